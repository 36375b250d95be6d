#include "bots/default_bot.hpp"

#include "sdk/general_bot.hpp"
#include "sdk/search/information_set_mcts.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace tablier {
namespace {

/// Playouts a move of each level: each about three times the one before.
constexpr std::array<std::uint64_t, kGeneralBotLevels + 1> kPlayouts{~std::uint64_t{0}, 10, 30, 100, 300, 1'000, 3'000};
/// A playout that is not over after so many plies is judged by the scores.
constexpr int kLongestPlayout = 400;
/// A lead in points that makes half the way from even to certain.
constexpr double kHalfLead = 20;
/// A score of Advice is at most this, for a sure win.
constexpr double kMaxScore = 100;
/// How little a lead in points is worth beside winning.
constexpr double kLeadPart = 0.1;

/// Any state, for the search template.
class StatePosition {
 public:
  StatePosition(std::unique_ptr<State> state, int seats, MoveList& room) : state_(std::move(state)), seats_(seats), room_(&room) {}

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
    for (int ply = 0; ply < kLongestPlayout && to_move() != kIsOver; ++ply) {
      if (to_move() == kChanceMoves) {
        play(chance(rng));
        continue;
      }
      room_->clear();
      state_->legal_moves(*room_);
      if (room_->empty()) break;
      state_->play((*room_)[rng.below(static_cast<std::uint32_t>(room_->size()))]);
    }
    return rewards();
  }

 private:
  Rewards rewards() const {
    const Outcome outcome = state_->outcome();
    Rewards rewards{};
    for (int s = 0; s < seats_; ++s) {
      const double lead = lead_of(outcome.scores, s);
      const bool wins = std::find(outcome.winners.begin(), outcome.winners.end(), seat(s)) != outcome.winners.end();
      const double result = !outcome.winners.empty() ? (wins ? 1.0 : 0.0) : outcome.over && seats_ == 1 ? 0.0 : 0.5;
      rewards[static_cast<std::size_t>(s)] = static_cast<float>((1 - kLeadPart) * result + kLeadPart * lead);
    }
    return rewards;
  }

  /// 0 … 1: how far a seat's points are before those of the best other, or before none.
  double lead_of(const std::vector<std::int64_t>& scores, int s) const {
    if (scores.size() < static_cast<std::size_t>(seats_)) return 0.5;
    double best = 0;
    bool any = false;
    for (int other = 0; other < seats_; ++other) {
      const auto points = static_cast<double>(scores[static_cast<std::size_t>(other)]);
      if (other != s && (!any || points > best)) best = points;
      any = any || other != s;
    }
    const double lead = static_cast<double>(scores[static_cast<std::size_t>(s)]) - best;
    return 0.5 + 0.5 * lead / (std::abs(lead) + kHalfLead);
  }

  std::unique_ptr<State> state_;
  int seats_;
  MoveList* room_;
};

/// Draws anew what the owner has not seen. Each copy has a list of its own to fill.
class Deal {
 public:
  Deal(const State& state, int seats) : state_(&state), seats_(seats) {}
  Deal(const Deal& other) : Deal(*other.state_, other.seats_) {}
  Deal& operator=(const Deal&) = delete;
  StatePosition operator()(Rng& rng) { return {state_->sample(state_->to_move(), rng), seats_, room_}; }

 private:
  const State* state_;
  int seats_;
  MoveList room_;
};

class DefaultBot final : public Bot {
 public:
  DefaultBot(int seats, std::uint64_t seed) : seats_(seats), seed_(seed) {}

  Advice think(const State& state, const Limits& limits, std::stop_token stop) override {
    const auto start = std::chrono::steady_clock::now();
    const bool by_level = limits.level > 0;
    MctsConfig config;
    config.threads = by_level ? 1 : limits.threads;
    config.seed = mix(seed_ ^ state.hash());
    SearchLimits work{kPlayouts[static_cast<std::size_t>(std::clamp(limits.level, 0, kGeneralBotLevels))], limits.seconds, std::move(stop)};
    const IsmctsResult result = information_set_mcts<StatePosition>(Deal(state, seats_), config, work);
    Advice advice;
    advice.move = result.playouts > 0 ? Move{result.move} : first_legal(state);
    advice.score = (result.reward - 0.5) * 2 * kMaxScore;
    advice.depth = static_cast<int>(result.line.size());
    advice.nodes = result.playouts;
    advice.line = {advice.move};
    advice.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return advice;
  }

 private:
  static Move first_legal(const State& state) {
    MoveList moves;
    state.legal_moves(moves);
    return moves.empty() ? Move::none : moves[0];
  }

  int seats_;
  std::uint64_t seed_;
};

}  // namespace

int bot_levels(const Game& game) { return game.levels() > 0 ? game.levels() : kGeneralBotLevels; }

std::unique_ptr<Bot> make_bot(const Game& game, int seats, std::uint64_t seed) {
  if (auto own = game.bot(seed)) return own;
  return std::make_unique<DefaultBot>(seats, seed);
}

}  // namespace tablier
