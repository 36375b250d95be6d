#include "evaluation.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tablier::triominos {
namespace {

/// Leads well below this differ in worth by their points, those well above hardly.
constexpr double kUsualLead = 60;
/// A good score for one player.
constexpr double kGoodAlone = 400;

}  // namespace

Evaluation evaluate(const Position& p, int seat) {
  const PositionData& s = p.data();
  const double own = s.scores[static_cast<std::size_t>(seat)];
  if (p.seats() == 1) return {0.5 + own / kGoodAlone / 2, own};
  double best = -std::numeric_limits<double>::max();
  for (int i = 0; i < p.seats(); ++i)
    if (i != seat) best = std::max(best, static_cast<double>(s.scores[static_cast<std::size_t>(i)]));
  const double won = (s.winners >> seat & 1) != 0 ? 1 : s.winners == 0 ? 0.5 : 0;
  return {0.5 * won + 0.25 * (1 + std::tanh((own - best) / kUsualLead)), own - best};
}

}  // namespace tablier::triominos
