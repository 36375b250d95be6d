#pragma once

#include "core/quarters.hpp"
#include "sdk/tool.hpp"

#include <vector>

/// `tablier katarenga solve` and `tablier katarenga atlas`.
namespace tablier::katarenga {

std::vector<Tool> tools();
Tool solve_tool();
Tool atlas_tool();

/// A line that is only data.
Text data_line(std::string text);

}  // namespace tablier::katarenga
