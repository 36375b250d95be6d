#include "triominos_bot.hpp"

#include "greedy.hpp"
#include "judge.hpp"
#include "prudent.hpp"
#include "rollouts.hpp"
#include "tree.hpp"

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

namespace tablier::triominos {
namespace {

using Clock = std::chrono::steady_clock;

/// Deals that the level of rollouts looks at.
constexpr std::uint32_t kDeals = 30;
/// Playouts of the levels of the tree; by time the clock alone ends it.
constexpr std::uint64_t kFewPlayouts = 800, kManyPlayouts = 8000;

/// Any placement; if there is none, what there is.
Move careless_move(const Position& p, Rng& rng) {
  MoveList moves;
  p.legal_moves(moves);
  const bool has_tile = decode(moves[0]).kind == MoveKind::lay;
  const auto tiles = std::count_if(moves.begin(), moves.end(), [](Move m) { return decode(m).kind == MoveKind::lay; });
  return moves[has_tile ? rng.below(static_cast<std::uint32_t>(tiles)) : 0];
}

/// The move of those who do not think ahead, and what stands where thinking finds nothing.
Move quick_move(const Position& p, int level, Rng& rng) {
  if (level == 1) return careless_move(p, rng);
  return level == kGreedyLevel ? greedy_move(p, rng) : prudent_move(p, rng);
}

bool has_choice(const Position& p) {
  int choices = p.may_stop() ? 1 : 0;
  p.for_each_placement([&](Cell, int, int) { ++choices; });
  return choices > 1;
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
  std::uint32_t max = 0;
  for (const Runner& r : all) max = std::max(max, r.tries);
  const Runner* best = nullptr;
  for (const Runner& r : all)
    if (r.tries == max && max > 0 && (!best || r.reward > best->reward)) best = &r;
  return best;
}

/// Rollouts, each thread on deals of its own.
class Thought {
 public:
  Thought(const TriominosState& state, const Limits& limits, std::stop_token stop, std::uint64_t seed)
      : state_(state), limits_(limits), stop_(std::move(stop)), seed_(seed) {}

  /// A level's deals are shared out among the threads.
  std::vector<Runner> run(Advice& advice) {
    const int threads = std::max(limits_.threads, 1);
    std::vector<Rollouts> all;
    const auto deals = std::max(kDeals / static_cast<std::uint32_t>(threads), 1U);
    for (int i = 0; i < threads; ++i)
      all.emplace_back(state_.position(), state_.belief(), RolloutPlan{deals, mix(seed_ + static_cast<std::uint64_t>(i))});
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

void judge_by_rollouts(const TriominosState& round, const Limits& limits, std::stop_token stop, std::uint64_t seed, Advice& advice) {
  const auto runners = Thought(round, limits, std::move(stop), seed).run(advice);
  if (const Runner* best = best_of(runners)) {
    advice.move = best->move;
    advice.score = best->lead / best->tries;
  }
}

void judge_by_tree(const TriominosState& round, const Limits& limits, std::stop_token stop, std::uint64_t seed, Advice& advice) {
  TreePlan plan{.limits = {.seconds = limits.seconds, .stop = std::move(stop)}, .threads = std::max(limits.threads, 1), .seed = seed};
  if (limits.level > 0) plan.limits.nodes = (limits.level == kLevels ? kManyPlayouts : kFewPlayouts) / static_cast<unsigned>(plan.threads);
  if (!has_choice(round.position())) plan.limits.nodes = 1;
  const TreeAdvice found = search_tree(round.position(), round.belief(), plan);
  advice.nodes = found.playouts;
  if (found.move == Move::none) return;
  advice.move = found.move;
  advice.score = found.lead;
}

}  // namespace

Advice TriominosBot::think(const State& state, const Limits& limits, std::stop_token stop) {
  const auto start = Clock::now();
  const auto& round = static_cast<const TriominosState&>(state);
  const Position& p = round.position();
  Advice advice;
  advice.move = quick_move(p, limits.level, rng_);
  const bool by_tree = limits.level == 0 || limits.level >= kTreeLevel;
  if (by_tree) judge_by_tree(round, limits, std::move(stop), rng_.next(), advice);
  else if (limits.level == kRolloutLevel) judge_by_rollouts(round, limits, std::move(stop), rng_.next(), advice);
  advice.line = {advice.move};
  advice.depth = 1;
  advice.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return advice;
}

std::optional<Judgement> TriominosBot::judge(const State& state, Move played, std::stop_token stop) {
  const auto& round = static_cast<const TriominosState&>(state);
  return triominos::judge(round.position(), round.belief(), played, stop);
}

}  // namespace tablier::triominos
