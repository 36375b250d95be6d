#include "ui/table/round_lines.hpp"

#include "catch.hpp"
#include "ui/table/round_table.hpp"

using namespace tablier;

namespace {

std::vector<RoundLine> rounds(int count, int now) {
  std::vector<RoundLine> all;
  for (int i = 1; i <= count; ++i) all.push_back({.number = std::to_string(i), .points = {i, -i}, .now = i == now});
  return all;
}

std::vector<RoundLine> rounds(int count) { return rounds(count, count); }

std::vector<std::string> numbers(const std::vector<RoundLine>& lines) {
  std::vector<std::string> all;
  for (const RoundLine& line : lines) all.push_back(line.number);
  return all;
}

}  // namespace

TEST_CASE("Few rounds stand each by itself") {
  const auto lines = shown_rounds(rounds(5), 5);
  REQUIRE(lines.size() == 5);
  CHECK(lines[0].number == "1");
  CHECK(lines[4].now);
  CHECK(shown_rounds({}, 5).empty());
}

TEST_CASE("Of many rounds the last ones tell what each brought, and that there were others before") {
  const auto lines = shown_rounds(rounds(12), 3);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].number == "… 10");
  CHECK(lines[0].points == std::vector<std::int64_t>{10, -10});
  CHECK(lines[1].number == "11");
  CHECK(lines[2].now);
}

TEST_CASE("The round that is looked at is among those shown, however far back it is and however few have room") {
  using Numbers = std::vector<std::string>;
  for (int now = 1; now <= 12; ++now)
    for (const std::size_t max : {1U, 2U, 3U, 12U}) {
      const auto lines = shown_rounds(rounds(12, now), max);
      CHECK(lines.size() == max);
      CHECK(std::ranges::count(lines, true, &RoundLine::now) == 1);
    }
  CHECK(numbers(shown_rounds(rounds(3, 1), 1)) == Numbers{"1 …"});
  CHECK(numbers(shown_rounds(rounds(3, 2), 1)) == Numbers{"… 2 …"});
  CHECK(numbers(shown_rounds(rounds(9, 4), 3)) == Numbers{"… 4", "5", "6 …"});
  CHECK(numbers(shown_rounds(rounds(9, 0), 2)) == Numbers{"… 8", "9"});
  const RoundTable table = round_table(rounds(9, 2), {.names = {"first"}, .colours = {Colour{}}}, 3);
  CHECK(table.heads == Numbers{"… 2", "3", "4 …"});
  CHECK(table.now == 0);
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
