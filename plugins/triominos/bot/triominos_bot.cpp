#include "triominos_bot.hpp"

#include "greedy.hpp"
#include "rollouts.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>
#include <vector>

namespace tablier::triominos {
namespace {

using Clock = std::chrono::steady_clock;

/// Deals that a level may look at; by time the clock alone ends it.
constexpr std::array<std::uint32_t, kLevels + 1> kDeals{~std::uint32_t{0}, 0, 0, 6, 30, 150, 800};

/// Any placement; if there is none, what there is.
Move careless_move(const Position& p, Rng& rng) {
  MoveList moves;
  p.legal_moves(moves);
  const bool has_tile = decode(moves[0]).act == Act::lay;
  const auto tiles = std::count_if(moves.begin(), moves.end(), [](Move m) { return decode(m).act == Act::lay; });
  return moves[has_tile ? rng.below(static_cast<std::uint32_t>(tiles)) : 0];
}

/// Adds what another thread found.
void add(std::vector<Runner>& all, const std::vector<Runner>& more) {
  for (std::size_t i = 0; i < more.size(); ++i) {
    all[i].reward += more[i].reward;
    all[i].lead += more[i].lead;
    all[i].tries += more[i].tries;
  }
}

/// The best mean among those that stayed in the race: retired ones have had fewer tries.
const Runner* best_of(const std::vector<Runner>& all) {
  std::uint32_t most = 0;
  for (const Runner& r : all) most = std::max(most, r.tries);
  const Runner* best = nullptr;
  for (const Runner& r : all)
    if (r.tries == most && most > 0 && (!best || r.reward > best->reward)) best = &r;
  return best;
}

class Thought {
 public:
  Thought(const TriominosState& state, const Limits& limits, std::stop_token stop, std::uint64_t seed)
      : state_(state), limits_(limits), stop_(std::move(stop)), seed_(seed) {}

  /// Each thread looks at deals of its own; a level's deals are shared out among them.
  std::vector<Runner> run(Advice& advice) {
    const int threads = std::max(limits_.threads, 1);
    std::vector<Rollouts> all;
    const auto deals = limits_.level == 0
                           ? kDeals[0]
                           : std::max(kDeals[static_cast<std::size_t>(limits_.level)] / static_cast<std::uint32_t>(threads), 1U);
    for (int i = 0; i < threads; ++i)
      all.emplace_back(state_.position(), state_.knowledge(), RolloutPlan{deals, mix(seed_ + static_cast<std::uint64_t>(i))});
    {
      std::vector<std::jthread> others;
      for (std::size_t i = 1; i < all.size(); ++i) others.emplace_back([this, &r = all[i]] { r.run([this] { return goes_on(); }); });
      all.front().run([this] { return goes_on(); });
    }
    auto runners = all.front().runners();
    for (std::size_t i = 1; i < all.size(); ++i) add(runners, all[i].runners());
    for (const Rollouts& r : all) advice.nodes += r.playouts();
    return runners;
  }

 private:
  bool goes_on() const {
    if (stop_.stop_requested()) return false;
    return !limits_.seconds || std::chrono::duration<double>(Clock::now() - start_).count() < *limits_.seconds;
  }

  const TriominosState& state_;
  const Limits& limits_;
  std::stop_token stop_;
  std::uint64_t seed_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace

Advice TriominosBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = Clock::now();
  const auto& round = static_cast<const TriominosState&>(state);
  const Position& p = round.position();
  Advice advice;
  advice.move = limits.level == 1 ? careless_move(p, rng_) : greedy_move(p, rng_);
  if (limits.level == 0 || limits.level > kGreedyLevel) {
    const auto runners = Thought(round, limits, std::move(stop), rng_.next()).run(advice);
    if (const Runner* best = best_of(runners)) {
      advice.move = best->move;
      advice.score = best->lead / best->tries;
    }
  }
  advice.line = {advice.move};
  advice.depth = 1;
  advice.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return advice;
}

}  // namespace tablier::triominos
