#include "moving/bot/search_position.hpp"

#include "sdk/rng.hpp"

#include <algorithm>

namespace tablier::katarenga::moving {
namespace {

/// No line is searched so deep: with fewer quiet moves left than this, how many there are is part of the position.
constexpr int kNearLimit = 96;

}  // namespace

std::uint64_t SearchPosition::key() const {
  const int left = position_.rules().quiet_limit - position_.quiet();
  return left > kNearLimit ? position_.key() : position_.key() ^ mix(static_cast<std::uint64_t>(left + 1));
}

std::optional<int> SearchPosition::known_score() const {
  const int me = mover();
  if (const Ending ending = position_.ending(); ending.over()) return ending.winner < 0 ? 0 : ending.winner == me ? win_in(0) : loss_in(0);
  if (position_.stood_within(position_.plies() - root_plies_)) return 0;
  const Rules& rules = position_.rules();
  if (rules.has_camps() && position_.camps_reached(me) == kCamps - 1 && (position_.pawns(me) & Rules::far_squares(me)) != 0)
    return win_in(1);
  return std::nullopt;
}

bool SearchPosition::is_barred(Step step) const {
  return root_steps_ && position_.plies() == root_plies_ && std::find(root_steps_->begin(), root_steps_->end(), step) == root_steps_->end();
}

void SearchPosition::moves(SearchMoves& list, int) const {
  const SquareSet enemies = position_.pawns(1 - mover());
  const int middle = evaluation_->middle(position_);
  position_.each_move([&](Step step) {
    if (is_barred(step)) return;
    const bool quiet = !is_camp(step.to) && !has(enemies, step.to);
    list.push_back({move_of(step), evaluation_->order(position_, step, middle), quiet});
  });
}

int SearchPosition::quiescence(int alpha, int beta, int plies) {
  const int still = std::clamp(static_eval(), -kMaxScore, kMaxScore);
  if (!position_.rules().captures || still >= beta || plies == 0) return still;
  int best = still;
  const auto attempt = [&](Step step) {
    if (best >= beta) return;
    position_.play(step);
    int score = 0;
    if (const auto known = known_score()) score = value_from_tt(-*known, 1);
    else score = -quiescence(-beta, -std::max(alpha, best), plies - 1);
    position_.undo();
    best = std::max(best, score);
  };
  position_.each_move([&](Step step) {
    if (is_camp(step.to) || has(position_.pawns(1 - position_.mover()), step.to)) attempt(step);
  });
  return best;
}

}  // namespace tablier::katarenga::moving
