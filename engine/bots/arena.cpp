#include "bots/arena.hpp"

#include "bots/default_bot.hpp"
#include "bots/think_watch.hpp"
#include "bots/timed_thinking.hpp"
#include "jobs/told_failure.hpp"
#include "sdk/expect.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace tablier {
namespace {

constexpr int kLongestRound = 10'000;
constexpr int kSeats = 2;

class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : rng_(seed) {}
  Advice think(const State& state, const Limits&, std::stop_token) override {
    moves_.clear();
    state.legal_moves(moves_);
    Advice advice;
    if (!moves_.empty()) advice.move = moves_[rng_.below(static_cast<std::uint32_t>(moves_.size()))];
    return advice;
  }

 private:
  Rng rng_;
  MoveList moves_;
};

std::unique_ptr<Bot> make_bot(const Game& game, const Contender& contender, std::uint64_t seed) {
  if (contender.random) return std::make_unique<RandomBot>(seed);
  if (!contender.reference.empty()) return game.reference_bot(contender.reference, seed);
  return make_bot(game, kSeats, seed);
}

/// One game; contender `first` sits on seat 0.
class Bout {
 public:
  Bout(const ArenaSetup& setup, ThinkWatch& watch, int number, const std::stop_token& stop)
      : setup_(setup),
        watch_(watch),
        stop_(stop),
        first_(number % 2),
        seed_(mix(setup.seed + static_cast<std::uint64_t>(number / 2))),
        chance_(seed_) {
    Setup round;
    round.seats = kSeats;
    round.seed = seed_;
    if (setup.script) setup.script->begin_decision();
    state_ = setup.game->start(round);
    if (state_ && state_->outcome().over && lifts_ban()) state_ = setup.game->start(round);
    const auto& openings = setup.openings;
    if (!openings.empty()) opening_ = openings[static_cast<std::size_t>(number / 2) % openings.size()];
  }

  /// The winner's index; −1: a draw. Absent when it was stopped.
  Result<std::optional<int>> play() {
    // What chance draws can make a move impossible that was there in another round.
    if (const auto opened = play_opening(*state_, opening_, chance_); !opened) return opened.problem();
    for (int ply = 0; ply < kLongestRound && state_->to_move() != Seat::nobody; ++ply) {
      go_on_if_banned();
      const auto move = next_move();
      if (!move) return move.problem();
      if (stop_.stop_requested()) return std::optional<int>();
      if (setup_.script) setup_.script->begin_decision();
      state_->play(*move);
      played_.push_back(*move);
    }
    const auto winners = state_->outcome().winners;
    return std::optional<int>(winners.size() == 1 ? contender_of(winners.front()) : -1);
  }

  /// What went wrong in it, with the moves before: what `bot_problem` (match/plugin_fault.hpp) makes a sentence of.
  Problem fault(const char* key, std::vector<TextArg> args) const {
    args.emplace_back("moves", moves_told());
    return Problem(key, std::move(args));
  }

 private:
  bool lifts_ban() const { return setup_.lifts_ban && setup_.lifts_ban(); }

  /// A game that knows no end for want of moves stands still where its script forbids them all.
  void go_on_if_banned() {
    if (!setup_.script || !setup_.script->has(Hook::allow) || !is_player(state_->to_move())) return;
    moves_.clear();
    state_->legal_moves(moves_);
    if (moves_.empty()) lifts_ban();
  }

  int contender_of(Seat s) const { return (index(s) + first_) % 2; }

  /// As the game calls them: the round played again, as far as that goes.
  std::string moves_told() const {
    std::string all;
    try {
      const auto state = setup_.game->start({.seats = kSeats, .seed = seed_});
      Rng chance(seed_);
      if (!play_opening(*state, opening_, chance)) return all;
      for (const std::string& move : opening_) all += (all.empty() ? "" : " ") + move;
      for (const Move move : played_) {
        all += (all.empty() ? "" : " ") + state->notation(move);
        state->play(move);
      }
    } catch (...) {
      return all;
    }
    return all;
  }

  Result<Move> next_move() {
    const Seat mover = state_->to_move();
    if (mover == Seat::chance) return state_->chance(chance_);
    const int who = contender_of(mover);
    auto& bot = bots_[static_cast<std::size_t>(who)];
    const Contender& contender = setup_.contenders[static_cast<std::size_t>(who)];
    if (!bot) bot = make_bot(*setup_.game, contender, mix(seed_ + static_cast<std::uint64_t>(who)));
    if (!bot) return fault("bots.failed", {});
    auto advised = move_of(who, *bot, {.level = contender.level, .seconds = setup_.seconds});
    if (!advised || stop_.stop_requested() || is_legal(*advised)) return advised;
    if (*advised == Move::none) return fault("bots.no_move", {});
    return fault("bots.illegal", {{"move", static_cast<std::int64_t>(*advised)}});
  }

  Result<Move> move_of(int who, Bot& bot, const Limits& limits) {
    const ThinkWatch::Thought thought(watch_, who, static_cast<int>(played_.size()));
    Rng unseen(mix(seed_ ^ state_->hash()));
    try {
      return think_in_time(bot, *state_, unseen, limits, stop_, setup_.script.get()).move;
    } catch (const ToldFailure&) {
      throw;
    } catch (const std::exception& exception) {
      return fault("bots.failed_words", {{"said", said_by(exception)}});
    } catch (...) {
      return fault("bots.failed", {});
    }
  }

  bool is_legal(Move move) {
    moves_.clear();
    state_->legal_moves(moves_);
    return moves_.contains(move) || (move != Move::none && move == state_->resignation());
  }

  const ArenaSetup& setup_;
  ThinkWatch& watch_;
  const std::stop_token& stop_;
  int first_;
  std::uint64_t seed_;
  Rng chance_;
  Opening opening_;
  MoveList moves_;
  std::vector<Move> played_;
  std::unique_ptr<State> state_;
  std::array<std::unique_ptr<Bot>, 2> bots_;
};

/// What the threads share: each takes the next game and adds its result.
class ArenaRun {
 public:
  ArenaRun(const ArenaSetup& setup, const std::function<void(int)>& progress)
      : setup_(setup), progress_(progress), watch_(setup.patience, setup.waits), pairs_(static_cast<std::size_t>(setup.games / 2)) {}

  void work(const std::stop_token& stop) {
    for (int number = next_++; number < setup_.games && !stop.stop_requested(); number = next_++) {
      if (!add(number, play(number, stop))) return;
    }
  }

  Result<ArenaResult> result() const {
    if (problem_) return *problem_;
    ArenaResult result = result_;
    result.paired = paired_score();
    return result;
  }

 private:
  Result<std::optional<int>> play(int number, const std::stop_token& stop) {
    std::optional<Bout> bout;
    const auto fault = [&](std::vector<TextArg> said) {
      return bout ? bout->fault("bots.rules_failed", std::move(said)) : Problem("bots.rules_failed", std::move(said));
    };
    try {
      bout.emplace(setup_, watch_, number, stop);
      auto winner = bout->play();
      if (setup_.failed && setup_.failed()) return std::optional<int>();
      return winner;
    } catch (const ToldFailure& failure) {
      return failure.problem();
    } catch (const std::exception& exception) {
      return fault({{"said", said_by(exception)}});
    } catch (...) {
      return fault({});
    }
  }

  /// The halves of the games of one seed that the first contender won, in games finished.
  struct Pair {
    int games = 0;
    int halves = 0;
  };

  PairedScore paired_score() const {
    PairedScore paired;
    double squares = 0;
    for (const Pair& p : pairs_) {
      if (p.games < 2) continue;
      const double share = p.halves / 4.0;
      ++paired.pairs;
      paired.score += share;
      squares += share * share;
    }
    if (paired.pairs == 0) return paired;
    paired.score /= paired.pairs;
    const double variance = squares / paired.pairs - paired.score * paired.score;
    paired.error = std::sqrt(std::max(variance, 0.0) / paired.pairs);
    return paired;
  }

  void count(int number, int winner) {
    ++result_.games;
    if (winner < 0) ++result_.draws;
    else ++result_.wins[static_cast<std::size_t>(winner)];
    const auto pair = static_cast<std::size_t>(number / 2);
    if (pair >= pairs_.size()) return;
    ++pairs_[pair].games;
    pairs_[pair].halves += winner < 0 ? 1 : winner == 0 ? 2 : 0;
  }

  bool add(int number, const Result<std::optional<int>>& winner) {
    const std::lock_guard lock(mutex_);
    if (!winner) {
      problem_ = winner.problem();
      next_ = setup_.games;
      return false;
    }
    if (!*winner) {
      next_ = setup_.games;
      return false;
    }
    count(number, **winner);
    if (progress_) progress_(result_.games);
    return true;
  }

  const ArenaSetup& setup_;
  const std::function<void(int)>& progress_;
  ThinkWatch watch_;
  std::atomic<int> next_{0};
  std::mutex mutex_;
  ArenaResult result_;
  std::vector<Pair> pairs_;
  std::optional<Problem> problem_;
};

}  // namespace

Result<ArenaResult> play_arena(const ArenaSetup& setup, const std::stop_token& stop, const std::function<void(int)>& progress) {
  expects(setup.game && setup.game->seats().contains(2));
  const auto start = std::chrono::steady_clock::now();
  ArenaRun tally(setup, progress);
  {
    std::vector<std::jthread> others;
    try {
      for (int i = 1; i < setup.threads; ++i) others.emplace_back([&] { tally.work(stop); });
    } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch): those that could be started do the same work
    }
    tally.work(stop);
  }
  auto result = tally.result();
  if (result) result->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

EloDifference elo_difference(const ArenaResult& result) {
  expects(result.games > 0);
  const double wins = result.wins[0] + 0.5;
  const double losses = result.wins[1] + 0.5;
  const double draws = result.draws;
  const double games = wins + losses + draws;
  const double score = (wins + draws / 2) / games;
  const double spread = wins * std::pow(1 - score, 2) + draws * std::pow(0.5 - score, 2) + losses * std::pow(score, 2);
  const double deviation = std::sqrt(spread) / games;
  // The slope of 400 log10(s / (1 − s)) carries the score's deviation over to Elo's measure.
  return {400 * std::log10(score / (1 - score)), 400 / std::log(10.0) * deviation / (score * (1 - score))};
}

}  // namespace tablier
