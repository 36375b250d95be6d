#include "app/columns.hpp"

#include "content/utf8.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// What is wider widens no column: one long name would push all others out of sight. What follows it stands on the next line.
constexpr std::size_t kMaxColumn = 60;

std::vector<std::size_t> column_widths(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows)
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      widths.resize(std::max(widths.size(), i + 1));
      if (width(row[i]) <= kMaxColumn) widths[i] = std::max(widths[i], width(row[i]));
    }
  return widths;
}

/// Adds words to `out`, which stands at column `start`; broken lines begin at that column again.
void add_wrapped(std::string& out, std::string_view text, std::size_t start, std::size_t max) {
  std::size_t at = start;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool first = at == start;
    if (!first && at + 1 + width(word) > max) {
      out += '\n' + std::string(start, ' ');
      at = start;
    } else if (!first) {
      out += ' ';
      ++at;
    }
    out += word;
    at += width(word);
  }
}

}  // namespace

std::size_t width(std::string_view utf8) {
  return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string Columns::text(std::size_t max) const {
  const auto widths = column_widths(rows_);
  std::string out;
  for (const auto& row : rows_) {
    std::string line(indent_, ' ');
    std::size_t at = indent_;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      const std::size_t taken = width(row[i]);
      at += widths[i] + gap_;
      line += row[i] + (taken <= widths[i] ? std::string(widths[i] - taken + gap_, ' ') : '\n' + std::string(at, ' '));
    }
    if (!row.empty()) add_wrapped(line, row.back(), at, max);
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return printable(out);
}

}  // namespace tablier
