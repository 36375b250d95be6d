#include "tools/differing_rows.hpp"

#include "tools/grid_search.hpp"
#include "tools/last_pieces.hpp"
#include "tools/left_out.hpp"
#include "tools/set_prices.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <limits>

namespace tablier::katamino {
namespace {

/// Rounds of better and better prices, each one flow.
constexpr int kRounds = 60;

std::map<int, std::int64_t> nothing_for(const std::vector<int>& pieces) {
  std::map<int, std::int64_t> prices;
  for (const int n : pieces) prices[n] = 0;
  return prices;
}

}  // namespace

/// No rows with different last pieces can be worth less. `cost`: of the cheapest rows at these prices.
std::int64_t DifferingRows::bound(std::int64_t cost, const std::map<int, std::int64_t>& last_prices) const {
  for (const auto& [piece, price] : last_prices) cost -= rows.taken_last().contains(piece) ? 0 : price;
  const std::int64_t min = cost - (kParts - 1);  // chance
  return min >= 0 ? (min + kParts - 1) / kParts : -(-min / kParts);
}

std::int64_t DifferingRows::cost(const std::vector<SetPath>& paths) const {
  std::int64_t sum = 0;
  for (const SetPath& path : paths)
    for (const NumberSet set : path)
      if (const auto price = prices.find(set); price != prices.end()) sum += price->second;
  return sum;
}

/// True where nothing can be better than `bound`, and this is as good. Under `single` only the number of such pentas counts.
bool DifferingRows::is_best(std::int64_t cost, std::int64_t bound) const {
  if (request.objective != Objective::single) return cost <= bound;
  const auto singles = [](std::int64_t w) { return (kSingle - 1 - w) / kSingle; };
  return singles(cost) >= singles(bound);
}

/// For grids whose last pentas leave out one piece each.
std::optional<std::vector<SetPath>> DifferingRows::by_exchange(PathNetwork& network, std::int64_t bound) const {
  LeftOutSearch search{.rows = rows.classes().front().rows.size(),
                       .seed = request.seed,
                       .stop = call.stop,
                       .cost = [this](const auto& paths) { return cost(paths); },
                       .unit = kParts * (request.objective == Objective::single ? kSingle / 2 : 40),
                       .is_best = [this, bound](std::int64_t cost) { return is_best(cost, bound); }};
  for (const int n : pieces) search.all |= number_bit(n);
  for (const int n : pieces) {
    if (rows.allows(search.all & ~number_bit(n))) search.out.push_back(n);
    if (!rows.taken_last().contains(n)) search.last.push_back(n);
  }
  const bool is_possible = search.out.size() >= search.rows && search.last.size() >= search.rows;
  if (rows.classes().front().to + 1 != static_cast<int>(pieces.size()) || !is_possible) return std::nullopt;
  return search.run(network);
}

std::optional<DifferingRows::Found> DifferingRows::run() const {
  const RowClass& all = rows.classes().front();
  PathNetwork network(all.sets, all.starts, all.free_rows, all.from, all.to);
  const LastPieces last_pieces([this](NumberSet set) { return rows.allows(set); }, rows.taken_last());
  auto last_prices = nothing_for(pieces);
  std::optional<std::vector<SetPath>> best;
  std::int64_t max_bound = std::numeric_limits<std::int64_t>::min();
  for (int round = 0; round < kRounds && !call.stop.stop_requested(); ++round) {
    const auto found = network.cheapest(last_prices);
    if (!found) return std::nullopt;
    max_bound = std::max(max_bound, bound(found->cost, last_prices));
    if (auto differing = last_pieces.made_different(found->paths); differing && (!best || cost(*differing) < cost(*best)))
      best = std::move(differing);
    if (best && is_best(cost(*best), max_bound)) break;
    const std::int64_t step = 8 * kParts / (round + 2);
    for (const auto& [piece, n] : last_pieces.excess(found->paths))
      last_prices[piece] = std::max<std::int64_t>(0, last_prices[piece] + n * step);
    tell(call, 0.5 + 0.5 * (round + 1) / kRounds);
  }
  if (!best) best = by_exchange(network, max_bound);
  if (!best) return std::nullopt;
  return Found{*best, is_best(cost(*best), max_bound)};
}

}  // namespace tablier::katamino
