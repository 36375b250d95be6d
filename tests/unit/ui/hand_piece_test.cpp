#include "catch.hpp"
#include "fake_game.hpp"
#include "hand_helpers.hpp"
#include "ui/hand/hand.hpp"

using namespace tablier;
using Kind = HandAnswer::Kind;

namespace {

/// Two squares, one above the other; it is not turned.
TrayItem standing_bar(int id) {
  return {.id = id, .kind = TokenKind::polyform, .paint = "p", .orientations = {{.cells = {{0, 0}, {0, 1}}}}};
}

/// On 3 × 3 squares a piece may stand on a1-a2, a2-a3 or c1-c2; b is full.
FakeGame one_piece() {
  Scene start = empty_board(3, 3);
  start.trays.push_back({.title = {}, .items = {standing_bar(5)}});
  start.tokens.push_back({.id = 9, .kind = TokenKind::polyform, .places = {{1, 0}, {1, 1}, {1, 2}}, .paint = "q"});
  return {{start, {{{lay(5, 0, {{0, 0}, {0, 1}})}, 0}, {{lay(5, 0, {{0, 1}, {0, 2}})}, 0}, {{lay(5, 0, {{2, 0}, {2, 1}})}, 0}}}};
}

/// In units from the upper left corner; row 1 is the lowest of three.
SurfacePoint pointed(float x, float y) { return {0, {x, y}}; }

}  // namespace

TEST_CASE("the only piece there is to lay is laid by a click, over the place that is clicked and on the side that is nearer") {
  Hand hand = dealt(fake(one_piece()));
  CHECK(hand.only_piece() == 5);
  const HandAnswer low = hand.click(pointed(0.5F, 1.8F));
  CHECK(low.kind == Kind::play);
  CHECK(numbers(low.moves) == std::vector{1});
  Hand other = dealt(fake(one_piece()));
  CHECK(numbers(other.click(pointed(0.5F, 1.2F)).moves) == std::vector{2});
}

TEST_CASE("it is shown under the hand before it is laid, and where it cannot lie the reason is") {
  Hand hand = dealt(fake(one_piece()));
  CHECK(hand.hover(pointed(0.5F, 1.8F)).kind == Kind::changed);
  REQUIRE(hand.preview());
  REQUIRE(hand.preview()->token);
  CHECK(hand.preview()->token->places == std::vector<Place>{{0, 0}, {0, 1}});
  CHECK(hand.hover(pointed(0.5F, 1.2F)).kind == Kind::changed);  // the same place, its other half
  CHECK(hand.preview()->token->places == std::vector<Place>{{0, 1}, {0, 2}});
  hand.hover(pointed(2.5F, 0.5F));
  REQUIRE(hand.preview());
  CHECK_FALSE(hand.preview()->legal);
  CHECK_FALSE(hand.preview()->why.empty());
  CHECK(hand.click(pointed(2.5F, 0.5F)).kind == Kind::refused);
  hand.hover(pointed(1.5F, 0.5F));  // where something stands there is nothing to show
  CHECK_FALSE(hand.preview());
}

TEST_CASE("an arrow that takes it goes to the side that it points to") {
  Hand hand = dealt(fake(one_piece()));
  hand.move(1, 0);
  hand.escape();
  for (const int way : {-1, 1, -1}) {
    hand.move(way, 0);
    REQUIRE(hand.ghost());
    CHECK(hand.ghost()->places.front().x == (way < 0 ? 0 : 2));
    hand.escape();
  }
}

TEST_CASE("the first arrow takes it, the next ones move it, Enter lays it") {
  Hand hand = dealt(fake(one_piece()));
  hand.move(1, 0);
  REQUIRE(hand.held());
  CHECK(hand.held()->item == 5);
  REQUIRE(hand.ghost());
  CHECK(hand.ghost()->legal);
  for (int i = 0; i < 3; ++i) hand.move(-1, 0);
  for (int i = 0; i < 3; ++i) hand.move(0, 1);
  const HandAnswer laid = hand.enter();
  CHECK(laid.kind == Kind::play);
  CHECK(numbers(laid.moves) == std::vector{1});
}

TEST_CASE("where there are two pieces, or one that turns, a click on the board lays nothing") {
  FakeGame two = one_piece();
  two[0].scene.trays[0].items.push_back(standing_bar(6));
  two[0].moves.push_back({{lay(6, 0, {{0, 0}, {0, 1}})}, 0});
  Hand hand = dealt(fake(two));
  CHECK(hand.only_piece() == -1);
  CHECK(hand.click(pointed(0.5F, 1.8F)).kind == Kind::nothing);
  FakeGame turns = one_piece();
  turns[0].scene.trays[0].items[0].orientations.push_back({.cells = {{0, 0}, {1, 0}}});
  CHECK(dealt(fake(turns)).only_piece() == -1);
}

TEST_CASE("whoever may not play lays nothing by a click") {
  Hand hand = dealt(fake(one_piece()), false);
  CHECK(hand.only_piece() == -1);
  CHECK(hand.click(pointed(0.5F, 1.8F)).kind == Kind::nothing);
}
