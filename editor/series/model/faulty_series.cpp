#include "content/yaml.hpp"
#include "editor/series/model/row_names.hpp"
#include "editor/series/model/series_file.hpp"

#include <algorithm>

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

SeriesRow row_of(const std::string& name, const YamlNode& node, const std::vector<PieceSpec>& pieces) {
  SeriesRow row{name, 1, {}};
  const YamlNode numbers = node.is(YamlKind::map) ? node.find("numbers") : node;
  if (numbers && numbers.is(YamlKind::list))
    for (std::size_t i = 0; i < std::min(numbers.size(), pieces.size()); ++i)
      row.numbers.push_back(piece_of(numbers.item(i), row.numbers, pieces));
  if (row.numbers.empty()) row.numbers.push_back(0);
  const auto first = node.is(YamlKind::map) ? integer_of(node.find("first_penta")) : std::nullopt;
  row.first = std::clamp(first.value_or(1), 1, static_cast<int>(row.numbers.size()));
  return row;
}

void read_texts(const YamlNode& node, Localised& text) {
  if (node && node.is(YamlKind::text)) text = {{"", node.scalar()}};
  else if (node && node.is(YamlKind::map))
    for (std::size_t i = 0; i < node.size(); ++i)
      if (node.member(i).is(YamlKind::text)) text.emplace_back(node.key(i).scalar(), node.member(i).scalar());
}

}  // namespace

std::optional<SeriesSpec> read_what_can_be(const std::string& text, const std::vector<PieceSpec>& pieces) {
  const LoadedYaml yaml = read_yaml(text, {});
  const YamlNode root = yaml.document ? yaml.document->root() : YamlNode();
  const YamlNode rows = root && root.is(YamlKind::map) ? root.find("rows") : YamlNode();
  if (!rows || (!rows.is(YamlKind::map) && !rows.is(YamlKind::list)) || rows.size() == 0) return std::nullopt;
  SeriesSpec series;
  read_texts(root.find("title"), series.title);
  read_texts(root.find("note"), series.note);
  if (series.title.empty()) series.title = {{"", kNoTitle}};
  const bool named = rows.is(YamlKind::map);
  for (std::size_t i = 0; i < rows.size(); ++i)
    series.rows.push_back(row_of(named ? rows.key(i).scalar() : row_name(i), named ? rows.member(i) : rows.item(i), pieces));
  return series;
}

}  // namespace tablier::editor
