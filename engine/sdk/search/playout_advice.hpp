#pragma once

#include "sdk/bot.hpp"
#include "sdk/default_bot.hpp"
#include "sdk/fault_reason.hpp"
#include "sdk/game.hpp"
#include "sdk/rng.hpp"
#include "sdk/search/information_set_mcts.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>

/// Advice about any `State`, chance and hidden things or not, from rounds that are tried: to their end at random, or as far as somebody can
/// judge them. For bots that know nothing but the rules, or little else.
namespace tablier {

/// Says what a position is worth to each seat, from which a player is to move; this one knows nothing, so that rounds go on to their end.
struct NoJudge {
  std::optional<Rewards> operator()(const State&) const { return std::nullopt; }
};

/// A lead in points that makes half the way from even to certain.
inline constexpr double kHalfLead = 20;

/// 0 … 1 for each seat: how far its points are before those of the best other, or before none. `points`: one a seat, of those that play.
inline Rewards leads(std::span<const double> points) {
  Rewards leads{};
  for (std::size_t s = 0; s < points.size(); ++s) {
    std::optional<double> best;
    for (std::size_t other = 0; other < points.size(); ++other)
      if (other != s) best = std::max(best.value_or(points[other]), points[other]);
    const double lead = points[s] - best.value_or(0);
    leads[s] = static_cast<float>(0.5 + 0.5 * lead / (std::abs(lead) + kHalfLead));
  }
  return leads;
}

/// What a bot that had no time for any better plays: a move at random, `Move::none` where there is none.
inline Move any_legal(const State& state, std::uint64_t seed) {
  MoveList moves;
  state.legal_moves(moves);
  if (moves.empty()) return Move::none;
  return moves[Rng(mix(seed ^ state.hash())).below(static_cast<std::uint32_t>(moves.size()))];
}

namespace detail {

/// Playouts a move of each level: each about three times the one before.
inline constexpr std::array<std::uint64_t, kDefaultBotLevels + 1> kPlayouts{~std::uint64_t{0}, 10, 30, 100, 300, 1'000, 3'000};
/// A playout that is not over after so many plies is judged by the scores.
inline constexpr int kLongestPlayout = 400;
/// How little a lead in points is worth beside winning.
inline constexpr double kLeadPart = 0.1;

/// What the end of a round is worth to each seat.
inline Rewards rewards_of(const Outcome& outcome, int seats) {
  const auto count = static_cast<std::size_t>(seats);
  std::vector<double> points(count, 0.0);
  if (outcome.scores.size() >= count) std::copy_n(outcome.scores.begin(), count, points.begin());
  Rewards rewards = leads(points);
  for (std::size_t s = 0; s < count; ++s) {
    const bool wins = std::ranges::count(outcome.winners, seat(static_cast<int>(s))) > 0;
    const double result = !outcome.winners.empty() ? (wins ? 1.0 : 0.0) : outcome.over && seats == 1 ? 0.0 : 0.5;
    rewards[s] = static_cast<float>((1 - kLeadPart) * result + kLeadPart * static_cast<double>(rewards[s]));
  }
  return rewards;
}

/// A state as the search has it.
template <typename Judge>
class SampledPosition {
 public:
  SampledPosition(std::unique_ptr<State> state, int seats, MoveList& room, const Judge& judge, std::stop_source& end)
      : state_(std::move(state)), seats_(seats), room_(&room), judge_(&judge), end_(&end) {}

  int to_move() const { return index(state_->to_move()); }
  std::uint64_t chance(Rng& rng) const { return static_cast<std::uint64_t>(state_->chance(rng)); }
  /// What chance draws may be hidden: it is told apart only by what can be played after it.
  std::uint64_t seen(std::uint64_t move) const { return to_move() == kChanceMoves ? 0 : move; }
  void moves(std::vector<std::uint64_t>& list) const {
    room_->clear();
    state_->legal_moves(*room_);
    for (const Move m : *room_) list.push_back(static_cast<std::uint64_t>(m));
  }
  void play(std::uint64_t move) { state_->play(Move{move}); }

  Rewards playout(Rng& rng) {
    bool asked = false;
    for (int ply = 0; ply < kLongestPlayout && to_move() != kIsOver; ++ply) {
      if (to_move() == kChanceMoves) {
        play(chance(rng));
        continue;
      }
      if (!std::exchange(asked, true))
        if (const auto judged = (*judge_)(*state_)) return *judged;
      room_->clear();
      state_->legal_moves(*room_);
      if (room_->empty()) break;
      state_->play((*room_)[rng.below(static_cast<std::uint32_t>(room_->size()))]);
    }
    const Outcome outcome = state_->outcome();
    if (outcome.reason == kFaultReason) end_->request_stop();
    return rewards_of(outcome, seats_);
  }

 private:
  std::unique_ptr<State> state_;
  int seats_;
  MoveList* room_;
  const Judge* judge_;
  std::stop_source* end_;
};

/// Draws anew what the owner has not seen. Each copy has a list of its own to fill.
template <typename Judge>
class SampledDeal {
 public:
  /// `end` is asked to stop where a round ends by a fault.
  SampledDeal(const State& state, int seats, Judge judge, std::stop_source end)
      : state_(&state), seats_(seats), judge_(std::move(judge)), end_(std::move(end)) {}
  SampledDeal(const SampledDeal& other) : SampledDeal(*other.state_, other.seats_, other.judge_, other.end_) {}
  SampledDeal& operator=(const SampledDeal&) = delete;
  SampledPosition<Judge> operator()(Rng& rng) { return {state_->sample(state_->to_move(), rng), seats_, room_, judge_, end_}; }

 private:
  const State* state_;
  int seats_;
  Judge judge_;
  std::stop_source end_;
  MoveList room_;
};

}  // namespace detail

/// Tries rounds by level, or for as long as the limits say: information-set Monte-Carlo search. A score is -100 to 100, for a sure win.
/// `seats`: how many play. A round that ends by a fault ends the search: there would be as many faults as rounds. Precondition: a player is
/// to move, who may know all of the state, and something may be played.
template <typename Judge = NoJudge>
Advice advise_by_playouts(const State& state, int seats, std::uint64_t seed, const Limits& limits, const std::stop_token& stop,
                          Judge judge = {}) {
  constexpr double kMaxScore = 100;
  const auto start = std::chrono::steady_clock::now();
  MctsConfig config;
  config.threads = limits.level > 0 ? 1 : limits.threads;
  config.seed = mix(seed ^ state.hash());
  std::stop_source end;
  const std::stop_callback told_to_end(stop, [&end] { end.request_stop(); });
  const SearchLimits work{detail::kPlayouts[static_cast<std::size_t>(std::clamp(limits.level, 0, kDefaultBotLevels))], limits.seconds,
                          end.get_token()};
  const detail::SampledDeal deal(state, seats, std::move(judge), end);
  const IsmctsResult result = information_set_mcts<detail::SampledPosition<Judge>>(deal, config, work);
  Advice advice;
  advice.move = Move{result.move};  // none where there was no time for any round
  advice.expected = (result.reward - 0.5) * 2;
  advice.score = *advice.expected * kMaxScore;
  advice.depth = static_cast<int>(result.line.size());
  advice.nodes = result.playouts;
  advice.line = {advice.move};
  advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return advice;
}

}  // namespace tablier
