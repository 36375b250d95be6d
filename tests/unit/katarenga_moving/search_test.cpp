#include "catch.hpp"
#include "moving/bot/search_position.hpp"
#include "moving_set.hpp"

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

namespace {

const Board& red_board() {
  static const Board kBoard({"RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRRRR"});
  return kBoard;
}

AlphaBetaResult searched(const Position& position, std::uint64_t nodes) {
  const Evaluation evaluation(position.reach(), position.rules());
  TranspositionTable table(1 << 20);
  return alpha_beta(SearchPosition(position, evaluation), {}, table, {.nodes = nodes});
}

std::string move_of(const AlphaBetaResult& result) { return notation_of(SearchPosition::step_of(result.move())); }

}  // namespace

TEST_CASE("The move that joins all pawns is found and known to win") {
  const Reach reach(red_board(), true);
  Rules rules = congress_rules();
  rules.start = {squares({"d4", "d5", "e6"}), squares({"a1", "h8", "a8"})};
  const auto result = searched(Position(reach, rules, 0), 2'000);
  CHECK(result.score == win_in(1));
  CHECK((move_of(result) == "e6-e5" || move_of(result) == "e6-d6"));
}

TEST_CASE("A second pawn on the far row is on its way into the second camp, which wins") {
  const Reach reach(red_board(), true);
  Rules rules = katarenga_rules();
  rules.start = {squares({"b8", "d8", "a1"}), squares({"h2", "h3", "h4"})};
  const auto result = searched(Position(reach, rules, 0), 5'000);
  CHECK(result.score == win_in(3));
  CHECK(is_camp(SearchPosition::step_of(result.move()).to));
}

TEST_CASE("A side that is lost otherwise brings the position back a third time") {
  // Steps of one square: White's pawns are a move from being together, and the position has stood twice.
  const Reach reach(red_board(), true);
  Rules rules = congress_rules();
  rules.start = {squares({"d4", "d5", "e6"}), squares({"a1", "c1", "h8"})};
  Position position(reach, rules, 1);
  const char* around[] = {"h8-h7", "e6-f6", "h7-h8", "f6-e6"};
  for (int round = 0; round < 2; ++round)
    for (const char* move : around)
      if (!(round == 1 && std::string(move) == "f6-e6")) play(position, move);
  // White is to move: f6-e6 would be the third time.
  REQUIRE(position.mover() == 0);
  const Evaluation evaluation(reach, rules);
  SearchPosition search(position, evaluation);
  search.play(SearchPosition::move_of(*read_step("f6-e6")));
  CHECK(search.known_score() == 0);
}

TEST_CASE("A position that stood before within the search counts as drawn, and its key tells how near the limit is") {
  const Reach reach(red_board(), true);
  Rules rules = congress_rules();
  Position position(reach, rules, 0);
  const Evaluation evaluation(reach, rules);
  SearchPosition search(position, evaluation);
  const auto key = search.key();
  for (const char* move : {"c8-c7", "d8-d7", "c7-c8", "d7-d8"}) {
    CHECK_FALSE(search.known_score());
    search.play(SearchPosition::move_of(*read_step(move)));
  }
  CHECK(search.known_score() == 0);
  CHECK(search.key() == key);
  rules.quiet_limit = 50;
  SearchPosition near_limit(Position(reach, rules, 0), evaluation);
  const auto near_key = near_limit.key();
  for (const char* move : {"c8-c7", "d8-d7", "c7-c8", "d7-d8"}) near_limit.play(SearchPosition::move_of(*read_step(move)));
  CHECK(near_limit.key() != near_key);
}

TEST_CASE("Every move has a number of its own") {
  for (int from = 0; from < kMaxSquares; ++from)
    for (int to = 0; to < kMaxSquares + kCamps; ++to) {
      const Step step{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
      const auto move = SearchPosition::move_of(step);
      CHECK((move > 0 && move < SearchPosition::kMoves && SearchPosition::step_of(move) == step));
    }
}
