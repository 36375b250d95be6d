#include "duel_search.hpp"

#include <algorithm>
#include <cassert>

namespace tablier::katamino {
namespace {

/// Positions remembered: 8 MB.
constexpr std::size_t kTableEntries = std::size_t{1} << 20;
/// How often the stop is looked at, in positions of some microseconds each.
constexpr std::uint64_t kStopEvery = 64;

}  // namespace

DuelTables::DuelTables(const Rules& rules) : apart(static_cast<std::size_t>(rules.table.size())), touching(apart) {
  const PlacementTable& table = rules.table;
  for (int a = 0; a < table.size(); ++a)
    for (int b = 0; b < table.size(); ++b) {
      if (table[a].piece == table[b].piece || (table[a].mask & table[b].mask) != 0) continue;
      const bool touches = !rules.challenge.touching || (table[a].touching & table[b].mask) != 0;
      apart[static_cast<std::size_t>(a)].add(b);
      if (touches) touching[static_cast<std::size_t>(a)].add(b);
    }
}

DuelSearch::DuelSearch(const DuelTables& tables, const DuelState& state)
    : rules_(state.rules()), tables_(tables), transpositions_(kTableEntries) {
  assert(!state.is_taking());
  const PlacementTable& table = rules_.table;
  const Layout& layout = state.layout();
  const bool starts = layout.occupied() == 0;
  for (int i = 0; i < table.size(); ++i) {
    const Placement& p = table[i];
    for (int s = 0; s < 2; ++s)
      if (rules_.challenge.sharing == Sharing::pool || state.owner(p.piece) == seat(s)) owned_[static_cast<std::size_t>(s)].add(i);
    if (layout.lies(p.piece) || !layout.is_free(p.mask)) continue;
    root_.free.add(i);
    const bool touches = !rules_.challenge.touching || !layout.is_free(p.touching);
    const bool may_start = !rules_.challenge.centre_first || (p.mask & kCentreSquares) != 0;
    if (starts ? may_start : touches) root_.legal.add(i);
  }
  root_.mover = state.to_move();
}

DuelNode DuelSearch::after(const DuelNode& node, int placement) const {
  const auto p = static_cast<std::size_t>(placement);
  // What may start need not touch: after the first piece only what touches it is legal.
  const bool first = node.free.size() == rules_.table.size();
  DuelNode child;
  child.free = node.free & tables_.apart[p];
  child.legal = (first ? tables_.touching[p] : node.legal | tables_.touching[p]) & child.free;
  child.mover = other(node.mover);
  return child;
}

PlacementSet DuelSearch::legal_for_mover(const DuelNode& node) const {
  return node.legal & owned_[static_cast<std::size_t>(index(node.mover))];
}

std::vector<DuelReply> DuelSearch::ordered(const DuelNode& node) const {
  std::vector<DuelReply> all;
  const PlacementSet& others = owned_[static_cast<std::size_t>(index(other(node.mover)))];
  legal_for_mover(node).each([&](int p) { all.push_back({p, after(node, p).legal.count_common(others)}); });
  std::stable_sort(all.begin(), all.end(), [](DuelReply a, DuelReply b) { return a.replies < b.replies; });
  return all;
}

std::optional<bool> DuelSearch::wins(const DuelNode& node, std::uint64_t budget, std::stop_token stop) {
  stop_ = std::move(stop);
  last_node_ = budget < ~nodes_ ? nodes_ + budget : ~std::uint64_t{0};
  return search(node);
}

std::uint64_t DuelSearch::key(const DuelNode& node) const {
  return node.legal.hash(node.free.hash(static_cast<std::uint64_t>(index(node.mover))));
}

bool DuelSearch::out_of_time() {
  ++nodes_;
  return nodes_ > last_node_ || (nodes_ % kStopEvery == 0 && stop_.stop_requested());
}

std::optional<bool> DuelSearch::search(const DuelNode& node) {
  const std::uint64_t k = key(node) & ~std::uint64_t{1};
  std::uint64_t& slot = transpositions_[(k >> 1) % kTableEntries];
  if ((slot & ~std::uint64_t{1}) == k) return (slot & 1) != 0;
  if (out_of_time()) return std::nullopt;
  const auto result = search_children(node);
  if (result) slot = k | (*result ? 1 : 0);
  return result;
}

std::optional<bool> DuelSearch::search_children(const DuelNode& node) {
  const auto moves = ordered(node);
  if (moves.empty()) return rules_.challenge.last_loses;
  if (!rules_.challenge.last_loses && moves.front().replies == 0) return true;
  for (const DuelReply& move : moves) {
    const auto theirs = search(after(node, move.placement));
    if (!theirs) return std::nullopt;
    if (!*theirs) return true;
  }
  return false;
}

}  // namespace tablier::katamino
