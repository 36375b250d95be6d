#include "play/bot_source.hpp"

#include "match/plugin_fault.hpp"
#include "play/cached_state.hpp"
#include "sdk/search/playout_advice.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// While a bot thinks, in seconds.
constexpr double kBotPoll = 0.02;
/// A bot that has no levels thinks that long.
constexpr double kReferenceSeconds = 1;
/// Until then nobody is kept waiting, in seconds.
constexpr double kLongThought = 0.8;

bool is_legal(const State& state, Move move) {
  MoveList moves;
  state.legal_moves(moves);
  return moves.contains(move) || (move != Move::none && move == state.resignation());
}

/// Of the round that is played: else rounds that begin alike are played alike.
std::uint64_t round_seed(const Match& match) { return match.rounds().back().setup.seed; }

bool bot_to_move(const Match& match) {
  const Seat s = match.state().to_move();
  if (!is_player(s) || match.round_over()) return false;
  const auto i = static_cast<std::size_t>(index(s));
  return i < match.setup().players.size() && !match.setup().players[i].human;
}

}  // namespace

void BotSource::watch(const Match& match, double now, double pause) {
  const std::uint64_t revision = match.revision() + 1;
  if (!bot_to_move(match)) return cancel();
  if (watched_ == revision || failed_ == revision) return;
  const Player& player = match.setup().players[static_cast<std::size_t>(index(match.state().to_move()))];
  Limits limits{.level = player.level};
  if (!player.bot.empty()) limits = {.level = 0, .seconds = kReferenceSeconds};
  thinker_.ask({.game = match.rules().game,
                .state = &plain_state(match.state()),
                .limits = limits,
                .seed = mix(round_seed(match) + match.history().size()),
                .seats = static_cast<int>(match.setup().players.size()),
                .script = match.rules().hooks,
                .reference = player.bot});
  advice_.reset();
  watched_ = revision;
  since_ = now;
  not_before_ = now + pause;
  hurried_ = false;
}

void BotSource::hurry() {
  if (!thinking()) {
    wants_any_ = failed_ != 0;
    return;
  }
  hurried_ = true;
  not_before_ = 0;
  if (!advice_) thinker_.hurry();
}

bool BotSource::thinks_long(double now) const { return thinking() && !advice_ && !hurried_ && now >= since_ + kLongThought; }

void BotSource::cancel() {
  thinker_.cancel();
  advice_.reset();
  watched_ = 0;
}

void BotSource::move_failed(const Match& match) {
  cancel();
  failed_ = match.revision() + 1;
}

Result<Move> BotSource::move_of(const Match& match, const Result<Advice>& advice) const {
  if (!advice) return bot_problem(match, advice.problem());
  if (is_legal(match.state(), advice->move)) return advice->move;
  if (hurried_)  // it had no time to find any
    if (const Move any = any_legal(match.state(), round_seed(match)); any != Move::none) return any;
  if (advice->move != Move::none) return bot_problem(match, illegal_move_of_bot(advice->move));
  if (match.can_resign()) return match.state().resignation();
  return bot_problem(match, Problem("bots.no_move"));
}

bool BotSource::is_stuck(const Match& match) const { return failed_ == match.revision() + 1 && bot_to_move(match); }

std::optional<Result<Move>> BotSource::poll(const Match& match, double now) {
  if (std::exchange(wants_any_, false) && is_stuck(match)) {
    const Move any = any_legal(match.state(), round_seed(match));
    return any == Move::none ? std::nullopt : std::optional(Result<Move>(any));
  }
  if (watched_ != match.revision() + 1) return std::nullopt;
  if (!advice_) advice_ = thinker_.poll();
  if (!advice_ || now < not_before_) return std::nullopt;
  Result<Move> move = move_of(match, *advice_);
  if (!move) failed_ = watched_;
  cancel();
  return move;
}

std::optional<double> BotSource::next_wake(double now) const {
  if (wants_any_) return now;
  if (!thinking()) return std::nullopt;
  return advice_ ? std::max(now, not_before_) : now + kBotPoll;
}

}  // namespace tablier
