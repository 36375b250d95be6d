#include "host/checked_bot.hpp"

#include "host/checked_state.hpp"
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

/// What the thread of a thought has to itself, or shares. The bot and the position go before the game.
struct Thought {
  std::shared_ptr<const CheckedRules> rules;
  std::shared_ptr<Bot> bot;
  std::unique_ptr<const State> state;
  Limits limits;
  std::optional<Advice> advice;
  std::exception_ptr failure;
};

void think(Thought& thought, const std::stop_token& stop) {
  try {
    thought.advice = thought.bot->think(*thought.state, thought.limits, stop);
  } catch (...) {
    thought.failure = std::current_exception();
  }
}

[[noreturn]] void refuse(const CheckedState& at, const char* key, std::vector<TextArg> args = {}) {
  throw ToldFailure(at.round().problem(at.played(), "think", key, std::move(args)));
}

bool can_advise(const CheckedState& state, Move move) {
  MoveList moves;
  state.legal_moves(moves);
  return moves.contains(move) || move == state.resignation();
}

/// Every move of it can be played. What chance draws ends it, for nobody can tell whether that is possible.
void check_line(const CheckedState& from, std::vector<Move>& line) {
  const auto copy = from.clone();
  auto& at = static_cast<CheckedState&>(*copy);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (at.to_move() == Seat::chance) return line.resize(i);
    if (!is_player(at.to_move()) || !at.can_play(line[i]))
      refuse(from, "bot_line", {{"move", hexadecimal(line[i])}, {"n", static_cast<std::int64_t>(i + 1)}});
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
    if (!can_advise(state, rated.move)) refuse(state, "bot_rates", {{"move", hexadecimal(rated.move)}});
    check_number(state, "bot_rating", rated.score);
  }
}

void check(const CheckedState& state, Advice& advice) {
  if (advice.move != Move::none && !can_advise(state, advice.move)) refuse(state, "bot_illegal", {{"move", hexadecimal(advice.move)}});
  if (advice.move == Move::none && !advice.line.empty() && advice.line.front() == Move::none) advice.line.clear();
  check_line(state, advice.line);
  check_rated(state, advice.rated);
  for (auto& line : advice.listed) check_line(state, line);
  check_number(state, "bot_score", advice.score);
  check_number(state, "bot_seconds", advice.seconds);
  if (advice.depth < 0) state.round().refuse(state.played(), "think", "advice");
}

}  // namespace

Advice CheckedBot::asked(const CheckedState& state, const Limits& limits, const std::stop_token& stop) {
  const auto problem = [&] { return state.round().problem(state.played(), "think", "bot_left"); };
  if (rules_->bot_left) throw ToldFailure(problem());
  const auto own = state.clone();
  auto thought = std::make_shared<Thought>(
      Thought{rules_, plain_, static_cast<const CheckedState&>(*own).plain().clone(), limits, std::nullopt, nullptr});
  const auto work = [thought](const std::stop_token& told) { tablier::think(*thought, told); };
  if (!done_in_time(work, {.seconds = limits.seconds}, stop)) {
    rules_->bot_left = true;
    if (stop.stop_requested()) tell_left_behind(problem());
    throw ToldFailure(problem());
  }
  if (thought->failure) std::rethrow_exception(thought->failure);
  return *std::move(thought->advice);
}

Advice CheckedBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto* const here = dynamic_cast<const CheckedState*>(&state);
  expects(here != nullptr);
  Advice advice = asked(*here, limits, stop);
  check(*here, advice);
  return advice;
}

}  // namespace tablier
