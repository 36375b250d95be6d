#include "content/schemas.hpp"
#include "content/yaml_writer.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace tablier {
namespace {

constexpr int kHighestNumber = 99, kMaxChallenges = 99, kMaxLevel = 99;

ChallengeSpec read_challenge(MapReader& spec) {
  ChallengeSpec challenge;
  challenge.where = spec.where();
  challenge.options = spec.required("options", kind::any_map());
  challenge.solution = spec.optional("solution", kind::tokens(), {});
  return challenge;
}

void read_challenges(MapReader& spec, SeriesRow& row) {
  row.first = 1;
  row.challenges = spec.required("challenges", kind::list_of(kind::sheet_of(&read_challenge), 1, kMaxChallenges));
}

/// What cannot be read counts as an empty slot: its fault is told, and those of the others are too.
Kind<int> slot_kind() {
  const Kind<int> number = kind::small_integer(0, kHighestNumber);
  const auto read = [](const YamlNode& node, ProblemList& problems) {
    const Value value = node.value();
    if (value.as_int() && *value.as_int() >= 0 && *value.as_int() <= kHighestNumber)
      return std::optional(static_cast<int>(*value.as_int()));
    add_expected(problems, node, Text("series.slot"));
    return std::optional(0);
  };
  return {read, number.outline};
}

void read_numbers(MapReader& spec, SeriesRow& row, const PieceNumbers& known) {
  const int most = known && !known->empty() ? static_cast<int>(known->size()) : kHighestNumber;
  row.first = spec.required("first_penta", kind::small_integer(1, most));
  row.numbers = spec.required("numbers", kind::list_of(slot_kind(), 1, kHighestNumber));
  const bool is_whole = !row.numbers.empty() && spec.kept_all("numbers", row.numbers.size());
  if (is_whole && row.first > static_cast<int>(row.numbers.size()))
    spec.fault("numbers", Text("series.too_few", {{"n", row.numbers.size()}, {"first", row.first}}));
  check_numbers(spec, "numbers", row.numbers, known);
}

/// The outline has both kinds.
SeriesRow read_row(MapReader& spec, const PieceNumbers& known) {
  SeriesRow row;
  const bool one_by_one = spec.has("challenges");
  if (!one_by_one) read_numbers(spec, row, known);
  if (one_by_one || spec.describes()) read_challenges(spec, row);
  return row;
}

/// Who made it, when, and what others may do with it.
void read_origin(MapReader& spec, SeriesSpec& series) {
  series.author = spec.optional("author", kind::text(kMaxTitle), {});
  series.licence = spec.optional("licence", kind::text(kMaxTitle), {});
  series.date = spec.optional("date", kind::text(kMaxTitle), {});
  if (!series.date.empty() && !is_series_date(series.date)) spec.fault("date", Text("series.date", {{"text", series.date}}));
}

/// It fits into the names of challenges (`series/row/5`) and pentas (`row:5`).
bool may_name_row(const std::string& name) { return !name.empty() && name.find_first_of("/:") == std::string::npos; }

Kind<SeriesRow> row_kind(const PieceNumbers& known) {
  return kind::sheet_of(Schema<SeriesRow>([known](MapReader& spec) { return read_row(spec, known); }));
}

/// Nothing where a row is not whole.
std::optional<int> count_challenges(const SeriesSpec& series) {
  int count = 0;
  for (const SeriesRow& row : series.rows) {
    count += static_cast<int>(row.challenges.size());
    if (!row.challenges.empty()) continue;
    if (row.first < 1 || row.first > static_cast<int>(row.numbers.size())) return std::nullopt;
    count += static_cast<int>(row.numbers.size()) - row.first + 1;
  }
  return count;
}

SeriesSpec read_series(MapReader& spec, const PieceNumbers& known) {
  SeriesSpec series;
  series.title = spec.required("title", kind::own_title());
  series.note = spec.optional("note", kind::own_text(), {});
  read_origin(spec, series);
  series.variant = spec.optional("variant", kind::name(), {});
  series.opponent = spec.optional("opponent", kind::small_integer(0, kMaxLevel), 0);
  const auto promised = spec.optional("pentas", kind::small_integer(0, 100'000));
  for (auto& [name, row] : spec.required("rows", kind::map_of("row", row_kind(known)))) {
    row.name = name;
    if (!may_name_row(name)) spec.fault("rows", Text("series.row_name", {{"name", name}}));
    series.rows.push_back(std::move(row));
  }
  const auto counted = count_challenges(series);
  if (promised && counted && *promised != *counted)
    spec.fault("pentas", Text("series.miscounted", {{"promised", *promised}, {"n", *counted}}));
  return series;
}

std::vector<SeriesSpec> read_collection(MapReader& spec, const PieceNumbers& known) {
  std::vector<SeriesSpec> all;
  spec.optional("pieces", kind::anything());
  for (auto& [name, series] : spec.required("series", kind::map_of("name", series_kind(known)))) {
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

Value written(const ChallengeSpec& challenge) {
  Value map = Value::map({{"options", challenge.options}});
  std::string moves;
  for (const std::string& move : challenge.solution) moves += (moves.empty() ? "" : " ") + move;
  if (!moves.empty()) map.set("solution", std::move(moves));
  return map;
}

Value written(const SeriesRow& row) {
  if (row.challenges.empty()) return Value::map({{"first_penta", row.first}, {"numbers", Value::list_of(row.numbers)}});
  Value all = Value::list();
  for (const ChallengeSpec& challenge : row.challenges) all.push(written(challenge));
  return Value::map({{"challenges", std::move(all)}});
}

/// The numbers of the first row that has some; nothing where none has.
YamlNode first_numbers(const YamlNode& series) {
  const YamlNode rows = series.is(YamlKind::map) ? series.find("rows") : YamlNode();
  for (std::size_t i = 0; rows && rows.is(YamlKind::map) && i < rows.size(); ++i)
    if (const YamlNode row = rows.member(i); row.is(YamlKind::map) && row.find("numbers")) return row.find("numbers");
  return {};
}

}  // namespace

SourceSpot place_of_numbers(const std::filesystem::path& file) {
  const LoadedYaml yaml = load_yaml(file);
  if (!yaml.document || !yaml.document->root().is(YamlKind::map)) return {file.string(), 1, 1};
  const YamlNode root = yaml.document->root(), several = root.find("series");
  if (const YamlNode numbers = first_numbers(root)) return numbers.where();
  for (std::size_t i = 0; several && several.is(YamlKind::map) && i < several.size(); ++i)
    if (const YamlNode numbers = first_numbers(several.member(i))) return numbers.where();
  return {file.string(), 1, 1};
}

void check_numbers(MapReader& spec, const std::string& key, const std::vector<int>& numbers, const PieceNumbers& known) {
  if (!spec.kept_all(key, numbers.size())) return;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto here = numbers.begin() + static_cast<std::ptrdiff_t>(i);
    if (*here == 0) continue;
    if (known && !known->contains(*here)) spec.fault(key, i, Text("series.no_piece", {{"number", *here}}));
    else if (std::find(numbers.begin(), here, *here) != here) spec.fault(key, i, Text("series.twice", {{"number", *here}}));
  }
}

bool is_series_date(std::string_view text) {
  constexpr std::size_t kLength = 10, kMonth = 5, kDay = 8;
  const auto number = [&](std::size_t from, std::size_t digits) {
    int value = -1;
    const char* const end = text.data() + from + digits;
    return std::from_chars(text.data() + from, end, value).ptr == end ? value : -1;
  };
  if (text.size() != kLength || text[kMonth - 1] != '-' || text[kDay - 1] != '-') return false;
  const int year = number(0, 4), month = number(kMonth, 2), day = number(kDay, 2);
  return year >= 0 && month >= 0 && day >= 0 &&
         std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                     std::chrono::day(static_cast<unsigned>(day)))
             .ok();
}

PieceNumbers numbers_of(std::span<const PieceSpec> pieces) {
  if (pieces.empty()) return std::nullopt;
  std::set<int> numbers;
  for (const PieceSpec& piece : pieces) numbers.insert(piece.number);
  return numbers;
}

Kind<SeriesSpec> series_kind(const PieceNumbers& known) {
  return kind::sheet_of(Schema<SeriesSpec>([known](MapReader& spec) { return read_series(spec, known); }));
}
Kind<std::vector<SeriesSpec>> series_collection_kind(const PieceNumbers& known) {
  return kind::sheet_of(Schema<std::vector<SeriesSpec>>([known](MapReader& spec) { return read_collection(spec, known); }));
}

LoadedSeries load_all_series(const std::filesystem::path& file, KnownPieces pieces) {
  const PieceNumbers known = numbers_of(pieces);
  LoadedYaml yaml = load_content(file);
  const bool several = yaml.document && yaml.document->root().is(YamlKind::map) && yaml.document->root().find("series");
  if (several) {
    auto loaded = read_sheet(std::move(yaml), series_collection_kind(known));
    return {std::move(loaded.value).value_or(std::vector<SeriesSpec>{}), std::move(loaded.problems)};
  }
  auto loaded = read_sheet(std::move(yaml), series_kind(known));
  LoadedSeries one{{}, std::move(loaded.problems)};
  if (!loaded.value) return one;
  loaded.value->name = file.stem().string();
  one.series.push_back(*std::move(loaded.value));
  return one;
}

Result<SeriesSpec> load_series(const std::filesystem::path& file, const std::string& name, KnownPieces pieces) {
  LoadedSeries loaded = load_all_series(file, pieces);
  if (!loaded.problems.empty()) return loaded.problems.front();
  if (name.empty() && loaded.series.size() == 1) return loaded.series.front();
  if (const SeriesSpec* found = find_spec(loaded.series, name)) return *found;
  std::vector<std::string> names;
  for (const SeriesSpec& series : loaded.series) names.push_back(series.name);
  return Problem(Text(name.empty() ? "series.several" : "series.unknown", {{"name", name}, {"names", joined(names)}}), {file.string()});
}

std::string write_series(const SeriesSpec& series) {
  Value spec = Value::map({{"title", written(series.title)}});
  if (!series.note.empty()) spec.set("note", written(series.note));
  for (const auto& [key, label] :
       {std::pair("author", &series.author), std::pair("licence", &series.licence), std::pair("date", &series.date)})
    if (!label->empty()) spec.set(key, *label);
  if (!series.variant.empty()) spec.set("variant", series.variant);
  if (series.opponent > 0) spec.set("opponent", series.opponent);
  Value rows = Value::map();
  for (const SeriesRow& row : series.rows) rows.set(row.name, written(row));
  spec.set("rows", std::move(rows));
  return write_yaml(spec);
}

}  // namespace tablier
