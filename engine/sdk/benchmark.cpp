#include "sdk/benchmark.hpp"

#include <chrono>

namespace tablier {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Runs once and keeps the shorter time.
BenchmarkWork run_once(const std::function<BenchmarkWork()>& run, double& best) {
  const auto begin = Clock::now();
  const BenchmarkWork done = run();
  const double seconds = seconds_since(begin);
  if (best == 0 || seconds < best) best = seconds;
  return done;
}

}  // namespace

BenchmarkResult measure(const Benchmark& benchmark, double seconds) {
  if (benchmark.measured) return benchmark.measured();
  static constexpr int kRuns = 3;
  BenchmarkResult result;
  const auto start = Clock::now();
  for (int runs = 0; runs < kRuns || seconds_since(start) < seconds; ++runs) {
    result.done = run_once(benchmark.run, result.seconds);
    if (benchmark.run_reference) run_once(benchmark.run_reference, result.reference_seconds);
    if (result.seconds > seconds) break;
  }
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
