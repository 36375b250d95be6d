#include "editor/work/desk.hpp"

#include "content/yaml_writer.hpp"
#include "fixture.hpp"
#include "tools/tool_list.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace {

std::uint64_t solutions(const Desk& desk, Spot spot) { return desk.report().at(spot)->solutions; }

/// What the command line's tool says of a series.
Value checked(const SeriesSheet& series) {
  Content content;
  content.pieces = pieces();
  const Tool tool = katamino::series_check_tool();
  auto options = Options::make(tool.parameters, Value::map());
  REQUIRE(options);
  auto answer = tool.run({content, *std::move(options), {}, series, {}, {}});
  REQUIRE(answer);
  return answer->json;
}

void type(Desk& desk, const std::vector<int>& digits) {
  for (const int digit : digits) REQUIRE(desk.figure(digit));
}

}  // namespace

TEST_CASE("pentas are counted beside, and the figures agree with the series tool") {
  Desk desk(pieces(), two_rows());
  CHECK(desk.counting());
  CHECK_FALSE(wait_for(desk));
  CHECK(solutions(desk, {0, 3}) == 2);  // data/katamino-series.yaml: the Grand Slam's rows A and B
  CHECK(solutions(desk, {0, 4}) == 1);
  CHECK(solutions(desk, {1, 3}) == 3);
  CHECK(desk.report().waiting() == 0);
  CHECK(katamino::to_value(desk.report().figures()) == checked(two_rows()));
}

TEST_CASE("each penta that can be solved has a solution to show, an impossible one none") {
  Desk desk(pieces(), series_of({{"A", 4, {2, 4, 5, 8}}, {"B", 4, {1, 2, 3, 4}}}));
  wait_for(desk);
  const auto* found = desk.counter().solution(desk.report().at({0, 3})->set);
  REQUIRE(found);
  std::size_t cells = 0;
  for (const katamino::Laid& laid : *found) cells += laid.cells.size();
  CHECK(cells == 20);
  CHECK(desk.report().at({1, 3})->state == PentaState::impossible);
  CHECK_FALSE(desk.counter().solution(desk.report().at({1, 3})->set));
}

TEST_CASE("a row that changes is counted anew, and back again") {
  Desk desk(pieces(), two_rows());
  for (int i = 0; i < 20; ++i) {  // often enough to stop a count in its middle
    REQUIRE(desk.go_to({0, 5}));
    REQUIRE(desk.lay(i % 2 == 0 ? 11 : 10));
  }
  wait_for(desk);
  CHECK(katamino::to_value(desk.report().figures()) == checked(two_rows()));
  REQUIRE(desk.undo());
  wait_for(desk);
  CHECK(katamino::to_value(desk.report().figures()) == checked(desk.model().series()));
}

TEST_CASE("a row is typed: the cursor goes on by itself, and a 1 waits for what comes next") {
  Desk desk(pieces(), empty_series({"a", "b"}));
  type(desk, {2, 4, 5, 8, 7, 1, 0, 1});
  CHECK(desk.typed() == "1");
  CHECK(desk.cursor() == Spot{0, 6});
  REQUIRE(desk.move(1, 0));
  CHECK(desk.model().rows()[0].numbers == std::vector<int>{2, 4, 5, 8, 7, 10, 1, 0});
  REQUIRE(desk.letter('X'));
  CHECK(desk.model().at({0, 7}) == 12);
  CHECK(desk.cursor() == Spot{0, 7});
}

TEST_CASE("what is refused says why and leaves the cursor") {
  Desk desk(pieces(), two_rows());
  CHECK(refusal(desk.lay(8)) == "editor.no.twice");
  CHECK(desk.cursor() == Spot{0, 0});
  CHECK(refusal(desk.letter('A')) == "editor.no.letter");
  CHECK(refusal(desk.undo()) == "editor.no.undo");
  CHECK(refusal(desk.redo()) == "editor.no.redo");
  CHECK(refusal(desk.complete()) == "editor.no.gap");
}

TEST_CASE("clearing backwards takes the slot before where there is nothing") {
  Desk desk(pieces(), two_rows());
  REQUIRE(desk.go_to({0, 5}));
  REQUIRE(desk.clear_back());
  REQUIRE(desk.clear_back());
  CHECK(desk.model().rows()[0].numbers == std::vector<int>{2, 4, 5, 8, 0, 0});
  CHECK(desk.cursor() == Spot{0, 4});
}

TEST_CASE("what is being typed is what undo and clear take first") {
  Desk desk(pieces(), two_rows());
  REQUIRE(desk.figure(1));
  REQUIRE(desk.undo());
  CHECK(desk.typed().empty());
  REQUIRE(desk.figure(1));
  REQUIRE(desk.clear());
  CHECK(desk.model().at({0, 0}) == 2);
}

TEST_CASE("the cursor stays in the grid, whatever happens to rows") {
  Desk desk(pieces(), two_rows());
  REQUIRE(desk.move(99, 99));
  CHECK(desk.cursor() == Spot{1, 5});
  REQUIRE(desk.set_row({"B", {2, 3}, true}));
  CHECK(desk.cursor() == Spot{1, 2});
  REQUIRE(desk.remove_row());
  CHECK(desk.cursor().row == 0);
  REQUIRE(desk.add_row());
  CHECK(desk.cursor() == Spot{1, 0});
  REQUIRE(desk.move_row(-1));
  CHECK(desk.cursor().row == 0);
}

TEST_CASE("the penta of a slot is its own, before the first one that") {
  Desk desk(pieces(), two_rows());
  CHECK(desk.penta_spot() == Spot{0, 3});
  REQUIRE(desk.go_to({1, 4}));
  CHECK(desk.penta_spot() == Spot{1, 4});
}

TEST_CASE("nothing is edited while it is being filled in, and stopping leaves all as it was") {
  Desk desk(pieces(), empty_series({"a", "b"}));
  REQUIRE(desk.complete());
  CHECK(desk.completing());
  CHECK(refusal(desk.lay(3)) == "editor.no.completing");
  CHECK(refusal(desk.undo()) == "editor.no.completing");
  CHECK(refusal(desk.add_row()) == "editor.no.completing");
  desk.cancel_completion();
  CHECK_FALSE(desk.completing());
  CHECK_FALSE(wait_for(desk));
  CHECK_FALSE(desk.model().can_undo());
}

TEST_CASE("what was filled in is one step back") {
  Desk desk(pieces(), series_of({{"A", 3, {2, 3, 10, 0, 0}}, {"B", 3, {0, 0, 0, 0, 0}}}));
  REQUIRE(desk.complete());
  CHECK_FALSE(wait_for(desk));
  CHECK(desk.report().waiting() == 0);
  CHECK(desk.report().figures().pentas == 6);
  CHECK(desk.report().figures().impossible.empty());
  CHECK(desk.report().figures().repeated.empty());
  REQUIRE(desk.undo());
  CHECK(desk.model().rows()[1].numbers == std::vector<int>(5, 0));
}
