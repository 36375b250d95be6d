#include "weights.hpp"

#include <cassert>

namespace tablier::pente {
namespace {

/// Binomial coefficients: sets of `k` from `n`.
constexpr std::size_t choose(std::size_t n, std::size_t k) {
  std::size_t sets = 1;
  for (std::size_t i = 1; i <= k; ++i) sets = sets * (n - k + i) / i;
  return sets;
}
constexpr std::size_t kRowless = kShapes - 1;
static_assert(choose(kRowless + kDirections - 1, kDirections) == kBundles);

/// How many rising lists of `length` shapes there are with none below `min`.
constexpr std::size_t lists(std::size_t min, std::size_t length) { return choose(kRowless - min + length - 1, length); }

}  // namespace

std::size_t bundle_of(const std::array<Shape, kDirections>& rising) {
  std::size_t before = 0;
  std::size_t min = 0;
  for (std::size_t i = 0; i < kDirections; ++i) {
    const auto shape = static_cast<std::size_t>(rising[i]);
    assert(shape >= min && shape < kRowless);
    for (; min < shape; ++min) before += lists(min, kDirections - i - 1);
  }
  return before;
}

const Weights& weights_for(const Rules& rules) { return rules.capture_lengths != 0 ? kWithCaptures : kRowsAlone; }

}  // namespace tablier::pente
