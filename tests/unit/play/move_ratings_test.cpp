#include "play/move_ratings.hpp"

#include "catch.hpp"
#include "fake_game.hpp"

using namespace tablier;

namespace {

FakeState state() {
  FakePosition position;
  position.scene = empty_board(4, 4);
  for (const Touch& touch : {Touch{put({1, 1})}, Touch{slide({0, 0}, {2, 2})}, Touch{press("pass")}, Touch{slide({3, 3}, {2, 2})},
                             Touch{put({0, 3})}, Touch{put({3, 0})}}) {
    FakeMove move;
    move.touch = touch;
    position.moves.push_back(move);
  }
  FakeGame game;
  game.push_back(position);
  return fake(game);
}

}  // namespace

TEST_CASE("Each place that a move ends on bears what the best such move is worth") {
  const std::vector<RatedMove> rated{{nth(1), 7, Proof::win},   {nth(2), -8, Proof::loss}, {nth(3), 1, Proof::win},
                                     {nth(4), -3, Proof::loss}, {nth(5), 0, Proof::loss},  {nth(6), 0, Proof::draw}};
  const std::vector<Highlight> values = rated_places(state(), rated);
  REQUIRE(values.size() == 4);
  CHECK(values[0].kind == HighlightKind::value);
  CHECK(values[0].place == Place{1, 1});
  CHECK(values[0].value == 7);
  CHECK(values[1].place == Place{2, 2});
  CHECK(values[1].value == -3);
  CHECK(values[2].value == -1);  // lost for certain, by nothing that is counted
  CHECK(values[3].value == 0);
}

TEST_CASE("Without rated moves nothing is lit") { CHECK(rated_places(state(), {}).empty()); }
