#include "catch.hpp"
#include "fake_game.hpp"
#include "hand_helpers.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

/// Boards with holes, and things that slide over them, into a camp beside the board and onto another board.
using namespace tablier;
using Kind = HandAnswer::Kind;

namespace {

/// 4 × 4 squares a1 … d4 with a camp at each corner of the frame, and no d2.
Grid camped() {
  Grid grid{Lattice::squares, 6, 6};
  grid.first_column = grid.first_row = 1;
  grid.mask.assign(36, 0);
  for (int x = 1; x <= 4; ++x)
    for (int y = 1; y <= 4; ++y) grid.mask[static_cast<std::size_t>(y * 6 + x)] = 1;
  grid.mask[2 * 6 + 4] = 0;
  const Place corners[] = {{0, 0}, {5, 0}, {0, 5}, {5, 5}};
  const char* const names[] = {"sw", "se", "nw", "ne"};
  for (int i = 0; i < 4; ++i) {
    grid.mask[static_cast<std::size_t>(grid.index(corners[i]))] = 1;
    grid.own_names.push_back({corners[i], names[i]});
  }
  return grid;
}

constexpr Place kB4{2, 4}, kD4{4, 4}, kNorthWest{0, 5}, kNorthEast{5, 5}, kA1{1, 1};

Gesture slide_off(Place from, Place to, int surface) {
  Gesture g = slide(from, to);
  g.end_surface = surface;
  return g;
}

/// A pawn on b4 goes to b3, to the camps behind it, or to the second board's c2; another on d4 goes to the right camp.
FakeState pawns() {
  Scene scene;
  scene.surfaces.resize(2);
  scene.surfaces[0].grid = camped();
  scene.surfaces[1].grid = {Lattice::squares, 3, 2};
  scene.tokens.push_back({.id = 1, .kind = TokenKind::pawn, .places = {kB4}, .paint = "p"});
  scene.tokens.push_back({.id = 2, .kind = TokenKind::pawn, .places = {kD4}, .paint = "p"});
  return fake(
      {{scene,
        {{{slide(kB4, {2, 3})}, 0}, {{slide(kB4, kNorthWest)}, 0}, {{slide_off(kB4, {2, 1}, 1)}, 0}, {{slide(kD4, kNorthEast)}, 0}}}});
}

void go_to(Hand& hand, Place place) {
  hand.move(0, 0);
  for (int i = 0; i < 12 && hand.cursor() != place; ++i) {
    const Place c = *hand.cursor();
    hand.move(place.x > c.x ? 1 : place.x < c.x ? -1 : 0, place.x != c.x ? 0 : place.y > c.y ? -1 : 1);
  }
  REQUIRE(hand.cursor() == place);
}

void check_moves(const HandAnswer& answer, int move) {
  CHECK(answer.kind == Kind::play);
  CHECK(numbers(answer.moves) == std::vector{move});
}

}  // namespace

TEST_CASE("no place is found where the board has a hole") {
  const Grid grid = camped();
  CHECK_FALSE(place_at(grid, {0.5F, 2.5F}));
  CHECK(place_at(grid, {0.5F, 0.5F}) == kNorthWest);
  CHECK(place_at(grid, {1.5F, 1.5F}) == Place{1, 4});
}

TEST_CASE("a pawn is dragged or clicked into a camp, and onto another board") {
  Hand hand = dealt(pawns());
  SECTION("dragged into a camp") {
    REQUIRE(hand.touch(over(hand, kB4)).kind == Kind::changed);
    CHECK(hand.lights().size() == 3);
    hand.aim(over(hand, {1, 4}));
    CHECK(length(hand.sliding_at().at - over(hand, {1, 4}).at) < 0.01F);
    check_moves(hand.drop(over(hand, kNorthWest)), 2);
  }
  SECTION("dragged onto the other board") {
    hand.touch(over(hand, kB4));
    check_moves(hand.drop(over(hand, {2, 1}, 1)), 3);
  }
  SECTION("clicked onto the other board") {
    hand.click(over(hand, kB4));
    check_moves(hand.click(over(hand, {2, 1}, 1)), 3);
  }
  SECTION("not to the same square of the other board") {
    hand.touch(over(hand, kB4));
    CHECK(hand.drop(over(hand, {2, 1}, 0)).kind == Kind::refused);
  }
  SECTION("dropped in a hole it stays where it was") {
    hand.touch(over(hand, kB4));
    CHECK(hand.drop({0, {0.5F, 2.5F}}).kind == Kind::changed);
    CHECK(hand.idle());
  }
}

TEST_CASE("with one pawn taken another click puts it down, or takes another pawn") {
  Hand hand = dealt(pawns());
  hand.click(over(hand, kB4));
  SECTION("down") {
    CHECK(hand.click(over(hand, kB4)).kind == Kind::changed);
    CHECK(hand.idle());
  }
  SECTION("another") {
    CHECK(hand.click(over(hand, kD4)).kind == Kind::changed);
    CHECK(hand.sliding_from() == kD4);
    check_moves(hand.click(over(hand, kNorthEast)), 4);
  }
}

TEST_CASE("with one pawn taken by a click another one that is dragged goes in its place") {
  Hand hand = dealt(pawns());
  hand.click(over(hand, kB4));
  CHECK(hand.touch(over(hand, kB4)).kind == Kind::nothing);  // it is in the hand already
  CHECK(hand.sliding_from() == kB4);
  CHECK(hand.touch(over(hand, kD4)).kind == Kind::changed);
  CHECK(hand.sliding_from() == kD4);
  check_moves(hand.drop(over(hand, kNorthEast)), 4);
}

TEST_CASE("arrows jump over holes and reach the camps at the corners") {
  Hand hand = dealt(pawns());
  go_to(hand, {4, 1});
  hand.move(0, -1);  // d2 is not there
  CHECK(hand.cursor() == Place{4, 3});
  hand.move(0, 1);
  CHECK(hand.cursor() == Place{4, 1});
  go_to(hand, kA1);
  hand.move(-1, 0);
  CHECK(hand.cursor() == Place{0, 0});
  hand.move(0, -1);
  CHECK(hand.cursor() == kA1);
  hand.move(0, 1);
  CHECK(hand.cursor() == Place{0, 0});
  hand.move(-1, 0);
  CHECK(hand.cursor() == Place{0, 0});
}

TEST_CASE("arrows reach the nearest camp from every square of an edge") {
  const auto step = [](Place from, int right, int down) {
    Hand hand = dealt(pawns());
    go_to(hand, from);
    hand.move(right, down);
    return *hand.cursor();
  };
  CHECK(step({2, 4}, 0, -1) == kNorthWest);
  CHECK(step({3, 4}, 0, -1) == kNorthEast);
  CHECK(step({3, 1}, 0, 1) == Place{5, 0});
  CHECK(step({1, 3}, -1, 0) == kNorthWest);
  CHECK(step({1, 2}, -1, 0) == Place{0, 0});
}

TEST_CASE("a pawn that may not go where a second click sends it stays in the hand, and it is said why and where") {
  Hand hand = dealt(pawns());
  hand.click(over(hand, kB4));
  const HandAnswer wrong = hand.click(over(hand, kA1));
  CHECK(wrong.kind == Kind::refused);
  CHECK(wrong.at == Stand{0, kA1});
  CHECK_FALSE(wrong.why.empty());
  CHECK(hand.sliding_from() == kB4);
  check_moves(hand.click(over(hand, kNorthWest)), 2);
}

TEST_CASE("the cursor begins on a place that is there") {
  Grid ring{Lattice::squares, 3, 3};
  ring.mask = {1, 1, 1, 1, 0, 1, 1, 1, 1};
  Scene scene;
  scene.surfaces.resize(1);
  scene.surfaces[0].grid = ring;
  Hand hand = dealt(fake({{scene, {{{put({0, 0})}, 0}}}}));
  hand.move(0, 0);
  REQUIRE(hand.cursor());
  CHECK(ring.contains(*hand.cursor()));
}

TEST_CASE("keys take a pawn and put it into a camp, or on the board beside") {
  Hand hand = dealt(pawns());
  go_to(hand, kB4);
  REQUIRE(hand.enter().kind == Kind::changed);
  REQUIRE(hand.sliding_from() == kB4);
  SECTION("by arrows") {
    hand.move(-1, 0);
    hand.move(0, -1);
    REQUIRE(hand.cursor() == kNorthWest);
    CHECK(length(hand.sliding_at().at - over(hand, kNorthWest).at) < 0.01F);
    check_moves(hand.enter(), 2);
  }
  SECTION("by arrows, over the edge") {
    for (int i = 0; i < 4; ++i) hand.move(0, 1);
    for (int i = 0; i < 9 && hand.cursor_surface() == 0; ++i) hand.move(1, 0);
    REQUIRE(hand.cursor_surface() == 1);
    for (int i = 0; i < 3 && hand.cursor() != Place{2, 1}; ++i) hand.move(hand.cursor()->x < 2 ? 1 : 0, hand.cursor()->x < 2 ? 0 : -1);
    check_moves(hand.enter(), 3);
  }
  SECTION("from one end to the next") {
    hand.choose(1);
    CHECK(hand.cursor() == Place{2, 3});
    hand.choose(1);
    hand.choose(1);
    CHECK(hand.cursor_surface() == 1);
    check_moves(hand.enter(), 3);
  }
  SECTION("back down") {
    CHECK(hand.enter().kind == Kind::changed);
    CHECK(hand.idle());
  }
}
