#include "editor/series/model/pasted.hpp"

#include "content/game_spec.hpp"
#include "content/yaml.hpp"
#include "content/yaml_writer.hpp"
#include "editor/series/model/forum_reader.hpp"
#include "editor/series/model/series_file.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace tablier::editor {
namespace {

/// Numbers with blanks, commas, semicolons or hyphens between; empty where there is anything else.
PastedNumbers read_numbers(const std::string& text) {
  constexpr std::string_view kBetween = " \t\r\n,;-[]";
  constexpr std::size_t kMax = 100;
  PastedNumbers numbers;
  for (std::size_t at = 0; (at = text.find_first_not_of(kBetween, at)) != std::string::npos && numbers.size() < kMax;) {
    int number = 0;
    const auto read = std::from_chars(text.data() + at, text.data() + text.size(), number);
    if (read.ec != std::errc{}) return {};
    numbers.push_back(number);
    at = static_cast<std::size_t>(read.ptr - text.data());
  }
  return numbers;
}

Result<PastedRows> read_rows(const std::string& text, const std::vector<PieceSpec>& pieces) {
  std::string whole = "title: rows\nrows:\n";
  constexpr int kLinesBefore = 2;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) whole += "  " + line + "\n";
  const SeriesFile read = read_series_text(whole, {}, pieces);
  if (read.series) return read.series->rows;
  const Problem& first = read.problems.front();
  return Problem("editor.no.paste_row", {{"line", first.where.line - kLinesBefore}, {"why", first.text}});
}

/// Rows as they stand in a file, of lines of numbers: two or more, or with a name before a colon, as the series tools print them. Empty
/// where a text is no such lines.
std::string rows_of_lines(const std::string& text) {
  constexpr int kFirst = 4;  // nothing says with which penta they begin
  std::string rows;
  std::size_t found = 0;
  bool named = false;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const std::size_t colon = line.find(':');
    const PastedNumbers numbers = read_numbers(colon == std::string::npos ? line : line.substr(colon + 1));
    if (numbers.empty()) return {};
    named = named || colon != std::string::npos;
    const std::string name = colon == std::string::npos ? std::to_string(++found) : line.substr(line.find_first_not_of(" \t"), colon);
    rows += row_text({name, std::min(kFirst, static_cast<int>(numbers.size())), numbers});
  }
  return named || found > 1 ? rows : std::string();
}

/// A whole series where there is more than rows.
Pasted read_forum(const std::string& text, const std::vector<PieceSpec>& pieces) {
  auto series = read_forum_text(text);
  if (!series) return {};
  if (!series->title.empty()) return PastedSeries{write_series(*series)};
  std::string rows;
  for (const SeriesRow& row : series->rows) rows += row_text(row);
  auto sound = read_rows(rows, pieces);
  return sound ? Pasted(*std::move(sound)) : Pasted();
}

/// A row as it stands in a file, whatever is wrong with it.
bool has_row(const YamlNode& root) {
  for (std::size_t i = 0; i < root.size(); ++i)
    if (const YamlNode row = root.member(i); row.is(YamlKind::map) && row.find("numbers")) return true;
  return false;
}

}  // namespace

std::string row_text(const SeriesRow& row) {
  return write_yaml(Value::map({{row.name, Value::map({{"first_penta", row.first}, {"numbers", Value::list_of(row.numbers)}})}}));
}

Pasted read_pasted(const std::string& text, const std::vector<PieceSpec>& pieces) {
  if (const std::string lines = rows_of_lines(text); !lines.empty()) {
    auto rows = read_rows(lines, pieces);
    return rows ? Pasted(*std::move(rows)) : Pasted(rows.problem());
  }
  if (PastedNumbers numbers = read_numbers(text); !numbers.empty()) return numbers;
  const LoadedYaml yaml = read_yaml(text, {});
  if (!yaml.document || !yaml.document->root().is(YamlKind::map)) return read_forum(text, pieces);
  if (yaml.document->root().find("rows")) return PastedSeries{text};
  auto rows = read_rows(text, pieces);
  if (rows && !rows->empty()) return *std::move(rows);
  if (!rows && has_row(yaml.document->root())) return rows.problem();
  return read_forum(text, pieces);
}

}  // namespace tablier::editor
