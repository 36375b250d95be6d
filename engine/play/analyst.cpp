#include "play/analyst.hpp"

#include "play/coach.hpp"
#include "play/played_moves.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

/// For each position, in seconds.
constexpr double kAnalysisPatience = 0.25;
/// A score like that is a clear advantage; games count in their own points, of which one is the least that matters.
constexpr double kAnalystUsual = 3;
/// A turn is at least a change like that.
constexpr double kTurn = 0.3;

/// From the end of a round: who has won it.
double final_value(const Match& match) {
  const std::vector<Seat> winners = match.state().outcome().winners;
  if (winners.empty()) return 0;
  return std::find(winners.begin(), winners.end(), seat(0)) != winners.end() ? 1 : -1;
}

}  // namespace

double squashed(double score, double usual) { return score / (std::abs(score) + usual); }

std::vector<bool> first_side(const Match& match) {
  const std::size_t seats = match.setup().players.size();
  if (seats == 2) return {true, false};
  const std::vector<Seat> winners = match.state().outcome().winners;
  if (seats < 2 || winners.size() * 2 != seats) return {};
  std::vector<bool> won(seats, false);
  for (const Seat s : winners) won[static_cast<std::size_t>(index(s))] = true;
  if (!won.front()) won.flip();
  return won;
}

bool Analyst::available(const Match& match) {
  return match.round_over() && !tablier::first_side(match).empty() && Coach::available(match) && !match.history().empty();
}

void Analyst::begin(const Match& match) {
  if (revision_ == match.revision() + 1) return;
  cancel();
  revision_ = match.revision() + 1;
  total_ = match.history().size();
  first_side_ = tablier::first_side(match);
  state_ = position_after(match, 0);
  ask(match);
}

void Analyst::cancel() {
  thinker_.cancel();
  state_.reset();
  ply_values_.clear();
  done_ = total_ = 0;
  revision_ = 0;
}

void Analyst::ask(const Match& match) {
  while (done_ < total_ && !is_player(state_->to_move())) advance(match);  // nothing to think about before chance
  if (done_ >= total_) {
    ply_values_.push_back({total_, final_value(match), true, {}});
    state_.reset();
    return;
  }
  thinker_.ask({.game = match.rules().game,
                .state = state_.get(),
                .limits = {.level = 0, .seconds = kAnalysisPatience},
                .seed = 1,
                .seats = static_cast<int>(match.setup().players.size()),
                .script = match.rules().hooks});
}

void Analyst::advance(const Match& match) {
  if (match.rules().hooks) match.rules().hooks->begin_decision();
  state_->play(match.history()[done_].move);
  ++done_;
}

void Analyst::note(const Advice& advice) {
  const double side = first_side_[static_cast<std::size_t>(index(state_->to_move()))] ? 1 : -1;
  const Proof proof = advice.proof;
  const double value = proof == Proof::win    ? 1
                       : proof == Proof::loss ? -1
                       : proof == Proof::draw ? 0
                                              : squashed(advice.score, kAnalystUsual);
  const MoveName best = advice.move == Move::none ? MoveName() : name_of(*state_, advice.move);
  ply_values_.push_back({done_, side * value, proof != Proof::none, best});
}

bool Analyst::poll(const Match& match) {
  if (!busy()) return false;
  if (revision_ != match.revision() + 1) {
    cancel();
    return true;
  }
  const auto found = thinker_.poll();
  if (!found) return false;
  if (*found) note(**found);
  advance(match);
  ask(match);
  return true;
}

std::vector<std::size_t> turning_points(const std::vector<PlyValue>& ply_values, std::size_t max) {
  std::vector<std::size_t> turns;
  for (std::size_t i = 1; i < ply_values.size(); ++i)
    if (std::abs(ply_values[i].value - ply_values[i - 1].value) >= kTurn) turns.push_back(i);
  const auto change = [&](std::size_t i) { return std::abs(ply_values[i].value - ply_values[i - 1].value); };
  std::stable_sort(turns.begin(), turns.end(), [&](std::size_t a, std::size_t b) { return change(a) > change(b); });
  if (turns.size() > max) turns.resize(max);
  std::sort(turns.begin(), turns.end());
  return turns;
}

}  // namespace tablier
