#include "tools/path_network.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {
namespace {

constexpr int kSource = 0;
constexpr int kSink = 1;

/// The node through which free rows pass, after those of the sets.
int free_node(std::size_t sets) { return 2 + 2 * static_cast<int>(sets); }

int last_piece(NumberSet from, NumberSet to) { return std::countr_zero(to & ~from) + 1; }

}  // namespace

PathNetwork::PathNetwork(const std::vector<PricedSet>& sets, const std::vector<NumberSet>& starts, int free_rows, int from, int to)
    : starts_(starts), free_rows_(free_rows), to_(to), flow_(free_node(sets.size()) + 1) {
  for (const PricedSet& s : sets) nodes_.emplace(s.set, static_cast<int>(nodes_.size()));
  for (const PricedSet& s : sets) {
    const int size = std::popcount(s.set);
    tolls_[s.set] = {flow_.add_arc(in(s.set), out(s.set), 1, s.cost), s.cost};
    if (size == to) flow_.add_arc(out(s.set), kSink, 1, 0);
    if (size == from) free_starts_.emplace_back(flow_.add_arc(free_node(sets.size()), in(s.set), 1, 0), s.set);
    for (NumberSet rest = s.set; rest; rest &= rest - 1) {
      const NumberSet before = s.set & ~(rest & -rest);
      if (nodes_.contains(before)) steps_.push_back({flow_.add_arc(out(before), in(s.set), 1, 0), before, s.set});
    }
  }
  flow_.add_arc(kSource, free_node(sets.size()), free_rows, 0);
  for (const NumberSet start : starts) flow_.add_arc(kSource, in(start), 1, 0);
}

void PathNetwork::set_surcharge(NumberSet set, std::int64_t cost) {
  if (const auto toll = tolls_.find(set); toll != tolls_.end()) flow_.set_cost(toll->second.first, toll->second.second + cost);
}

SetPath PathNetwork::follow(NumberSet start, const std::map<NumberSet, NumberSet>& next) const {
  SetPath path{start};
  for (auto step = next.find(start); step != next.end(); step = next.find(step->second)) path.push_back(step->second);
  return path;
}

std::optional<PathNetwork::Paths> PathNetwork::cheapest(const std::map<int, std::int64_t>& prices) {
  for (const Step& step : steps_) {
    const auto price = prices.find(last_piece(step.from, step.to));
    if (std::popcount(step.to) == to_) flow_.set_cost(step.arc, price == prices.end() ? 0 : price->second);
  }
  const int rows = free_rows_ + static_cast<int>(starts_.size());
  const auto sent = flow_.send(kSource, kSink, rows);
  if (sent.units < rows) return std::nullopt;

  std::map<NumberSet, NumberSet> next;
  for (const Step& step : steps_)
    if (flow_.flow(step.arc) > 0) next[step.from] = step.to;
  Paths found{{}, sent.cost};
  for (const NumberSet start : starts_) found.paths.push_back(follow(start, next));
  for (const auto& [arc, set] : free_starts_)
    if (flow_.flow(arc) > 0) found.paths.push_back(follow(set, next));
  return found;
}

}  // namespace tablier::katamino
