#include "tools/tools.hpp"

namespace tablier::katarenga {

std::vector<Tool> tools() { return {solve_tool(), atlas_tool()}; }

Text data_line(std::string text) { return Text("katarenga.answer.line", {{"text", std::move(text)}}); }

}  // namespace tablier::katarenga
