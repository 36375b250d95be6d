#include "bot/rollout.hpp"

#include "core/cpu_dispatch.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tablier::iso {
namespace {

/// A shape by lot, each as likely as its weight says. Precondition: evaluation.total() > 0.
template <int kWords>
std::size_t choose_shape(const MoveEvaluation<kWords>& evaluation, const RolloutPolicy& policy, Rng& rng) {
  std::array<float, kShapes> weights{};
  float sum = 0;
  for (std::size_t s = 0; s < kShapes; ++s) {
    if (evaluation.total(s) == 0) continue;
    weights[s] = 0.05F + policy.shape_bias * evaluation.value_of_copy(s);
    sum += weights[s];
  }
  float at = static_cast<float>(rng.real()) * sum;
  std::size_t last = 0;
  for (std::size_t s = 0; s < kShapes; ++s) {
    if (weights[s] <= 0) continue;
    last = s;
    if (at < weights[s]) break;
    at -= weights[s];
  }
  return last;
}

template <int kWords>
Drawn by_lot(const MoveEvaluation<kWords>& evaluation, const RolloutPolicy& policy, Rng& rng) {
  if (policy.shape_bias <= 0) return evaluation.at(rng.below(evaluation.total()));
  const std::size_t shape = choose_shape(evaluation, policy, rng);
  return evaluation.at(shape, rng.below(evaluation.total(shape)));
}

template <int kWords>
Drawn choose(const MoveEvaluation<kWords>& evaluation, const RolloutPolicy& policy, Rng& rng) {
  Drawn best = by_lot(evaluation, policy, rng);
  if (policy.tries <= 1) return best;
  float max = evaluation.value(best);
  for (int i = 1; i < policy.tries; ++i) {
    const Drawn other = by_lot(evaluation, policy, rng);
    const float value = evaluation.value(other);
    if (value <= max) continue;
    max = value;
    best = other;
  }
  return best;
}

template <int kWords>
void play_out(Position<kWords>& position, const RolloutPolicy& policy, Rng& rng, MctsTrace& trace) {
  for (;;) {
    const MoveEvaluation<kWords> evaluation(position, policy.weights);
    if (evaluation.total() == 0) {
      if (!position.can_draw(1 - position.mover())) return;
      position.play(kPass);
      continue;
    }
    const Drawn drawn = choose(evaluation, policy, rng);
    trace.push_back({number(position.board().placement(drawn.form, drawn.corner)), position.mover()});
    position.play_at(drawn.form, drawn.corner);
  }
}

template <int kWords>
void list_moves(const Position<kWords>& position, const EvaluationWeights& weights, MctsMoves& moves) {
  const MoveEvaluation<kWords> evaluation(position, weights);
  if (evaluation.total() == 0) {
    if (position.can_draw(1 - position.mover())) moves.push_back({number(kPass), 0});
    return;
  }
  for (std::size_t f = 0; f < kForms; ++f)
    position.drawable(position.mover(), f).for_each([&](int corner) {
      moves.push_back({number(position.board().placement(f, corner)), evaluation.value({f, corner})});
    });
}

}  // namespace

TABLIER_ISO_CPU_DISPATCH void roll_out(Position<1>& p, const RolloutPolicy& o, Rng& rng, MctsTrace& trace) { play_out(p, o, rng, trace); }
TABLIER_ISO_CPU_DISPATCH void roll_out(Position<2>& p, const RolloutPolicy& o, Rng& rng, MctsTrace& trace) { play_out(p, o, rng, trace); }
TABLIER_ISO_CPU_DISPATCH void roll_out(Position<4>& p, const RolloutPolicy& o, Rng& rng, MctsTrace& trace) { play_out(p, o, rng, trace); }
TABLIER_ISO_CPU_DISPATCH void roll_out(Position<11>& p, const RolloutPolicy& o, Rng& rng, MctsTrace& trace) { play_out(p, o, rng, trace); }

TABLIER_ISO_CPU_DISPATCH void valued_moves(const Position<1>& p, const EvaluationWeights& t, MctsMoves& m) { list_moves(p, t, m); }
TABLIER_ISO_CPU_DISPATCH void valued_moves(const Position<2>& p, const EvaluationWeights& t, MctsMoves& m) { list_moves(p, t, m); }
TABLIER_ISO_CPU_DISPATCH void valued_moves(const Position<4>& p, const EvaluationWeights& t, MctsMoves& m) { list_moves(p, t, m); }
TABLIER_ISO_CPU_DISPATCH void valued_moves(const Position<11>& p, const EvaluationWeights& t, MctsMoves& m) { list_moves(p, t, m); }

void make_priors(MctsMoves& moves, float inverse_temperature) {
  float best = -std::numeric_limits<float>::infinity();
  for (const MctsMove& m : moves) best = std::max(best, m.prior);
  for (MctsMove& m : moves) m.prior = std::exp((m.prior - best) * inverse_temperature);
}

}  // namespace tablier::iso
