#include "solver/difficulty.hpp"
#include "tools/series_figures.hpp"
#include "tools/tool_list.hpp"

#include <cmath>

namespace tablier::katamino {
namespace {

Result<ToolAnswer> run_check(const ToolCall& call) {
  if (auto sound = check_series(*call.series, call.content.pieces); !sound) return sound.problem();
  PentaBook book(call.content.pieces, line_rule(call.options));
  const SeriesFigures figures = figures_of(*call.series, book, call);
  if (call.stop.stop_requested()) return Problem("katamino.answer.stopped");
  ToolAnswer made;
  made.json = to_value(figures);
  made.lines = lines_of(figures);
  made.status = figures.impossible.empty() && figures.repeated.empty() ? 0 : 1;
  return made;
}

/// One decimal is all that the measure is good for.
Value rounded(std::optional<double> difficulty) { return difficulty ? Value(std::round(*difficulty * 10) / 10) : Value(); }

Value rated(const SeriesPenta& penta, PentaBook& book, const ToolCall& call) {
  return Value::map({{"penta", penta.name()},
                     {"pieces", Value::list_of(penta.numbers)},
                     {"solutions", book.solutions(penta.set, call.stop)},
                     {"difficulty", rounded(difficulty(katamino::penta(book.specs(), penta.set, book.rule()), call.stop))}});
}

Text line_of(const SeriesPenta& penta, const Value& rating) {
  return Text("katamino.answer.rating", {{"penta", penta.name()},
                                         {"pieces", spaced(penta.numbers)},
                                         {"n", *rating.find("solutions")->as_int()},
                                         {"difficulty", to_text(*rating.find("difficulty"))}});
}

Result<ToolAnswer> run_rate(const ToolCall& call) {
  if (auto sound = check_series(*call.series, call.content.pieces); !sound) return sound.problem();
  PentaBook book(call.content.pieces, line_rule(call.options));
  const SeriesFigures figures = figures_of(*call.series, book, call);
  ToolAnswer made;
  Value ratings = Value::list();
  const auto pentas = pentas_of(*call.series);
  for (const SeriesPenta& penta : pentas) {
    Value rating = rated(penta, book, call);
    made.lines.push_back(line_of(penta, rating));
    ratings.push(std::move(rating));
    tell(call, double(made.lines.size()) / double(pentas.size()));
  }
  if (call.stop.stop_requested()) return Problem("katamino.answer.stopped");
  made.json = to_value(figures);
  made.json.set("ratings", std::move(ratings));
  made.status = figures.impossible.empty() && figures.repeated.empty() ? 0 : 1;
  return made;
}

}  // namespace

Tool series_check_tool() {
  return {.name = "series check", .parameters = {rule_parameter({"rows", "free"})}, .input = ToolInput::series, .run = run_check};
}

Tool series_rate_tool() {
  return {.name = "series rate", .parameters = {rule_parameter({"rows", "free"})}, .input = ToolInput::series, .run = run_rate};
}

}  // namespace tablier::katamino
