#include "solver/notation.hpp"
#include "solver/solver.hpp"
#include "tools/tool_list.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <optional>

namespace tablier::katamino {
namespace {

/// Boards have columns a … z.
constexpr int kMaxSide = 26;
/// Which numbers there are is for the content to say.
constexpr int kAnyNumber = 9'999;

struct Task {
  Puzzle puzzle;
  Grid grid;
};

std::vector<int> int_list(const Options& options, const char* name) {
  std::vector<int> numbers;
  for (const std::int64_t n : options.integers(name)) numbers.push_back(static_cast<int>(n));
  return numbers;
}

std::vector<int> every_number(const Content& content) {
  std::vector<int> numbers;
  for (const PieceSpec& s : content.pieces) numbers.push_back(s.number);
  return numbers;
}

/// Reads `6x10`: rows, columns.
Result<std::vector<Place>> parse_board(const std::string& text) {
  const Problem malformed("katamino.answer.board", {{"text", text}, {"max", kMaxSide}});
  const char* const end = text.data() + text.size();
  int rows = 0;
  int columns = 0;
  const auto first = std::from_chars(text.data(), end, rows);
  if (first.ec != std::errc{} || first.ptr == end || (*first.ptr != 'x' && *first.ptr != 'X')) return malformed;
  const auto second = std::from_chars(first.ptr + 1, end, columns);
  if (second.ec != std::errc{} || second.ptr != end) return malformed;
  if (rows < 1 || rows > kMaxSide || columns < 1 || columns > kMaxSide) return malformed;
  return box(columns, rows);
}

/// The cells of each of the pieces, where all have as many.
std::optional<std::size_t> cells_a_piece(const std::vector<Piece>& pieces) {
  if (pieces.empty()) return std::nullopt;
  const std::size_t cells = pieces.front().form.cells().size();
  const bool alike = std::ranges::all_of(pieces, [&](const Piece& piece) { return piece.form.cells().size() == cells; });
  return alike ? std::optional(cells) : std::nullopt;
}

/// No search is needed to see that pieces of so many cells cannot fill that many.
Status check_area(std::size_t cells, const std::vector<Piece>& pieces) {
  const auto each = cells_a_piece(pieces);
  if (!each) return Done{};
  if (cells % *each != 0) return Problem("katamino.answer.no_multiple", {{"cells", cells}, {"each", *each}});
  if (cells / *each > pieces.size())
    return Problem("katamino.answer.board_too_large", {{"cells", cells}, {"needed", cells / *each}, {"pieces", pieces.size()}});
  return Done{};
}

bool has_layers(const std::vector<Place>& cells) {
  for (const Place p : cells)
    if (p.z > 0) return true;
  return false;
}

/// The pieces asked for, those of the figure, or all.
std::vector<int> numbers_for(const ToolCall& call) {
  if (auto numbers = int_list(call.options, "pieces"); !numbers.empty()) return numbers;
  if (call.figure && !call.figure->pieces.empty()) return call.figure->pieces;
  return every_number(call.content);
}

Result<Puzzle> region_and_pieces(const ToolCall& call) {
  const auto penta_numbers = int_list(call.options, "penta");
  const std::string& board = call.options.text("board");
  const int given = !penta_numbers.empty() + !board.empty() + call.figure.has_value();
  if (given != 1) return Problem("katamino.answer.one_region");
  // A penta has the divider, and with it the rule; elsewhere n°1 lies as it likes unless one says otherwise.
  const bool rows = call.options.text("rule") == "rows" || (!penta_numbers.empty() && call.options.text("rule") == "auto");
  const LineRule rule = rows ? LineRule::rows : LineRule::free;

  Puzzle puzzle;
  const auto numbers = penta_numbers.empty() ? numbers_for(call) : penta_numbers;
  if (auto known = check_known(call.content.pieces, numbers); !known) return known.problem();
  puzzle.pieces = pieces_of(call.content.pieces, numbers, rule);
  if (call.figure) {
    puzzle.region = call.figure->cells;
    puzzle.turning = has_layers(puzzle.region) ? Turning::space : Turning::reflections;
  } else if (!board.empty()) {
    auto cells = parse_board(board);
    if (!cells) return cells.problem();
    puzzle.region = *std::move(cells);
  } else {
    puzzle.region = box(static_cast<int>(numbers.size()), kPentaHeight);
  }
  if (const Status fits = check_area(puzzle.region.size(), puzzle.pieces); !fits) return fits.problem();
  return puzzle;
}

Result<Task> make_task(const ToolCall& call) {
  if (call.options.flag("count") + call.options.flag("first") + call.options.flag("all") > 1) return Problem("katamino.answer.one_amount");
  auto puzzle = region_and_pieces(call);
  if (!puzzle) return puzzle.problem();
  Task task{*std::move(puzzle), {}};
  task.grid = grid_around(task.puzzle.region);
  for (const std::string& text : call.options.texts("place")) {
    auto laid = parse_laid(text, call.content.pieces, task.grid);
    if (!laid) return laid.problem();
    task.puzzle.laid.push_back(*std::move(laid));
  }
  return task;
}

Value notations(const Solution& solution, const Task& task, const Content& content) {
  Value list = Value::list();
  for (const Laid& laid : solution) list.push(to_notation(laid, content.pieces, task.grid));
  return list;
}

std::string joined(const Value& notations) {
  std::string all;
  for (const Value& v : *notations.as_list()) all += (all.empty() ? "" : " ") + *v.as_string();
  return all;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// What a search of the call's kind found.
struct Found {
  SearchStats stats;
  double seconds = 0;  ///< without the search for a solution to show beside a count
  Value first;
  Value all = Value::list();
};

Found search(const ToolCall& call, const Solver& solver, const Task& task) {
  const auto start = std::chrono::steady_clock::now();
  Found found;
  const bool all = call.options.flag("all");
  SolveOptions options{.distinct = call.options.flag("distinct"), .stop = call.stop};
  if (call.options.flag("first")) options.max = 1;
  const auto visit = [&](const Solution& solution) {
    const Value list = notations(solution, task, call.content);
    if (found.first.is_null()) found.first = list;
    if (all) found.all.push(list);
    return all;
  };
  if (all || options.max == 1) {
    found.stats = solver.each(options, visit);
    found.seconds = seconds_since(start);
    return found;
  }
  found.stats = solver.count(options);
  found.seconds = seconds_since(start);
  if (found.stats.solutions == 0 || !found.stats.complete) return found;
  if (const auto one = solver.first(call.stop)) found.first = notations(*one, task, call.content);
  return found;
}

ToolAnswer answer(const ToolCall& call, const Found& found) {
  ToolAnswer made;
  made.status = found.stats.solutions > 0 ? 0 : 1;
  const bool distinct = call.options.flag("distinct");
  made.json = Value::map({{"solutions", found.stats.solutions},
                          {"distinct", distinct},
                          {"nodes", found.stats.nodes},
                          {"seconds", found.seconds},
                          {"first", found.first}});
  if (call.options.flag("all")) made.json.set("all", found.all);
  if (call.options.flag("all"))
    for (const Value& solution : *found.all.as_list()) made.lines.push_back(data_line(joined(solution)));
  else if (!found.first.is_null() && !call.options.flag("count")) made.lines.push_back(data_line(joined(found.first)));
  const char* key = call.options.flag("first") ? "katamino.answer.first"
                    : distinct                 ? "katamino.answer.distinct"
                                               : "katamino.answer.solutions";
  made.lines.push_back(Text(key, {{"n", static_cast<std::int64_t>(found.stats.solutions)},
                                  {"nodes", static_cast<std::int64_t>(found.stats.nodes)},
                                  {"ms", static_cast<std::int64_t>(std::llround(found.seconds * 1000))}}));
  return made;
}

Result<ToolAnswer> run_solve(const ToolCall& call) {
  const auto task = make_task(call);
  if (!task) return task.problem();
  const auto solver = Solver::make(task->puzzle);
  if (!solver) return solver.problem();
  const Found found = search(call, *solver, *task);
  if (!found.stats.complete && call.stop.stop_requested()) return Problem("katamino.answer.stopped");
  return answer(call, found);
}

}  // namespace

Tool solve_tool() {
  const auto numbers = [](const char* name) {
    return Parameter{
        .name = name, .type = ParameterType::integers, .fallback = Value::list(), .min = 1, .max = kAnyNumber, .distinct = true};
  };
  return {.name = "solve",
          .parameters = {numbers("penta"),
                         {.name = "board", .type = ParameterType::text, .fallback = ""},
                         numbers("pieces"),
                         rule_parameter({"auto", "rows", "free"}),
                         flag_parameter("count"),
                         flag_parameter("first"),
                         flag_parameter("all"),
                         flag_parameter("distinct"),
                         {.name = "place", .type = ParameterType::texts, .fallback = Value::list()}},
          .input = ToolInput::figure,
          .run = run_solve};
}

}  // namespace tablier::katamino
