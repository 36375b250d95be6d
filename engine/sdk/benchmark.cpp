#include "sdk/benchmark.hpp"

#include <algorithm>
#include <chrono>
#include <limits>

namespace tablier {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// The shortest of the runs that fit into `seconds`.
double fastest(const std::function<BenchmarkWork()>& run, double seconds, BenchmarkWork& done) {
  static constexpr int kRuns = 3;
  double best = std::numeric_limits<double>::infinity();
  const auto start = Clock::now();
  for (int runs = 0; runs < kRuns || seconds_since(start) < seconds; ++runs) {
    const auto begin = Clock::now();
    done = run();
    best = std::min(best, seconds_since(begin));
    if (best > seconds) break;
  }
  return best;
}

}  // namespace

BenchmarkResult measure(const Benchmark& benchmark, double seconds) {
  BenchmarkResult result;
  result.seconds = fastest(benchmark.run, seconds, result.done);
  BenchmarkWork same;
  if (benchmark.run_reference) result.reference_seconds = fastest(benchmark.run_reference, seconds, same);
  return result;
}

Value to_value(const Benchmark& benchmark, const BenchmarkResult& result) {
  const bool compared = result.reference_seconds > 0 && result.seconds > 0;
  return Value::map({{"name", benchmark.name},
                     {"work", result.done.work},
                     {"unit", benchmark.unit},
                     {"nodes", result.done.nodes},
                     {"seconds", result.seconds},
                     {"rate", result.seconds > 0 ? Value(static_cast<double>(result.done.work) / result.seconds) : Value()},
                     {"reference", compared ? Value(benchmark.reference) : Value()},
                     {"ratio", compared ? Value(result.reference_seconds / result.seconds) : Value()}});
}

}  // namespace tablier
