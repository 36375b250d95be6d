#include "host/checked_bot.hpp"

#include "host/checked_state.hpp"
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

[[noreturn]] void refuse_move(const CheckedState& at, Move move) {
  throw ToldFailure(at.round().problem(at.played(), "think", "bot_illegal", {{"move", hexadecimal(move)}}));
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
    if (!is_player(at.to_move()) || !at.can_play(line[i])) refuse_move(from, line[i]);
    at.play(line[i]);
  }
}

void check(const CheckedState& state, Advice& advice) {
  if (advice.move != Move::none && !can_advise(state, advice.move)) refuse_move(state, advice.move);
  if (advice.move == Move::none && !advice.line.empty() && advice.line.front() == Move::none) advice.line.clear();
  check_line(state, advice.line);
  for (const RatedMove& rated : advice.rated)
    if (!can_advise(state, rated.move)) refuse_move(state, rated.move);
  for (auto& line : advice.listed) check_line(state, line);
  const bool finite = std::isfinite(advice.score) && std::isfinite(advice.seconds) && advice.depth >= 0 &&
                      std::ranges::all_of(advice.rated, [](const RatedMove& rated) { return std::isfinite(rated.score); });
  if (!finite) state.round().refuse(state.played(), "think", "advice");
}

}  // namespace

std::string hexadecimal(Move move) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (auto rest = static_cast<std::uint64_t>(move); rest > 0 || text.empty(); rest /= 16) text.insert(text.begin(), kDigits[rest % 16]);
  return "0x" + text;
}

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
