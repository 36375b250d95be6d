#pragma once

#include "sdk/rng.hpp"
#include "sdk/search/mcts.hpp"

#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

/// Monte-Carlo tree search where things are hidden or left to chance: single-observer information-set MCTS (P. Cowling, E. Powley,
/// D. Whitehouse, 2012). Each playout deals the hidden things anew; the tree knows only what its owner sees of the moves.
namespace tablier {

/// A position with hidden things or chance, for the seat that thinks. Moves may be 64 bits wide.
///
/// - `to_move()`: the seat; `kChanceMoves` when chance is to move; `kIsOver` when it is over.
/// - `moves(list)`: appends the legal moves of the seat to move.
/// - `chance(rng)`: a chance move. `playout(rng)`: as for MCTS.
/// - `seen(move)`: what the owner sees of a move that is about to be played: equal for moves that it cannot tell apart.
template <typename P>
concept ImperfectInformationPosition =
    std::movable<P> && requires(P p, const P c, std::vector<std::uint64_t>& list, std::uint64_t move, Rng& rng) {
      { c.to_move() } -> std::convertible_to<int>;
      { p.chance(rng) } -> std::convertible_to<std::uint64_t>;
      { c.seen(move) } -> std::convertible_to<std::uint64_t>;
      { p.playout(rng) } -> std::convertible_to<Rewards>;
      p.moves(list);
      p.play(move);
    };

inline constexpr int kChanceMoves = -1;
inline constexpr int kIsOver = -2;

/// What a search found: the move tried most.
struct IsmctsResult {
  std::uint64_t move = 0;
  double reward = 0.5;  ///< mean for the owner; even where nothing was tried
  std::vector<std::uint64_t> line;
  std::uint64_t playouts = 0;
};

namespace detail {

/// The owner's tree. `Deal` makes a position that agrees with all that the owner has seen.
template <ImperfectInformationPosition P, typename Deal>
class IsmctsTree {
 public:
  IsmctsTree(const Deal& deal, const MctsConfig& config, std::uint64_t seed) : deal_(deal), config_(config), rng_(seed) {
    nodes_.push_back({});
  }

  void run(SearchBudget& budget) {
    while (budget.spend() && budget.look_at_clock()) descend();
  }

  struct Node {
    std::uint64_t move = 0;
    std::uint64_t seen = 0;
    std::vector<std::uint32_t> children;
    std::uint32_t visits = 0;
    std::uint32_t offered = 0;  // times that it could have been chosen
    double reward = 0;          // summed, of the seat that played the move
  };
  const Node& root() const { return nodes_[0]; }
  const Node& node(std::uint32_t i) const { return nodes_[i]; }

  std::vector<std::uint64_t> line() const {
    std::vector<std::uint64_t> line;
    for (const Node* at = most_tried(nodes_[0]); at && at->visits > 0; at = at->visits > kMinVisitsForPv ? most_tried(*at) : nullptr)
      line.push_back(at->move);
    return line;
  }

 private:
  static constexpr std::uint32_t kMinVisitsForPv = 20;

  const Node* most_tried(const Node& node) const {
    const Node* best = nullptr;
    for (const std::uint32_t i : node.children)
      if (!best || nodes_[i].visits > best->visits) best = &nodes_[i];
    return best;
  }

  void descend() {
    P position = deal_(rng_);
    path_.clear();
    std::uint32_t at = 0;
    bool grown = false;
    for (int mover = position.to_move(); mover != kIsOver && !grown; mover = position.to_move()) {
      const auto next = mover == kChanceMoves ? by_chance(at, position, grown) : by_choice(at, position, grown);
      if (!next) break;
      at = *next;
      path_.push_back({at, mover});
    }
    const Rewards rewards = position.playout(rng_);
    for (const auto& [node, mover] : path_) {
      ++nodes_[node].visits;
      if (mover >= 0) nodes_[node].reward += static_cast<double>(rewards[static_cast<std::size_t>(mover)]);
    }
  }

  std::optional<std::uint32_t> by_chance(std::uint32_t at, P& position, bool& grown) {
    const std::uint64_t move = position.chance(rng_);
    const auto next = child(at, move, position.seen(move), grown);
    position.play(move);
    return next;
  }

  /// The best of the moves that this deal offers, of which one never tried is taken first.
  std::optional<std::uint32_t> by_choice(std::uint32_t at, P& position, bool& grown) {
    moves_.clear();
    position.moves(moves_);
    if (moves_.empty()) return std::nullopt;
    std::uint64_t chosen = moves_.front();
    double max = -1;
    std::uint32_t fresh = 0;
    for (const std::uint64_t move : moves_) {
      const auto known = find(at, position.seen(move));
      if (!known) {
        if (rng_.below(++fresh) == 0) chosen = move;
        continue;
      }
      Node& node = nodes_[*known];
      ++node.offered;
      const double value = selection_value(node);
      if (fresh > 0 || value <= max) continue;
      max = value;
      chosen = move;
    }
    const auto next = child(at, chosen, position.seen(chosen), grown);
    position.play(chosen);
    return next;
  }

  double selection_value(const Node& node) const {
    const double visits = node.visits + 1e-9;
    return node.reward / visits + config_.exploration * std::sqrt(std::log(node.offered + 1.0) / visits);
  }

  static std::uint64_t edge(std::uint32_t at, std::uint64_t seen) { return mix(seen ^ mix(at)); }

  std::optional<std::uint32_t> find(std::uint32_t at, std::uint64_t seen) const {
    const auto found = edges_.find(edge(at, seen));
    return found == edges_.end() ? std::nullopt : std::optional(found->second);
  }

  /// The child, new if need be; absent when the tree is full.
  std::optional<std::uint32_t> child(std::uint32_t at, std::uint64_t move, std::uint64_t seen, bool& grown) {
    if (const auto known = find(at, seen)) {
      nodes_[*known].move = move;
      return known;
    }
    grown = true;
    if (nodes_.size() >= config_.max_nodes) return std::nullopt;
    const auto made = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({move, seen, {}, 0, 1, 0});
    nodes_[at].children.push_back(made);
    edges_.emplace(edge(at, seen), made);
    return made;
  }

  struct Step {
    std::uint32_t node;
    int mover;
  };

  Deal deal_;
  const MctsConfig& config_;
  Rng rng_;
  std::vector<Node> nodes_;
  std::unordered_map<std::uint64_t, std::uint32_t> edges_;  // 64 mixed bits of parent and what was seen stand for the pair
  std::vector<Step> path_;
  std::vector<std::uint64_t> moves_;
};

}  // namespace detail

/// Searches for the owner, who is to move. `deal(Rng&)` makes a position with the hidden things drawn anew; it is called for each playout,
/// and copied for each thread. A node of the limits is a playout, of each thread.
template <ImperfectInformationPosition P, typename Deal>
IsmctsResult information_set_mcts(const Deal& deal, const MctsConfig& config, const SearchLimits& limits) {
  using Tree = detail::IsmctsTree<P, Deal>;
  std::vector<std::unique_ptr<Tree>> trees;
  for (int i = 0; i < std::max(config.threads, 1); ++i)
    trees.push_back(std::make_unique<Tree>(deal, config, mix(config.seed + static_cast<std::uint64_t>(i))));
  IsmctsResult result;
  result.playouts = detail::grow(trees, limits);
  std::vector<typename Tree::Node> tried;
  for (const auto& tree : trees)
    for (const std::uint32_t i : tree->root().children) {
      const auto& more = tree->node(i);
      const auto same = std::find_if(tried.begin(), tried.end(), [&](const auto& t) { return t.seen == more.seen; });
      if (same == tried.end()) tried.push_back(more);
      else same->visits += more.visits, same->reward += more.reward;
    }
  const auto best = std::max_element(tried.begin(), tried.end(), [](const auto& a, const auto& b) { return a.visits < b.visits; });
  if (best == tried.end()) return result;
  result.move = best->move;
  result.reward = best->visits == 0 ? 0.5 : best->reward / best->visits;
  result.line = trees.front()->line();
  if (result.line.empty() || result.line.front() != result.move) result.line.assign(1, result.move);
  return result;
}

}  // namespace tablier
