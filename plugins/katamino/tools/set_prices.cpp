#include "tools/set_prices.hpp"

#include "sdk/rng.hpp"
#include "tools/grid_search.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tablier::katamino {
namespace {

/// `easy_rank`: 0 for the set with the most solutions of its size, 1 for the one with the fewest.
std::int64_t price(const GridRequest& request, int size, std::int64_t solutions, double easy_rank) {
  switch (request.objective) {
    case Objective::single: return solutions - (solutions == 1 ? kSingle : 0);
    case Objective::fewest: return solutions;
    case Objective::max: return -solutions;
    case Objective::curve: break;
  }
  return std::llround(1000 * std::abs(easy_rank - wanted_difficulty(request, size)));
}

/// Sets with equally many solutions are equally hard: each has the rank in the middle of them.
double rank_of(const std::vector<std::uint64_t>& falling, std::uint64_t solutions) {
  if (falling.size() < 2) return 0;
  const auto [first, last] = std::equal_range(falling.begin(), falling.end(), solutions, std::greater<>());
  const auto middle = double(first - falling.begin()) + double(last - first - 1) / 2;
  return middle / double(falling.size() - 1);
}

}  // namespace

double wanted_difficulty(const GridRequest& request, int size) {
  const double along = std::clamp(double(size - request.from) / std::max(1, request.to - request.from), 0.0, 1.0);
  if (request.curve.empty()) return along;
  const double at = along * double(request.curve.size() - 1);
  const auto left = static_cast<std::size_t>(at);
  const std::size_t right = std::min(left + 1, request.curve.size() - 1);
  return (request.curve[left] + (at - double(left)) * (request.curve[right] - request.curve[left])) / 100;
}

std::map<NumberSet, double> ranks_of(const GridRequest& request, int size, PentaBook& book, const std::stop_token& stop) {
  auto sets = book.solvable_sets(size, stop);
  if (size <= kPentaHeight && !request.n1_in_penta5) std::erase_if(sets, [](NumberSet s) { return s & number_bit(1); });
  std::vector<std::uint64_t> falling;
  for (const NumberSet set : sets) falling.push_back(book.solutions(set, stop));
  std::sort(falling.rbegin(), falling.rend());
  std::map<NumberSet, double> ranks;
  for (const NumberSet set : sets) ranks[set] = rank_of(falling, book.solutions(set, stop));
  return ranks;
}

SetPrices price_sets(const GridRequest& request, int min, PentaBook& book, const ToolCall& call) {
  SetPrices prices;
  for (int size = min; size <= request.to; ++size) {
    for (const auto& [set, rank] : ranks_of(request, size, book, call.stop))
      prices[set] = price(request, size, static_cast<std::int64_t>(book.solutions(set, call.stop)), rank);
    tell(call, 0.5 * (size - min + 1) / (request.to - min + 1));
  }
  return prices;
}

SetPrices with_chance(const SetPrices& prices, int cells, const GridRequest& request) {
  Rng rng(request.seed);
  const auto room = static_cast<std::uint32_t>(kParts / std::max(1, cells));
  // One set less that is to be avoided outweighs the chance of all others.
  const std::uint32_t chance = request.avoided.empty() ? room : room / static_cast<std::uint32_t>(std::max(1, cells) + 1);
  SetPrices priced;
  for (const auto& [set, price] : prices) {
    const std::uint32_t more = request.avoided.contains(set) ? room - chance : 0;
    priced[set] = price * kParts + more + (chance > 1 ? rng.below(chance) : 0);
  }
  return priced;
}

}  // namespace tablier::katamino
