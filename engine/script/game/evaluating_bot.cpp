#include "script/game/evaluating_bot.hpp"

#include "script/decision.hpp"
#include "script/game/lua_game_state.hpp"
#include "sdk/search/alpha_beta.hpp"
#include "sdk/search/playout_advice.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <unordered_map>

namespace tablier::lua {
namespace {

using Clock = std::chrono::steady_clock;

/// Nodes a move of each level: each about four times the one before. By time: as many as it takes.
constexpr std::array<std::uint64_t, kEvaluatingLevels + 1> kNodes{~std::uint64_t{0}, 8, 40, 160, 640, 2'500, 10'000};
/// The search ends so long before the script's calls do, which then have nothing to say.
constexpr double kTimeShare = 0.9;
/// Of the time that a script has to say anything at all, so that there is some left where it does not.
constexpr double kProbeShare = 0.5;
constexpr auto kGrace = std::chrono::milliseconds(20);
/// Of the search's whole numbers one of the script's units.
constexpr double kUnit = 16;
/// Moves of which nothing is known yet are tried in one of many orders, as the seed has it: the first of equally good ones is played.
constexpr std::uint64_t kOrders = 64;
constexpr std::size_t kTableBytes = 8u << 20;
/// Depths of searches that are surely done when a later one has to be thrown away.
constexpr std::array<int, 3> kDepths{1, 3, 64};

/// The script has no answer any more: the search it is for is over.
struct NoAnswer {};

/// Moves as the search numbers them, in the order in which they were met.
class MoveNumbers {
 public:
  static constexpr std::uint32_t kMoves = 1u << 16;

  std::uint32_t number(Move move) {
    const auto [at, fresh] = numbers_.emplace(move, static_cast<std::uint32_t>(moves_.size()));
    if (fresh && moves_.size() == kMoves) throw NoAnswer();
    if (fresh) moves_.push_back(move);
    return at->second;
  }
  Move move(std::uint32_t number) const { return moves_[number]; }

 private:
  std::unordered_map<Move, std::uint32_t> numbers_;
  std::vector<Move> moves_{Move::none};
};

class EvaluatedPosition {
 public:
  static constexpr std::uint32_t kMoves = MoveNumbers::kMoves;

  EvaluatedPosition(const LuaGameState& state, MoveNumbers& numbers, std::uint64_t seed) : state_(state), numbers_(&numbers), seed_(seed) {}

  std::uint64_t key() const { return state_.hash(); }
  /// Once it is over: the one who did not play last.
  int mover() const {
    const Seat to_move = state_.to_move();
    return is_player(to_move) ? index(to_move) : 2 - state_.ply(state_.plies()).mover;
  }
  std::optional<int> known_score() {
    if (is_player(state_.to_move())) return std::nullopt;
    const Outcome outcome = state_.outcome();
    if (outcome.reason == kFaultReason) throw NoAnswer();
    if (outcome.winners.size() != 1) return 0;
    return index(outcome.winners.front()) == mover() ? win_in(0) : loss_in(0);
  }
  bool extends() { return false; }
  void moves(SearchMoves& list, int) {
    room_.clear();
    state_.legal_moves(room_);
    if (room_.empty()) throw NoAnswer();
    for (const Move move : room_) list.push_back({.move = numbers_->number(move), .order = order_of(move)});
  }
  int static_eval() const { return quiescence(0, 0); }
  bool is_quiet() const { return false; }
  int quiescence(int, int) const {
    const auto value = state_.evaluate(mover());
    if (!value) throw NoAnswer();
    const double limit = kMaxScore / kUnit;
    return static_cast<int>(std::lround(std::clamp(*value, -limit, limit) * kUnit));
  }
  void play(std::uint32_t move) { state_.play(numbers_->move(move)); }
  void undo() { state_.undo(); }

 private:
  int order_of(Move move) const { return static_cast<int>(mix(seed_ ^ static_cast<std::uint64_t>(move)) % kOrders); }

  class Room : public MoveList {
   public:
    Room() = default;
    Room(const Room&) : Room() {}  // what was listed belongs to nobody
  };

  LuaGameState state_;
  MoveNumbers* numbers_;
  std::uint64_t seed_;
  Room room_;
};

/// What `evaluate` says of each seat, as rounds count; a win that was played is worth more than any that is only hoped for.
struct EvaluationJudge {
  std::optional<Rewards> operator()(const State& state) const {
    const auto& own = static_cast<const LuaGameState&>(state);
    std::vector<double> values;
    for (int seat = 0; seat < own.seats(); ++seat) {
      const auto value = own.evaluate(seat);
      if (!value) return std::nullopt;
      values.push_back(*value);
    }
    Rewards rewards = leads(values);
    for (float& reward : rewards) reward = 0.5F + kHope * (reward - 0.5F);
    return rewards;
  }

  static constexpr float kHope = 0.9F;
};

/// A move at random where a bot had no time for any better.
void settle(Advice& advice, Move any) {
  if (advice.move == Move::none) advice.move = any;
  if (advice.line.empty() || advice.line.front() != advice.move) advice.line = {advice.move};
}

class SamplingBot final : public Bot {
 public:
  explicit SamplingBot(std::uint64_t seed) : seed_(seed) {}

  Advice think(const State& state, const Limits& limits, std::stop_token stop) override {
    const Move any = any_legal(state, seed_);
    const auto& own = static_cast<const LuaGameState&>(state);
    Advice advice = advise_by_playouts(state, own.seats(), seed_, limits, stop, EvaluationJudge());
    settle(advice, any);
    return advice;
  }

 private:
  std::uint64_t seed_;
};

class EvaluatingBot final : public Bot {
 public:
  explicit EvaluatingBot(std::uint64_t seed) : seed_(seed) {}

  Advice think(const State& state, const Limits& limits, std::stop_token stop) override {
    const auto begin = Clock::now();
    const auto& own = static_cast<const LuaGameState&>(state);
    const Move any = any_legal(state, seed_);  // once the bot is stopped, the script says nothing any more
    Advice advice;
    if (evaluates(own, limits, stop, begin)) advice = look_ahead(own, limits, stop, begin);
    if (advice.move == Move::none && !stop.stop_requested()) advice = by_rounds(own, limits, stop, begin);
    settle(advice, any);
    advice.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return advice;
  }

 private:
  /// Whether the script has an answer here, within a part of the time.
  bool evaluates(const LuaGameState& own, const Limits& limits, const std::stop_token& stop, Clock::time_point begin) const {
    const auto thinking = own.rules().machine->thinkers().begin({end_of(limits, begin, kProbeShare), stop});
    return own.evaluate(index(own.to_move())).has_value();
  }

  Advice look_ahead(const LuaGameState& own, const Limits& limits, std::stop_token stop, Clock::time_point begin) {
    const auto thinking = own.rules().machine->thinkers().begin({end_of(limits, begin), stop});
    Advice advice;
    MoveNumbers numbers;
    SearchLimits work{kNodes[static_cast<std::size_t>(std::clamp(limits.level, 0, kEvaluatingLevels))], {}, std::move(stop)};
    if (limits.seconds) work.seconds = *limits.seconds * kTimeShare;
    for (const int depth : kDepths)
      if (!deepen(own, depth, work, numbers, advice)) break;
    return advice;
  }

  /// In what is left of the time.
  Advice by_rounds(const LuaGameState& own, Limits limits, std::stop_token stop, Clock::time_point begin) const {
    const auto thinking = own.rules().machine->thinkers().begin({end_of(limits, begin), stop});
    if (limits.seconds)
      *limits.seconds = std::max(0.0, *limits.seconds * kTimeShare - std::chrono::duration<double>(Clock::now() - begin).count());
    return advise_by_playouts(own, own.seats(), seed_, limits, stop);
  }

  /// Of the script's calls: no later than whoever asked the bot lets them go on.
  static std::int64_t end_of(const Limits& limits, Clock::time_point begin, double share = 1) {
    const std::int64_t whole = t_work.bot ? t_work.bot->deadline : std::numeric_limits<std::int64_t>::max();
    if (!limits.seconds) return whole;
    const auto end = begin + kGrace + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*limits.seconds * share));
    return std::min<std::int64_t>(whole, std::chrono::duration_cast<std::chrono::nanoseconds>(end.time_since_epoch()).count());
  }

  /// As search(); false also where the script gives no answer any more: what was found before stands.
  bool deepen(const LuaGameState& state, int depth, SearchLimits& work, MoveNumbers& numbers, Advice& advice) {
    try {
      return search(state, depth, work, numbers, advice);
    } catch (const NoAnswer&) {
      return false;
    }
  }

  /// False when there is no more to find, or nothing left to find it with.
  bool search(const LuaGameState& state, int depth, SearchLimits& work, MoveNumbers& numbers, Advice& advice) {
    AlphaBetaConfig config;
    config.depth = depth;
    config.history_order = 1000;
    config.killer_order = 2000;
    config.seed = seed_;
    const auto begin = Clock::now();
    const AlphaBetaResult found = alpha_beta(EvaluatedPosition(state, numbers, seed_), config, table_, work);
    advice.nodes += found.nodes;
    if (!found.line.empty()) take(found, numbers, advice);
    const double spent = std::chrono::duration<double>(Clock::now() - begin).count();
    if (work.seconds) *work.seconds -= spent;
    work.nodes -= std::min(work.nodes, found.nodes);
    return !is_decided(found.score) && work.nodes > 0 && (!work.seconds || *work.seconds > 0) && !work.stop.stop_requested();
  }

  static void take(const AlphaBetaResult& found, const MoveNumbers& numbers, Advice& advice) {
    advice.line.clear();
    for (const std::uint32_t number : found.line) advice.line.push_back(numbers.move(number));
    advice.move = advice.line.front();
    advice.depth = found.depth;
    advice.score = is_win(found.score) ? kDecided : is_loss(found.score) ? -kDecided : found.score / kUnit;
    advice.proof = is_win(found.score) ? Proof::win : is_loss(found.score) ? Proof::loss : Proof::none;
  }

  static constexpr double kDecided = 100;

  std::uint64_t seed_;
  TranspositionTable table_{kTableBytes};
};

}  // namespace

bool can_evaluate(const LuaGameRules& rules) {
  return rules.machine->has(GameFunction::evaluate) && rules.machine->declaration().seats.max > 1;
}

std::unique_ptr<Bot> make_evaluating_bot(const LuaGameRules& rules, std::uint64_t seed) {
  const GameMachine& machine = *rules.machine;
  const SeatRange seats = machine.declaration().seats;
  const bool sure = !machine.has(GameFunction::chance) && !machine.has(GameFunction::sample);
  if (sure && seats.min == 2 && seats.max == 2) return std::make_unique<EvaluatingBot>(seed);
  return std::make_unique<SamplingBot>(seed);
}

}  // namespace tablier::lua
