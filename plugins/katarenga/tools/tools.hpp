#pragma once

#include "core/quarters.hpp"
#include "sdk/benchmark.hpp"
#include "sdk/tool.hpp"

#include <vector>

/// `tablier katarenga solve` and `tablier katarenga atlas`.
namespace tablier::katarenga {

std::vector<Tool> tools();
Tool solve_tool();
Tool atlas_tool();

/// Work for `tablier bench`: both solvers, the trees of the moving games and rounds of them at random.
std::vector<Benchmark> benchmarks(const Content& content);

/// A line that is only data.
Text data_line(std::string text);

}  // namespace tablier::katarenga
