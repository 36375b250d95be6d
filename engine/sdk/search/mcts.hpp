#pragma once

#include "sdk/rng.hpp"
#include "sdk/search/budget.hpp"
#include "sdk/search/helper_threads.hpp"
#include "sdk/seat.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

/// Monte-Carlo tree search for one to four seats: UCT (L. Kocsis, C. Szepesvári, 2006) with each seat after its own reward ("max-n"), and
/// progressive bias (G. Chaslot and others, 2008) from what the position says of a move beforehand. Where there are hundreds of moves: only
/// the most promising of a node, and what came of a move whenever it was played ("all moves as first", S. Gelly, D. Silver, 2007), kept for
/// the root alone, as T. Cazenave's generalised RAVE (2015) does for nodes with few visits.
namespace tablier {

/// What each seat makes of the end of a playout: 0 lost … 1 won.
using Rewards = std::array<float, kMaxSeats>;

/// A move to try, with what it promises before it was tried: 0 … 1.
struct MctsMove {
  std::uint32_t move = 0;
  float prior = 0;
};
using MctsMoves = std::vector<MctsMove>;

/// A position with complete information and no chance, as a concrete class that is cheap to copy.
///
/// - `to_move()`: the seat, from 0; negative when it is over.
/// - `moves(list)`: appends what to try, at least one while it goes on.
/// - `playout(rng)`: plays on to the end, as it likes, and tells the rewards. The position is thrown away afterwards.
template <typename P>
concept MctsPosition = std::copyable<P> && requires(P p, const P c, MctsMoves& list, std::uint32_t move, Rng& rng) {
  { c.to_move() } -> std::convertible_to<int>;
  { p.playout(rng) } -> std::convertible_to<Rewards>;
  p.moves(list);
  p.play(move);
};

/// A move that a playout played, and the seat that played it.
struct MctsPly {
  std::uint32_t move = 0;
  int seat = 0;
};
using MctsTrace = std::vector<MctsPly>;

/// A position whose playouts also tell their moves, each below P::kMoves, by appending them to a list.
template <typename P>
concept MctsTracingPosition = MctsPosition<P> && requires(P p, Rng& rng, MctsTrace& trace) {
  { p.playout(rng, trace) } -> std::convertible_to<Rewards>;
  { P::kMoves } -> std::convertible_to<std::uint32_t>;
};

struct MctsConfig {
  double exploration = 0.7;           ///< weight of what was tried seldom
  double bias = 1;                    ///< weight of the promise; it fades as visits come in
  std::uint32_t expand_after = 2;     ///< visits that a node has before its moves become nodes
  std::size_t max_moves = 0;          ///< of a node below the root only so many are tried, the most promising; 0: all
  double rave_equivalence = 0;        ///< visits of its own after which a move's mean at any time counts half; 0: it is not kept
  std::size_t max_nodes = 2'000'000;  ///< of the tree; it stops growing there
  int threads = 1;                    ///< each grows a tree of its own; their visits are added at the root
  std::uint64_t seed = 0;
};

/// What a search found: the move tried most.
struct MctsResult {
  std::uint32_t move = 0;
  double reward = 0.5;              ///< mean for the mover; even where nothing was tried
  std::vector<std::uint32_t> line;  ///< `move` first, then what was tried most
  std::uint64_t playouts = 0;
};

namespace detail {

template <MctsPosition P>
class MctsTree {
 public:
  MctsTree(const P& root, const MctsConfig& config, std::uint64_t seed) : root_(root), config_(config), rng_(seed) {
    nodes_.push_back({});
    if constexpr (MctsTracingPosition<P>)
      if (config.rave_equivalence > 0) amaf_.resize(std::size_t{2} * P::kMoves);
  }

  void run(SearchBudget& budget) {
    while (budget.spend() && budget.look_at_clock()) descend();
  }

  /// Tries and summed rewards of the root's moves, in the order of `moves`.
  struct Tried {
    std::uint32_t move;
    std::uint64_t visits;
    double reward;
  };
  std::vector<Tried> root_moves() const {
    std::vector<Tried> all;
    const Node& root = nodes_[0];
    for (std::uint32_t i = 0; i < root.children; ++i) {
      const Node& child = nodes_[root.first + i];
      all.push_back({child.move, child.visits, child.reward});
    }
    return all;
  }

  /// What was tried most after a move of the root.
  std::vector<std::uint32_t> line(std::uint32_t move) const {
    std::vector<std::uint32_t> line{move};
    const Node* node = child_of(nodes_[0], move);
    while (node && node->children > 0 && node->visits > kMinVisitsForPv) {
      const Node* best = &nodes_[node->first];
      for (std::uint32_t i = 1; i < node->children; ++i)
        if (nodes_[node->first + i].visits > best->visits) best = &nodes_[node->first + i];
      line.push_back(best->move);
      node = best;
    }
    return line;
  }

 private:
  static constexpr std::uint32_t kMinVisitsForPv = 20;

  struct Node {
    std::uint32_t move = 0;
    float prior = 0;
    std::uint32_t first = 0;  // children stand together
    std::uint32_t children = 0;
    std::uint32_t visits = 0;
    double reward = 0;  // summed, of the seat that played the move
  };

  const Node* child_of(const Node& node, std::uint32_t move) const {
    for (std::uint32_t i = 0; i < node.children; ++i)
      if (nodes_[node.first + i].move == move) return &nodes_[node.first + i];
    return nullptr;
  }

  /// One playout: down the tree, one leaf more, to the end, and what came of it back up.
  void descend() {
    P position = root_;
    path_.assign(1, {0, 0});
    std::uint32_t at = 0;
    for (int mover = position.to_move(); mover >= 0; mover = position.to_move()) {
      if (nodes_[at].children == 0 && !expand(at, mover, position)) break;
      at = choose(nodes_[at], mover);
      position.play(nodes_[at].move);
      path_.push_back({at, mover});
    }
    const Rewards rewards = play_out(position);
    for (const auto& [node, mover] : path_) {
      ++nodes_[node].visits;
      nodes_[node].reward += static_cast<double>(rewards[static_cast<std::size_t>(mover)]);
    }
  }

  Rewards play_out(P& position) {
    if constexpr (MctsTracingPosition<P>) {
      if (amaf_.empty()) return position.playout(rng_);
      trace_.clear();
      for (std::size_t i = 1; i < path_.size(); ++i) trace_.push_back({nodes_[path_[i].node].move, path_[i].mover});
      const Rewards rewards = position.playout(rng_, trace_);
      for (const MctsPly& ply : trace_) {
        Amaf& known = amaf(ply.seat, ply.move);
        known.visits += 1;
        known.reward += rewards[static_cast<std::size_t>(ply.seat)];
      }
      return rewards;
    } else {
      return position.playout(rng_);
    }
  }

  /// What came of a move whenever a seat played it. Kept for two seats.
  struct Amaf {
    float visits = 0;
    float reward = 0;
  };
  Amaf& amaf(int seat, std::uint32_t move) { return amaf_[amaf_index(seat, move)]; }
  static std::size_t amaf_index(int seat, std::uint32_t move) {
    if constexpr (MctsTracingPosition<P>) return static_cast<std::size_t>(seat) * P::kMoves + move;
    else return 0;
  }

  bool expand(std::uint32_t at, int mover, P& position) {
    const bool full = nodes_.size() >= config_.max_nodes;
    if ((nodes_[at].visits < config_.expand_after && at != 0) || full) return false;
    moves_.clear();
    position.moves(moves_);
    if (at != 0 && config_.max_moves > 0 && moves_.size() > config_.max_moves) keep_best(mover);
    nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children = static_cast<std::uint32_t>(moves_.size());
    for (const MctsMove& m : moves_) nodes_.push_back({m.move, m.prior});
    return !moves_.empty();
  }

  /// Of moves_ those that promise most, equal ones as they came.
  void keep_best(int mover) {
    const auto order = [&](const MctsMove& m) { return selection_value({m.move, m.prior}, 0, mover); };
    ranks_.clear();
    for (std::uint32_t i = 0; i < moves_.size(); ++i) ranks_.push_back({-order(moves_[i]), i});
    const auto end = ranks_.begin() + static_cast<std::ptrdiff_t>(config_.max_moves);
    std::nth_element(ranks_.begin(), end, ranks_.end());
    std::sort(ranks_.begin(), end);
    best_.clear();
    for (auto it = ranks_.begin(); it != end; ++it) best_.push_back(moves_[it->second]);
    moves_.swap(best_);
  }

  std::uint32_t choose(const Node& node, int mover) const {
    const double log_visits = std::log(static_cast<double>(node.visits) + 1);
    std::uint32_t best = node.first;
    double max = -1;
    for (std::uint32_t i = node.first; i < node.first + node.children; ++i) {
      const double value = selection_value(nodes_[i], log_visits, mover);
      if (value <= max) continue;
      max = value;
      best = i;
    }
    return best;
  }

  /// One try that came out even is assumed of every move, so that a prior can rank those never tried.
  double selection_value(const Node& child, double log_visits, int mover) const {
    const double visits = child.visits + 1.0;
    const double explored = config_.exploration > 0 ? config_.exploration * std::sqrt(log_visits / visits) : 0;
    const double mean = (child.reward + 0.5 + config_.bias * static_cast<double>(child.prior)) / visits;
    if (amaf_.empty()) return mean + explored;
    const Amaf& known = amaf_[amaf_index(mover, child.move)];
    const double seen = static_cast<double>(known.visits);
    if (seen == 0) return mean + explored;
    // the share of the other mean: all of it at first, half of it at amaf visits
    const double share = seen / (seen + visits + seen * visits / config_.rave_equivalence);
    return (1 - share) * mean + share * static_cast<double>(known.reward) / seen + explored;
  }

  struct Step {
    std::uint32_t node;
    int mover;
  };

  const P& root_;
  const MctsConfig& config_;
  Rng rng_;
  std::vector<Node> nodes_;
  std::vector<Step> path_;
  MctsTrace trace_;
  std::vector<Amaf> amaf_;  // by seat and move; empty: not kept
  MctsMoves moves_, best_;
  std::vector<std::pair<double, std::uint32_t>> ranks_;
};

/// Lets each tree grow in a thread of its own, within the limits; how many playouts they took together. What one throws ends all and is
/// thrown here.
template <typename Tree>
std::uint64_t grow(std::vector<std::unique_ptr<Tree>>& trees, const SearchLimits& limits) {
  std::atomic<std::uint64_t> playouts{0};
  std::vector<std::atomic<bool>> ended(trees.size());  // each by its own limits
  const auto grow_one = [&](std::size_t i) {
    SearchBudget budget(limits, ended[i]);
    trees[i]->run(budget);
    playouts += budget.nodes() - 1;
  };
  HelperThreads others([&ended] {
    for (auto& one : ended) one.store(true, std::memory_order_relaxed);
  });
  for (std::size_t i = 1; i < trees.size(); ++i) others.start([&grow_one, i] { grow_one(i); });
  grow_one(0);
  others.wait();
  return playouts;
}

}  // namespace detail

/// Searches from a position where a seat is to move. A node of the limits is a playout, of each thread.
template <MctsPosition P>
MctsResult mcts(const P& root, const MctsConfig& config, const SearchLimits& limits) {
  using Tree = detail::MctsTree<P>;
  std::vector<std::unique_ptr<Tree>> trees;
  for (int i = 0; i < std::max(config.threads, 1); ++i)
    trees.push_back(std::make_unique<Tree>(root, config, mix(config.seed + static_cast<std::uint64_t>(i))));
  MctsResult result;
  result.playouts = detail::grow(trees, limits);
  auto tried = trees.front()->root_moves();
  for (std::size_t i = 1; i < trees.size(); ++i) {
    const auto more = trees[i]->root_moves();
    for (std::size_t k = 0; k < std::min(tried.size(), more.size()); ++k) {
      tried[k].visits += more[k].visits;
      tried[k].reward += more[k].reward;
    }
  }
  const auto best = std::max_element(tried.begin(), tried.end(), [](const auto& a, const auto& b) { return a.visits < b.visits; });
  if (best == tried.end()) return result;
  result.move = best->move;
  result.reward = best->visits == 0 ? 0.5 : best->reward / static_cast<double>(best->visits);
  result.line = trees.front()->line(best->move);
  return result;
}

}  // namespace tablier
