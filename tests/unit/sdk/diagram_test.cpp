#include "sdk/diagram.hpp"

#include "catch.hpp"

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
