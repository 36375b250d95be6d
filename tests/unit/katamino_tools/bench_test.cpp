#include "calls.hpp"
#include "tools/plain_search.hpp"

#include <set>

using namespace tablier;
using namespace tablier::katamino;

TEST_CASE("The plain search that others are measured against finds the 2339 solutions of 6 × 10") {
  CHECK(plain_search().solutions == 2339);
}

TEST_CASE("Each benchmark has a name of its own, and 6 × 10 is measured against the plain search") {
  std::set<std::string> names;
  for (const Benchmark& benchmark : benchmarks(content())) {
    CHECK(names.insert(benchmark.name).second);
    if (benchmark.name != "solve/6x10") continue;
    CHECK(benchmark.run().work == 2339);
    CHECK(benchmark.run_reference().work == 2339);
    CHECK(!benchmark.reference.empty());
  }
  CHECK(names.contains("solve/6x10"));
}
