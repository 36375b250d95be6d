#include "catch.hpp"
#include "fake_game.hpp"
#include "hand_helpers.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

using namespace tablier;
using Kind = HandAnswer::Kind;

namespace {

/// A bar of two squares: orientation 0 lies, 1 stands.
TrayItem bar(int id) {
  return {.id = id,
          .kind = TokenKind::polyform,
          .paint = "p",
          .orientations = {{.cells = {{0, 0}, {1, 0}}, .turned = 1, .flipped = 0}, {.cells = {{0, 0}, {0, 1}}, .turned = 0, .flipped = 1}}};
}

/// On 4 × 3 squares a bar (item 5) may lie on a1-b1, on c1-d1, or stand on a2-a3; the first lay leads to a position where it may be lifted.
FakeState bars() {
  Scene start = empty_board(4, 3);
  start.trays.push_back({.title = {}, .items = {bar(5), bar(6)}});
  Scene laid = empty_board(4, 3);
  laid.tokens.push_back({.id = 5, .kind = TokenKind::polyform, .places = {{0, 0}, {1, 0}}, .paint = "p"});
  laid.trays.push_back({.title = {}, .items = {bar(6)}});
  const std::vector<FakeMove> lays{
      {{lay(5, 0, {{0, 0}, {1, 0}})}, 1}, {{lay(5, 0, {{2, 0}, {3, 0}})}, 0}, {{lay(5, 1, {{0, 1}, {0, 2}})}, 0}};
  return fake({{start, lays}, {laid, {{{lift(5)}, 0}, {{lay(6, 1, {{3, 0}, {3, 1}})}, 0}}}});
}

/// In units from the upper left corner; row 1 is the lowest of three.
SurfacePoint at(float x, float y) { return {0, {x, y}}; }

/// The cursor to a1.
void go_to_corner(Hand& hand) {
  for (int i = 0; i < 4; ++i) hand.move(-1, 0);
  for (int i = 0; i < 4; ++i) hand.move(0, 1);
}

/// The position after the bar was laid on a1-b1.
Hand after_first(FakeState& state) {
  state.play(nth(1));
  return dealt(state);
}

}  // namespace

TEST_CASE("what is held shows a ghost at the nearest legal lay, and is played there") {
  Hand hand = dealt(bars());
  REQUIRE(hand.take(5, {}, at(-3, 9)).kind == Kind::changed);
  CHECK_FALSE(hand.ghost());
  hand.aim(at(1.3F, 2.3F));
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  CHECK(hand.ghost()->places == std::vector<Place>{{0, 0}, {1, 0}});
  const HandAnswer answer = hand.drop(at(1.3F, 2.3F));
  CHECK(answer.kind == Kind::play);
  CHECK(numbers(answer.moves) == std::vector{1});
}

TEST_CASE("a thing gripped by its last square lies with that square under the hand") {
  Hand hand = dealt(bars());
  hand.take(5, {-0.5F, 0}, at(-3, 9));  // its middle is half a square to the left of the hand
  hand.aim(at(3.5F, 2.5F));
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->places == std::vector<Place>{{2, 0}, {3, 0}});
}

TEST_CASE("where it may not lie the ghost says why, and a drop there returns it") {
  Hand hand = dealt(bars());
  hand.take(5, {}, at(2, 0.5F));
  REQUIRE(hand.ghost());
  CHECK_FALSE(hand.ghost()->legal);
  CHECK_FALSE(hand.ghost()->why.empty());
  CHECK(hand.drop(at(2, 0.5F)).kind == Kind::refused);
  CHECK(hand.idle());
}

TEST_CASE("what is carried from click to click stays in the hand, as it is turned, where it may not lie") {
  Hand hand = dealt(bars());
  hand.take(5, {}, at(2, 0.5F));
  CHECK(hand.drop(at(2, 0.5F), true).kind == Kind::refused);
  CHECK(hand.held());
  CHECK(hand.drop_aside().kind == Kind::changed);
  CHECK(hand.idle());
}

TEST_CASE("dropped aside a thing returns to its tray") {
  Hand hand = dealt(bars());
  hand.take(5, {}, at(2, 1));
  CHECK(hand.drop_aside().kind == Kind::changed);
  CHECK(hand.idle());
}

TEST_CASE("a turn keeps the gripped square under the hand, and each item keeps how it was turned") {
  Hand hand = dealt(bars());
  hand.take(5, {0.5F, 0}, at(0.5F, 0.5F));  // by its left square
  CHECK(hand.turn(1).kind == Kind::changed);
  CHECK(hand.held()->middle.at.x == Approx(0.5));
  CHECK(hand.held()->middle.at.y == Approx(1.0));
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->places == std::vector<Place>{{0, 1}, {0, 2}});
  CHECK(hand.ghost()->legal);
  hand.escape();
  CHECK(hand.orientation(5) == 1);
  CHECK(hand.orientation(6) == 0);
}

TEST_CASE("a turn back undoes a turn") {
  Hand hand = dealt(bars());
  hand.take(5, {0.5F, 0.25F}, at(2, 1));
  const Vec2 before = hand.held()->middle.at;
  hand.turn(1);
  hand.turn(-1);
  CHECK(hand.held()->orientation == 0);
  CHECK(length(hand.held()->middle.at - before) < 1e-4F);
}

TEST_CASE("an item turns in its tray without being taken") {
  Hand hand = dealt(bars());
  CHECK(hand.turn(1, 6).kind == Kind::changed);
  CHECK(hand.orientation(6) == 1);
  CHECK(hand.turn(1, 99).kind == Kind::nothing);
}

TEST_CASE("a flip mirrors the grip") {
  Hand hand = dealt(bars());
  hand.take(5, {0.5F, 0.2F}, at(2, 1));
  hand.flip();
  CHECK(hand.held()->middle.at.x == Approx(1.5));
  CHECK(hand.held()->middle.at.y == Approx(1.2));
}

TEST_CASE("a thing that cannot be turned stays as it is") {
  Scene scene = empty_board(3, 3);
  scene.trays.push_back(
      {.title = {}, .items = {{.id = 1, .kind = TokenKind::polyform, .paint = "p", .orientations = {{.cells = {{0, 0}}}}}}});
  Hand hand = dealt(fake({{scene, {{{lay(1, 0, {{0, 0}})}, 0}}}}));
  hand.take(1, {0.2F, 0}, at(1, 1));
  CHECK(hand.turn(1).kind == Kind::nothing);
  CHECK(hand.flip().kind == Kind::nothing);
  CHECK(hand.tip().kind == Kind::nothing);
  CHECK(hand.held()->middle.at.x == Approx(1.2));
}

TEST_CASE("a token dragged to another place is lifted and laid as one") {
  FakeState state = bars();
  Hand hand = after_first(state);
  REQUIRE(hand.touch(at(0.5F, 2.5F)).kind == Kind::changed);  // by its left square
  REQUIRE(hand.held());
  CHECK(hand.held()->lifted);
  CHECK(hand.scene().tokens.empty());
  const HandAnswer answer = hand.drop(at(2.5F, 2.5F));
  CHECK(answer.kind == Kind::play);
  REQUIRE(answer.lift);
  CHECK(answer.lift->notation == "1");
  CHECK(numbers(answer.moves) == std::vector{2});
}

TEST_CASE("a token dropped beside the board is only lifted") {
  FakeState state = bars();
  Hand hand = after_first(state);
  hand.touch(at(0.5F, 2.5F));
  const HandAnswer answer = hand.drop_aside();
  CHECK(answer.kind == Kind::play);
  CHECK_FALSE(answer.lift);
  CHECK(numbers(answer.moves) == std::vector{1});
}

TEST_CASE("after escape a lifted token lies where it lay") {
  FakeState state = bars();
  Hand hand = after_first(state);
  hand.touch(at(0.5F, 2.5F));
  CHECK(hand.escape().kind == Kind::changed);
  CHECK(hand.scene().tokens.size() == 1);
  CHECK(hand.idle());
}

TEST_CASE("a token dropped where it lay has not moved") {
  FakeState state = bars();
  Hand hand = after_first(state);
  hand.touch(at(0.5F, 2.5F));
  CHECK(hand.drop(at(0.6F, 2.4F)).kind == Kind::changed);
  CHECK(hand.idle());
  CHECK(hand.scene().tokens.size() == 1);
}

TEST_CASE("a lifted token that may not lie where it is dropped returns, with a reason") {
  FakeState state = bars();
  Hand hand = after_first(state);
  hand.touch(at(0.5F, 2.5F));
  CHECK(hand.drop(at(1.5F, 0.5F)).kind == Kind::refused);
  CHECK(hand.scene().tokens.size() == 1);
}

TEST_CASE("keys choose, move, turn and lay") {
  Hand hand = dealt(bars());
  CHECK(hand.choose(1).kind == Kind::changed);
  CHECK(hand.held()->item == 5);
  CHECK(hand.choose(1).kind == Kind::changed);
  CHECK(hand.held()->item == 6);
  CHECK(hand.choose(1).kind == Kind::changed);
  CHECK(hand.held()->item == 5);
  REQUIRE(hand.ghost());
  for (int i = 0; i < 5; ++i) hand.move(-1, 1);  // stops at the corner
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  CHECK(hand.ghost()->places == std::vector<Place>{{0, 0}, {1, 0}});
  const HandAnswer answer = hand.enter();
  CHECK(answer.kind == Kind::play);
  CHECK(numbers(answer.moves) == std::vector{1});
}

TEST_CASE("by keys a thing keeps inside the board when it is turned") {
  Hand hand = dealt(bars());
  hand.choose(1);
  for (int i = 0; i < 5; ++i) hand.move(0, -1);
  hand.turn(1);
  REQUIRE(hand.ghost());
  for (const Place p : hand.ghost()->places) CHECK(hand.scene().surfaces[0].grid.contains(p));
  CHECK(hand.held()->orientation == 1);
}

TEST_CASE("keys take a thing inside the board, in whichever corner the cursor is and however the thing is turned") {
  const TrayItem wide{.id = 5,
                      .kind = TokenKind::polyform,
                      .paint = "p",
                      .orientations = {{.cells = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {1, 1}}, .turned = 1},
                                       {.cells = {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1}}, .turned = 0}}};
  Scene start = empty_board(5, 5);
  start.tokens.push_back({.id = 9, .kind = TokenKind::polyform, .places = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 4}}, .paint = "q"});
  start.trays.push_back({.title = {}, .items = {wide}});
  for (const Place way : {Place{-1, 1}, Place{-1, -1}, Place{1, 1}, Place{1, -1}})
    for (const bool turned : {false, true}) {
      Hand hand = dealt(fake({{start, {{{lay(5, 0, {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {2, 1}})}, 0}}}}));
      if (turned) hand.turn(1, 5);
      for (int i = 0; i < 5; ++i) hand.move(way.x, way.y);
      hand.escape();
      hand.choose(1);
      REQUIRE(hand.ghost());
      for (const Place p : hand.ghost()->places) CHECK(start.surfaces[0].grid.contains(p));
    }
}

TEST_CASE("by keys what may not be laid is refused and stays in the hand") {
  Hand hand = dealt(bars());
  hand.choose(1);
  for (int i = 0; i < 5; ++i) hand.move(0, -1);
  CHECK(hand.enter().kind == Kind::refused);
  CHECK(hand.held());
}

TEST_CASE("behind the divider of a board there is nothing for keys") {
  Scene start = empty_board(6, 3);
  start.surfaces[0].marks.push_back({.kind = MarkKind::divider, .place = {3, 0}});
  start.trays.push_back({.title = {}, .items = {bar(5)}});
  Hand hand = dealt(fake({{start, {{{lay(5, 0, {{0, 0}, {1, 0}})}, 0}}}}));
  hand.move(0, 0);
  for (int i = 0; i < 6; ++i) hand.move(1, 0);
  CHECK(hand.cursor() == Place{2, 1});
  hand.choose(1);
  for (int i = 0; i < 6; ++i) hand.move(1, 0);
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->places.back().x == 2);
}

TEST_CASE("keys send the token under the cursor back to its tray") {
  FakeState state = bars();
  Hand hand = after_first(state);
  hand.move(0, 0);
  go_to_corner(hand);
  REQUIRE(hand.cursor() == Place{0, 0});
  const HandAnswer answer = hand.lift();
  CHECK(answer.kind == Kind::play);
  CHECK(numbers(answer.moves) == std::vector{1});
}

TEST_CASE("keys take up a token and lay it elsewhere") {
  FakeState state = bars();
  Hand hand = after_first(state);
  hand.move(0, 0);
  go_to_corner(hand);
  REQUIRE(hand.enter().kind == Kind::changed);
  REQUIRE(hand.held());
  CHECK(hand.held()->lifted);
  hand.move(2, 0);
  const HandAnswer answer = hand.enter();
  CHECK(answer.kind == Kind::play);
  REQUIRE(answer.lift);
  CHECK(answer.lift->notation == "1");
  CHECK(numbers(answer.moves) == std::vector{2});
}

TEST_CASE("a thing of several layers is aimed by the layer it would stand on") {
  Scene scene = empty_board(3, 3, Lattice::cubes);
  scene.surfaces[0].grid.depth = 2;
  const std::vector<Place> tower{{0, 0, 0}, {0, 0, 1}}, flat{{0, 0, 0}, {1, 0, 0}};
  scene.trays.push_back({.title = {},
                         .items = {{.id = 1,
                                    .kind = TokenKind::polyform,
                                    .paint = "p",
                                    .orientations = {{.cells = flat, .tipped = 1}, {.cells = tower, .tipped = 0}}}}});
  Hand hand = dealt(fake({{scene, {{{lay(1, 0, {{1, 1, 1}, {2, 1, 1}})}, 0}, {{lay(1, 1, {{0, 0, 0}, {0, 0, 1}})}, 0}}}}));
  hand.take(1, {}, at(2, 1.5F));
  hand.aim(at(4 + 2, 1.5F));
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  CHECK(hand.ghost()->places.front() == Place{1, 1, 1});
  CHECK(hand.tip().kind == Kind::changed);
  hand.aim(at(0.5F, 2.5F));
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->places == tower);
}

namespace {

/// Three layers of 3 × 3, the lowest left, and a domino that can lie on the lowest and the uppermost.
FakeState layered() {
  Scene scene = empty_board(3, 3, Lattice::cubes);
  scene.surfaces[0].grid.depth = 3;
  const std::vector<Place> flat{{0, 0, 0}, {1, 0, 0}}, tower{{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 0, 3}};
  scene.trays.push_back({.title = {},
                         .items = {{.id = 1,
                                    .kind = TokenKind::polyform,
                                    .paint = "p",
                                    .orientations = {{.cells = flat, .tipped = 1}, {.cells = tower, .tipped = 0}}}}});
  return fake({{scene, {{{lay(1, 0, {{0, 1, 0}, {1, 1, 0}})}, 0}, {{lay(1, 0, {{1, 1, 2}, {2, 1, 2}})}, 0}}}});
}

}  // namespace

TEST_CASE("arrows lead from the edge of a layer onto the layer beside it, and back") {
  Hand hand = dealt(layered());
  hand.move(0, 0);
  const Place start = *hand.cursor();
  for (int i = 0; i < 9; ++i) hand.move(1, 0);
  CHECK(hand.cursor() == Place{2, start.y, 2});
  for (int i = 0; i < 8; ++i) hand.move(-1, 0);
  CHECK(hand.cursor() == Place{0, start.y, 0});
  hand.move(0, -1);
  hand.move(0, -1);
  CHECK(hand.cursor() == Place{0, 2, 0});
}

TEST_CASE("arrows carry what is held from layer to layer") {
  Hand hand = dealt(layered());
  REQUIRE(hand.choose(1).kind == Kind::changed);
  REQUIRE(hand.held());
  for (int i = 0; i < 6; ++i) hand.move(1, 0);
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->places.front() == Place{1, 1, 2});
  CHECK(hand.ghost()->legal);
  for (int i = 0; i < 6; ++i) hand.move(-1, 0);
  CHECK(hand.ghost()->places.front() == Place{0, 1, 0});
  CHECK(numbers(hand.enter().moves) == std::vector{1});
}

namespace {

/// Two layers of 10 × 2 one over the other, and a domino that can lie on either.
FakeState stacked() {
  Scene scene = empty_board(10, 2, Lattice::cubes);
  scene.surfaces[0].grid.depth = 2;
  scene.trays.push_back({.title = {}, .items = {domino(1)}});
  return fake({{scene, {{{lay(1, 0, {{0, 1, 0}, {1, 1, 0}})}, 0}, {{lay(1, 0, {{0, 0, 1}, {1, 0, 1}})}, 0}}}});
}

}  // namespace

TEST_CASE("arrows lead and carry from the edge of a layer onto the one that lies over it, and back") {
  Hand hand = dealt(stacked());
  REQUIRE(stacks_layers(hand.scene().surfaces[0].grid));
  hand.move(0, 0);
  for (int i = 0; i < 9; ++i) hand.move(0, 1);
  const bool up = hand.scene().surfaces[0].grid.rows_up;
  CHECK(hand.cursor()->z == 0);
  CHECK(hand.cursor()->y == (up ? 0 : 1));
  hand.move(0, -1);
  hand.move(0, -1);
  CHECK(hand.cursor()->z == 1);
  CHECK(hand.cursor()->y == (up ? 0 : 1));
  REQUIRE(hand.choose(1).kind == Kind::changed);
  for (int i = 0; i < 9; ++i) hand.move(0, 1);
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->places.front().z == 0);
  for (int i = 0; i < 9; ++i) hand.move(0, -1);
  CHECK(hand.ghost()->places.front().z == 1);
  CHECK(hand.ghost()->places.front().y == (up ? 1 : 0));
  hand.aim(over(hand, {4, 0, 0}));
  CHECK(hand.ghost()->places.front().z == 0);
}

TEST_CASE("what is held goes a layer up or down over the same cells, and no farther than there are layers") {
  Hand hand = dealt(layered());
  CHECK_FALSE(hand.has_layers());
  CHECK(hand.change_layer(1).kind == Kind::nothing);
  REQUIRE(hand.choose(1).kind == Kind::changed);
  for (int i = 0; i < 6; ++i) hand.move(-1, 0);
  REQUIRE(hand.has_layers());
  const Place lowest = hand.ghost()->places.front();
  REQUIRE(lowest.z == 0);
  CHECK(hand.change_layer(-1).kind == Kind::nothing);
  CHECK(hand.change_layer(1).kind == Kind::changed);
  CHECK(hand.ghost()->places.front() == Place{lowest.x, lowest.y, 1});
  CHECK(hand.change_layer(-1).kind == Kind::changed);
  CHECK(hand.ghost()->places.front() == lowest);
}

TEST_CASE("with empty hands the cursor goes a layer up or down, and no farther than there are layers") {
  Hand hand = dealt(layered());
  hand.move(0, 0);
  for (int i = 0; i < 9; ++i) hand.move(-1, 0);
  const Place lowest = *hand.cursor();
  REQUIRE(hand.has_layers());
  REQUIRE(lowest.z == 0);
  CHECK(hand.change_layer(-1).kind == Kind::nothing);
  for (const int z : {1, 2}) {
    CHECK(hand.change_layer(1).kind == Kind::changed);
    CHECK(hand.cursor() == Place{lowest.x, lowest.y, z});
  }
  CHECK(hand.change_layer(1).kind == Kind::nothing);
}

TEST_CASE("a thing that is tipped skips what is higher than the board, and says so where nothing else is left") {
  Hand hand = dealt(layered());
  REQUIRE(hand.choose(1).kind == Kind::changed);
  CHECK(hand.tip().why == Text("table.nothing_tips"));
  CHECK(hand.held()->orientation == 0);
}

TEST_CASE("a thing taken by Tab that fits nowhere as it lies is held in the turn in which it fits") {
  Scene scene = empty_board(4, 3);
  scene.tokens.push_back({.id = 4, .kind = TokenKind::polyform, .places = {{0, 0}, {1, 0}}, .paint = "p"});
  scene.trays.push_back({.title = {}, .items = {bar(5)}});
  Hand hand = dealt(fake({{scene, {{{lay(5, 1, {{3, 0}, {3, 1}})}, 0}}}}));
  CHECK(hand.choose(1).kind == Kind::changed);
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  const HandAnswer answer = hand.enter();
  CHECK(answer.kind == Kind::play);
  CHECK(numbers(answer.moves) == std::vector{1});
}
