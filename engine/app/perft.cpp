#include "app/perft.hpp"

#include "match/seed.hpp"

#include <vector>

namespace tablier {
namespace {

class LeafCounter {
 public:
  LeafCounter(State& state, int depth, std::uint64_t seed, const MovesHeard& hear)
      : state_(state), seed_(seed), hear_(hear), moves_(static_cast<std::size_t>(depth)) {}

  std::uint64_t count(int depth, std::size_t plies) {
    if (depth == 0) return 1;
    if (state_.to_move() == Seat::chance) return count_after_chance(depth, plies);
    MoveList& moves = moves_[static_cast<std::size_t>(depth - 1)];
    moves.clear();
    state_.legal_moves(moves);
    if (depth == 1) return moves.size();  // each legal move is a leaf: no need to play it
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
      state_.play(move);
      tell_now_and_then();
      leaves += count(depth - 1, plies + 1);
      state_.undo();
    }
    return leaves;
  }

 private:
  /// Games in Lua play some thousands a second.
  void tell_now_and_then() {
    constexpr std::uint64_t kBetween = 256;
    if (++played_ % kBetween == 0 && hear_) hear_(played_);
  }

  std::uint64_t count_after_chance(int depth, std::size_t plies) {
    Rng rng = chance_stream(seed_, plies);
    state_.play(state_.chance(rng));
    const std::uint64_t leaves = count(depth, plies + 1);
    state_.undo();
    return leaves;
  }

  State& state_;
  std::uint64_t seed_;
  const MovesHeard& hear_;
  std::uint64_t played_ = 0;
  std::vector<MoveList> moves_;  // one a depth, taken once
};

}  // namespace

std::uint64_t perft(State& state, int depth, std::uint64_t seed, std::size_t plies, const MovesHeard& hear) {
  return LeafCounter(state, depth, seed, hear).count(depth, plies);
}

}  // namespace tablier
