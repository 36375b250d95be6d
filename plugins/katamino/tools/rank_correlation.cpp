#include "tools/rank_correlation.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace tablier::katamino {

std::vector<double> ranks(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> ranks(values.size());
  for (std::size_t first = 0, next = 0; first < order.size(); first = next) {
    for (next = first; next < order.size() && values[order[next]] == values[order[first]];) ++next;
    for (std::size_t i = first; i < next; ++i) ranks[order[i]] = static_cast<double>(first + next + 1) / 2;
  }
  return ranks;
}

std::optional<double> rank_correlation(std::span<const double> one, std::span<const double> other) {
  assert(one.size() == other.size());
  const std::vector<double> a = ranks(one), b = ranks(other);
  const double mean = static_cast<double>(a.size() + 1) / 2;
  double both = 0, alone_a = 0, alone_b = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    both += (a[i] - mean) * (b[i] - mean);
    alone_a += (a[i] - mean) * (a[i] - mean);
    alone_b += (b[i] - mean) * (b[i] - mean);
  }
  if (alone_a <= 0 || alone_b <= 0) return std::nullopt;
  return both / std::sqrt(alone_a * alone_b);
}

}  // namespace tablier::katamino
