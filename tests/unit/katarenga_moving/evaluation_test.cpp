#include "moving/bot/evaluation.hpp"

#include "catch.hpp"
#include "moving_set.hpp"

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

namespace {

/// Moves of a lone pawn to a square, found by trying them all.
int plain_distance(const Board& board, const std::string& from, const std::string& to) {
  std::vector<std::string> reached{from};
  std::vector<std::string> all{from};
  for (int moves = 0; moves < kFarAway; ++moves) {
    std::vector<std::string> next;
    for (const std::string& square : reached) {
      if (square == to) return moves;
      const plain::PlainRound round(colours_of(board), {square}, false, 0);
      for (const std::string& move : round.moves()) {
        const std::string target = move.substr(3);
        if (std::find(all.begin(), all.end(), target) != all.end()) continue;
        all.push_back(target);
        next.push_back(target);
      }
    }
    reached = next;
  }
  return kFarAway;
}

}  // namespace

TEST_CASE("Distances are moves of a lone pawn over the colours of the board") {
  const Board board = board_of_seed(3);
  const Reach reach(board, true);
  const MoveCounts counts = moves_to(reach, squares({"e5"}));
  for (int square = 0; square < kMaxSquares; ++square) {
    INFO(square_name(square));
    CHECK(counts[static_cast<std::size_t>(square)] == plain_distance(board, square_name(square), "e5"));
  }
}

TEST_CASE("What a position is worth to one side it costs the other") {
  for (const Rules& rules : {congress_rules(), katarenga_rules()}) {
    const Board board = board_of_seed(5);
    const Reach reach(board, true);
    Rules uneven = rules;
    uneven.start[0] = squares({"a1", "c2", "d4", "e4", "h3"});
    uneven.start[1] = squares({"b8", "g7", "h7", "c5"});
    const Evaluation evaluation(reach, uneven);
    CHECK(evaluation.score(Position(reach, uneven, 0)) == -evaluation.score(Position(reach, uneven, 1)));
  }
}

TEST_CASE("Pawns closer together, more pawns and pawns farther on are worth more") {
  const Board board = board_of_seed(5);
  const Reach reach(board, true);
  Rules rules = congress_rules();
  rules.start = {squares({"d4", "d5", "e5", "f6"}), squares({"a1", "h8", "a8", "h1"})};
  CHECK(Evaluation(reach, rules).score(Position(reach, rules, 0)) > 0);
  rules = katarenga_rules();
  rules.start = {squares({"c7", "d7", "e2"}), squares({"c8", "e8"})};
  CHECK(Evaluation(reach, rules).score(Position(reach, rules, 0)) > 0);
}
