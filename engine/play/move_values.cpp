#include "play/move_values.hpp"

namespace tablier {
namespace {

/// No round has as many plies.
constexpr std::uint64_t kPliesOfRound = 4096;

}  // namespace

void MoveValues::watch(const Match& match, const State& position, std::size_t plies, bool hidden) {
  const bool ended = match.round_over() && plies == match.history().size();
  if (!shown_ || !open(match) || ended || hidden) return ratings_.stop();
  const std::uint64_t key = match.revision() * kPliesOfRound + plies;
  if (!ratings_.watches(key)) ratings_.watch(match, position, key);
}

}  // namespace tablier
