#include "sdk/spelling.hpp"
#include "tools/grid_curve.hpp"
#include "tools/largest_grid.hpp"
#include "tools/row_completion.hpp"
#include "tools/series_completion.hpp"
#include "tools/series_figures.hpp"
#include "tools/series_grid.hpp"
#include "tools/set_prices.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tablier::katamino {
namespace {

/// Rows and pentas where nothing else is asked for.
struct GridMeasure {
  int rows = 12, from = 4, to = 11;
};
/// As the file has them.
constexpr GridMeasure kOfFile{0, 0, 0};

std::vector<Parameter> grid_parameters(const char* objective, GridMeasure usual) {
  return {integer_parameter("rows", usual.rows, std::min(1, usual.rows), 100),
          integer_parameter("from", usual.from, std::min(1, usual.from), kMaxNumber - 1),
          integer_parameter("to", usual.to, std::min(2, usual.to), kMaxNumber),
          {.name = "objective", .type = ParameterType::choice, .fallback = objective, .values = {"single", "fewest", "most", "curve"}},
          flag_parameter("n1_in_penta5"),
          flag_parameter("last_pieces_differ"),
          {.name = "curve", .type = ParameterType::integers, .fallback = Value::list(), .min = 0, .max = 100},
          integer_parameter("seed", 0, 0, std::numeric_limits<std::int64_t>::max())};
}

std::vector<int> curve_of(const Options& options) {
  std::vector<int> curve;
  for (const std::int64_t percent : options.integers("curve")) curve.push_back(static_cast<int>(percent));
  return curve;
}

GridRequest request_of(const Options& options, std::vector<SeriesRow> known) {
  const auto number = [&](const char* name) { return static_cast<int>(options.integer(name)); };
  return {.known = std::move(known),
          .rows = number("rows"),
          .from = number("from"),
          .to = number("to"),
          .n1_in_penta5 = options.flag("n1_in_penta5"),
          .last_pieces_differ = options.flag("last_pieces_differ"),
          .objective = objective_named(options.text("objective")).value_or(Objective::fewest),
          .curve = curve_of(options),
          .seed = static_cast<std::uint64_t>(options.integer("seed"))};
}

/// What was not asked for is as the file has it: no row is added, and none goes on further than it does.
void keep_measure(GridRequest& request) {
  request.keeps_lengths = request.to == 0;
  const bool finds_from = request.from == 0;
  if (finds_from) request.from = kMaxNumber;
  for (const SeriesRow& row : request.known) {
    if (finds_from) request.from = std::min(request.from, row.first);
    if (request.keeps_lengths) request.to = std::max({request.to, row.first, static_cast<int>(row.numbers.size())});
  }
}

Value rows_of(const SeriesSpec& series) {
  Value rows = Value::map();
  for (const SeriesRow& row : series.rows) rows.set(row.name, Value::list_of(row.numbers));
  return rows;
}

/// A curve that nothing follows was meant otherwise.
Status check_curve(const GridRequest& request) {
  if (request.curve.empty()) return Done{};
  if (request.objective != Objective::curve) return Problem("katamino.answer.curve_unused");
  const int columns = request.to - request.from + 1;
  if (static_cast<int>(request.curve.size()) <= columns) return Done{};
  return Problem("katamino.answer.curve_long", {{"n", static_cast<std::int64_t>(request.curve.size())}, {"columns", columns}});
}

/// More pieces than were known.
bool has_more(const SeriesGrid& grid, const GridRequest& request) {
  const auto laid = [](const std::vector<SeriesRow>& rows) {
    std::size_t slots = 0;
    for (const SeriesRow& row : rows) slots += row.numbers.size();
    return slots - count_empty(rows);
  };
  return laid(grid.rows) > laid(request.known);
}

/// The whole curve, where only some of it was given.
std::optional<Text> curve_between(const GridRequest& request) {
  std::vector<std::string> all;
  for (int size = request.from; size <= request.to; ++size)
    all.push_back(std::to_string(std::lround(100 * wanted_difficulty(request, size))));
  if (all.size() == request.curve.size()) return std::nullopt;
  return Text("katamino.answer.curve", {{"from", request.from}, {"to", request.to}, {"curve", joined(all)}});
}

/// What is told of a grid beside its figures. What is proven is told of none that has faults.
std::vector<Text> remarks(const SeriesGrid& grid, const SeriesFigures& figures, const GridRequest& request, PentaBook& book,
                          const ToolCall& call) {
  std::vector<Text> lines;
  if (!has_more(grid, request)) return {Text("katamino.answer.nothing_to_fill")};
  if (request.objective == Objective::curve && !request.curve.empty()) {
    if (auto line = curve_between(request)) lines.push_back(*std::move(line));
    const double distance = reached_curve(grid.rows, request, book, call.stop).distance;
    lines.push_back(Text("katamino.answer.off_curve", {{"n", static_cast<int>(std::lround(100 * distance))}}));
  }
  if (figures.impossible.empty() && figures.repeated.empty())
    lines.push_back(Text(grid.optimal ? "katamino.answer.optimal" : "katamino.answer.not_proven"));
  if (!grid.last_pieces_differ && request.last_pieces_differ) lines.push_back(Text("katamino.answer.last_pieces_alike"));
  return lines;
}

/// The series with its figures.
ToolAnswer told(SeriesSpec series, const SeriesFigures& figures) {
  ToolAnswer made;
  made.json = to_value(figures);
  made.json.set("rows", rows_of(series));
  for (const SeriesRow& row : series.rows) made.lines.push_back(data_line(row.name + ": " + spaced(row.numbers)));
  for (Text& line : lines_of(figures)) made.lines.push_back(std::move(line));
  made.status = figures.impossible.empty() && figures.repeated.empty() ? 0 : 1;
  made.series = std::move(series);
  return made;
}

/// A row that keeps its empty slots: its name, the reason's, and what that is about.
Value to_value(const UnfilledRow& row) {
  Value all = Value::map({{"row", row.name}, {"reason", row.why.key.substr(row.why.key.rfind('.') + 1)}});
  for (const TextArg& arg : row.why.args)
    if (const auto* number = std::get_if<std::int64_t>(&arg.value)) all.set(arg.name, *number);
    else if (const auto* text = std::get_if<std::string>(&arg.value)) all.set(arg.name == "row" ? "other" : arg.name, *text);
  return all;
}

/// Rows whose Penta 5 has got no. 1.
std::vector<std::string> rows_given_n1(const std::vector<SeriesRow>& now, const std::vector<SeriesRow>& before) {
  static constexpr std::size_t kSize = 5;
  const auto has_n1 = [](const SeriesRow& row) {
    const auto end = row.numbers.begin() + static_cast<std::ptrdiff_t>(std::min(kSize, row.numbers.size()));
    return row.first <= static_cast<int>(kSize) && std::find(row.numbers.begin(), end, 1) != end;
  };
  std::vector<std::string> names;
  for (std::size_t r = 0; r < now.size(); ++r)
    if (has_n1(now[r]) && !has_n1(before[r])) names.push_back(now[r].name);
  return names;
}

/// Where not all can be filled of the rows of a file, and those that were asked for beside: what can be, and of each other row why not.
/// Absent: it was not for want of ways to fill them.
std::optional<ToolAnswer> partly_filled(const GridRequest& request, const SeriesSpec& series, PentaBook& book, const ToolCall& call) {
  if (series.rows.empty()) return std::nullopt;
  const std::vector<SeriesRow> rows = rows_asked(request);
  PentaAtlas atlas(call.content.pieces);
  auto filled = completed(rows, book, atlas, call);
  if (!filled) return std::nullopt;
  const std::vector<std::string> with_n1 = request.n1_in_penta5 ? std::vector<std::string>() : rows_given_n1(filled->rows, rows);
  if (filled->unfilled.empty() && with_n1.empty()) return std::nullopt;
  SeriesSpec part = series;
  part.rows = std::move(filled->rows);
  const bool is_more = count_empty(part.rows) < count_empty(rows);
  ToolAnswer made = told(part, figures_of(part, book, call));
  if (!with_n1.empty()) made.lines.push_back(Text("katamino.answer.n1_needed", {{"rows", joined(with_n1)}, {"n", with_n1.size()}}));
  if (filled->unfilled.empty()) return made;
  std::vector<Value> unfilled;
  for (const UnfilledRow& row : filled->unfilled) {
    made.lines.push_back(Text("katamino.answer.unfilled", {{"row", row.name}, {"why", row.why}}));
    unfilled.push_back(to_value(row));
  }
  made.json.set("unfilled", Value(std::move(unfilled)));
  made.json.set("never_filled", Value::list_of(names_never_filled(rows, book, call)));
  made.status = 1;
  if (!is_more) made.series.reset();
  return made;
}

/// That there is none is an answer too; it says which rows can be filled in no way, where there are such.
Result<ToolAnswer> no_grid(const Problem& why, const GridRequest& request, PentaBook& book, const ToolCall& call) {
  if (call.stop.stop_requested()) return why;
  const std::vector<std::string> never = names_never_filled(request.known, book, call);
  ToolAnswer made;
  made.status = 1;
  made.json = Value::map({{"rows", Value()}, {"never_filled", Value::list_of(never)}});
  if (never.empty()) made.lines = {with_most_rows(why, request, book, call).text};
  else made.lines = {Text("katamino.answer.never_filled", {{"rows", joined(never)}, {"n", never.size()}})};
  return made;
}

Result<ToolAnswer> make(const ToolCall& call, SeriesSpec series) {
  if (auto sound = check_series(series, call.content.pieces); !sound) return sound.problem();
  GridRequest request = request_of(call.options, series.rows);
  keep_measure(request);
  if (request.from >= request.to && !request.keeps_lengths) return Problem("katamino.answer.from_to");
  if (request.to > static_cast<int>(call.content.pieces.size())) return Problem("katamino.answer.too_few_pieces", {{"to", request.to}});
  if (auto sound = check_curve(request); !sound) return sound.problem();
  PentaBook book(call.content.pieces, LineRule::rows);
  auto grid = make_grid(request, book, call);
  if (!grid) {
    if (auto part = partly_filled(request, series, book, call)) return *std::move(part);
    return no_grid(grid.problem(), request, book, call);
  }
  series.rows = grid->rows;
  const SeriesFigures figures = figures_of(series, book, call);
  ToolAnswer made = told(std::move(series), figures);
  made.json.set("optimal", grid->optimal);
  made.json.set("last_pieces_differ", grid->last_pieces_differ);
  for (Text& line : remarks(*grid, figures, request, book, call)) made.lines.push_back(std::move(line));
  if (!grid->last_pieces_differ && request.last_pieces_differ) made.status = 1;
  return made;
}

Result<ToolAnswer> run_complete(const ToolCall& call) { return make(call, *call.series); }

/// Without a title of its own a series is called by its measure: rows × pentas.
Result<ToolAnswer> run_generate(const ToolCall& call) {
  SeriesSpec series;
  const auto number = [&](const char* name) { return std::to_string(call.options.integer(name)); };
  std::string title = call.options.text("title");
  if (title.empty()) title = number("rows") + " × " + number("from") + "–" + number("to");
  series.title = {{"fr", title}, {"en", title}};
  return make(call, std::move(series));
}

}  // namespace

Tool series_complete_tool() {
  return {.name = "series complete",
          .parameters = grid_parameters("curve", kOfFile),
          .input = ToolInput::series,
          .writes_series = true,
          .run = run_complete};
}

Tool series_generate_tool() {
  auto parameters = grid_parameters("fewest", {});
  parameters.push_back({.name = "title", .type = ParameterType::text, .fallback = ""});
  return {.name = "series generate", .parameters = std::move(parameters), .writes_series = true, .run = run_generate};
}

}  // namespace tablier::katamino
