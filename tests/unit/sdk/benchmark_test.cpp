#include "sdk/benchmark.hpp"

#include "catch.hpp"

using namespace tablier;

TEST_CASE("A benchmark measures its work and runs its reference as well") {
  int runs = 0;
  int reference_runs = 0;
  const Benchmark benchmark{"some/thing", "things", [&] { return ++runs, BenchmarkWork{7, 9}; }, "the plain way",
                            [&] { return ++reference_runs, BenchmarkWork{7, 90}; }};
  const BenchmarkResult result = measure(benchmark, 0);
  CHECK(runs >= 1);
  CHECK(reference_runs >= 1);
  CHECK(result.done.work == 7);
  CHECK(result.done.nodes == 9);
}

TEST_CASE("The ratio is the reference's time over the benchmark's, and null without a reference") {
  const Benchmark benchmark{"some/thing", "things", {}, "the plain way", {}};
  const Value compared = to_value(benchmark, {{10, 0}, 2.0, 8.0});
  CHECK(*compared.find("ratio")->as_real() == 4.0);
  CHECK(*compared.find("rate")->as_real() == 5.0);
  CHECK(*compared.find("reference")->as_string() == "the plain way");
  CHECK(to_value(benchmark, {{10, 0}, 2.0, 0.0}).find("ratio")->is_null());
}
