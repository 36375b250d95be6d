#pragma once

#include "sdk/benchmark.hpp"
#include "sdk/tool.hpp"

#include <vector>

/// What Katamino adds to the command line, for the plugin's table.
namespace tablier::katamino {

/// `solve`, `series check`, `series rate`, `series complete`, `series generate` and `atlas`.
std::vector<Tool> tools();

/// Each board of the rules with its number of solutions, 6 × 10 beside a plain search.
std::vector<Benchmark> benchmarks(const Content& content);

}  // namespace tablier::katamino
