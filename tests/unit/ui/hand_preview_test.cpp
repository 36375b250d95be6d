#include "catch.hpp"
#include "fake_game.hpp"
#include "hand_helpers.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

using namespace tablier;
using Kind = HandAnswer::Kind;

namespace {

Token stone(int id, Place p) { return {.id = id, .places = {p}, .paint = "p", .last = true}; }

SurfacePoint over(Place p) { return {0, centre_of(Grid{Lattice::points, 3, 3}, p)}; }

Scene board_with(std::vector<Token> tokens) {
  Scene scene = empty_board(3, 3, Lattice::points);
  scene.tokens = std::move(tokens);
  return scene;
}

/// A stone may go to 0,0 or, as the first of two, to 1,1; one stands on 2,2.
FakeState one_or_two() {
  const Token there = stone(1, {2, 2});
  return fake({{board_with({there}), {{{put({0, 0})}, 1}, {{put({1, 1}), put({1, 0})}, 2}}},
               {board_with({there, stone(2, {0, 0})}), {}},
               {board_with({there, stone(2, {1, 1}), stone(3, {1, 0})}), {}}});
}

}  // namespace

TEST_CASE("over a place one sees what a click would put there") {
  Hand hand = dealt(one_or_two());
  CHECK_FALSE(hand.preview());
  CHECK(hand.hover(over({0, 0})).kind == Kind::changed);
  REQUIRE(hand.preview());
  CHECK(hand.preview()->legal);
  REQUIRE(hand.preview()->token);
  CHECK(hand.preview()->token->id == 2);
  CHECK_FALSE(hand.preview()->token->last);
  CHECK(hand.hover(over({0, 0})).kind == Kind::nothing);
  CHECK(hand.hover(std::nullopt).kind == Kind::changed);
  CHECK_FALSE(hand.preview());
}

TEST_CASE("over a place where nothing may be put one sees why, over a thing one sees the thing") {
  Hand hand = dealt(one_or_two());
  hand.hover(over({2, 0}));
  REQUIRE(hand.preview());
  CHECK_FALSE(hand.preview()->legal);
  CHECK(hand.preview()->why == Text("fake.no", {{"n", 1}}));
  hand.hover(over({2, 2}));
  CHECK_FALSE(hand.preview());
}

TEST_CASE("what was said to be put is seen until the move is whole") {
  Hand hand = dealt(one_or_two());
  hand.click(over({1, 1}));
  REQUIRE(hand.begun_tokens().size() == 1);
  CHECK(hand.begun_tokens()[0].places == std::vector<Place>{{1, 1}});
  hand.hover(over({1, 0}));
  REQUIRE(hand.preview());
  CHECK(hand.preview()->token->id == 3);
  hand.escape();
  CHECK(hand.begun_tokens().empty());
}

TEST_CASE("the cursor of the keyboard shows it too, and nobody else's turn shows anything") {
  Hand hand = dealt(one_or_two());
  for (const auto& [x, y] : {std::pair{0, 0}, {-1, 0}, {0, 1}, {-1, 0}, {0, 1}}) hand.move(x, y);
  REQUIRE(hand.preview());
  Hand other = dealt(one_or_two(), false);
  other.hover(over({0, 0}));
  CHECK_FALSE(other.preview());
}

TEST_CASE("a forbidden place where the cursor was left is told of when it is tried in this position, not before") {
  const FakeState state = one_or_two();
  Hand hand = dealt(state);
  for (const int down : {0, 1}) hand.move(0, down);  // from the last stone
  REQUIRE(hand.preview());
  CHECK_FALSE(hand.preview()->legal);
  deal(hand, state);
  CHECK_FALSE(hand.preview());
  CHECK(hand.cursor_shown());
  SECTION("Enter") { CHECK(hand.enter().kind == Kind::refused); }
  SECTION("away and back") {
    hand.move(-1, 0);
    hand.move(1, 0);
    REQUIRE(hand.preview());
    CHECK_FALSE(hand.preview()->legal);
  }
}

TEST_CASE("the cursor follows a move that was typed to where it ends") {
  const FakeState state = one_or_two();
  Hand hand = dealt(state);
  hand.move(0, 0);
  hand.follow({put({0, 0})});
  CHECK(hand.cursor() == Place{0, 0});
  CHECK(hand.cursor_shown());
  hand.follow({slide({0, 0}, {0, 2})});
  CHECK(hand.cursor() == Place{0, 2});
  hand.follow({press("pass")});
  CHECK(hand.cursor() == Place{0, 2});
}

TEST_CASE("a move that was typed while no cursor is seen leaves no ghost where it stood when it is taken back") {
  const FakeState state = one_or_two();
  Hand hand = dealt(state);
  hand.follow({put({0, 0})});
  deal(hand, state);
  CHECK_FALSE(hand.cursor_shown());
  CHECK_FALSE(hand.preview());
}
