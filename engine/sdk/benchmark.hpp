#pragma once

#include "sdk/value.hpp"

#include <cstdint>
#include <functional>
#include <string>

/// What a game adds to `tablier bench`: work that can be counted, beside a plain way to do the same.
namespace tablier {

/// What one run did.
struct BenchmarkWork {
  std::uint64_t work = 0;   ///< in the benchmark's unit; the same in each run
  std::uint64_t nodes = 0;  ///< positions looked at; 0 where there are none
};

struct BenchmarkResult;

/// One benchmark. `run` does everything from the start, set-up included, and must not throw.
struct Benchmark {
  std::string name;  ///< `solve/6x10`
  std::string unit;  ///< `solutions`
  std::function<BenchmarkWork()> run;
  std::string reference = {};  ///< what `run_reference` is, for people; empty where there is none
  std::function<BenchmarkWork()> run_reference = {};
  std::function<BenchmarkResult()> measured = {};  ///< where set: measures itself, by another clock than that on the wall
};

/// What was measured. Seconds are those of the fastest run: everything else that the machine does only adds to them.
struct BenchmarkResult {
  BenchmarkWork done;
  double seconds = 0;
  double reference_seconds = 0;  ///< 0 without a reference
};

/// Runs a benchmark, and its reference in turn with it, again and again for about `seconds`, three times at least unless one takes longer.
BenchmarkResult measure(const Benchmark& benchmark, double seconds = 0.5);

/// An entry of `bench --json`; `ratio` is the rate over the reference's, or null.
Value to_value(const Benchmark& benchmark, const BenchmarkResult& result);

}  // namespace tablier
