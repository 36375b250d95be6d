#pragma once

#include "sdk/tool.hpp"
#include "tools/penta_book.hpp"

/// The tools one by one, and what they share.
namespace tablier::katamino {

Tool solve_tool();
Tool series_check_tool();
Tool series_rate_tool();
Tool series_complete_tool();
Tool series_generate_tool();
Tool atlas_tool();

/// Parameters of several tools.
Parameter flag_parameter(std::string name);
Parameter rule_parameter(std::vector<std::string> values);
Parameter integer_parameter(std::string name, std::int64_t fallback, std::int64_t min, std::int64_t max);

/// `free`, or else along the rows.
LineRule line_rule(const Options& options);

/// Tells how far a call is.
void tell(const ToolCall& call, double done);

/// A line that is only data: `L:a1-a2-a3-a4-b1 …`.
Text data_line(std::string text);
/// `2 3 6 11`.
std::string spaced(std::span<const int> numbers);
/// Pieces of the content that the tools can take, or why not.
Status check_numbers(std::span<const PieceSpec> specs);
/// Where not every one of the numbers is a piece.
Status check_known(std::span<const PieceSpec> specs, std::span<const int> numbers);

}  // namespace tablier::katamino
