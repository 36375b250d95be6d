#include "sdk/diagram.hpp"

#include "catch.hpp"

#include <functional>
#include <string>
#include <variant>
#include <vector>

using namespace tablier;

namespace {

DiagramKit kit() {
  return {.option = "diagram",
          .grid = {.lattice = Lattice::points, .width = 9, .height = 9, .skip_i = true, .upper_case = true},
          .kinds = {{"1", TokenKind::stone, ""}, {"2", TokenKind::stone, ""}},
          .max_count = 4};
}

std::string why(std::vector<std::string> texts) {
  const auto diagram = parse_diagram(texts, kit());
  return diagram ? "fine" : diagram.problem().text.key;
}

}  // namespace

TEST_CASE("A diagram is written as it is read: what stands where, whose turn it is, what was counted") {
  const std::vector<std::string> texts{"1 A1 J9", "2 E5", "turn 2", "count 0 4"};
  const auto diagram = parse_diagram(texts, kit());
  REQUIRE(diagram);
  CHECK(diagram->things == std::vector<DiagramThing>{{0, {0, 0}}, {1, {4, 4}}, {0, {8, 8}}});
  CHECK(diagram->turn == 1);
  CHECK(diagram->counts == std::vector{0, 4});
  CHECK(to_texts(*diagram, kit()) == texts);
}

TEST_CASE("Nothing is written of what is as at the start of a match") {
  CHECK(to_texts({.things = {}, .counts = {0, 0}}, kit()).empty());
  CHECK(parse_diagram({}, kit()).value() == Diagram{});
}

TEST_CASE("A match that begins from nothing says so: no texts at all would say that nothing is set up") {
  CHECK(to_start_texts({}, kit()) == std::vector<std::string>{"turn 1"});
  CHECK(parse_diagram(to_start_texts({}, kit()), kit()).value() == Diagram{});
  CHECK(to_start_texts({.things = {{0, {0, 0}}}}, kit()) == std::vector<std::string>{"1 A1"});
}

TEST_CASE("Where a kind never stands a diagram does not have it") {
  DiagramKit barred = kit();
  barred.kinds[0].barred = {{0, 0}};
  CHECK(parse_diagram(std::vector<std::string>{"1 A1"}, barred).problem().text.key == "diagram.barred");
  CHECK(parse_diagram(std::vector<std::string>{"2 A1"}, barred));
}

TEST_CASE("What a diagram cannot say is told") {
  CHECK(why({"3 A1"}) == "diagram.word");
  CHECK(why({""}) == "diagram.word");
  CHECK(why({"1 K1"}) == "place.off_board");
  CHECK(why({"1 A1", "2 A1"}) == "diagram.twice");
  CHECK(why({"turn 3"}) == "diagram.turn");
  CHECK(why({"turn"}) == "diagram.turn");
  CHECK(why({"count 1"}) == "diagram.count");
  CHECK(why({"count 1 5"}) == "diagram.count");
  CHECK(why({"count 1 x"}) == "diagram.count");
}

TEST_CASE("All that a diagram cannot say is told at once, each once") {
  const auto wrong = parse_diagram(std::vector<std::string>{"1 A1 K1", "2 A1", "turn 3", "turn 3"}, kit());
  REQUIRE_FALSE(wrong);
  const Text& all = wrong.problem().text;
  REQUIRE(all.key == "faults.and");
  std::vector<std::string> keys;
  const std::function<void(const Text&)> visit = [&](const Text& text) {
    if (text.key != "faults.and") return keys.push_back(text.key);
    for (const TextArg& arg : text.args) visit(std::get<std::vector<Text>>(arg.value).front());
  };
  visit(all);
  CHECK(keys == std::vector<std::string>{"place.off_board", "diagram.twice", "diagram.turn"});
}

TEST_CASE("What was placed last is one thing, of the seat before the one to move") {
  DiagramKit pawns = kit();
  pawns.kinds[0].paint = "white";
  pawns.kinds[1].paint = "black";
  pawns.kinds.push_back({.name = "last", .last = true});
  const auto why_not = [&pawns](std::vector<std::string> texts) { return parse_diagram(texts, pawns).problem().text.key; };
  CHECK(why_not({"last A1 A2"}) == "diagram.last");
  CHECK(why_not({"last A1", "last A2"}) == "diagram.last");
  const auto diagram = parse_diagram(std::vector<std::string>{"1 A1", "last A2"}, pawns);
  REQUIRE(diagram);
  CHECK(paint_of(2, *diagram, pawns) == "black");
  CHECK(paint_of(2, {.things = {}, .turn = 1}, pawns) == "white");
  CHECK(paint_of(0, *diagram, pawns) == "white");
}
