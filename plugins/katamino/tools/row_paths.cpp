#include "tools/row_paths.hpp"

#include <algorithm>
#include <bit>

namespace tablier::katamino {

RowPaths::RowPaths(const RowClass& one, std::span<const NumberSet> all) : position_(all.size(), -1), from_(one.from), to_(one.to) {
  std::vector<PricedSet> sets = one.sets;
  std::stable_sort(sets.begin(), sets.end(),
                   [](const PricedSet& a, const PricedSet& b) { return std::popcount(a.set) < std::popcount(b.set); });
  for (const PricedSet& s : sets) {
    const auto index = static_cast<std::size_t>(std::lower_bound(all.begin(), all.end(), s.set) - all.begin());
    Node node{s.set, s.cost, {}};
    for (NumberSet rest = s.set; rest; rest &= rest - 1) {
      const auto before = std::lower_bound(all.begin(), all.end(), s.set & ~(rest & -rest));
      if (before == all.end() || *before != (s.set & ~(rest & -rest))) continue;
      if (const int at = position_[static_cast<std::size_t>(before - all.begin())]; at >= 0) node.before.push_back(at);
    }
    position_[index] = static_cast<int>(nodes_.size());
    sets_.push_back(index);
    nodes_.push_back(std::move(node));
  }
  bars_.assign(nodes_.size(), 0);
  for (const NumberSet start : one.starts) bundles_.push_back({start, 1});
  if (one.free_rows > 0) bundles_.push_back({0, one.free_rows});
}

bool RowPaths::begins(const Node& node, const PathBundle& bundle) const {
  return bundle.start == 0 ? std::popcount(node.set) == from_ : node.set == bundle.start;
}

std::vector<std::int64_t> RowPaths::distances(const PathBundle& bundle, const std::vector<std::int64_t>& prices,
                                              std::vector<int>& reached_by) const {
  std::vector<std::int64_t> distance(nodes_.size(), kNoPath);
  reached_by.assign(nodes_.size(), -1);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (bars_[i] > 0) continue;
    std::int64_t min = begins(nodes_[i], bundle) ? 0 : kNoPath;
    for (const int before : nodes_[i].before)
      if (distance[static_cast<std::size_t>(before)] < min) {
        min = distance[static_cast<std::size_t>(before)];
        reached_by[i] = before;
      }
    if (min < kNoPath) distance[i] = min + nodes_[i].cost + prices[sets_[i]];
  }
  return distance;
}

RowPaths::Path RowPaths::cheapest(const PathBundle& bundle, const std::vector<std::int64_t>& prices) const {
  std::vector<int> reached_by;
  const auto distance = distances(bundle, prices, reached_by);
  Path path{{}, kNoPath};
  int last = -1;
  for (std::size_t i = nodes_.size(); i > 0 && std::popcount(nodes_[i - 1].set) >= to_; --i)
    if (std::popcount(nodes_[i - 1].set) == to_ && distance[i - 1] < path.cost) {
      path.cost = distance[i - 1];
      last = static_cast<int>(i) - 1;
    }
  for (; last >= 0; last = reached_by[static_cast<std::size_t>(last)]) path.sets.push_back(sets_[static_cast<std::size_t>(last)]);
  std::reverse(path.sets.begin(), path.sets.end());
  return path;
}

std::vector<std::int64_t> RowPaths::through(const PathBundle& bundle, const std::vector<std::int64_t>& prices) const {
  std::vector<int> reached_by;
  std::vector<std::int64_t> whole = distances(bundle, prices, reached_by), rest(nodes_.size(), kNoPath);
  for (std::size_t i = nodes_.size(); i-- > 0;) {
    if (bars_[i] > 0) continue;
    if (std::popcount(nodes_[i].set) == to_) rest[i] = 0;
    if (rest[i] == kNoPath || whole[i] == kNoPath) {
      whole[i] = kNoPath;
      continue;
    }
    for (const int before : nodes_[i].before) {
      std::int64_t& other = rest[static_cast<std::size_t>(before)];
      other = std::min(other, rest[i] + nodes_[i].cost + prices[sets_[i]]);
    }
    whole[i] += rest[i];
  }
  return whole;
}

}  // namespace tablier::katamino
