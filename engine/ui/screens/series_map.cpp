#include "ui/screens/series_map.hpp"

#include <algorithm>

namespace tablier {
namespace {

bool has_challenges(const SeriesRow& row) { return last_count(row) >= row.first; }

/// None where challenges stand one by one.
std::vector<int> numbers(const SeriesRow& row, int from, int to) {
  if (row.numbers.empty()) return {};
  return {row.numbers.begin() + from, row.numbers.begin() + to};
}

std::size_t column_of(const SeriesMap& map, const SeriesRow& row, int count) {
  return count == row.first ? 0 : static_cast<std::size_t>(count - map.first);
}

MapRow make_row(const SeriesMap& map, const SeriesRow& spec, const std::map<std::string, Best>& solved) {
  MapRow row{spec.name, std::vector<std::optional<MapCell>>(map.columns)};
  for (int count = spec.first; count <= last_count(spec); ++count) {
    MapCell cell{{map.series, spec.name, count}, numbers(spec, count == spec.first ? 0 : count - 1, count), {}};
    if (const auto best = solved.find(to_text(cell.id)); best != solved.end()) cell.best = best->second;
    row.cells[column_of(map, spec, count)] = std::move(cell);
  }
  return row;
}

/// Cells in the order in which they are played.
std::vector<MapSpot> in_order(const SeriesMap& map) {
  std::vector<MapSpot> spots;
  for (std::size_t row = 0; row < map.rows.size(); ++row)
    for (std::size_t column = 0; column < map.columns; ++column)
      if (map.at({row, column})) spots.push_back({row, column});
  return spots;
}

std::optional<MapSpot> next_of(const SeriesMap& map, std::string_view last) {
  auto spots = in_order(map);
  const auto id = parse_challenge(last);
  const auto at = id ? map.spot_of(*id) : std::nullopt;
  if (at) std::rotate(spots.begin(), std::find(spots.begin(), spots.end(), *at), spots.end());
  const auto open = std::find_if(spots.begin(), spots.end(), [&](MapSpot s) { return !map.at(s)->best; });
  return open == spots.end() ? std::nullopt : std::optional(*open);
}

void measure_map(SeriesMap& map, const SeriesSpec& spec) {
  int last = 0;
  for (const SeriesRow& row : spec.rows) {
    if (!has_challenges(row)) continue;
    map.first = map.first == 0 ? row.first : std::min(map.first, row.first);
    map.most_first = std::max(map.most_first, row.first);
    last = std::max(last, last_count(row));
    map.has_numbers |= !row.numbers.empty();
  }
  map.columns = static_cast<std::size_t>(std::max(0, last - map.first)) + 1;
}

}  // namespace

std::size_t challenge_count(const SeriesSpec& spec) {
  std::size_t all = 0;
  for (const SeriesRow& row : spec.rows)
    if (has_challenges(row)) all += static_cast<std::size_t>(last_count(row) - row.first + 1);
  return all;
}

std::optional<MapSpot> SeriesMap::first_spot() const {
  const auto spots = in_order(*this);
  return spots.empty() ? std::nullopt : std::optional(spots.front());
}

std::optional<MapSpot> SeriesMap::last_spot() const {
  const auto spots = in_order(*this);
  return spots.empty() ? std::nullopt : std::optional(spots.back());
}

SeriesMap map_of(const SeriesSpec& spec, const std::map<std::string, Best>& solved, std::string_view last) {
  SeriesMap map;
  map.series = spec.name;
  measure_map(map, spec);
  for (const SeriesRow& row : spec.rows)
    if (has_challenges(row)) map.rows.push_back(make_row(map, row, solved));
    else ++map.left_out;
  for (const MapSpot index : in_order(map)) map.solved += map.at(index)->best.has_value();
  map.total = challenge_count(spec);
  map.next = next_of(map, last);
  return map;
}

const MapCell* SeriesMap::at(MapSpot index) const {
  if (index.row >= rows.size() || index.column >= columns) return nullptr;
  const auto& cell = rows[index.row].cells[index.column];
  return cell ? &*cell : nullptr;
}

std::optional<MapSpot> SeriesMap::spot_of(const ChallengeId& id) const {
  for (const MapSpot index : in_order(*this))
    if (at(index)->id == id) return index;
  return std::nullopt;
}

MapSpot SeriesMap::step(MapSpot from, int right, int down) const {
  MapSpot to = from;
  for (;;) {  // a step below 0 is a very large number, which no cell has
    to.row += static_cast<std::size_t>(down);
    to.column += static_cast<std::size_t>(right);
    if (to.row >= rows.size() || to.column >= columns) return from;
    if (at(to)) return to;
  }
}

}  // namespace tablier
