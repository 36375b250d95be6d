#include "sdk/rng.hpp"

#include "catch.hpp"

#include <array>

using namespace tablier;

TEST_CASE("The same seed gives the same numbers") {
  Rng a(42), b(42), c(43);
  const auto first = a.next();
  CHECK(first == b.next());
  CHECK(first != c.next());
}

TEST_CASE("Numbers below n are all met about equally often") {
  Rng rng(7);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) ++counts[rng.below(6)];
  for (const int count : counts) CHECK(std::abs(count - 10000) < 500);  // five standard deviations are 456
}
