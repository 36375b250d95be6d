#include "ui/table/analyst.hpp"

#include "ui/table/chronicle.hpp"
#include "ui/table/coach.hpp"

#include <algorithm>
#include <cmath>

namespace tablier {
namespace {

/// For each position, in seconds.
constexpr double kPatience = 0.25;
/// A score like that is a clear advantage; games count in their own points, of which one is the least that matters.
constexpr double kUsual = 3;
/// A turn is at least a change like that.
constexpr double kTurn = 0.3;

/// From the end of a round: who has won it.
double final_value(const Match& match) {
  const std::vector<Seat> winners = match.state().outcome().winners;
  if (winners.size() != 1) return 0;
  return winners.front() == seat(0) ? 1 : -1;
}

}  // namespace

double squashed(double score, double usual) { return score / (std::abs(score) + usual); }

bool Analyst::available(const Match& match) {
  return match.round_over() && match.setup().players.size() == 2 && Coach::available(match) && !match.history().empty();
}

void Analyst::begin(const Match& match) {
  if (revision_ == match.revision() + 1) return;
  cancel();
  revision_ = match.revision() + 1;
  total_ = match.history().size();
  state_ = position_after(match, 0);
  ask(match);
}

void Analyst::cancel() {
  thinker_.cancel();
  state_.reset();
  standings_.clear();
  done_ = total_ = 0;
  revision_ = 0;
}

void Analyst::ask(const Match& match) {
  while (done_ < total_ && !is_player(state_->to_move())) advance(match);  // nothing to think about before chance
  if (done_ >= total_) {
    standings_.push_back({total_, final_value(match), true});
    state_.reset();
    return;
  }
  thinker_.ask({.game = match.rules().game, .state = state_.get(), .limits = {.level = 0, .seconds = kPatience}, .seed = 1});
}

void Analyst::advance(const Match& match) {
  state_->play(match.history()[done_].move);
  ++done_;
}

void Analyst::note(double score, Proof proof) {
  const double side = state_->to_move() == seat(0) ? 1 : -1;
  const double value = proof == Proof::win ? 1 : proof == Proof::loss ? -1 : proof == Proof::draw ? 0 : squashed(score, kUsual);
  standings_.push_back({done_, side * value, proof != Proof::none});
}

bool Analyst::poll(const Match& match) {
  if (!busy()) return false;
  if (revision_ != match.revision() + 1) {
    cancel();
    return true;
  }
  const auto thought = thinker_.poll();
  if (!thought) return false;
  if (*thought) note((*thought)->score, (*thought)->proof);
  advance(match);
  ask(match);
  return true;
}

std::vector<std::size_t> turning_points(const std::vector<Standing>& standings, std::size_t most) {
  std::vector<std::size_t> turns;
  for (std::size_t i = 1; i < standings.size(); ++i)
    if (std::abs(standings[i].value - standings[i - 1].value) >= kTurn) turns.push_back(i);
  const auto change = [&](std::size_t i) { return std::abs(standings[i].value - standings[i - 1].value); };
  std::stable_sort(turns.begin(), turns.end(), [&](std::size_t a, std::size_t b) { return change(a) > change(b); });
  if (turns.size() > most) turns.resize(most);
  std::sort(turns.begin(), turns.end());
  return turns;
}

}  // namespace tablier
