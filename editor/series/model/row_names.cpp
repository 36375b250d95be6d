#include "editor/series/model/row_names.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

constexpr std::size_t kLetters = 26;

bool follows(const std::vector<SeriesRow>& rows, bool numbered) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].name != row_name(i, numbered)) return false;
  return true;
}

}  // namespace

std::string row_name(std::size_t i, bool numbered) {
  return numbered || i >= kLetters ? std::to_string(i + 1) : std::string(1, static_cast<char>('A' + i));
}

bool is_numbered(const std::vector<SeriesRow>& rows) { return !rows.empty() && follows(rows, true); }

bool are_in_order(const std::vector<SeriesRow>& rows) { return follows(rows, false) || follows(rows, true); }

void number_rows(std::vector<SeriesRow>& rows, bool numbered) {
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].name = row_name(i, numbered);
}

std::string free_name(const std::vector<SeriesRow>& rows) {
  std::size_t i = 0;
  while (std::any_of(rows.begin(), rows.end(), [&](const SeriesRow& row) { return row.name == row_name(i); })) ++i;
  return row_name(i);
}

}  // namespace tablier::editor
