#include "solver/first_squares.hpp"
#include "tools/tools.hpp"

#include <algorithm>

namespace tablier::katarenga {
namespace {

constexpr std::size_t kColumnWidth = 6;

Parameter layout_parameter(std::string name, std::int64_t quarters) {
  return {.name = std::move(name), .type = ParameterType::patterns, .fallback = Value::list(), .max = quarters};
}

/// The layout that the call asks for.
Result<Layout> wanted(const ToolCall& call, const Quarters& quarters) {
  const auto one = call.options.texts("quarter");
  const auto four = call.options.texts("board");
  if (one.empty() && four.empty()) return Problem("katarenga.answer.what_to_solve");
  if (!one.empty() && !four.empty()) return Problem("katarenga.answer.two_to_solve");
  return quarters.read_layout(one.empty() ? four : one);
}

std::string padded(const std::string& text) { return std::string(kColumnWidth - std::min(kColumnWidth, text.size()), ' ') + text; }

/// `4   R -8   Y  5 …`: the letter of the square's colour, and its value.
std::string row_line(const Board& board, const FirstSquares& values, int row) {
  std::string line = std::to_string(row + 1) + " ";
  for (int column = 0; column < board.side(); ++column) {
    const int square = row * board.side() + column;
    const int value = values.at(square);
    line += padded((value > 0 ? "+" : "") + std::to_string(value)) + letter(board.colour(square));
  }
  return line;
}

std::string column_line(const Board& board) {
  std::string line = "  ";
  for (int column = 0; column < board.side(); ++column) line += padded(std::string(1, static_cast<char>('a' + column))) + " ";
  while (line.back() == ' ') line.pop_back();
  return line;
}

ToolAnswer answer(const Board& board, const std::string& kind, const std::string& name, const FirstSquares& values) {
  ToolAnswer made;
  Value squares = Value::map();
  for (int square = 0; square < board.squares(); ++square) squares.set(board.grid().name(board.place(square)), values.at(square));
  made.json = Value::map({{kind, name}, {"value", values.best()}, {"squares", std::move(squares)}});
  const char* const who = values.best() > 0 ? "katarenga.answer.first_wins" : "katarenga.answer.second_wins";
  made.lines.push_back(Text(who, {{"name", name}, {"n", std::abs(values.best())}}));
  for (int row = board.side() - 1; row >= 0; --row) made.lines.push_back(data_line(row_line(board, values, row)));
  made.lines.push_back(data_line(column_line(board)));
  made.lines.push_back(Text("katarenga.answer.legend"));
  return made;
}

Result<ToolAnswer> run_solve(const ToolCall& call) {
  BoardRules rules;
  auto quarters = Quarters::read(call.content);
  if (!quarters) return quarters.problem();
  rules.quarters = *std::move(quarters);
  auto layout = wanted(call, rules.quarters);
  if (!layout) return layout.problem();
  rules.layout = *std::move(layout);
  const PawnTable table(lay_out(rules, 0), {});
  const auto values = first_squares(table, call.stop);
  if (!values) return Problem("katarenga.answer.stopped");
  const bool one = rules.layout.size() == 1;
  return answer(table.board(), one ? "quarter" : "board", to_text(rules.layout), *values);
}

}  // namespace

Tool solve_tool() {
  return {.name = "solve", .parameters = {layout_parameter("quarter", 1), layout_parameter("board", kQuartersOfBoard)}, .run = run_solve};
}

}  // namespace tablier::katarenga
