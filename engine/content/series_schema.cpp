#include "content/schemas.hpp"
#include "content/yaml_writer.hpp"

#include <algorithm>
#include <numeric>

namespace tablier {
namespace {

constexpr int kHighestNumber = 99;

void check_row(SheetReader& sheet, const SeriesRow& row) {
  if (!sheet.kept_all("numbers", row.numbers.size())) return;
  if (row.first > static_cast<int>(row.numbers.size()))
    sheet.fault("numbers", Text("series.too_few", {{"n", row.numbers.size()}, {"first", row.first}}));
  for (auto number = row.numbers.begin(); number != row.numbers.end(); ++number)
    if (*number != 0 && std::find(row.numbers.begin(), number, *number) != number)
      sheet.fault("numbers", static_cast<std::size_t>(number - row.numbers.begin()), Text("series.twice", {{"number", *number}}));
}

SeriesRow read_row(SheetReader& sheet) {
  SeriesRow row;
  row.first = sheet.required("first_penta", kind::small_integer(1, kHighestNumber));
  row.numbers = sheet.required("numbers", kind::list_of(kind::small_integer(0, kHighestNumber), 1, kHighestNumber));
  check_row(sheet, row);
  return row;
}

int count_challenges(const SeriesSheet& series) {
  return std::accumulate(series.rows.begin(), series.rows.end(), 0,
                         [](int n, const SeriesRow& row) { return n + static_cast<int>(row.numbers.size()) - row.first + 1; });
}

SeriesSheet read_series(SheetReader& sheet) {
  SeriesSheet series;
  series.title = sheet.required("title", kind::localised_or_text());
  series.note = sheet.optional("note", kind::localised_or_text(), {});
  const auto promised = sheet.optional("pentas", kind::small_integer(0, 100'000));
  for (auto& [name, row] : sheet.required("rows", kind::map_of("row", kind::sheet_of(&read_row)))) {
    row.name = name;
    series.rows.push_back(std::move(row));
  }
  if (promised && *promised != count_challenges(series))
    sheet.fault("pentas", Text("series.miscounted", {{"promised", *promised}, {"n", count_challenges(series)}}));
  return series;
}

std::vector<SeriesSheet> read_collection(SheetReader& sheet) {
  std::vector<SeriesSheet> all;
  sheet.optional("pieces", kind::anything());
  for (auto& [name, series] : sheet.required("series", kind::map_of("name", series_kind()))) {
    series.name = name;
    all.push_back(std::move(series));
  }
  return all;
}

Value written(const Localised& text) {
  if (text.size() == 1 && text.front().first.empty()) return text.front().second;
  Value map = Value::map();
  for (const auto& [language, sentence] : text) map.set(language, sentence);
  return map;
}

}  // namespace

Kind<SeriesSheet> series_kind() { return kind::sheet_of(&read_series); }
Kind<std::vector<SeriesSheet>> series_collection_kind() { return kind::sheet_of(&read_collection); }

LoadedSeries load_all_series(const std::filesystem::path& file) {
  LoadedYaml yaml = load_yaml(file);
  const bool several = yaml.document && yaml.document->root().is(YamlKind::map) && yaml.document->root().find("series");
  if (several) {
    auto loaded = read_sheet(std::move(yaml), series_collection_kind());
    return {std::move(loaded.value).value_or(std::vector<SeriesSheet>{}), std::move(loaded.problems)};
  }
  auto loaded = read_sheet(std::move(yaml), series_kind());
  LoadedSeries one{{}, std::move(loaded.problems)};
  if (!loaded.value) return one;
  loaded.value->name = file.stem().string();
  one.series.push_back(*std::move(loaded.value));
  return one;
}

Result<SeriesSheet> load_series(const std::filesystem::path& file, const std::string& name) {
  LoadedSeries loaded = load_all_series(file);
  if (!loaded.problems.empty()) return loaded.problems.front();
  if (name.empty() && loaded.series.size() == 1) return loaded.series.front();
  if (const SeriesSheet* found = find_sheet(loaded.series, name)) return *found;
  std::string names;
  for (const SeriesSheet& series : loaded.series) names += (names.empty() ? "" : ", ") + series.name;
  return Problem(Text(name.empty() ? "series.several" : "series.unknown", {{"name", name}, {"names", names}}), {file.string()});
}

std::string write_series(const SeriesSheet& series) {
  Value sheet = Value::map({{"title", written(series.title)}});
  if (!series.note.empty()) sheet.set("note", written(series.note));
  Value rows = Value::map();
  for (const SeriesRow& row : series.rows)
    rows.set(row.name, Value::map({{"first_penta", row.first}, {"numbers", Value::list_of(row.numbers)}}));
  sheet.set("rows", std::move(rows));
  return write_yaml(sheet);
}

}  // namespace tablier
