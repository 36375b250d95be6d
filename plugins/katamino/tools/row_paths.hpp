#pragma once

#include "tools/grid_rows.hpp"

#include <span>
#include <vector>

/// The cheapest path that a row of a class can take, whatever the other rows do.
namespace tablier::katamino {

/// Rows of a class that begin alike: `rows` of them from `start`, or from any set of the first penta where it is 0.
struct PathBundle {
  NumberSet start = 0;
  int rows = 1;
};

/// What paths of one class lead through. Sets are counted across all classes: prices are given by that index.
class RowPaths {
 public:
  /// `all`: every set of any class, sorted.
  RowPaths(const RowClass& one, std::span<const NumberSet> all);

  const std::vector<PathBundle>& bundles() const { return bundles_; }
  /// Whether the class may pass through a set at all, and whether it still may.
  bool has(std::size_t set) const { return position_[set] >= 0; }
  bool is_open(std::size_t set) const { return has(set) && bars_[static_cast<std::size_t>(position_[set])] == 0; }
  /// Bars are counted: each is to be lifted once.
  void bar(std::size_t set) { ++bars_[static_cast<std::size_t>(position_[set])]; }
  void lift(std::size_t set) { --bars_[static_cast<std::size_t>(position_[set])]; }
  std::int64_t cost(std::size_t set) const { return nodes_[static_cast<std::size_t>(position_[set])].cost; }
  /// Every set of the class, smaller ones first.
  const std::vector<std::size_t>& sets() const { return sets_; }

  struct Path {
    std::vector<std::size_t> sets;  ///< empty: there is none
    std::int64_t cost = 0;          ///< prices included
  };
  Path cheapest(const PathBundle& bundle, const std::vector<std::int64_t>& prices) const;
  /// What the cheapest path through each of `sets()` costs, prices included; kNoPath where there is none.
  std::vector<std::int64_t> through(const PathBundle& bundle, const std::vector<std::int64_t>& prices) const;

  static constexpr std::int64_t kNoPath = std::int64_t{1} << 60;

 private:
  struct Node {
    NumberSet set;
    std::int64_t cost;
    std::vector<int> before;  ///< nodes from which one piece more leads here
  };
  bool begins(const Node& node, const PathBundle& bundle) const;
  std::vector<std::int64_t> distances(const PathBundle& bundle, const std::vector<std::int64_t>& prices,
                                      std::vector<int>& reached_by) const;

  std::vector<Node> nodes_;
  std::vector<std::size_t> sets_;
  std::vector<int> position_;  ///< of each set among the nodes
  std::vector<int> bars_;
  std::vector<PathBundle> bundles_;
  int from_, to_;
};

}  // namespace tablier::katamino
