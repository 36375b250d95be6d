#include "catch.hpp"
#include "fake_game.hpp"
#include "ui/table/table_view.hpp"

#include <algorithm>

using namespace tablier;

namespace {

constexpr int kStone = 7;
constexpr double kBefore = 1, kTaken = 2, kLate = 60;

/// A stone on the board with two bowls beside it, and then the same stone in the second of them.
FakeGame a_stone_is_taken() {
  FakePosition before{empty_board(9, 9, Lattice::points), {}}, after = before;
  before.scene.trays = {{.title = {}, .kind = TrayKind::bowl}, {.title = {}, .kind = TrayKind::bowl}};
  after.scene.trays = before.scene.trays;
  before.scene.tokens = {{.id = kStone, .kind = TokenKind::stone, .places = {{1, 6}}, .paint = "p"}};
  after.scene.trays[1].items = {{.id = kStone, .kind = TokenKind::stone, .paint = "p", .orientations = {{.cells = {Place{}}}}}};
  before.moves = {{{put({0, 0})}, 1}};
  return {before, after};
}

/// The table as it is drawn from one moment to the next.
struct Onlooker {
  FakeState state = fake(a_stone_is_taken());
  Theme theme;
  Palette palette{theme};
  Hand hand;
  TableView view;
  Canvas canvas;
  bool motion = true;

  Onlooker() { view.place({0, 0, 1200, 800}, 1); }
  void look(double now) {
    hand.deal(observed_position(state, Viewer::at(seat(0))), seat(0));
    view.see(hand.scene());
    canvas.clear();
    view.draw(canvas, hand, {.palette = palette, .taste = {}, .now = now, .motion = motion, .say = [](const Text& t) { return t.key; }});
  }
  /// Something is drawn about that point.
  bool shows(Vec2 at, float around) const {
    const auto& drawn = canvas.vertices();
    return std::any_of(drawn.begin(), drawn.end(), [&](const CanvasVertex& v) { return length(Vec2{v.x, v.y} - at) < around; });
  }
};

}  // namespace

TEST_CASE("a stone that is taken flies from its point to the bowl, growing to its size there") {
  Onlooker eye;
  eye.look(kBefore);
  const SurfaceFrame board = eye.view.layout().surfaces.front();
  const Vec2 start = board.pixel({1.5F, 2.5F});  // rows are counted from the bottom
  CHECK(eye.shows(start, board.unit / 2));
  eye.state.play(nth(1));
  eye.look(kTaken);
  const ItemSlot slot = *eye.view.layout().slot(kStone);
  const auto first = eye.view.on_its_way(kStone, kTaken);
  REQUIRE(first);
  CHECK(length(first->middle - start) < 1);
  CHECK(first->unit == Approx(board.unit));

  Seen last = *first;
  for (double now = kTaken + 0.05; now < kTaken + 0.4; now += 0.05) {
    eye.look(now);
    CHECK(eye.view.moving(now));
    const auto seen = eye.view.on_its_way(kStone, now);
    REQUIRE(seen);
    CHECK(length(seen->middle - slot.box.centre()) < length(last.middle - slot.box.centre()));
    CHECK(std::abs(seen->unit - slot.box.w) < std::abs(board.unit - slot.box.w) + 0.01F);
    CHECK(eye.shows(seen->middle, seen->unit / 2));
    last = *seen;
  }
  eye.look(kLate);
  CHECK_FALSE(eye.view.moving(kLate));
  CHECK(eye.shows(slot.box.centre(), slot.box.w / 2));
  CHECK_FALSE(eye.shows(start, board.unit / 4));
}

TEST_CASE("a stone whose taking is taken back flies home from the bowl") {
  Onlooker eye;
  eye.state.play(nth(1));
  eye.look(kBefore);
  const Vec2 bowl = eye.view.layout().slot(kStone)->box.centre();
  eye.state.undo();
  eye.look(kTaken);
  const auto seen = eye.view.on_its_way(kStone, kTaken);
  REQUIRE(seen);
  CHECK(length(seen->middle - bowl) < 2);
}

TEST_CASE("nothing flies where the player wants no motion") {
  Onlooker eye;
  eye.motion = false;
  eye.look(kBefore);
  eye.state.play(nth(1));
  eye.look(kTaken);
  CHECK_FALSE(eye.view.on_its_way(kStone, kTaken));
  CHECK(eye.shows(eye.view.layout().slot(kStone)->box.centre(), 4));
}
