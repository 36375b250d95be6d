#include "editor/series/model/series_model.hpp"

#include "editor/series/model/row_names.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {
namespace {

constexpr std::size_t kRows = 4;
constexpr PentaRange kRange{4, 8};
/// More rows than anybody prints on a sheet.
constexpr std::size_t kMaxRows = 200;

SeriesRow empty_row(PentaRange range) { return {"", range.first, std::vector<int>(static_cast<std::size_t>(range.last), 0)}; }

PentaRange range_of(const SeriesRow& row) { return {row.first, static_cast<int>(row.numbers.size())}; }

void set_text(Localised& text, const std::string& language, const std::string& words) {
  const auto found = std::find_if(text.begin(), text.end(), [&](const auto& one) { return one.first == language; });
  if (found == text.end()) text.emplace_back(language, words);
  else found->second = words;
}

/// Both languages at once; no words in either: no text.
void set_texts(Localised& text, const Titles& words) {
  std::erase_if(text, [&](const auto& one) { return one.first.empty() || words.fr.empty(); });
  if (words.fr.empty()) return;
  set_text(text, "fr", words.fr);
  set_text(text, "en", words.en);
}

void fill_in(Titles& words) {
  if (words.fr.empty()) words.fr = words.en;
  if (words.en.empty()) words.en = words.fr;
}

std::size_t letters(std::string_view utf8) {
  return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// It fits before its row, and in the names of challenges (`series/row/5`) and pentas (`row:5`).
bool is_good_row_name(std::string_view name) {
  constexpr std::size_t kLongest = 12;
  const auto is_bad = [](char c) { return c == '/' || c == ':' || (static_cast<unsigned char>(c) < 0x20); };
  return !name.empty() && letters(name) <= kLongest && name.front() != ' ' && name.back() != ' ' &&
         std::none_of(name.begin(), name.end(), is_bad);
}

bool same(const SeriesSpec& a, const SeriesSpec& b) {
  const auto rows_equal = [](const SeriesRow& r, const SeriesRow& s) {
    return r.name == s.name && r.first == s.first && r.numbers == s.numbers;
  };
  return a.title == b.title && a.note == b.note && std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(), rows_equal);
}

}  // namespace

std::string text_in(const Localised& text, std::string_view language) {
  for (const auto& [code, words] : text)
    if (code == language || code.empty()) return words;
  return {};
}

SeriesSpec empty_series(const Titles& titles) {
  SeriesSpec series;
  series.title = {{"fr", titles.fr}, {"en", titles.en}};
  series.rows.assign(kRows, empty_row(kRange));
  number_rows(series.rows);
  return series;
}

SeriesModel::SeriesModel(std::vector<int> pieces, SeriesSpec series) : pieces_(std::move(pieces)) {
  std::sort(pieces_.begin(), pieces_.end());
  if (series.rows.empty()) {
    series.rows.push_back(empty_row(kRange));
    number_rows(series.rows);
  }
  saved_ = std::make_shared<const SeriesSpec>(std::move(series));
  steps_.push_back({saved_, {}});
}

std::size_t SeriesModel::columns() const {
  std::size_t max = 0;
  for (const SeriesRow& row : rows()) max = std::max(max, row.numbers.size());
  return max;
}

SeriesTexts SeriesModel::words() const {
  const auto both = [](const Localised& text) { return Titles{text_in(text, "fr"), text_in(text, "en")}; };
  return {both(series().title), both(series().note)};
}

PentaRange SeriesModel::range(std::size_t row) const { return range_of(rows()[row]); }

bool SeriesModel::holds(std::size_t row, int number) const {
  const auto& numbers = rows()[row].numbers;
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

void SeriesModel::commit(SeriesSpec series, Spot where) {
  if (same(series, *now().series)) return;
  steps_.resize(at_ + 1);
  steps_.push_back({std::make_shared<const SeriesSpec>(std::move(series)), where});
  ++at_;
  ++revision_;
}

Spot SeriesModel::undo() {
  const Spot where = now().where;
  --at_;
  ++revision_;
  return where;
}

Spot SeriesModel::redo() {
  ++at_;
  ++revision_;
  return now().where;
}

Status SeriesModel::lay(Spot spot, int number) {
  if (!has(spot)) return Problem("editor.no.slot");
  if (!std::binary_search(pieces_.begin(), pieces_.end(), number)) return Problem("editor.no.piece", {{"number", number}});
  const auto& numbers = rows()[spot.row].numbers;
  const auto found = std::find(numbers.begin(), numbers.end(), number);
  const auto place = static_cast<std::size_t>(found - numbers.begin());
  if (found != numbers.end() && place != spot.column)
    return Problem("editor.no.twice", {{"number", number}, {"row", rows()[spot.row].name}, {"place", place + 1}});
  SeriesSpec next = series();
  next.rows[spot.row].numbers[spot.column] = number;
  commit(std::move(next), spot);
  return Done{};
}

void SeriesModel::clear(Spot spot) {
  if (!has(spot)) return;
  SeriesSpec next = series();
  next.rows[spot.row].numbers[spot.column] = 0;
  commit(std::move(next), spot);
}

Status SeriesModel::add_row(std::size_t at) {
  if (rows().size() >= kMaxRows) return Problem("editor.no.more_rows", {{"n", kMaxRows}});
  SeriesSpec next = series();
  at = std::min(at, next.rows.size());
  const SeriesRow fresh = empty_row(range_of(next.rows[at == 0 ? 0 : at - 1]));
  const bool in_order = are_in_order(next.rows);
  next.rows.insert(next.rows.begin() + static_cast<std::ptrdiff_t>(at), fresh);
  if (in_order) number_rows(next.rows, is_numbered(rows()));
  else next.rows[at].name = free_name(next.rows);
  commit(std::move(next), {at, 0});
  return Done{};
}

Status SeriesModel::remove_row(std::size_t row) {
  if (rows().size() < 2) return Problem("editor.no.last_row");
  SeriesSpec next = series();
  const bool in_order = are_in_order(next.rows);
  next.rows.erase(next.rows.begin() + static_cast<std::ptrdiff_t>(row));
  if (in_order) number_rows(next.rows, is_numbered(rows()));
  commit(std::move(next), {row, 0});
  return Done{};
}

Status SeriesModel::move_row(std::size_t row, int by) {
  const std::size_t to = row + static_cast<std::size_t>(by);  // a step above 0 is a very large number
  if (to >= rows().size()) return Problem(by < 0 ? "editor.no.higher" : "editor.no.lower");
  SeriesSpec next = series();
  const bool in_order = are_in_order(next.rows);
  std::swap(next.rows[row], next.rows[to]);
  if (in_order) number_rows(next.rows, is_numbered(rows()));
  commit(std::move(next), {to, 0});
  return Done{};
}

Status SeriesModel::check_range(PentaRange range) const {
  const int max = static_cast<int>(pieces_.size());
  if (range.first >= 1 && range.first <= range.last && range.last <= max) return Done{};
  return Problem("editor.no.range", {{"most", max}});
}

Status SeriesModel::check_name(std::size_t row, const std::string& name) const {
  if (name == rows()[row].name) return Done{};
  if (!is_good_row_name(name)) return Problem("editor.no.row_name");
  const bool is_taken = std::any_of(rows().begin(), rows().end(), [&](const SeriesRow& other) { return other.name == name; });
  return is_taken ? Status(Problem("editor.no.row_twice", {{"row", name}})) : Done{};
}

Status SeriesModel::set_row(std::size_t row, const RowForm& form) {
  if (auto sound = check_range(form.range); !sound) return sound;
  if (auto sound = check_name(row, form.name); !sound) return sound;
  SeriesSpec next = series();
  next.rows[row].name = form.name;
  for (std::size_t i = 0; i < next.rows.size(); ++i) {
    if (i != row && !form.range_of_all) continue;
    next.rows[i].first = form.range.first;
    next.rows[i].numbers.resize(static_cast<std::size_t>(form.range.last));
  }
  commit(std::move(next), {row, 0});
  return Done{};
}

Status SeriesModel::set_labels(SeriesTexts words) {
  fill_in(words.title);
  fill_in(words.note);
  if (words.title.fr.empty()) return Problem("editor.no.title");
  SeriesSpec next = series();
  const SeriesTexts now = this->words();
  if (words.title != now.title) set_texts(next.title, words.title);
  if (words.note != now.note) set_texts(next.note, words.note);
  commit(std::move(next), {});
  return Done{};
}

void SeriesModel::set_rows(std::vector<SeriesRow> rows) {
  SeriesSpec next = series();
  next.rows = std::move(rows);
  commit(std::move(next), {});
}

}  // namespace tablier::editor
