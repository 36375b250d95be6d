#include "ui/screens/series_map.hpp"

#include <algorithm>

namespace tablier {
namespace {

bool has_challenges(const SeriesRow& row) { return last_count(row) >= row.first; }

/// Precondition: map.has(index).
int count_at(const SeriesMap& map, MapSpot index) {
  return index.column == 0 ? map.rows[index.row].first : map.first + static_cast<int>(index.column);
}

std::string name_at(const SeriesMap& map, MapSpot index) {
  return to_text(ChallengeId{map.series, map.rows[index.row].name, count_at(map, index)});
}

MapRow make_row(const SeriesRow& spec) {
  MapRow row{spec.name, spec.first, last_count(spec), {}};
  if (!spec.numbers.empty()) row.numbers.assign(spec.numbers.begin(), spec.numbers.begin() + row.last);
  return row;
}

/// The next cell in the order in which they are played; after the last comes the first. Precondition: there is one.
MapSpot after(const SeriesMap& map, MapSpot index) {
  do {
    if (++index.column < map.columns) continue;
    index = {(index.row + 1) % map.rows.size(), 0};
  } while (!map.has(index));
  return index;
}

std::optional<MapSpot> next_of(const SeriesMap& map, std::string_view last) {
  if (map.solved == map.total) return std::nullopt;
  const auto id = parse_challenge(last);
  MapSpot spot = (id ? map.spot_of(*id) : std::nullopt).value_or(MapSpot{});
  while (map.best.contains(name_at(map, spot))) spot = after(map, spot);
  return spot;
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

std::optional<MapSpot> SeriesMap::first_spot() const { return rows.empty() ? std::nullopt : std::optional(MapSpot{}); }

std::optional<MapSpot> SeriesMap::last_spot() const {
  return rows.empty() ? std::nullopt : spot_of({series, rows.back().name, rows.back().last});
}

SeriesMap map_of(const SeriesSpec& spec, const std::map<std::string, Best>& solved, std::string_view last) {
  SeriesMap map;
  map.series = spec.name;
  measure_map(map, spec);
  for (const SeriesRow& row : spec.rows)
    if (has_challenges(row)) map.rows.push_back(make_row(row));
    else ++map.left_out;
  map.best = solved;
  for (const auto& [name, best] : solved) {
    const auto id = parse_challenge(name);
    const auto spot = id ? map.spot_of(*id) : std::nullopt;
    map.solved += spot && name_at(map, *spot) == name;
  }
  map.total = challenge_count(spec);
  map.next = next_of(map, last);
  return map;
}

bool SeriesMap::has(MapSpot index) const {
  if (index.row >= rows.size() || index.column >= columns) return false;
  const int count = count_at(*this, index);
  return index.column == 0 || (count > rows[index.row].first && count <= rows[index.row].last);
}

std::optional<MapCell> SeriesMap::at(MapSpot index) const {
  if (!has(index)) return std::nullopt;
  const MapRow& row = rows[index.row];
  const int count = count_at(*this, index);
  MapCell cell{{series, row.name, count}, {}, {}};
  if (!row.numbers.empty()) cell.joins.assign(row.numbers.begin() + (index.column == 0 ? 0 : count - 1), row.numbers.begin() + count);
  if (const auto found = best.find(to_text(cell.id)); found != best.end()) cell.best = found->second;
  cell.begun = begun.contains(to_text(cell.id));
  return cell;
}

std::optional<MapSpot> SeriesMap::spot_of(const ChallengeId& id) const {
  if (id.series != series) return std::nullopt;
  const auto row = std::ranges::find(rows, id.row, &MapRow::name);
  if (row == rows.end() || id.count < row->first || id.count > row->last) return std::nullopt;
  return MapSpot{static_cast<std::size_t>(row - rows.begin()), id.count == row->first ? 0 : static_cast<std::size_t>(id.count - first)};
}

MapSpot SeriesMap::step(MapSpot from, int right, int down) const {
  MapSpot to = from;
  for (;;) {  // a step below 0 is a very large number, which no cell has
    to.row += static_cast<std::size_t>(down);
    to.column += static_cast<std::size_t>(right);
    if (to.row >= rows.size() || to.column >= columns) return from;
    if (has(to)) return to;
  }
}

}  // namespace tablier
