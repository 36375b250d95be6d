#include "placing/bot/cornered_bot.hpp"

#include "placing/bot/levels.hpp"
#include "placing/bot/look_ahead.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace tablier::katarenga {
namespace {

/// One of those that score most, by chance.
const RatedMove& pick_best(const std::vector<RatedMove>& rated, Rng& rng) {
  const RatedMove* best = &rated.front();
  std::uint32_t equal = 0;
  for (const RatedMove& move : rated) {
    if (move.score < best->score) continue;
    equal = move.score > best->score ? 1 : equal + 1;
    if (rng.below(equal) == 0) best = &move;
  }
  return *best;
}

}  // namespace

void CorneredBot::learn(const PlacingState& state) {
  if (table_ == state.shared_table()) return;
  table_ = state.shared_table();
  solver_ = std::make_unique<Solver>(*table_);
}

/// Both sides go on as well as they can.
std::vector<Move> CorneredBot::line(Position position) {
  std::vector<Move> moves;
  while (position.open() != 0) {
    int best = -1;
    int best_value = 0;
    for_each(position.open(), [&](int square) {
      position.place(square);
      const int value = -solver_->value(position);
      position.take_back();
      if (best >= 0 && value <= best_value) return;
      best = square;
      best_value = value;
    });
    position.place(best);
    moves.push_back(place_on(best));
  }
  return moves;
}

Advice CorneredBot::solve(const PlacingState& state, const std::stop_token& stop) {
  learn(state);
  const std::uint64_t before = solver_->nodes();
  Position position = state.position();
  Advice advice;
  for_each(state.legal(), [&](int square) {
    position.place(square);
    const int value = -solver_->value(position, stop);
    position.take_back();
    if (value != 0) advice.rated.push_back({place_on(square), double(value), value > 0 ? Proof::win : Proof::loss});
  });
  advice.nodes = solver_->nodes() - before;
  if (static_cast<int>(advice.rated.size()) < count(state.legal())) return look(state, 1);  // stopped
  Rng rng(seed_ ^ state.hash());
  const RatedMove& best = pick_best(advice.rated, rng);
  advice.move = best.move;
  advice.score = best.score;
  advice.proof = best.proof;
  advice.depth = std::abs(static_cast<int>(best.score)) - position.pawns();
  position.place(decode(best.move).square);
  advice.line = line(position);
  advice.line.insert(advice.line.begin(), best.move);
  return advice;
}

Advice CorneredBot::look(const PlacingState& state, int level) const {
  const FollowingLevel& plan = kFollowingLevels[static_cast<std::size_t>(level - 1)];
  Rng rng(seed_ ^ state.hash());
  const bool errs = rng.below(100) < static_cast<std::uint32_t>(plan.errors);
  Position position = state.position();
  const int plies = position.pawns() == 0 ? std::min(plan.plies, kFirstPlies) : plan.plies;
  std::vector<RatedMove> seen;
  for_each(state.legal(), [&](int square) {
    position.place(square);
    const int outcome = errs ? 0 : -look_ahead(position, plies);
    position.take_back();
    seen.push_back({place_on(square), double(outcome)});
  });
  const RatedMove& best = pick_best(seen, rng);
  Advice advice;
  advice.move = best.move;
  advice.score = best.score * (position.pawns() + 1);
  advice.depth = plies;
  advice.nodes = seen.size();
  advice.line = {best.move};
  return advice;
}

Advice CorneredBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = std::chrono::steady_clock::now();
  const auto& round = static_cast<const PlacingState&>(state);
  const bool exact = limits.level == 0 || limits.level >= kLevels || limits.rate_moves;
  Advice advice = exact ? solve(round, stop) : look(round, limits.level);
  if (!limits.rate_moves) advice.rated.clear();
  advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return advice;
}

}  // namespace tablier::katarenga
