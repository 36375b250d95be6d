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
                      !(advice.expected && !(std::abs(*advice.expected) <= 1)) &&
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
  if (judged->better != Move::none && !can_advise(*here, judged->better)) refuse_move(*here, judged->better);
  const bool possible =
      std::abs(judged->value) <= 1 && judged->error >= 0 && judged->gain >= 0 && std::isfinite(judged->error + judged->gain);
  if (!possible) here->round().refuse(here->played(), "think", "advice");
  return judged;
}

}  // namespace tablier
