#include "editor/series/model/row_names.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

constexpr std::size_t kLetters = 26;

bool is_number(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::size_t letters(std::string_view utf8) {
  return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace

bool is_good_row_name(std::string_view name) {
  constexpr std::size_t kLongest = 12;
  const auto is_bad = [](char c) { return c == '/' || c == ':' || (static_cast<unsigned char>(c) < 0x20); };
  return !name.empty() && letters(name) <= kLongest && name.front() != ' ' && name.back() != ' ' &&
         std::none_of(name.begin(), name.end(), is_bad);
}

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
