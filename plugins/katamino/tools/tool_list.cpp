#include "tools/tool_list.hpp"

#include "tools/tools.hpp"

#include <algorithm>

namespace tablier::katamino {

std::vector<Tool> tools() {
  return {solve_tool(), series_check_tool(), series_rate_tool(), series_complete_tool(), series_generate_tool(), atlas_tool()};
}

Parameter flag_parameter(std::string name) { return {.name = std::move(name), .type = ParameterType::boolean, .fallback = false}; }

Parameter rule_parameter(std::vector<std::string> values) {
  const Value first = values.front();
  return {.name = "rule", .type = ParameterType::choice, .fallback = first, .values = std::move(values)};
}

Parameter integer_parameter(std::string name, std::int64_t fallback, std::int64_t min, std::int64_t max) {
  return {.name = std::move(name), .type = ParameterType::integer, .fallback = fallback, .min = min, .max = max};
}

LineRule line_rule(const Options& options) { return options.text("rule") == "free" ? LineRule::free : LineRule::rows; }

void tell(const ToolCall& call, double done) {
  if (call.progress) call.progress(done);
}

Text data_line(std::string text) { return Text("katamino.answer.line", {{"text", std::move(text)}}); }

std::string spaced(std::span<const int> numbers) {
  std::string all;
  for (const int n : numbers) all += (all.empty() ? "" : " ") + std::to_string(n);
  return all;
}

Status check_numbers(std::span<const PieceSpec> specs) {
  for (const PieceSpec& s : specs)
    if (s.number < 1 || s.number > kMaxNumber) return Problem("katamino.answer.number_out_of_range", {{"number", s.number}});
  return Done{};
}

Status check_known(std::span<const PieceSpec> specs, std::span<const int> numbers) {
  for (const int n : numbers) {
    const auto known = std::any_of(specs.begin(), specs.end(), [n](const PieceSpec& s) { return s.number == n; });
    if (!known) return Problem("katamino.answer.unknown_number", {{"number", n}, {"n", specs.size()}});
  }
  return Done{};
}

}  // namespace tablier::katamino
