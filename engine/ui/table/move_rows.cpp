#include "ui/table/move_rows.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr int kMoveColumns = 2;

/// Puts moves one after another into rows of a width.
class RowMaker {
 public:
  RowMaker(std::span<const MoveCell> moves, float width) : moves_(moves), width_(width), half_(width / kMoveColumns) {}

  void put(std::size_t move) {
    const MoveCell& cell = moves_[move];
    const bool open = !cell.begins && !rows_.empty() && !rows_.back().whole;
    const int next = open ? rows_.back().columns.back() + 1 : kMoveColumns;
    const int column = cell.column >= 0 ? cell.column : next % kMoveColumns;
    if (!open || column < next || !has_room(rows_.back(), move)) {
      rows_.push_back({.cells = {move}, .columns = {std::max(0, cell.column)}, .split = half_});
      return;
    }
    MoveRow& row = rows_.back();
    row.split = std::min(std::max(half_, width_of(row.cells.back())), width_ - cell.width);
    row.cells.push_back(move);
    row.columns.push_back(column);
  }

  std::vector<MoveRow> take() && {
    for (MoveRow& row : rows_)
      if (row.cells.size() == 1 && width_of(row.cells.front()) > half_) make_whole(row);
    return std::move(rows_);
  }

 private:
  float width_of(std::size_t move) const { return moves_[move].width; }

  /// Beside the one that stands there.
  bool has_room(const MoveRow& row, std::size_t move) const {
    const float before = width_of(row.cells.back()), now = width_of(move);
    return (before <= half_ && now <= half_) || before + now <= width_;
  }

  void make_whole(MoveRow& row) const {
    row.left = row.columns.front() > 0 ? std::max(0.0F, width_ - width_of(row.cells.front())) : 0;
    row.columns = {0};
    row.whole = true;
  }

  std::span<const MoveCell> moves_;
  float width_, half_;
  std::vector<MoveRow> rows_;
};

}  // namespace

std::vector<MoveRow> rows_of_moves(std::span<const MoveCell> moves, float width) {
  const float half = width / kMoveColumns;
  const auto wide = std::ranges::count_if(moves, [half](const MoveCell& m) { return m.width > half; });
  if (2 * static_cast<std::size_t>(wide) <= moves.size()) {
    RowMaker rows(moves, width);
    for (std::size_t i = 0; i < moves.size(); ++i) rows.put(i);
    return std::move(rows).take();
  }
  std::vector<MoveRow> rows;
  for (std::size_t i = 0; i < moves.size(); ++i) rows.push_back({.cells = {i}, .columns = {0}, .whole = true, .split = half});
  return rows;
}

}  // namespace tablier
