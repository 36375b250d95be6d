#include "play/coach.hpp"

#include "bots/timed_thinking.hpp"
#include "match/plugin_fault.hpp"
#include "play/cached_state.hpp"
#include "play/solutions.hpp"

namespace tablier {
namespace {

/// A player does not wait longer for help; a large volume may take it all.
constexpr double kHintPatience = 10;
constexpr double kOutlookPatience = 4;
/// A bot that searches as long as it may is asked for no longer than this.
constexpr double kAdvicePatience = 2;
constexpr std::uint64_t kCoachSeed = 1;
/// Positions whose advice is remembered.
constexpr std::size_t kAdviceKept = 64;

ThinkRequest question(const Match& match, const State& state, double seconds, bool count) {
  return {.game = match.rules().game,
          .state = &plain_state(state),
          .limits = {.level = 0, .seconds = seconds, .threads = 1, .count_solutions = count},
          .seed = kCoachSeed,
          .seats = static_cast<int>(match.setup().players.size()),
          .script = match.rules().hooks};
}

/// How many moves of a line are those of the seat that is to move at its start; 0 where it stops before the end.
std::size_t own_moves(const State& start, const std::vector<Move>& line) {
  const auto state = start.clone();
  std::size_t own = 0;
  for (const Move m : line) {
    if (state->to_move() == Seat::nobody) break;
    own += state->to_move() == start.to_move();
    state->play(m);
  }
  return state->outcome().over ? own : 0;
}

/// Points of the seat to move at the end of a proven line, where the bot counted in those points.
std::optional<std::int64_t> points_played_for(const State& start, const Advice& advice) {
  if (advice.proof != Proof::win || !is_player(start.to_move())) return std::nullopt;
  const auto end = start.clone();
  for (const Move m : advice.line)
    if (end->to_move() != Seat::nobody) end->play(m);
  const Outcome outcome = end->outcome();
  const auto seat = static_cast<std::size_t>(index(start.to_move()));
  if (!outcome.over || seat >= outcome.scores.size()) return std::nullopt;
  const std::int64_t points = outcome.scores[seat];
  return points > 0 && advice.score == static_cast<double>(points) ? std::optional(points) : std::nullopt;
}

std::string line_to(const Match& match) { return tablier::line_to(match, match.rounds().size() - 1, match.history().size()); }

/// The line that was found is played, to be told.
CoachAnswer told_move(const State& position, const Advice& advice) {
  return {.kind = CoachAnswer::Kind::advice,
          .line = {advice.move},
          .own_moves = own_moves(position, advice.line),
          .points = points_played_for(position, advice),
          .score = advice.score,
          .proof = advice.proof,
          .name = name_of(position, advice.move),
          .touch = position.touch(advice.move),
          .reasons = position.reasons(advice.move),
          .hints = position.hints(advice.move)};
}

/// With the moves of the line that the same seat makes after it, as far as nobody else, nor chance, comes between.
CoachAnswer told_advice(const State& position, Advice advice) {
  CoachAnswer told = told_move(position, advice);
  const auto state = position.clone();
  while (advice.line.size() > 1 && advice.line.front() == advice.move) {
    state->play(advice.move);
    if (state->to_move() != position.to_move()) break;
    advice.line.erase(advice.line.begin());
    advice.move = advice.line.front();
    told.rest.push_back(told_move(*state, advice));
  }
  return told;
}

}  // namespace

std::string line_to(const Match& match, std::size_t round, std::size_t plies) {
  std::string line = std::to_string(round);
  const auto& history = match.rounds()[round].history;
  for (std::size_t i = 0; i < plies; ++i) line += ' ' + history[i].notation;
  return line;
}

void Coach::watch(const Match& match) {
  if (watched_ == match.revision() + 1) return;
  watched_ = match.revision() + 1;
  watcher_.cancel();
  outlook_ = {};
  if (!is_player(match.state().to_move())) return;
  watcher_.ask(question(match, match.state(), kOutlookPatience, true));
  outlook_.kind = Outlook::Kind::thinking;
}

void Coach::stop_watching() {
  watcher_.cancel();
  outlook_ = {};
  watched_ = 0;
}

void Coach::cancel() {
  worker_.cancel();
  teller_.cancel();
  request_ = Request::none;
}

bool Coach::answer_known(const Match& match, std::string line) {
  const Game* const game = match.rules().game.get();
  if (std::exchange(game_, game) != game) advice_.clear();
  line_ = std::move(line);
  const auto known = advice_.find(line_);
  if (known == advice_.end()) return false;
  CoachAnswer same = known->second;
  same.again = true;
  answer(std::move(same));
  return true;
}

void Coach::ask_advice(const Match& match) {
  if (!answer_known(match, line_to(match))) ask(match, Request::advice, match.history().size());
}

void Coach::ask_advice_at(const Match& match, const State& position, std::string line) {
  if (answer_known(match, std::move(line))) return;
  request_ = Request::advice;
  asked_ = match.revision();
  position_ = plain_state(position).clone();
  plies_ = match.history().size();
  worker_.ask(question(match, *position_, kAdvicePatience, false));
}

bool Coach::knows_advice(const Match& match) const { return game_ == match.rules().game.get() && advice_.contains(line_to(match)); }

void Coach::ask(const Match& match, Request request, std::size_t plies) {
  request_ = request;
  asked_ = match.revision();
  position_ = plain_state(match.state()).clone();
  plies_ = match.history().size();
  ask_from(match, plies);
}

void Coach::ask_from(const Match& match, std::size_t plies) {
  for (; plies_ > plies; --plies_) position_->undo();
  ask_worker(match);
}

void Coach::ask_worker(const Match& match) {
  const bool as_it_stands = plies_ == match.history().size();
  if (!is_player(as_it_stands ? match.state().to_move() : match.history()[plies_].seat))
    return answer({.kind = CoachAnswer::Kind::nothing});
  ThinkRequest asked = question(match, *position_, request_ == Request::advice ? kAdvicePatience : kHintPatience, false);
  if (request_ == Request::solutions) asked.limits.list_solutions = kMaxListedSolutions;
  worker_.ask(asked);
}

bool Coach::poll(const Match& match) {
  const bool outlook = poll_outlook();
  return poll_answer(match) || outlook;
}

bool Coach::poll_outlook() {
  const auto found = watcher_.poll();
  if (!found) return false;
  outlook_ = {};
  if (!*found) return true;
  const Advice& advice = **found;
  if (advice.proof == Proof::win) outlook_ = {Outlook::Kind::possible, advice.solutions};
  if (advice.proof == Proof::loss) outlook_ = {Outlook::Kind::impossible, {}};
  return true;
}

bool Coach::poll_answer(const Match& match) {
  if (auto told = teller_.poll(); told && request_ != Request::none) {
    if (asked_ != match.revision()) request_ = Request::none;
    else answer(*told ? *std::move(*told) : CoachAnswer{.kind = CoachAnswer::Kind::failed, .problem = told->problem()});
    return true;
  }
  const auto found = worker_.poll();
  if (!found || request_ == Request::none) return false;
  if (asked_ != match.revision()) {  // the table has moved on; whoever gives up does so all the same
    if (std::exchange(request_, Request::none) == Request::comparison) ask_comparison(match);
    return true;
  }
  if (!*found) answer({.kind = CoachAnswer::Kind::failed, .problem = bot_problem(match, found->problem())});
  else take_advice(match, **found);
  return true;
}

void Coach::take_advice(const Match& match, const Advice& advice) {
  if (request_ == Request::advice) return tell_advice(match, advice);
  if (request_ == Request::solutions) return take_solutions(advice);
  const bool as_it_stands = plies_ == match.history().size();
  if (plies_ > 0 && advice.proof == Proof::loss) return ask_from(match, plies_ - 1);  // further back, until it can be done
  if (plies_ > 0 && advice.proof == Proof::none && request_ == Request::comparison) return ask_from(match, 0);
  if (advice.proof == Proof::loss) return answer({.kind = CoachAnswer::Kind::impossible});
  if (advice.proof != Proof::win || advice.line.empty()) return answer({.kind = CoachAnswer::Kind::nothing});
  if (request_ == Request::comparison) return answer({.kind = CoachAnswer::Kind::solution, .line = advice.line, .plies = plies_});
  if (!as_it_stands) return answer({.kind = CoachAnswer::Kind::dead_end, .plies = plies_});
  answer({.kind = request_ == Request::hint ? CoachAnswer::Kind::hint : CoachAnswer::Kind::solution, .line = advice.line});
}

void Coach::take_solutions(const Advice& advice) {
  const bool more = advice.listed.size() >= kMaxListedSolutions || advice.seconds >= kHintPatience;
  if (!advice.listed.empty()) return answer({.kind = CoachAnswer::Kind::solutions, .lines = advice.listed, .may_be_more = more});
  answer({.kind = advice.proof == Proof::loss ? CoachAnswer::Kind::impossible : CoachAnswer::Kind::nothing});
}

void Coach::tell_advice(const Match& match, const Advice& advice) {
  if (advice.move == Move::none) return answer({.kind = CoachAnswer::Kind::nothing});
  if (!match.rules().asks_scripts()) return answer(told_advice(*position_, advice));
  const std::shared_ptr<const State> position = position_->clone();
  teller_.ask([position, advice, hooks = match.rules().hooks](const std::stop_token&) -> Result<CoachAnswer> {
    const auto telling = brief_work(hooks.get());
    return told_advice(*position, advice);
  });
}

void Coach::remember_advice(const CoachAnswer& answer) {
  if (answer.kind != CoachAnswer::Kind::advice) return;
  if (advice_.size() >= kAdviceKept) advice_.clear();
  advice_.insert_or_assign(line_, answer);
  std::string line = line_, played = answer.name.notation;
  for (const CoachAnswer& next : answer.rest) {
    line += ' ' + played;
    advice_.insert_or_assign(line, next);
    played = next.name.notation;
  }
}

void Coach::answer(CoachAnswer answer) {
  if (request_ == Request::advice) remember_advice(answer);
  request_ = Request::none;
  answer_ = std::move(answer);
}

}  // namespace tablier
