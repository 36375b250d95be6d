#pragma once

#include "sdk/benchmark.hpp"
#include "sdk/content.hpp"

#include <vector>

/// What Iso adds to the command line.
namespace tablier::iso {

/// Counts of the tree and random rounds.
std::vector<Benchmark> benchmarks(const Content& content);

}  // namespace tablier::iso
