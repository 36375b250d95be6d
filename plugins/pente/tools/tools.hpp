#pragma once

#include "sdk/benchmark.hpp"
#include "sdk/content.hpp"
#include "sdk/tool.hpp"

#include <vector>

/// What Pente adds to the command line.
namespace tablier::pente {

/// `gomocup`, and those below.
std::vector<Tool> tools();
/// Those of them that make and check problems.
std::vector<Tool> problem_tools();

/// Playouts on the board and through the engine's interface, and deep counts of the tree.
std::vector<Benchmark> benchmarks(const Content& content);

}  // namespace tablier::pente
