#include "sdk/spelling.hpp"
#include "solver/difficulty.hpp"
#include "tools/rank_correlation.hpp"
#include "tools/row_completion.hpp"
#include "tools/series_figures.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <cmath>

namespace tablier::katamino {
namespace {

/// What is still to be chosen, and rows in which nothing could be. The values are there only where slots are empty.
void add_empty(ToolAnswer& made, const std::vector<SeriesRow>& rows, PentaBook& book, const ToolCall& call) {
  const std::size_t empty = count_empty(rows);
  if (empty == 0) return;
  const std::vector<std::string> never = names_never_filled(rows, book, call);
  made.json.set("empty_slots", std::uint64_t{empty});
  made.json.set("never_filled", Value::list_of(never));
  made.lines.push_back(Text("katamino.answer.empty", {{"n", empty}}));
  if (never.empty()) return;
  made.lines.push_back(Text("katamino.answer.never_filled", {{"rows", joined(never)}, {"n", never.size()}}));
  made.status = 1;
}

Result<ToolAnswer> run_check(const ToolCall& call) {
  if (auto sound = check_series(*call.series, call.content.pieces); !sound) return sound.problem();
  PentaBook book(call.content.pieces, line_rule(call.options));
  const SeriesFigures figures = figures_of(*call.series, book, call);
  if (call.stop.stop_requested()) return Problem("katamino.answer.stopped");
  ToolAnswer made;
  made.json = to_value(figures);
  made.lines = lines_of(figures);
  made.status = figures.impossible.empty() && figures.repeated.empty() ? 0 : 1;
  add_empty(made, call.series->rows, book, call);
  return made;
}

/// A number as a language writes it: with one or two places, and a comma or a point.
Text decimal(double value, int places) {
  const std::int64_t parts = places == 1 ? 10 : 100, all = std::llround(std::abs(value) * double(parts));
  const std::string rest = std::to_string(parts + all % parts).substr(1);
  return Text("katamino.answer.decimal", {{"whole", (value < 0 ? "-" : "") + std::to_string(all / parts)}, {"rest", rest}});
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
  const Value* const difficulty = rating.find("difficulty");
  return Text("katamino.answer.rating", {{"penta", penta.name()},
                                         {"pieces", spaced(penta.numbers)},
                                         {"n", *rating.find("solutions")->as_int()},
                                         {"difficulty", difficulty->as_real() ? decimal(*difficulty->as_real(), 1) : data_line("–")}});
}

/// Fewer times say nothing about an order.
constexpr std::size_t kEnoughTimes = 5;

std::optional<double> time_of(const SeriesPenta& penta, const std::vector<SolveTime>& times) {
  const auto count = static_cast<int>(penta.numbers.size());
  const auto found = std::ranges::find_if(times, [&](const SolveTime& t) { return t.row == penta.row && t.count == count; });
  return found == times.end() ? std::nullopt : std::optional(found->seconds);
}

/// The times that the player needed, in each rating, and how far their order is that of the difficulty.
void add_times(ToolAnswer& made, std::vector<Value>& ratings, const std::vector<SeriesPenta>& pentas, const std::vector<SolveTime>& times) {
  std::vector<double> hard, needed;
  for (std::size_t i = 0; i < pentas.size(); ++i) {
    const auto seconds = time_of(pentas[i], times);
    ratings[i].set("seconds", seconds ? Value(*seconds) : Value());
    const Value* difficulty = ratings[i].find("difficulty");
    if (!seconds || !difficulty->as_real()) continue;
    hard.push_back(*difficulty->as_real());
    needed.push_back(*seconds);
  }
  std::optional<double> agreed;
  if (needed.size() >= kEnoughTimes) agreed = rank_correlation(hard, needed);
  const Value shown = agreed ? Value(std::round(*agreed * 100) / 100) : Value();
  const Text correlation = agreed ? decimal(*agreed, 2) : Text();
  made.json.set("times", Value::map({{"solved", static_cast<std::int64_t>(needed.size())}, {"rank_correlation", shown}}));
  made.lines.push_back(agreed ? Text("katamino.answer.times", {{"n", needed.size()}, {"correlation", correlation}})
                              : Text("katamino.answer.few_times", {{"n", needed.size()}, {"min", kEnoughTimes}}));
}

Result<ToolAnswer> run_rate(const ToolCall& call) {
  if (auto sound = check_series(*call.series, call.content.pieces); !sound) return sound.problem();
  PentaBook book(call.content.pieces, line_rule(call.options));
  const SeriesFigures figures = figures_of(*call.series, book, call);
  ToolAnswer made;
  std::vector<Value> ratings;
  const auto pentas = pentas_of(*call.series);
  for (const SeriesPenta& penta : pentas) {
    Value rating = rated(penta, book, call);
    made.lines.push_back(line_of(penta, rating));
    ratings.push_back(std::move(rating));
    tell(call, double(made.lines.size()) / double(pentas.size()));
  }
  if (call.stop.stop_requested()) return Problem("katamino.answer.stopped");
  if (pentas.empty()) made.lines.push_back(Text("katamino.answer.no_pentas", {{"n", count_empty(call.series->rows)}}));
  made.json = to_value(figures);
  if (call.options.flag("times")) add_times(made, ratings, pentas, call.times ? call.times() : std::vector<SolveTime>());
  made.json.set("ratings", Value(std::move(ratings)));
  made.status = figures.impossible.empty() && figures.repeated.empty() ? 0 : 1;
  return made;
}

}  // namespace

Tool series_check_tool() {
  return {.name = "series check", .parameters = {rule_parameter({"rows", "free"})}, .input = ToolInput::series, .run = run_check};
}

Tool series_rate_tool() {
  return {.name = "series rate",
          .parameters = {rule_parameter({"rows", "free"}), flag_parameter("times")},
          .input = ToolInput::series,
          .run = run_rate};
}

}  // namespace tablier::katamino
