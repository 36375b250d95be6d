#include "play/analyst.hpp"

#include "play/analysis_memory.hpp"
#include "play/cached_state.hpp"
#include "play/coach.hpp"
#include "play/explored.hpp"
#include "play/move_end.hpp"
#include "play/played_moves.hpp"
#include "script/decision.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {
namespace {

/// A score like that is a clear advantage; games count in their own points, of which one is the least that matters.
constexpr double kAnalystUsual = 3;
/// A turn is at least a change like that.
constexpr double kTurn = 0.3;

/// What is done between two positions that are thought about.
struct Stride {
  std::shared_ptr<State> state;
  std::shared_ptr<const VariantScript> hooks;
  std::vector<Ply> history;
  std::size_t done = 0;
  std::vector<Move> line;  ///< what was found best and what would come of it; empty: nothing is to be named
  bool plays = false;      ///< the next ply was thought about
};

/// Names that line, and goes on to where a player is to move again.
AnalystStep step_on(const Stride& s) {
  AnalystStep step{s.done};
  step.line = named_line(*s.state, s.line, s.hooks.get());
  if (!step.line.empty()) {
    step.best = step.line.front().name;
    step.best_place = place_name(*s.state, s.line.front());
  }
  if (s.plays && s.done < s.history.size()) step.played_place = place_name(*s.state, s.history[s.done].move);
  for (bool plays = s.plays; step.done < s.history.size() && (plays || !is_player(s.state->to_move())); plays = false) {
    if (s.hooks) s.hooks->begin_decision();
    s.state->play(s.history[step.done++].move);
  }
  step.to_move = s.state->to_move();
  return step;
}

std::vector<Move> moves_of(const std::vector<Ply>& plies) {
  std::vector<Move> moves;
  for (const Ply& ply : plies) moves.push_back(ply.move);
  return moves;
}

}  // namespace

double loss_between(const PlyValue& before, const PlyValue& after, double sign) {
  return before.loss ? *before.loss : std::max(0.0, sign * (before.value - after.value));
}

ThinkRequest analysis_request(const Match& match, const State& position, Move judged) {
  return {.game = match.rules().game,
          .state = &position,
          .limits = {.level = 0, .seconds = kAnalysisPatience},
          .seed = 1,
          .seats = static_cast<int>(match.setup().players.size()),
          .script = match.rules().hooks,
          .judged = judged};
}

double final_value(const State& end) {
  const std::vector<Seat> winners = end.outcome().winners;
  if (winners.empty()) return 0;
  return std::find(winners.begin(), winners.end(), seat(0)) != winners.end() ? 1 : -1;
}

PlyValue found_value(const Advice& advice, std::size_t ply, double side) {
  if (const auto& judged = advice.judgement) return {.ply = ply, .value = side * judged->value, .loss = judged->gain};
  const Proof proof = advice.proof;
  const double value = proof == Proof::win    ? 1
                       : proof == Proof::loss ? -1
                       : proof == Proof::draw ? 0
                                              : advice.expected.value_or(squashed(advice.score, kAnalystUsual));
  return {ply, side * value, proof != Proof::none, {}};
}

std::vector<Move> found_line(const Advice& advice) {
  std::vector<Move> line = advice.line.empty() ? std::vector{advice.move} : advice.line;
  std::erase(line, Move::none);
  return line;
}

std::vector<LineMove> named_line(const State& position, const std::vector<Move>& line, const VariantScript* hooks) {
  constexpr std::size_t kMaxLine = 5;
  std::vector<LineMove> named;
  const auto state = position.clone();
  for (const Move move : line) {
    if (named.size() == kMaxLine || !is_player(state->to_move())) break;
    named.push_back({name_of(*state, move), state->touch(move), state->to_move()});
    if (hooks) hooks->begin_decision();
    state->play(move);
  }
  return named;
}

double squashed(double score, double usual) { return score / (std::abs(score) + usual); }

std::vector<bool> first_side(const Round& round, std::size_t seats) {
  if (seats == 2) return {true, false};
  const std::vector<Seat> winners = round.state->outcome().winners;
  if (seats < 2 || winners.size() * 2 != seats) return {};
  std::vector<bool> won(seats, false);
  for (const Seat s : winners) won[static_cast<std::size_t>(index(s))] = true;
  if (!won.front()) won.flip();
  return won;
}

bool Analyst::available(const Match& match, std::size_t number) {
  const Round& round = match.rounds()[number];
  const bool told = round.end ? !round.history.empty() : is_explored(match);
  return told && !tablier::first_side(round, match.setup().players.size()).empty() && Coach::available(match);
}

void Analyst::begin(const Match& match, std::size_t number) {
  if (revision_ == match.revision() + 1 && round_ == number) return;
  stop();
  keep_reached(match, number);
  recall(match);
  revision_ = match.revision() + 1;
  total_ = round_of(match).history.size();
  done_ = ply_values_.empty() ? 0 : ply_values_.back().ply;
  state_ = plain_state(*round_of(match).state).clone();
  for (std::size_t i = done_; i < total_; ++i) state_->undo();
  go_on(match, {}, !ply_values_.empty());
}

void Analyst::keep_reached(const Match& match, std::size_t number) {
  const Round& round = match.rounds()[number];
  const std::vector<Ply>& now = round.history;
  const auto parted = std::ranges::mismatch(played_, now, {}, &Ply::move, &Ply::move).in2;
  const auto same = static_cast<std::size_t>(parted - now.begin());
  const std::vector<bool> side = tablier::first_side(round, match.setup().players.size());
  if (round_ != number || side != first_side_) ply_values_.clear();
  std::erase_if(ply_values_, [same](const PlyValue& v) { return v.ply > same; });
  round_ = number;
  played_ = now;
  first_side_ = side;
}

void Analyst::recall(const Match& match) {
  if (!memory_) return;
  start_ = start_key(match, round_);
  auto known = memory_->known(start_, moves_of(played_), first_side_);
  if (known.size() > ply_values_.size()) ply_values_ = std::move(known);
}

void Analyst::remember() const {
  if (memory_ && !ply_values_.empty()) memory_->keep({start_, moves_of(played_), first_side_, ply_values_});
}

void Analyst::stop() {
  if (busy()) remember();
  thinker_.cancel();
  stepper_.cancel();
  state_.reset();
  revision_ = 0;
}

void Analyst::cancel() {
  stop();
  ply_values_.clear();
  done_ = total_ = 0;
}

void Analyst::go_on(const Match& match, std::vector<Move> line, bool plays) {
  Stride stride{state_, match.rules().hooks, round_of(match).history, done_, std::move(line), plays};
  if (!match.rules().asks_scripts()) return ask(match, step_on(stride));
  stepper_.ask([stride = std::move(stride)](const std::stop_token& stop) -> Result<AnalystStep> {
    const StoppableScripts stoppable(stop);
    return step_on(stride);
  });
}

void Analyst::ask(const Match& match, const AnalystStep& step) {
  if (!ply_values_.empty() && !step.best.notation.empty()) {
    ply_values_.back().best = step.best;
    ply_values_.back().line = step.line;
    ply_values_.back().best_place = step.best_place;
    ply_values_.back().played_place = step.played_place;
  }
  done_ = step.done;
  to_move_ = step.to_move;
  const Round& round = round_of(match);
  const bool over = round.end.has_value(), thought_through = !ply_values_.empty() && ply_values_.back().ply == total_;
  if (done_ >= total_ && (over || thought_through || !is_player(to_move_))) {
    if (over && !thought_through) ply_values_.push_back({total_, final_value(*round.state), true, {}});
    remember();
    state_.reset();
    return;
  }
  thinker_.ask(analysis_request(match, *state_, done_ < total_ ? round.history[done_].move : Move::none));
}

void Analyst::note(const Advice& advice) {
  ply_values_.push_back(found_value(advice, done_, first_side_[static_cast<std::size_t>(index(to_move_))] ? 1 : -1));
}

bool Analyst::poll(const Match& match) {
  if (!busy()) return false;
  if (revision_ != match.revision() + 1) {
    stop();
    return true;
  }
  if (const auto step = stepper_.poll()) {
    if (*step) ask(match, **step);
    else cancel();
    return true;
  }
  const auto found = thinker_.poll();
  if (!found) return false;
  if (*found) note(**found);
  std::vector<Move> line;
  if (*found) line = found_line(**found);
  go_on(match, std::move(line), true);
  return true;
}

std::optional<std::size_t> decided_from(std::span<const PlyValue> ply_values) {
  std::size_t from = ply_values.size();
  for (; from > 0; --from) {
    const PlyValue& here = ply_values[from - 1];
    if (!here.proven || here.value == 0 || (here.value > 0) != (ply_values.back().value > 0)) break;
  }
  return from > 0 && from < ply_values.size() ? std::optional(from) : std::nullopt;
}

std::vector<std::size_t> turning_points(std::span<const double> losses, std::size_t max) {
  std::vector<std::size_t> turns;
  for (std::size_t i = 0; i < losses.size(); ++i)
    if (losses[i] >= kTurn) turns.push_back(i);
  std::stable_sort(turns.begin(), turns.end(), [&](std::size_t a, std::size_t b) { return losses[a] > losses[b]; });
  if (turns.size() > max) turns.resize(max);
  std::sort(turns.begin(), turns.end());
  return turns;
}

}  // namespace tablier
