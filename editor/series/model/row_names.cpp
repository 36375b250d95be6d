#include "editor/series/model/row_names.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

constexpr std::size_t kLetters = 26;

bool is_number(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string row_name(std::size_t i, bool numbered) {
  return numbered || i >= kLetters ? std::to_string(i + 1) : std::string(1, static_cast<char>('A' + i));
}

void number_rows(std::vector<SeriesRow>& rows, bool numbered) {
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].name = row_name(i, numbered);
}

std::string free_name(const std::vector<SeriesRow>& rows) {
  const bool numbered = std::all_of(rows.begin(), rows.end(), [](const SeriesRow& row) { return is_number(row.name); });
  std::size_t i = 0;
  while (std::any_of(rows.begin(), rows.end(), [&](const SeriesRow& row) { return row.name == row_name(i, numbered); })) ++i;
  return row_name(i, numbered);
}

}  // namespace tablier::editor
