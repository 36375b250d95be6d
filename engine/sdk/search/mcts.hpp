#pragma once

#include "sdk/rng.hpp"
#include "sdk/search/budget.hpp"
#include "sdk/seat.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

/// Monte-Carlo tree search for one to four seats: UCT (L. Kocsis, C. Szepesvári, 2006) with each seat after its own reward ("max-n"), and
/// progressive bias (G. Chaslot and others, 2008) from what the position says of a move beforehand.
namespace tablier {

/// What each seat makes of the end of a playout: 0 lost … 1 won.
using Rewards = std::array<float, kMaxSeats>;

/// A move to try, with what it promises before it was tried: 0 … 1.
struct MctsMove {
  std::uint32_t move = 0;
  float promise = 0;
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

struct MctsConfig {
  double exploration = 0.7;            ///< weight of what was tried seldom
  double bias = 1;                     ///< weight of the promise; it fades as tries come in
  std::size_t most_nodes = 2'000'000;  ///< of the tree; it stops growing there
  int threads = 1;                     ///< each grows a tree of its own; their tries are added at the root
  std::uint64_t seed = 0;
};

/// What a search found: the move tried most.
struct MctsResult {
  std::uint32_t move = 0;
  double reward = 0;                ///< mean for the mover
  std::vector<std::uint32_t> line;  ///< `move` first, then what was tried most
  std::uint64_t playouts = 0;
};

namespace detail {

template <MctsPosition P>
class MctsTree {
 public:
  MctsTree(const P& root, const MctsConfig& config, std::uint64_t seed) : root_(root), config_(config), rng_(seed) { nodes_.push_back({}); }

  void run(SearchBudget& budget) {
    while (budget.spend() && budget.look_at_clock()) descend();
  }

  /// Tries and summed rewards of the root's moves, in the order of `moves`.
  struct Tried {
    std::uint32_t move;
    std::uint64_t tries;
    double reward;
  };
  std::vector<Tried> root_moves() const {
    std::vector<Tried> all;
    const Node& root = nodes_[0];
    for (std::uint32_t i = 0; i < root.children; ++i) {
      const Node& child = nodes_[root.first + i];
      all.push_back({child.move, child.tries, child.reward});
    }
    return all;
  }

  /// What was tried most after a move of the root.
  std::vector<std::uint32_t> line(std::uint32_t move) const {
    std::vector<std::uint32_t> line{move};
    const Node* node = child_of(nodes_[0], move);
    while (node && node->children > 0 && node->tries > kSureTries) {
      const Node* best = &nodes_[node->first];
      for (std::uint32_t i = 1; i < node->children; ++i)
        if (nodes_[node->first + i].tries > best->tries) best = &nodes_[node->first + i];
      line.push_back(best->move);
      node = best;
    }
    return line;
  }

 private:
  static constexpr std::uint32_t kExpandAfter = 2;
  static constexpr std::uint32_t kSureTries = 20;

  struct Node {
    std::uint32_t move = 0;
    float promise = 0;
    std::uint32_t first = 0;  // children stand together
    std::uint32_t children = 0;
    std::uint32_t tries = 0;
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
      if (nodes_[at].children == 0 && !expand(at, position)) break;
      at = choose(nodes_[at]);
      position.play(nodes_[at].move);
      path_.push_back({at, mover});
    }
    const Rewards rewards = position.playout(rng_);
    for (const auto& [node, mover] : path_) {
      ++nodes_[node].tries;
      nodes_[node].reward += static_cast<double>(rewards[static_cast<std::size_t>(mover)]);
    }
  }

  bool expand(std::uint32_t at, P& position) {
    const bool full = nodes_.size() >= config_.most_nodes;
    if ((nodes_[at].tries < kExpandAfter && at != 0) || full) return false;
    moves_.clear();
    position.moves(moves_);
    nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children = static_cast<std::uint32_t>(moves_.size());
    for (const MctsMove& m : moves_) nodes_.push_back({m.move, m.promise});
    return !moves_.empty();
  }

  std::uint32_t choose(const Node& node) const {
    const double log_tries = std::log(static_cast<double>(node.tries) + 1);
    std::uint32_t best = node.first;
    double most = -1;
    for (std::uint32_t i = node.first; i < node.first + node.children; ++i) {
      const double value = worth(nodes_[i], log_tries);
      if (value <= most) continue;
      most = value;
      best = i;
    }
    return best;
  }

  /// One try that came out even is assumed of every move, so that a promise can rank those never tried.
  double worth(const Node& child, double log_tries) const {
    const double tries = child.tries + 1.0;
    return (child.reward + 0.5) / tries + config_.exploration * std::sqrt(log_tries / tries) +
           config_.bias * static_cast<double>(child.promise) / tries;
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
  MctsMoves moves_;
};

/// Lets each tree grow in a thread of its own, within the limits; how many playouts they took together.
template <typename Tree>
std::uint64_t grow(std::vector<std::unique_ptr<Tree>>& trees, const SearchLimits& limits) {
  std::atomic<std::uint64_t> playouts{0};
  const auto grow_one = [&](Tree& tree) {
    std::atomic<bool> ended{false};
    SearchBudget budget(limits, ended);
    tree.run(budget);
    playouts += budget.nodes() - 1;
  };
  {
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < trees.size(); ++i) others.emplace_back([&grow_one, &tree = *trees[i]] { grow_one(tree); });
    grow_one(*trees.front());
  }
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
      tried[k].tries += more[k].tries;
      tried[k].reward += more[k].reward;
    }
  }
  const auto best = std::max_element(tried.begin(), tried.end(), [](const auto& a, const auto& b) { return a.tries < b.tries; });
  if (best == tried.end()) return result;
  result.move = best->move;
  result.reward = best->tries == 0 ? 0.5 : best->reward / static_cast<double>(best->tries);
  result.line = trees.front()->line(best->move);
  return result;
}

}  // namespace tablier
