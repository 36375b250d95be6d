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
  const auto lines = last_rounds(rounds(5), 5);
  REQUIRE(lines.size() == 5);
  CHECK(lines[0].number == "1");
  CHECK(lines[4].now);
  CHECK(last_rounds({}, 5).empty());
}

TEST_CASE("Of many rounds the last ones tell what each brought, and that there were others before") {
  const auto lines = last_rounds(rounds(12), 3);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].number == "… 10");
  CHECK(lines[0].points == std::vector<std::int64_t>{10, -10});
  CHECK(lines[1].number == "11");
  CHECK(lines[2].now);
}

TEST_CASE("The sum is that of all rounds, whichever are shown") {
  CHECK(sum_of(rounds(4)) == std::vector<std::int64_t>{10, -10});
  CHECK(sum_of({}).empty());
}

TEST_CASE("After a round whoever has most points stands first, and the round that is over is known") {
  const RoundTable table =
      round_table(rounds(5), {.names = {"first", "second"}, .colours = {Colour{}, Colour{}}, .notes = {"Discs: 9", "Discs: 7"}}, 3);
  CHECK(table.heads == std::vector<std::string>{"… 3", "4", "5"});
  CHECK(table.now == 2);
  REQUIRE(table.rows.size() == 2);
  CHECK(table.rows[0].name == "first");
  CHECK(table.rows[0].points == std::vector<std::int64_t>{3, 4, 5});
  CHECK(table.rows[0].total == 15);
  CHECK(table.rows[0].note == "Discs: 9");
  const RoundTable turned =
      round_table({{.number = "1", .points = {1, 2}, .now = true}}, {.names = {"first", "second"}, .colours = {Colour{}, Colour{}}}, 9);
  CHECK(turned.rows[0].name == "second");
  CHECK(turned.rows[0].note.empty());
}
