#include "heap.hpp"

namespace tablier::heap {
namespace {

/// Takes one parameter of each kind, and says how it got them.
Result<ToolAnswer> count(const ToolCall& call) {
  const Options& o = call.options;
  if (o.integer("from") > o.integer("to")) return Problem("heap.backwards", {{"from", o.integer("from")}, {"to", o.integer("to")}});
  ToolAnswer answer;
  answer.json = o.values();
  answer.json.set("sum", (o.integer("from") + o.integer("to")) * (o.integer("to") - o.integer("from") + 1) / 2);
  answer.lines = {Text("heap.sum", {{"n", *answer.json.find("sum")->as_int()}})};
  answer.status = o.flag("loud_voice") ? 1 : 0;
  return answer;
}

Result<ToolAnswer> weigh(const ToolCall& call) {
  ToolAnswer answer;
  if (!call.figure) return Problem("heap.no_figure");
  answer.json = Value::map({{"name", call.figure->name}, {"cells", static_cast<std::int64_t>(call.figure->cells.size())}});
  answer.lines = {Text("heap.sum", {{"n", call.figure->cells.size()}})};
  return answer;
}

/// Adds a row to a series.
Result<ToolAnswer> lengthen(const ToolCall& call) {
  ToolAnswer answer;
  if (!call.series) return Problem("heap.no_series");
  SeriesSpec longer = *call.series;
  longer.rows.push_back({"Z", 1, {1}});
  answer.json = Value::map({{"rows", static_cast<std::int64_t>(longer.rows.size())}});
  answer.lines = {Text("heap.sum", {{"n", longer.rows.size()}})};
  answer.series = std::move(longer);
  return answer;
}

}  // namespace

std::vector<Tool> tools() {
  const std::vector<Parameter> counting{{"from", ParameterType::integer, 1, 0, 100},
                                        {"to", ParameterType::integer, 10, 0, 100},
                                        {"loud_voice", ParameterType::boolean, false},
                                        {"mood", ParameterType::choice, "calm", 0, 0, {"calm", "brisk"}},
                                        {"skip", ParameterType::integers, Value::list(), 0, 100},
                                        {"names", ParameterType::texts, Value::list()}};
  return {{.name = "count", .parameters = counting, .run = count},
          {.name = "figure weigh", .parameters = {}, .input = ToolInput::figure, .run = weigh},
          {.name = "series lengthen", .parameters = {}, .input = ToolInput::series, .writes_series = true, .run = lengthen}};
}

}  // namespace tablier::heap
