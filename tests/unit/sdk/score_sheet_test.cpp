#include "sdk/score_sheet.hpp"

#include "catch.hpp"

using namespace tablier;

TEST_CASE("What a ply was worth is read from facts as it was put there") {
  const SheetPly ply{{"tile", "draw"}, 7, {{seat(1), 0, 13}, {seat(1), 1, -5}}};
  const auto read = read_sheet(Value::map({{"pool", 3}, {kSheetFact, to_value(ply)}}));
  REQUIRE(read);
  CHECK(read->columns == ply.columns);
  CHECK(read->turn == 7);
  CHECK(read->entries == ply.entries);
}

TEST_CASE("Facts without a sheet have none, and entries that make no sense are left out") {
  CHECK_FALSE(read_sheet(Value::map({{"pool", 3}})));
  CHECK_FALSE(read_sheet(Value::map({{kSheetFact, 3}})));
  const auto entry = [](int seat, int column) { return Value::map({{"seat", seat}, {"column", column}, {"points", 1}}); };
  Value entries = Value::list();
  for (const auto& [s, c] : {std::pair{0, 0}, {kMaxSeats, 0}, {-1, 0}, {0, 1}, {0, -1}}) entries.push(entry(s, c));
  entries.push("nonsense");
  const Value sheet = Value::map({{"columns", Value::list_of(std::vector<std::string>{"tile"})}, {"turn", 0}, {"entries", entries}});
  const auto read = read_sheet(Value::map({{kSheetFact, sheet}}));
  REQUIRE(read);
  CHECK(read->entries.size() == 1);
}
