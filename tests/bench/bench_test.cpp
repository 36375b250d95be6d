#include "bench/plain_search.hpp"
#include "catch.hpp"

using namespace tablier;

TEST_CASE("The plain search that others are measured against finds the 2339 solutions of 6 × 10") {
  CHECK(bench::plain_search().solutions == 2339);
}
