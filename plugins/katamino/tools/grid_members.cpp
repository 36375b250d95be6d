#include "tools/grid_members.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace tablier::katamino {
namespace {

std::vector<NumberSet> sets_of(const std::vector<RowClass>& classes) {
  std::set<NumberSet> all;
  for (const RowClass& one : classes)
    for (const PricedSet& s : one.sets) all.insert(s.set);
  return {all.begin(), all.end()};
}

}  // namespace

GridMembers::GridMembers(const std::vector<RowClass>& classes) : sets_(sets_of(classes)) {
  for (const RowClass& one : classes) {
    GridMember member{RowPaths(one, sets_), {}, bundle_rows_.size(), {}};
    if (one.rows.size() > 1) member.network.emplace(one.sets, one.starts, one.free_rows, one.from, one.to);
    for (const PathBundle& bundle : member.paths.bundles()) bundle_rows_.push_back(bundle.rows);
    members_.push_back(std::move(member));
  }
}

std::size_t GridMembers::member_of(std::size_t bundle) const {
  std::size_t i = 0;
  while (i + 1 < members_.size() && members_[i + 1].first_bundle <= bundle) ++i;
  return i;
}

SetIndices GridMembers::indices(const SetPath& path) const {
  SetIndices found;
  for (const NumberSet set : path)
    found.push_back(static_cast<std::size_t>(std::lower_bound(sets_.begin(), sets_.end(), set) - sets_.begin()));
  return found;
}

/// The cheapest paths of one class; absent where there are none.
std::optional<std::int64_t> GridMembers::choose(GridMember& m, const Surcharges& prices) const {
  if (!m.network) {
    auto path = m.paths.cheapest(m.paths.bundles().front(), prices);
    if (path.sets.empty() || path.cost > kBarred / 2) return std::nullopt;
    m.chosen = {std::move(path.sets)};
    return path.cost;
  }
  for (const std::size_t set : m.paths.sets()) m.network->set_surcharge(sets_[set], m.paths.is_open(set) ? prices[set] : kBarred);
  const auto found = m.network->cheapest();
  if (!found || found->cost > kBarred / 2) return std::nullopt;
  m.chosen.clear();
  for (const SetPath& path : found->paths) m.chosen.push_back(indices(path));
  return found->cost;
}

std::optional<std::int64_t> GridMembers::bound_at(const Surcharges& prices) {
  std::int64_t bound = -std::accumulate(prices.begin(), prices.end(), std::int64_t{0});
  for (GridMember& m : members_) {
    const auto cost = choose(m, prices);
    if (!cost) return std::nullopt;
    bound += *cost;
  }
  return bound;
}

std::int64_t GridMembers::cost_of_chosen() const {
  std::int64_t cost = 0;
  for (const GridMember& m : members_)
    for (const SetIndices& path : m.chosen)
      for (const std::size_t set : path) cost += m.paths.cost(set);
  return cost;
}

bool GridMembers::keep_apart() const {
  std::set<std::size_t> used;
  for (const GridMember& m : members_)
    for (const SetIndices& path : m.chosen)
      if (!std::all_of(path.begin(), path.end(), [&](std::size_t set) { return used.insert(set).second; })) return false;
  return true;
}

std::vector<std::vector<SetPath>> GridMembers::chosen() const {
  std::vector<std::vector<SetPath>> all;
  for (const GridMember& m : members_) {
    all.emplace_back();
    for (const SetIndices& path : m.chosen) {
      all.back().emplace_back();
      for (const std::size_t set : path) all.back().back().push_back(sets_[set]);
    }
  }
  return all;
}

bool GridMembers::lay_apart(const Surcharges& prices) {
  std::vector<std::size_t> order(members_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return members_[a].paths.sets().size() < members_[b].paths.sets().size(); });
  Surcharges taken = prices;
  for (const std::size_t i : order) {
    if (!choose(members_[i], taken)) return false;
    bar_chosen(members_[i], taken);
  }
  return true;
}

void GridMembers::bar_chosen(const GridMember& m, Surcharges& prices) {
  for (const SetIndices& path : m.chosen)
    for (const std::size_t set : path) prices[set] = kBarred;
}

bool GridMembers::polish() {
  const std::int64_t before = cost_of_chosen();
  for (GridMember& one : members_) {
    Surcharges taken(sets_.size(), 0);
    for (const GridMember& m : members_)
      if (&m != &one) bar_chosen(m, taken);
    choose(one, taken);
  }
  return cost_of_chosen() < before;
}

}  // namespace tablier::katamino
