#include "editor/series/session/edit_session.hpp"

#include "content/yaml_writer.hpp"
#include "fixture.hpp"
#include "tools/tool_list.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace {

std::uint64_t solutions(const EditSession& session, CellIndex cell) { return session.report().at(cell)->solutions; }

/// What the command line's tool says of a series.
Value checked(const SeriesSpec& series) {
  Content content;
  content.pieces = pieces();
  const Tool tool = katamino::series_check_tool();
  auto options = Options::make(tool.parameters, Value::map());
  REQUIRE(options);
  auto answer = tool.run({content, *std::move(options), {}, series, {}, {}});
  REQUIRE(answer);
  return answer->json;
}

void type(EditSession& session, const std::vector<int>& digits) {
  for (const int digit : digits) REQUIRE(session.figure(digit));
}

}  // namespace

TEST_CASE("pentas are counted beside, and the figures agree with the series tool") {
  EditSession session(pieces(), two_rows());
  CHECK(session.counting());
  CHECK_FALSE(wait_for(session));
  CHECK(solutions(session, {0, 3}) == 2);  // data/katamino-series.yaml: the Grand Slam's rows A and B
  CHECK(solutions(session, {0, 4}) == 1);
  CHECK(solutions(session, {1, 3}) == 3);
  CHECK(session.report().waiting() == 0);
  CHECK(katamino::to_value(session.report().figures()) == checked(two_rows()));
}

TEST_CASE("each penta that can be solved has a solution to show, an impossible one none") {
  EditSession session(pieces(), series_of({{"A", 4, {2, 4, 5, 8}}, {"B", 4, {1, 2, 3, 4}}}));
  wait_for(session);
  const auto* found = session.counter().solution(session.report().at({0, 3})->set);
  REQUIRE(found);
  std::size_t cells = 0;
  for (const katamino::Laid& laid : *found) cells += laid.cells.size();
  CHECK(cells == 20);
  CHECK(session.report().at({1, 3})->state == PentaState::impossible);
  CHECK_FALSE(session.counter().solution(session.report().at({1, 3})->set));
}

TEST_CASE("a row that changes is counted anew, and back again") {
  EditSession session(pieces(), two_rows());
  for (int i = 0; i < 20; ++i) {  // often enough to stop a count in its middle
    REQUIRE(session.go_to({0, 5}));
    REQUIRE(session.lay(i % 2 == 0 ? 11 : 10));
  }
  wait_for(session);
  CHECK(katamino::to_value(session.report().figures()) == checked(two_rows()));
  REQUIRE(session.undo());
  wait_for(session);
  CHECK(katamino::to_value(session.report().figures()) == checked(session.model().series()));
}

TEST_CASE("a row is typed: the cursor goes on by itself, and a 1 waits for what comes next") {
  EditSession session(pieces(), empty_series({"a", "b"}));
  type(session, {2, 4, 5, 8, 7, 1, 0, 1});
  CHECK(session.typed() == "1");
  CHECK(session.cursor() == CellIndex{0, 6});
  REQUIRE(session.move(1, 0));
  CHECK(session.model().rows()[0].numbers == std::vector<int>{2, 4, 5, 8, 7, 10, 1, 0});
  REQUIRE(session.letter('X'));
  CHECK(session.model().at({0, 7}) == 12);
  CHECK(session.cursor() == CellIndex{0, 7});
}

TEST_CASE("what is refused says why and leaves the cursor") {
  EditSession session(pieces(), two_rows());
  CHECK(refusal(session.lay(8)) == "editor.no.twice");
  CHECK(session.cursor() == CellIndex{0, 0});
  CHECK(refusal(session.letter('A')) == "editor.no.letter");
  CHECK(refusal(session.undo()) == "editor.no.undo");
  CHECK(refusal(session.redo()) == "editor.no.redo");
  CHECK(refusal(session.complete()) == "editor.no.gap");
}

TEST_CASE("clearing backwards takes the slot before where there is nothing") {
  EditSession session(pieces(), two_rows());
  REQUIRE(session.go_to({0, 5}));
  REQUIRE(session.clear_back());
  REQUIRE(session.clear_back());
  CHECK(session.model().rows()[0].numbers == std::vector<int>{2, 4, 5, 8, 0, 0});
  CHECK(session.cursor() == CellIndex{0, 4});
}

TEST_CASE("what is being typed is what undo and clear take first") {
  EditSession session(pieces(), two_rows());
  REQUIRE(session.figure(1));
  REQUIRE(session.undo());
  CHECK(session.typed().empty());
  REQUIRE(session.figure(1));
  REQUIRE(session.clear());
  CHECK(session.model().at({0, 0}) == 2);
}

TEST_CASE("the cursor stays in the grid, whatever happens to rows") {
  EditSession session(pieces(), two_rows());
  REQUIRE(session.move(99, 99));
  CHECK(session.cursor() == CellIndex{1, 5});
  REQUIRE(session.set_row({"B", {2, 3}, true}));
  CHECK(session.cursor() == CellIndex{1, 2});
  REQUIRE(session.remove_row());
  CHECK(session.cursor().row == 0);
  REQUIRE(session.add_row());
  CHECK(session.cursor() == CellIndex{1, 0});
  REQUIRE(session.move_row(-1));
  CHECK(session.cursor().row == 0);
}

TEST_CASE("a new row stands below all others, whichever is chosen, so that names come in their order") {
  EditSession session(pieces(), empty_series({"a", "b"}));
  for (int i = 0; i < 3; ++i) {
    REQUIRE(session.go_to({0, 0}));
    REQUIRE(session.add_row());
    CHECK(session.cursor() == CellIndex{session.model().rows().size() - 1, 0});
  }
  std::string names;
  for (const SeriesRow& row : session.model().rows()) names += row.name;
  CHECK(names == "ABCDEFG");
}

TEST_CASE("the penta of a slot is its own, before the first one that") {
  EditSession session(pieces(), two_rows());
  CHECK(session.penta_spot() == CellIndex{0, 3});
  REQUIRE(session.go_to({1, 4}));
  CHECK(session.penta_spot() == CellIndex{1, 4});
}

TEST_CASE("nothing is edited while it is being filled in, and stopping leaves all as it was") {
  EditSession session(pieces(), empty_series({"a", "b"}));
  REQUIRE(session.complete());
  CHECK(session.completing());
  CHECK(refusal(session.lay(3)) == "editor.no.completing");
  CHECK(refusal(session.undo()) == "editor.no.completing");
  CHECK(refusal(session.add_row()) == "editor.no.completing");
  session.cancel_completion();
  CHECK_FALSE(session.completing());
  CHECK_FALSE(wait_for(session));
  CHECK_FALSE(session.model().can_undo());
}

TEST_CASE("what was filled in is one step back") {
  EditSession session(pieces(), series_of({{"A", 3, {2, 3, 10, 0, 0}}, {"B", 3, {0, 0, 0, 0, 0}}}));
  REQUIRE(session.complete());
  CHECK_FALSE(wait_for(session));
  CHECK(session.report().waiting() == 0);
  CHECK(session.report().figures().pentas == 6);
  CHECK(session.report().figures().impossible.empty());
  CHECK(session.report().figures().repeated.empty());
  REQUIRE(session.undo());
  CHECK(session.model().rows()[1].numbers == std::vector<int>(5, 0));
}

TEST_CASE("a blank parts numbers that are typed, and locks a slot that was chosen") {
  EditSession session(pieces(), two_rows());
  const auto type = [&](const std::string& keys) {
    for (const char key : keys) REQUIRE((key == ' ' ? session.blank() : session.figure(key - '0')));
  };
  type("2 4 5 8  7 10 ");
  CHECK(session.model().rows()[0].numbers == std::vector<int>{2, 4, 5, 8, 7, 10});
  CHECK(session.model().locks().empty());
  REQUIRE(session.go_to({0, 1}));
  type(" ");
  CHECK(session.model().locks() == Locks{{0, 1}});
  type(" 1 ");
  CHECK(session.model().rows()[0].numbers[1] == 1);
  CHECK(session.model().locks().empty());
  CHECK_FALSE(session.figure(2));
  type(" ");
  CHECK(session.model().locks().empty());
}

TEST_CASE("a row is pasted into an empty one that is chosen, which keeps its name, and others below") {
  EditSession session(pieces(), series_of({{"A", 4, {2, 4, 5, 8}}, {"B", 4, {0, 0, 0, 0}}, {"C", 4, {1, 2, 3, 4}}}));
  const auto names = [&session] {
    std::string all;
    for (const SeriesRow& row : session.model().rows()) all += row.name;
    return all;
  };
  REQUIRE(session.go_to({1, 2}));
  REQUIRE(session.paste(std::vector<SeriesRow>{session.model().rows()[0], session.model().rows()[2]}));
  CHECK(names() == "ABDC");
  CHECK(session.model().rows()[1].numbers == std::vector{2, 4, 5, 8});
  CHECK(session.cursor() == CellIndex{2, 0});
  REQUIRE(session.go_to({0, 0}));
  REQUIRE(session.paste(std::vector<SeriesRow>{session.model().rows()[1]}));  // what has pieces stays
  CHECK(session.model().rows().size() == 5);
  REQUIRE(session.undo());
  REQUIRE(session.undo());
  REQUIRE(session.undo());
  CHECK(names() == "ABC");
  CHECK(session.model().rows()[1].numbers == std::vector{0, 0, 0, 0});
  REQUIRE(session.go_to({1, 0}));
  REQUIRE(session.duplicate_row());
  CHECK(session.model().rows().size() == 4);
}
