#pragma once

#include <cstdint>
#include <optional>
#include <vector>

/// The cheapest way to send units through a network. For choosing rows of a grid.
namespace tablier::katamino {

/// Successive cheapest paths, each found by label correcting (R. G. Busacker and P. J. Gowen, 1960; R. Bellman, 1958). Costs may be
/// negative as long as no cycle is.
class MinCostFlow {
 public:
  explicit MinCostFlow(int nodes) : first_(static_cast<std::size_t>(nodes), -1) {}

  /// Adds an arc and returns its number.
  int add_arc(int from, int to, int capacity, std::int64_t cost);
  void set_cost(int arc, std::int64_t cost);

  struct Sent {
    int units = 0;
    std::int64_t cost = 0;
  };
  /// Sends at most `units` from one node to another, as many as go through, as cheaply as that many can. Starts from nothing each time.
  Sent send(int from, int to, int units);
  /// What the last `send` put through an arc.
  int flow(int arc) const { return arcs_[static_cast<std::size_t>(arc) ^ 1].left; }

  /// A number for each node, under which no arc that could still take or give back anything is worth it: the certificate that no other
  /// way to send as much is cheaper. Absent where there is such a way.
  std::optional<std::vector<std::int64_t>> potentials() const;
  /// Looks at each arc by itself.
  bool is_proven_by(const std::vector<std::int64_t>& potentials) const;

 private:
  struct Arc {
    int to;
    int next;  // of the same node
    int left;  // capacity
    std::int64_t cost;
  };

  void reset();
  bool find_path(int from, int to);
  int narrowest(int from, int to) const;

  std::vector<int> first_;
  std::vector<Arc> arcs_;  // each with its reverse beside it
  std::vector<std::int64_t> distance_;
  std::vector<int> reached_by_;  // an arc
};

}  // namespace tablier::katamino
