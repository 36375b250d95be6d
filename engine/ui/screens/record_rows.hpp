#pragma once

#include "ui/core/ui.hpp"
#include "ui/panels/picker.hpp"
#include "ui/screens/records_model.hpp"

#include <string_view>
#include <vector>

/// The rows of the records screen.
namespace tablier {

struct SaveRowAnswer {
  bool open = false, rename = false, remove = false;
};
/// A saved game: pressed it opens; two small buttons at its right.
SaveRowAnswer draw_save_row(const Ui& ui, Picker& picker, std::size_t i, const RecordLine& line);

/// A result, its rank before it where it has one.
void draw_record_row(const Ui& ui, const RecordLine& line);
void draw_series_row(const Ui& ui, const SeriesLine& line);
/// With headings over its columns.
void draw_tally_rows(const Ui& ui, const std::vector<TallyLine>& lines);

/// One of a list of places to go to; true when it was pressed.
bool list_entry(const Ui& ui, std::string_view label, bool here);

}  // namespace tablier
