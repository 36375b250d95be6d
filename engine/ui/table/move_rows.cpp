#include "ui/table/move_rows.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr int kMoveColumns = 2;

void put(std::vector<MoveRow>& rows, std::size_t move, const MoveCell& cell) {
  const bool open = !cell.begins && !rows.empty() && !rows.back().whole;
  const int next = open ? rows.back().columns.back() + 1 : kMoveColumns;
  const int column = cell.column >= 0 ? cell.column : next % kMoveColumns;
  if (!open || column < next) rows.emplace_back();
  rows.back().cells.push_back(move);
  rows.back().columns.push_back(column);
}

}  // namespace

std::vector<MoveRow> rows_of_moves(std::span<const MoveCell> moves, float width) {
  const float half = width / kMoveColumns;
  const auto wide = std::ranges::count_if(moves, [half](const MoveCell& m) { return m.width > half; });
  const bool all_whole = 2 * static_cast<std::size_t>(wide) > moves.size();
  std::vector<MoveRow> rows;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (all_whole) rows.push_back({{i}, {0}, true});
    else if (moves[i].width > half) rows.push_back({{i}, {0}, true, moves[i].column > 0 ? std::max(0.0F, width - moves[i].width) : 0});
    else put(rows, i, moves[i]);
  }
  return rows;
}

}  // namespace tablier
