#include "content/yaml.hpp"
#include "editor/series/model/row_names.hpp"
#include "editor/series/model/series_file.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

namespace tablier::editor {
namespace {

constexpr const char* kNoTitle = "?";

std::optional<int> integer_of(const YamlNode& node) {
  constexpr std::int64_t kMax = 99;
  if (!node || !node.is(YamlKind::integer)) return std::nullopt;
  const Value value = node.value();
  const std::int64_t* const number = value.as_int();
  return number && *number >= 0 && *number <= kMax ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// A piece that there is and that the row has not yet; else an empty slot.
int piece_of(const YamlNode& node, const std::vector<int>& before, const std::vector<PieceSpec>& pieces) {
  const auto number = integer_of(node);
  const bool is_known = number && std::any_of(pieces.begin(), pieces.end(), [&](const PieceSpec& p) { return p.number == *number; });
  return is_known && std::find(before.begin(), before.end(), *number) == before.end() ? *number : 0;
}

std::optional<int> first_of(const YamlNode& row) {
  const auto first = row.is(YamlKind::map) ? integer_of(row.find("first_penta")) : std::nullopt;
  return first && *first > 0 ? first : std::nullopt;
}

/// What rows begin with that do not say it: what the first of the others does.
int usual_first(const YamlNode& rows, bool named) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (const auto first = first_of(named ? rows.member(i) : rows.item(i))) return *first;
  return 1;
}

SeriesRow row_of(const std::string& name, const YamlNode& node, const std::vector<PieceSpec>& pieces, int usual) {
  SeriesRow row{name, 1, {}};
  const YamlNode numbers = node.is(YamlKind::map) ? node.find("numbers") : node;
  if (numbers && numbers.is(YamlKind::list))
    for (std::size_t i = 0; i < std::min(numbers.size(), pieces.size()); ++i)
      row.numbers.push_back(piece_of(numbers.item(i), row.numbers, pieces));
  if (row.numbers.empty()) row.numbers.push_back(0);
  row.first = std::clamp(first_of(node).value_or(usual), 1, static_cast<int>(row.numbers.size()));
  return row;
}

void read_texts(const YamlNode& node, Localised& text) {
  if (node && node.is(YamlKind::text)) text = {{"", node.scalar()}};
  else if (node && node.is(YamlKind::map))
    for (std::size_t i = 0; i < node.size(); ++i)
      if (node.member(i).is(YamlKind::text)) text.emplace_back(node.key(i).scalar(), node.member(i).scalar());
}

/// The lines of a text, ends left out.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(std::move(line));
  return lines;
}

std::string joined_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line) += "\n";
  return text;
}

/// Of a line that names a row the name alone, with one empty slot; of any other nothing.
std::string without_fault(const std::string& line) {
  const std::size_t name = line.find_first_not_of(' '), colon = line.find(':');
  const bool names_row =
      name != 0 && name != std::string::npos && colon != std::string::npos && is_good_row_name(line.substr(name, colon - name));
  return names_row ? line.substr(0, colon) + ": [0]" : std::string();
}

/// The line of the first fault for which no tree can be made, from 1; 0: there is a tree.
std::size_t line_of_fault(const std::vector<std::string>& lines) {
  const LoadedYaml yaml = read_yaml(joined_lines(lines), {});
  if (yaml.document || yaml.problems.empty()) return 0;
  return std::clamp<std::size_t>(static_cast<std::size_t>(std::max(1, yaml.problems.front().where.line)), 1, lines.size());
}

/// Of the line of a fault and those before it, the one without which the reader comes furthest; the nearest of equals. A bracket or a
/// quote that is not closed is noticed later than it stands, at the end of the text even.
std::size_t line_to_empty(std::vector<std::string> lines, std::size_t fault) {
  constexpr std::size_t kMaxWork = 20'000;  // lines that are read
  const std::size_t back = std::min(fault, std::max<std::size_t>(1, kMaxWork / lines.size()));
  std::size_t best = fault, furthest = 0;
  for (std::size_t at = fault; at > fault - back; --at) {
    std::string line = std::exchange(lines[at - 1], without_fault(lines[at - 1]));
    const std::size_t next = line_of_fault(lines);
    lines[at - 1] = std::move(line);
    if (next == 0) return at;
    if (next > furthest) best = at;
    furthest = std::max(furthest, next);
  }
  return best;
}

/// Lines that keep a text from being YAML are emptied, one after the other.
std::string readable_part(const std::string& text) {
  constexpr int kMaxFaults = 32;
  std::vector<std::string> lines = lines_of(text);
  for (int i = 0; i < kMaxFaults; ++i) {
    const std::size_t fault = lines.empty() ? 0 : line_of_fault(lines);
    if (fault == 0) break;
    std::string& line = lines[line_to_empty(lines, fault) - 1];
    line = without_fault(line);
  }
  return joined_lines(lines);
}

}  // namespace

std::optional<SeriesSpec> read_what_can_be(const std::string& text, const std::vector<PieceSpec>& pieces) {
  LoadedYaml yaml = read_yaml(text, {});
  if (!yaml.document) yaml = read_yaml(readable_part(text), {});
  const YamlNode root = yaml.document ? yaml.document->root() : YamlNode();
  const YamlNode rows = root && root.is(YamlKind::map) ? root.find("rows") : YamlNode();
  if (!rows || (!rows.is(YamlKind::map) && !rows.is(YamlKind::list)) || rows.size() == 0) return std::nullopt;
  SeriesSpec series;
  read_texts(root.find("title"), series.title);
  read_texts(root.find("note"), series.note);
  if (series.title.empty()) series.title = {{"", kNoTitle}};
  const bool named = rows.is(YamlKind::map);
  const int usual = usual_first(rows, named);
  for (std::size_t i = 0; i < rows.size(); ++i)
    series.rows.push_back(row_of(named ? rows.key(i).scalar() : row_name(i), named ? rows.member(i) : rows.item(i), pieces, usual));
  for (SeriesRow& row : series.rows)
    if (!is_good_row_name(row.name)) row.name = free_name(series.rows);
  return series;
}

}  // namespace tablier::editor
