#include "editor/series/model/forum_reader.hpp"

#include "match/date.hpp"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <span>
#include <sstream>
#include <vector>

namespace tablier::editor {
namespace {

constexpr std::string_view kForumBlanks = " \t\r";

std::string_view without_blanks(std::string_view text) {
  const auto from = text.find_first_not_of(kForumBlanks);
  return from == std::string_view::npos ? std::string_view() : text.substr(from, text.find_last_not_of(kForumBlanks) - from + 1);
}

/// Without the sign of a quotation.
std::string_view unquoted(std::string_view text) {
  text = without_blanks(text);
  while (text.starts_with('>')) text = without_blanks(text.substr(1));
  return text;
}

struct ForumCell {
  int number = 0;  ///< 0: an empty slot
  bool counted = false;
};

/// `7`, `7(12)` or `.`.
std::optional<ForumCell> forum_cell_of(std::string_view token) {
  if (token == ".") return ForumCell{};
  ForumCell cell;
  std::uint64_t count = 0;
  const char* const begin = token.data();
  const char* const end = begin + token.size();
  auto read = std::from_chars(begin, end, cell.number);
  if (read.ec != std::errc{} || cell.number < 1) return std::nullopt;
  if (read.ptr == end) return cell;
  if (*read.ptr != '(') return std::nullopt;
  read = std::from_chars(read.ptr + 1, end, count);
  cell.counted = true;
  return read.ec == std::errc{} && read.ptr + 1 == end && *read.ptr == ')' ? std::optional(cell) : std::nullopt;
}

/// Where the name ends: at blanks that are more than one, else before the cells.
std::size_t end_of_name(std::string_view line) {
  const auto wide = line.find("  ");
  if (wide != std::string_view::npos) return wide;
  std::size_t end = line.size();
  while (end > 0) {
    const auto blank = line.find_last_of(kForumBlanks, end - 1);
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    if (begin == 0 || !forum_cell_of(line.substr(begin, end - begin))) break;
    end = blank;
  }
  return end;
}

struct ForumRow {
  SeriesRow row;
  bool knows_first = false;  ///< where its first penta is counted it begins
};

std::optional<ForumRow> forum_row_of(std::string_view line) {
  const std::size_t end = end_of_name(line);
  ForumRow made;
  made.row.name = without_blanks(line.substr(0, end));
  std::istringstream cells{std::string(line.substr(end))};
  for (std::string token; cells >> token;) {
    const auto cell = forum_cell_of(token);
    if (!cell) return std::nullopt;
    made.row.numbers.push_back(cell->number);
    if (!cell->counted || made.knows_first) continue;
    made.knows_first = true;
    made.row.first = static_cast<int>(made.row.numbers.size());
  }
  if (made.row.name.empty() || made.row.numbers.size() < 2) return std::nullopt;
  return made;
}

/// The first number of `Penta 4  Penta 5`; 0: it has none.
int first_penta_of(std::string_view head) {
  const auto at = head.find_first_of("0123456789");
  int first = 0;
  if (at != std::string_view::npos) std::from_chars(head.data() + at, head.data() + head.size(), first);
  return first;
}

/// `author · date · licence`, of which each may be missing; one without a date is the author.
void read_byline(SeriesSpec& series, std::string_view line) {
  constexpr std::string_view kBetween = " · ";
  std::string* next = &series.author;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(kBetween, at), line.size());
    const std::string part(without_blanks(line.substr(at, end - at)));
    if (is_iso_date(part)) series.date = part;
    else *next = part;
    next = &series.licence;
    at = end + kBetween.size();
  }
}

bool is_note(std::string_view line) { return line.size() > 2 && line.starts_with('*') && line.ends_with('*'); }

/// Where Markdown was shown as it looks its signs are gone.
std::string_view without_slant(std::string_view line) { return is_note(line) ? line.substr(1, line.size() - 2) : line; }

/// What stands between the title and the pentas: who made it, unless a note comes first, and a note of some lines.
void read_above(SeriesSpec& series, std::span<const std::string_view> lines) {
  if (!lines.empty() && !is_note(lines.front())) {
    read_byline(series, lines.front());
    lines = lines.subspan(1);
  }
  std::string note;
  for (const std::string_view line : lines) note.append(note.empty() ? "" : "\n").append(without_slant(line));
  if (!note.empty()) series.note = {{"fr", note}, {"en", note}};
}

std::vector<std::string_view> forum_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  for (const auto part : std::views::split(text, '\n'))
    if (const std::string_view line = unquoted({part.begin(), part.end()}); !line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace

std::optional<SeriesSpec> read_forum_text(const std::string& text) {
  const auto lines = forum_lines(text);
  const auto begin = std::ranges::find_if(lines, [](std::string_view line) { return forum_row_of(line).has_value(); });
  if (begin == lines.end()) return std::nullopt;
  const int first = begin == lines.begin() ? 0 : first_penta_of(*std::prev(begin));
  SeriesSpec series;
  for (auto line = begin; line != lines.end(); ++line) {
    auto read = forum_row_of(*line);
    if (!read) break;
    if (!read->knows_first) read->row.first = first;
    if (read->row.first < 1 || read->row.first > static_cast<int>(read->row.numbers.size())) return std::nullopt;
    series.rows.push_back(std::move(read->row));
  }
  const auto above = begin - lines.begin() - 1;  // without the line of the pentas
  if (above > 0) series.title = {{"fr", std::string(lines[0])}, {"en", std::string(lines[0])}};
  if (above > 1) read_above(series, std::span(lines).subspan(1, static_cast<std::size_t>(above) - 1));
  return series;
}

}  // namespace tablier::editor
