#include "editor/series/model/row_edits.hpp"

#include <functional>
#include <utility>

namespace tablier::editor {
namespace {

void renumber(Locks& locks, const std::function<std::size_t(std::size_t)>& row_now) {
  Locks moved;
  for (const CellIndex lock : locks) moved.insert({row_now(lock.row), lock.column});
  locks = std::move(moved);
}

std::ptrdiff_t place(std::size_t i) { return static_cast<std::ptrdiff_t>(i); }

}  // namespace

void insert_row(LockedRows& rows, std::size_t at, SeriesRow row) {
  rows.rows.insert(rows.rows.begin() + place(at), std::move(row));
  renumber(rows.locks, [at](std::size_t r) { return r < at ? r : r + 1; });
}

void erase_row(LockedRows& rows, std::size_t row) {
  rows.rows.erase(rows.rows.begin() + place(row));
  std::erase_if(rows.locks, [row](CellIndex lock) { return lock.row == row; });
  renumber(rows.locks, [row](std::size_t r) { return r < row ? r : r - 1; });
}

void shift_row(LockedRows& rows, std::size_t from, std::size_t to) {
  SeriesRow row = std::move(rows.rows[from]);
  rows.rows.erase(rows.rows.begin() + place(from));
  rows.rows.insert(rows.rows.begin() + place(to), std::move(row));
  renumber(rows.locks, [from, to](std::size_t r) {
    if (r == from) return to;
    if (from < r && r <= to) return r - 1;
    return to <= r && r < from ? r + 1 : r;
  });
}

void drop_idle_locks(LockedRows& rows) {
  std::erase_if(rows.locks, [&](CellIndex lock) {
    return lock.row >= rows.rows.size() || lock.column >= rows.rows[lock.row].numbers.size() ||
           rows.rows[lock.row].numbers[lock.column] == 0;
  });
}

}  // namespace tablier::editor
