#include "tools/min_cost_flow.hpp"

#include <algorithm>
#include <deque>
#include <limits>

namespace tablier::katamino {
namespace {

constexpr std::int64_t kUnreached = std::numeric_limits<std::int64_t>::max();

std::size_t index(int i) { return static_cast<std::size_t>(i); }

}  // namespace

int MinCostFlow::add_arc(int from, int to, int capacity, std::int64_t cost) {
  const int arc = static_cast<int>(arcs_.size());
  arcs_.push_back({to, first_[index(from)], capacity, cost});
  first_[index(from)] = arc;
  arcs_.push_back({from, first_[index(to)], 0, -cost});
  first_[index(to)] = arc + 1;
  return arc;
}

void MinCostFlow::set_cost(int arc, std::int64_t cost) {
  arcs_[index(arc)].cost = cost;
  arcs_[index(arc) ^ 1].cost = -cost;
}

void MinCostFlow::reset() {
  for (std::size_t a = 0; a < arcs_.size(); a += 2) {
    arcs_[a].left += arcs_[a + 1].left;
    arcs_[a + 1].left = 0;
  }
}

bool MinCostFlow::find_path(int from, int to) {
  distance_.assign(first_.size(), kUnreached);
  reached_by_.assign(first_.size(), -1);
  std::vector<bool> waiting(first_.size());
  std::deque<int> queue{from};
  distance_[index(from)] = 0;
  while (!queue.empty()) {
    const int node = queue.front();
    queue.pop_front();
    waiting[index(node)] = false;
    for (int a = first_[index(node)]; a >= 0; a = arcs_[index(a)].next) {
      const Arc& arc = arcs_[index(a)];
      const std::int64_t distance = distance_[index(node)] + arc.cost;
      if (arc.left == 0 || distance >= distance_[index(arc.to)]) continue;
      distance_[index(arc.to)] = distance;
      reached_by_[index(arc.to)] = a;
      if (!waiting[index(arc.to)]) queue.push_back(arc.to);
      waiting[index(arc.to)] = true;
    }
  }
  return distance_[index(to)] != kUnreached;
}

int MinCostFlow::narrowest(int from, int to) const {
  int min = std::numeric_limits<int>::max();
  for (int node = to; node != from;) {
    const int arc = reached_by_[index(node)];
    min = std::min(min, arcs_[index(arc)].left);
    node = arcs_[index(arc) ^ 1].to;
  }
  return min;
}

MinCostFlow::Sent MinCostFlow::send(int from, int to, int units) {
  reset();
  Sent sent;
  while (sent.units < units && find_path(from, to)) {
    const int more = std::min(narrowest(from, to), units - sent.units);
    for (int node = to; node != from;) {
      const auto arc = index(reached_by_[index(node)]);
      arcs_[arc].left -= more;
      arcs_[arc ^ 1].left += more;
      node = arcs_[arc ^ 1].to;
    }
    sent.units += more;
    sent.cost += more * distance_[index(to)];
  }
  return sent;
}

/// Distances from anywhere: where they do not settle after a round for each node, a cycle of negative cost goes on for ever.
std::optional<std::vector<std::int64_t>> MinCostFlow::potentials() const {
  std::vector<std::int64_t> potentials(first_.size(), 0);
  for (std::size_t round = 0; round <= first_.size(); ++round) {
    bool changed = false;
    for (std::size_t a = 0; a < arcs_.size(); ++a) {
      const std::int64_t less = potentials[index(arcs_[a ^ 1].to)] + arcs_[a].cost;
      if (arcs_[a].left == 0 || less >= potentials[index(arcs_[a].to)]) continue;
      potentials[index(arcs_[a].to)] = less;
      changed = true;
    }
    if (!changed) return potentials;
  }
  return std::nullopt;
}

bool MinCostFlow::is_proven_by(const std::vector<std::int64_t>& potentials) const {
  if (potentials.size() != first_.size()) return false;
  for (std::size_t a = 0; a < arcs_.size(); ++a)
    if (arcs_[a].left > 0 && arcs_[a].cost + potentials[index(arcs_[a ^ 1].to)] < potentials[index(arcs_[a].to)]) return false;
  return true;
}

}  // namespace tablier::katamino
