#include "ui/table/round_lines.hpp"

#include "catch.hpp"
#include "ui/table/round_table.hpp"

using namespace tablier;

namespace {

std::vector<RoundLine> rounds(int count) {
  std::vector<RoundLine> all;
  for (int i = 1; i <= count; ++i) all.push_back({.number = std::to_string(i), .points = {i, -i}, .now = i == count});
  return all;
}

}  // namespace

TEST_CASE("Few rounds stand each by itself") {
  const auto lines = fewer_rounds(rounds(5), 5);
  REQUIRE(lines.size() == 5);
  CHECK(lines[4].now);
  CHECK(fewer_rounds({}, 5).empty());
}

TEST_CASE("Of many rounds the first ones are summed up and the last ones stay") {
  const auto lines = fewer_rounds(rounds(12), 5);
  REQUIRE(lines.size() == 5);
  CHECK(lines[0].number == "1–8");
  CHECK(lines[0].points == std::vector<std::int64_t>{36, -36});
  CHECK_FALSE(lines[0].now);
  CHECK(lines[1].number == "9");
  CHECK(lines[4].now);
}

TEST_CASE("All rounds together are the total") {
  const auto lines = fewer_rounds(rounds(4), 1);
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].points == std::vector<std::int64_t>{10, -10});
}

TEST_CASE("After a round whoever has most points stands first, and the round that is over is known") {
  const RoundTable table = round_table(rounds(5), {"first", "second"}, {Colour{}, Colour{}}, 3);
  CHECK(table.heads == std::vector<std::string>{"1–3", "4", "5"});
  CHECK(table.now == 2);
  REQUIRE(table.rows.size() == 2);
  CHECK(table.rows[0].name == "first");
  CHECK(table.rows[0].points == std::vector<std::int64_t>{6, 4, 5});
  CHECK(table.rows[0].total == 15);
  const RoundTable turned = round_table({{.number = "1", .points = {1, 2}, .now = true}}, {"first", "second"}, {Colour{}, Colour{}}, 9);
  CHECK(turned.rows[0].name == "second");
}
