#include "catch.hpp"
#include "hand_helpers.hpp"
#include "pen_paper.hpp"
#include "ui/hand/hand.hpp"

using namespace tablier;
using Kind = HandAnswer::Kind;

namespace {

constexpr int kSide = 14;
constexpr int kL = 4, kBarred = 7;

/// Turned clockwise on the screen, where rows grow up.
Shape clockwise(const Shape& shape) { return at_corner(turned_quarter(shape)); }

/// The L in its eight ways: four turns, then the four of its reverse.
std::vector<Orientation> ways_of_l() {
  std::vector<Orientation> ways;
  Shape shape = at_corner(tetrominoes()[3]);
  for (int i = 0; i < 8; ++i) {
    if (i == 4) shape = at_corner(mirrored(at_corner(tetrominoes()[3])));
    ways.push_back({.cells = shape, .turned = i < 4 ? (i + 1) % 4 : 4 + (i + 1) % 4, .flipped = (i + 4) % 8});
    shape = clockwise(shape);
  }
  return ways;
}

TrayItem shape_item(int id, bool barred = false) {
  TrayItem item{.id = id, .kind = TokenKind::stroke, .paint = "p", .orientations = ways_of_l()};
  item.barred = barred;
  return item;
}

/// An L may be drawn anywhere in columns `from` … `to`, or placed from the tray.
FakeState spec_with_shapes(int from, int to, bool only_first_way = false) {
  FakePosition position{empty_board(kSide, kSide, Lattice::points), {}};
  position.scene.trays.push_back({.title = {}, .kind = TrayKind::palette, .items = {shape_item(kBarred, true), shape_item(kL)}});
  const auto ways = ways_of_l();
  for (int way = 0; way < (only_first_way ? 1 : 8); ++way)
    for (int x = from; x <= to; ++x)
      for (int y = 0; y < kSide; ++y) {
        Gesture g = trace(ways[static_cast<std::size_t>(way)].cells);
        g.item = kL;
        g.orientation = way;
        for (Place& p : g.places) p = {p.x + x, p.y + y};
        const bool fits = std::all_of(g.places.begin(), g.places.end(), [to](Place p) { return p.x <= to && p.y < kSide; });
        if (fits) position.moves.push_back({{g}, 0});
      }
  return fake({position});
}

Vec2 middle(const std::string& name) { return centre_of(Grid{Lattice::points, kSide, kSide}, point(name)); }

}  // namespace

TEST_CASE("a shape is dropped where it is to be drawn, turned and flipped in the hand") {
  const FakeState state = spec_with_shapes(0, kSide - 1);
  Hand hand = dealt(state);
  REQUIRE(hand.take(kL, {}, {0, middle("e5")}).kind == Kind::changed);
  REQUIRE(hand.held());
  hand.turn(1);
  hand.flip();
  hand.aim({0, middle("e5") + Vec2{0.1F, -0.1F}});
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  const Shape there = sorted(hand.ghost()->places);
  CHECK(played(hand.drop({0, middle("e5") + Vec2{0.1F, -0.1F}})) == there);
  CHECK(hand.orientation(kL) == 5);
}

TEST_CASE("where a shape does not fit it says why, and returns") {
  const FakeState state = spec_with_shapes(0, 3);
  Hand hand = dealt(state);
  hand.take(kL, {}, {0, middle("k5")});
  REQUIRE(hand.ghost());
  CHECK_FALSE(hand.ghost()->legal);
  CHECK_FALSE(hand.ghost()->why.empty());
  CHECK(hand.drop({0, middle("k5")}).kind == Kind::refused);
  CHECK(hand.idle());
}

TEST_CASE("a shape of a palette that is carried from click to click stays in the hand where it is refused") {
  const FakeState state = spec_with_shapes(0, 3);
  Hand hand = dealt(state);
  hand.take(kL, {}, {0, middle("k5")});
  CHECK(hand.drop({0, middle("k5")}, true).kind == Kind::refused);
  REQUIRE(hand.held());
  CHECK(hand.held()->item == kL);
  CHECK(played(hand.drop({0, middle("b2")}, true)).size() == 4);
}

TEST_CASE("while a shape is held every place is lit where it may be drawn, however it is turned, unless that is nearly the whole sheet") {
  CHECK(dealt(spec_with_shapes(0, 3)).lights().empty());
  Hand few = dealt(spec_with_shapes(0, 3));
  few.take(kL, {}, {0, middle("k5")});
  CHECK(few.lights().size() == 4 * kSide);
  few.turn(1);
  CHECK(few.lights().size() == 4 * kSide);
  Hand all = dealt(spec_with_shapes(0, kSide - 1));
  all.choose(1);
  CHECK(all.lights().empty());
}

TEST_CASE("in another way than the legal one a shape does not fit, but its lights stay") {
  Hand hand = dealt(spec_with_shapes(0, 6, true));
  hand.take(kL, {}, {0, middle("e5")});
  CHECK(hand.ghost()->legal);
  hand.turn(1);
  REQUIRE(hand.ghost());
  CHECK_FALSE(hand.ghost()->legal);
  CHECK_FALSE(hand.lights().empty());
}

TEST_CASE("a barred shape is not taken, and says why") {
  Hand hand = dealt(spec_with_shapes(0, 3));
  const HandAnswer answer = hand.take(kBarred, {}, {0, middle("e5")});
  CHECK(answer.kind == Kind::refused);
  CHECK_FALSE(answer.why.empty());
  CHECK(hand.idle());
  hand.choose(1);
  REQUIRE(hand.held());
  CHECK(hand.held()->item == kL);
  hand.choose(1);
  CHECK(hand.held()->item == kL);
}

TEST_CASE("keys choose a shape, turn it, move it and draw it") {
  const FakeState state = spec_with_shapes(0, kSide - 1);
  Hand hand = dealt(state);
  REQUIRE(hand.choose(1).kind == Kind::changed);
  hand.turn(1);
  for (int i = 0; i < kSide; ++i) hand.move(-1, 1);
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  CHECK(played(hand.enter()) == sorted(ways_of_l()[1].cells));
}

TEST_CASE("a pen still draws where shapes may be placed") {
  const FakeState state = spec_with_shapes(0, kSide - 1);
  Hand hand = dealt(state);
  hand.touch({0, middle("c3")});
  hand.aim({0, middle("e3")});
  CHECK(played(hand.drop({0, middle("e4")})) == sorted(points({"c3", "d3", "e3", "e4"})));
}
