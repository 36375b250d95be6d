#include "bots/timed_thinking.hpp"

#include <algorithm>
#include <chrono>

namespace tablier {
namespace {

using Clock = std::chrono::steady_clock;

/// A bot needs some time to have anything to say.
constexpr double kMinSeconds = 0.001;
/// As long as a script's functions may take for one position; no table waits for it.
constexpr auto kBriefWork = std::chrono::milliseconds(200);

std::optional<Clock::time_point> deadline_of(const Limits& limits) {
  if (!limits.seconds && limits.level == 0) return std::nullopt;
  const double seconds = limits.seconds.value_or(kLevelSeconds);
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

Advice one_of(const MoveList& moves, Rng& rng) {
  Advice advice;
  if (!moves.empty()) advice.move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  advice.line = {advice.move};
  return advice;
}

/// Where nobody can say what a seat knows, what it does must not tell more than it knows.
Advice at_random(const State& state, Rng& rng, const Script* script) {
  if (script) script->begin_decision();
  MoveList moves;
  state.legal_moves(moves);
  return one_of(moves, rng);
}

/// Here the script is judged by what it takes for one position: the bot must not find out what is legal with calls that its time cuts off.
MoveList legal_moves(const State& state, const Script& script) {
  script.begin_decision();
  MoveList moves;
  state.legal_moves(moves);
  return moves;
}

Limits left_of(Limits limits, const std::optional<Clock::time_point>& deadline) {
  if (limits.seconds && deadline) limits.seconds = std::max(kMinSeconds, std::chrono::duration<double>(*deadline - Clock::now()).count());
  return limits;
}

}  // namespace

std::unique_ptr<ScriptThinking> brief_work(const Script* script) { return script ? script->think(Clock::now() + kBriefWork, {}) : nullptr; }

Advice think_in_time(Bot& bot, const State& state, Rng& unseen, const Limits& limits, const std::stop_token& stop, const Script* script) {
  const auto deadline = deadline_of(limits);
  const auto known = state.sample(state.to_move(), unseen);
  if (known->to_move() != state.to_move()) return at_random(state, unseen, script);
  if (!script) return bot.think(*known, limits, stop);
  const MoveList before = legal_moves(*known, *script);
  // Asking what the seat knows and may do can take all of it, and nothing that is asked now would be answered.
  if (deadline && Clock::now() >= *deadline) return one_of(before, unseen);
  Advice advice;
  {
    const auto thinking = script->think(deadline, stop);
    advice = bot.think(*known, left_of(limits, deadline), stop);
  }
  const auto is_among = [&](const MoveList& moves) { return moves.contains(advice.move) || advice.move == known->resignation(); };
  // A script that forbids too slowly is switched off: it may allow more by now, and no less.
  if (advice.move == Move::none || is_among(before)) return advice;
  const MoveList legal = legal_moves(*known, *script);
  if (is_among(legal)) return advice;
  Advice instead;
  if (!legal.empty()) instead.move = legal[0];
  instead.line = {instead.move};
  instead.nodes = advice.nodes;
  instead.seconds = advice.seconds;
  return instead;
}

}  // namespace tablier
