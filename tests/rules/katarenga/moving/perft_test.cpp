#include "generic/leaves.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

namespace {

std::uint64_t leaves(const plain::PlainRound& round, int depth) {
  if (round.result().over) return 0;
  const auto moves = round.moves();
  if (depth == 1) return moves.size();
  std::uint64_t sum = 0;
  for (const std::string& move : moves) {
    plain::PlainRound next = round;
    next.play(move);
    sum += leaves(next, depth - 1);
  }
  return sum;
}

plain::PlainRound plain_round(const Round& round, bool camps) {
  std::vector<std::string> start = usual_congress_start();
  if (camps) {
    start.clear();
    for (char column = 'a'; column <= 'h'; ++column)
      for (const char* row : {"1", "8"}) start.push_back(std::string(1, column) + row);
  }
  plain::PlainRound plain(colours_of(round.moving().table().board), start, camps, 0);
  plain.captures = camps;
  plain.fewest_pawns = camps ? 1 : 0;
  return plain;
}

}  // namespace

TEST_CASE("The tree of moves has as many leaves as the rules read aloud give it") {
  constexpr int kDepth = 3;
  for (const char* board : {"A,B,C,D", "D-1,A2,C-,B3"})
    for (const bool camps : {false, true}) {
      INFO(board << (camps ? ", camps" : ""));
      const Round round(camps ? "katarenga" : "congress", {{"board", board}});
      CHECK(rules::count_leaves(*round.state, kDepth) == leaves(plain_round(round, camps), kDepth));
    }
}
