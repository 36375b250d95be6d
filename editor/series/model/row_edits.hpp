#pragma once

#include "editor/series/model/cell_index.hpp"
#include "sdk/content.hpp"

#include <cstddef>
#include <vector>

/// Rows that come, go and change places, and the locks that go with them. Names stay with their rows.
namespace tablier::editor {

struct LockedRows {
  std::vector<SeriesRow> rows;
  Locks locks;
};

/// Before row `at`. Precondition: at ≤ rows.
void insert_row(LockedRows& rows, std::size_t at, SeriesRow row);
void erase_row(LockedRows& rows, std::size_t row);
/// Row `from` comes to stand at `to`; those between move up by one.
void shift_row(LockedRows& rows, std::size_t from, std::size_t to);
/// Forgets the locks of slots that are empty or not there any more.
void drop_idle_locks(LockedRows& rows);

}  // namespace tablier::editor
