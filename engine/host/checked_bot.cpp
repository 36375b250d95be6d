#include "host/checked_bot.hpp"

#include "content/utf8.hpp"
#include "host/checked_state.hpp"
#include "host/child_trial.hpp"
#include "host/plugin_validation.hpp"
#include "jobs/left_behind.hpp"
#include "jobs/told_failure.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <cmath>
#include <exception>
#include <optional>

namespace tablier {
namespace {

/// A judgement is fixed work of a moment; one that takes as long never comes.
constexpr double kJudgePatience = 10;

/// What the thread of a thought has to itself, or shares. The bot and the position go before the game.
template <typename Answer>
struct Thought {
  std::shared_ptr<const CheckedRules> rules;
  std::shared_ptr<Bot> bot;
  std::unique_ptr<const State> state;
  std::optional<Answer> answer = {};
  std::exception_ptr failure = {};
};

[[noreturn]] void refuse(const CheckedState& at, const char* key, std::vector<TextArg> args = {}) {
  throw ToldFailure(at.round().problem(at.played(), "think", key, std::move(args)));
}

bool can_advise(const CheckedState& state, Move move) {
  MoveList moves;
  state.legal_moves(moves);
  return moves.contains(move) || move == state.resignation();
}

/// By its number, and by what the game calls it. Nobody may ask for the notation of a move that is not legal, so a child does.
Text move_name(const CheckedState& at, Move move) {
  const auto ask = [&](const Note& note) { note.found(name_of_move(at.plain(), move)); };
  const TrialResult asked = try_in_children({ask}).front();
  const std::string number = hexadecimal(move), name = asked.found.empty() ? number : asked.found.front();
  if (name == number) return Text("host.plugin.move_number", {{"number", number}});
  return Text("host.plugin.move_named", {{"name", clipped(name)}, {"number", number}});
}

/// A line begins with the move that is advised.
void check_first(const CheckedState& state, const Advice& advice) {
  if (advice.move == Move::none || advice.line.empty() || advice.line.front() == advice.move) return;
  refuse(state, "bot_line_first", {{"move", move_name(state, advice.move)}, {"first", move_name(state, advice.line.front())}});
}

/// Every move of it can be played. What chance draws ends it, for nobody can tell whether that is possible.
void check_line(const CheckedState& from, std::vector<Move>& line) {
  const auto copy = from.clone();
  auto& at = static_cast<CheckedState&>(*copy);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (at.to_move() == Seat::chance) return line.resize(i);
    if (!is_player(at.to_move()) || !at.can_play(line[i]))
      refuse(from, "bot_line", {{"move", move_name(at, line[i])}, {"n", static_cast<std::int64_t>(i + 1)}});
    at.play(line[i]);
  }
}

/// The word of `host.plugin.bot_number` for a number that is none, or has no end; null for any other.
const char* odd_number(double number) {
  if (std::isnan(number)) return "nan";
  return std::isinf(number) ? "infinite" : nullptr;
}

void check_number(const CheckedState& state, const char* key, double number) {
  if (const char* const odd = odd_number(number)) refuse(state, key, {{"number", Text(std::string("host.plugin.bot_number.") + odd)}});
}

void check_rated(const CheckedState& state, const std::vector<RatedMove>& all) {
  for (const RatedMove& rated : all) {
    if (!can_advise(state, rated.move)) refuse(state, "bot_rates", {{"move", move_name(state, rated.move)}});
    check_number(state, "bot_rating", rated.score);
  }
}

void check(const CheckedState& state, Advice& advice) {
  if (advice.move != Move::none && !can_advise(state, advice.move)) refuse(state, "bot_illegal", {{"move", move_name(state, advice.move)}});
  if (advice.move == Move::none && !advice.line.empty() && advice.line.front() == Move::none) advice.line.clear();
  check_line(state, advice.line);
  check_first(state, advice);
  check_rated(state, advice.rated);
  for (auto& line : advice.listed) check_line(state, line);
  check_number(state, "bot_score", advice.score);
  check_number(state, "bot_seconds", advice.seconds);
  const bool expected = !advice.expected || std::abs(*advice.expected) <= 1;
  if (advice.depth < 0) state.round().refuse(state.played(), "think", "advice_depth");
  if (!expected) state.round().refuse(state.played(), "think", "advice_expected");
}

}  // namespace

template <typename Answer, typename Ask>
Answer CheckedBot::asked(const CheckedState& state, std::optional<double> seconds, const std::stop_token& stop, Ask ask) {
  const auto problem = [&] { return state.round().problem(state.played(), "think", "bot_left"); };
  if (rules_->bot_left) throw ToldFailure(problem());
  const auto own = state.clone();
  auto thought = std::make_shared<Thought<Answer>>(Thought<Answer>{rules_, plain_, static_cast<const CheckedState&>(*own).plain().clone()});
  const auto work = [thought, ask](const std::stop_token& told) {
    try {
      thought->answer = ask(*thought->bot, *thought->state, told);
    } catch (...) {
      thought->failure = std::current_exception();
    }
  };
  if (!done_in_time(work, {.seconds = seconds}, stop)) {
    rules_->bot_left = true;
    if (stop.stop_requested()) tell_left_behind(problem());
    throw ToldFailure(problem());
  }
  if (thought->failure) std::rethrow_exception(thought->failure);
  return *std::move(thought->answer);
}

Advice CheckedBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto* const here = dynamic_cast<const CheckedState*>(&state);
  expects(here != nullptr);
  Advice advice = asked<Advice>(*here, limits.seconds, stop, [limits](Bot& bot, const State& position, const std::stop_token& told) {
    return bot.think(position, limits, told);
  });
  check(*here, advice);
  return advice;
}

std::optional<Judgement> CheckedBot::judge(const State& state, Move played, std::stop_token stop) {
  const auto* const here = dynamic_cast<const CheckedState*>(&state);
  expects(here != nullptr);
  const auto judged = asked<std::optional<Judgement>>(
      *here, kJudgePatience, stop,
      [played](Bot& bot, const State& position, const std::stop_token& told) { return bot.judge(position, played, told); });
  if (!judged) return judged;
  if (judged->better != Move::none && !can_advise(*here, judged->better))
    refuse(*here, "bot_illegal", {{"move", move_name(*here, judged->better)}});
  const bool possible =
      std::abs(judged->value) <= 1 && judged->error >= 0 && judged->gain >= 0 && std::isfinite(judged->error + judged->gain);
  if (!possible) here->round().refuse(here->played(), "think", "judgement");
  return judged;
}

}  // namespace tablier
