#include "solver/solver.hpp"

#include "sdk/expect.hpp"
#include "solver/window.hpp"

#include <algorithm>

namespace tablier::katarenga {
namespace {

constexpr int kWindowSquares = kQuarterSide * kQuarterSide;
/// Positions between two looks at the stop token.
constexpr std::uint64_t kStopMask = 0xfff;

}  // namespace

bool is_solvable(const PlacingRules& rules, int side) { return rules.follow && (rules.area <= kQuarterSide || side == kQuarterSide); }

Solver::Solver(const PawnTable& table)
    : table_(&table),
      side_(table.board().side()),
      transpositions_(static_cast<std::size_t>(windows(side_)) * kWindowSets * kWindowSquares) {
  expects(is_solvable(table.rules(), side_));
}

int Solver::value(const Position& position, const std::stop_token& stop) {
  expects(position.pawns() > 0);
  stop_ = &stop;
  stopped_ = stop.stop_requested();
  const int value = search({position.occupied(), position.area(), position.last(), position.pawns()}, -kMaxValue, kMaxValue);
  return stopped_ ? 0 : value;
}

int Solver::search(const Node& node, int alpha, int beta) {
  const WindowSet set = window_set(side_, node.pawns);
  Bounds& entry = transpositions_[set.index() * kWindowSquares + static_cast<std::size_t>(window_square(side_, set.shift, node.last))];
  if (entry.min >= beta || entry.min == entry.max) return entry.min;
  if (entry.max <= alpha) return entry.max;
  if ((++nodes_ & kStopMask) == 0) stopped_ = stopped_ || stop_->stop_requested();
  const SquareSet open = table_->reach().empty(node.last, node.pawns) & node.area;
  if (open == 0) {
    entry.min = entry.max = static_cast<std::int8_t>(-node.count);
    return entry.min;
  }
  alpha = std::max<int>(alpha, entry.min);
  beta = std::min<int>(beta, entry.max);
  int best = -kMaxValue;
  for (SquareSet left = open; left != 0 && best < beta && !stopped_; left &= left - 1) {
    const int square = first(left);
    best = std::max(
        best, -search({node.pawns | bit(square), node.area & table_->near(square), square, node.count + 1}, -beta, -std::max(alpha, best)));
  }
  if (stopped_) return 0;
  if (best > alpha) entry.min = static_cast<std::int8_t>(best);
  if (best < beta) entry.max = static_cast<std::int8_t>(best);
  return best;
}

}  // namespace tablier::katarenga
