#include "play/diagram_edit.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

DiagramKit kit() {
  return {.option = "diagram",
          .grid = {.lattice = Lattice::points, .width = 9, .height = 9},
          .kinds = {{"1", TokenKind::stone, ""}, {"2", TokenKind::stone, ""}},
          .max_count = 4};
}

}  // namespace

TEST_CASE("A thing takes the place of another, and goes when it is placed once more") {
  DiagramEdit edit(kit(), {});
  edit.put({1, 1}, 0);
  edit.put({1, 1}, 1);
  CHECK(edit.at({1, 1}) == 1);
  edit.put({1, 1}, 1);
  CHECK_FALSE(edit.at({1, 1}));
  edit.remove({1, 1});
  CHECK(edit.diagram() == Diagram{});
}

TEST_CASE("What was placed last before stays as any other of its seat") {
  DiagramKit pawns = kit();
  pawns.kinds.push_back({.name = "last", .last = true});
  DiagramEdit edit(pawns, {});
  edit.put({1, 1}, 0);
  edit.put({1, 2}, 2);
  edit.put({1, 1}, 2);
  CHECK(edit.diagram().things == std::vector<DiagramThing>{{2, {1, 1}}, {1, {1, 2}}});
  edit.put({1, 1}, 2);
  CHECK(edit.diagram().things == std::vector<DiagramThing>{{1, {1, 2}}});
}

TEST_CASE("Each step can be taken back and made again; what changes nothing is no step") {
  DiagramEdit edit(kit(), {});
  CHECK_FALSE(edit.can_undo());
  edit.set_turn(0);
  CHECK_FALSE(edit.can_undo());
  edit.put({1, 1}, 0);
  edit.set_turn(1);
  edit.set_count(1, 3);
  edit.undo();
  CHECK(edit.count(1) == 0);
  edit.redo();
  CHECK(edit.count(1) == 3);
  edit.clear();
  edit.undo();
  CHECK(edit.at({1, 1}) == 0);
  edit.undo();
  edit.put({2, 2}, 1);
  CHECK_FALSE(edit.can_redo());
}

TEST_CASE("The match that begins from it keeps players and rules, and is no challenge any more") {
  DiagramEdit edit(kit(), {});
  edit.put({0, 0}, 1);
  MatchSetup from{.game = "go", .variant = "small", .players = {Player{}, Player{.human = false, .level = 3, .name = {}}}, .challenge = {}};
  from.options.set("size", 9);
  const MatchSetup made = edit.setup(from, false);
  CHECK(made.players == from.players);
  CHECK(made.options.find("size") != nullptr);
  CHECK(to_json(*made.options.find("diagram")) == R"(["2 a1"])");
  CHECK(edit.setup(from, true).players[1].human);
  from.clock = ClockRules{.seconds = 600};
  CHECK(edit.setup(from, false).clock);
  CHECK_FALSE(edit.setup(from, true).clock);
  from.challenge = "problems/A/1";
  from.options.set("win_in", 3);
  CHECK(edit.setup(from, false).challenge.empty());
  CHECK(edit.setup(from, false).options.find("win_in") == nullptr);
}

TEST_CASE("From a board that was cleared begins what stands there, not the usual start") {
  DiagramEdit edit(kit(), {});
  edit.put({0, 0}, 0);
  edit.clear();
  MatchSetup from;
  from.game = "go";
  CHECK(to_json(*edit.setup(from, true).options.find("diagram")) == R"(["turn 1"])");
}

TEST_CASE("Things may stand where their kind is not barred") {
  DiagramKit barred = kit();
  barred.kinds[1].barred = {{2, 2}};
  const DiagramEdit edit(barred, {});
  CHECK(edit.may_stand({2, 2}, 0));
  CHECK_FALSE(edit.may_stand({2, 2}, 1));
  CHECK(edit.may_stand({2, 3}, 1));
}

TEST_CASE("A hand begins on the place next to the middle, also where the board has an even side or places only within a frame") {
  CHECK(middle_place({.lattice = Lattice::points, .width = 19, .height = 19}) == Place{9, 9});
  CHECK(middle_place({.lattice = Lattice::squares, .width = 8, .height = 8}) == Place{4, 4});
  Grid corner{.lattice = Lattice::squares, .width = 10, .height = 10};
  corner.mask.assign(100, 0);
  corner.mask[static_cast<std::size_t>(corner.index({1, 1}))] = corner.mask[static_cast<std::size_t>(corner.index({2, 1}))] = 1;
  CHECK(middle_place(corner) == Place{2, 1});
}
