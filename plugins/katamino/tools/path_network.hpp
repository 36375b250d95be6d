#pragma once

#include "tools/min_cost_flow.hpp"
#include "tools/penta_book.hpp"

#include <map>
#include <optional>

/// The network behind a grid: sets that make pentas, joined where one more piece leads from one to the other.
namespace tablier::katamino {

/// The sets of one row from its first penta on, each with one piece more.
using SetPath = std::vector<NumberSet>;

/// A set with what it costs.
struct PricedSet {
  NumberSet set = 0;
  std::int64_t cost = 0;
};

/// Disjoint paths, one from each of `starts` and `free_rows` from any set of `from` pieces, all to sets of `to` pieces, as cheap as
/// possible. A price on a piece is paid by each path that ends with it.
class PathNetwork {
 public:
  /// `sets` may be used, each by one path only; the starts are among them. Precondition: from ≤ to; starts have at most `to` pieces.
  PathNetwork(const std::vector<PricedSet>& sets, const std::vector<NumberSet>& starts, int free_rows, int from, int to);

  /// What a set costs beyond its own cost. Sets that are not in the network are let be.
  void set_surcharge(NumberSet set, std::int64_t cost);

  struct Paths {
    std::vector<SetPath> paths;  ///< those of the starts first, in their order; then by their sets
    std::int64_t cost = 0;       ///< prices included
  };
  /// Absent where there are not so many disjoint paths. `prices`: by number.
  std::optional<Paths> cheapest(const std::map<int, std::int64_t>& prices = {});
  /// Proves the answer of the last `cheapest`, where there was one: a potential of every node under which no arc that could take more is
  /// worth taking (L. R. Ford and D. R. Fulkerson, 1962). Absent where the paths are not the cheapest.
  std::optional<std::vector<std::int64_t>> certificate() const { return flow_.potentials(); }
  /// Whether such potentials prove that: each arc is looked at by itself.
  bool is_proven_by(const std::vector<std::int64_t>& potentials) const { return flow_.is_proven_by(potentials); }

 private:
  struct Step {
    int arc;
    NumberSet from, to;
  };
  int in(NumberSet set) const { return 2 + 2 * nodes_.at(set); }
  int out(NumberSet set) const { return in(set) + 1; }
  SetPath follow(NumberSet start, const std::map<NumberSet, NumberSet>& next) const;

  std::map<NumberSet, int> nodes_;
  std::vector<NumberSet> starts_;
  int free_rows_;
  int to_;
  MinCostFlow flow_;
  std::vector<Step> steps_;
  std::map<NumberSet, std::pair<int, std::int64_t>> tolls_;  // arc and own cost of each set
  std::vector<std::pair<int, NumberSet>> free_starts_;       // arcs
};

}  // namespace tablier::katamino
