#include "editor/series/model/series_model.hpp"

#include "content/game_spec.hpp"
#include "content/row_label.hpp"
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

void set_text(Localised& text, const std::string& language, const std::string& label) {
  const auto found = std::find_if(text.begin(), text.end(), [&](const auto& one) { return one.first == language; });
  if (label.empty()) std::erase_if(text, [&](const auto& one) { return one.first == language; });
  else if (found == text.end()) text.emplace_back(language, label);
  else found->second = label;
}

/// What is empty is left out; a text for all languages becomes one of each.
void set_texts(Localised& text, const Titles& texts) {
  std::erase_if(text, [](const auto& one) { return one.first.empty(); });
  set_text(text, "fr", texts.fr);
  set_text(text, "en", texts.en);
}

bool same(const SeriesSpec& a, const SeriesSpec& b) {
  const auto rows_equal = [](const SeriesRow& r, const SeriesRow& s) {
    return r.name == s.name && r.first == s.first && r.numbers == s.numbers;
  };
  const bool same_origin = a.author == b.author && a.licence == b.licence && a.date == b.date;
  return same_origin && a.title == b.title && a.note == b.note &&
         std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(), rows_equal);
}

}  // namespace

std::string text_in(const Localised& text, std::string_view language) {
  for (const auto& [code, label] : text)
    if (code == language || code.empty()) return label;
  return {};
}

Titles without_fresh_title(Titles typed, const Titles& before, const Titles& fresh) {
  const Titles written = typed;
  if (written.fr != before.fr && written.en == before.en && written.en == fresh.en) typed.en.clear();
  if (written.en != before.en && written.fr == before.fr && written.fr == fresh.fr) typed.fr.clear();
  return typed.fr.empty() && typed.en.empty() ? written : typed;
}

SeriesSpec empty_series(const Titles& titles) {
  SeriesSpec series;
  series.title = {{"fr", titles.fr}, {"en", titles.en}};
  series.rows.assign(kRows, empty_row(kRange));
  number_rows(series.rows);
  return series;
}

SeriesModel::Step SeriesModel::first_step(SeriesSpec series, Locks locks) {
  if (series.rows.empty()) {
    series.rows.push_back(empty_row(kRange));
    number_rows(series.rows);
  }
  LockedRows kept{std::move(series.rows), std::move(locks)};
  drop_idle_locks(kept);
  series.rows = std::move(kept.rows);
  return {std::make_shared<const SeriesSpec>(std::move(series)), std::move(kept.locks), {}};
}

SeriesModel::SeriesModel(std::vector<int> pieces, SeriesSpec series, Locks locks)
    : pieces_(std::move(pieces)), steps_(first_step(std::move(series), std::move(locks))), saved_(steps_.now().series) {
  std::sort(pieces_.begin(), pieces_.end());
}

std::size_t SeriesModel::columns() const {
  std::size_t max = 0;
  for (const SeriesRow& row : rows()) max = std::max(max, row.numbers.size());
  return max;
}

SeriesTexts SeriesModel::texts() const {
  const auto both = [](const Localised& text) { return Titles{text_in(text, "fr"), text_in(text, "en")}; };
  return {both(series().title), both(series().note), series().author, series().licence, series().date};
}

PentaRange SeriesModel::range(std::size_t row) const { return range_of(rows()[row]); }

bool SeriesModel::holds(std::size_t row, int number) const {
  const auto& numbers = rows()[row].numbers;
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

void SeriesModel::commit(SeriesSpec series, Locks locks, CellIndex where) {
  LockedRows kept{std::move(series.rows), std::move(locks)};
  drop_idle_locks(kept);
  series.rows = std::move(kept.rows);
  const bool is_same = same(series, this->series());
  if (is_same && kept.locks == this->locks()) return;
  steps_.push({is_same ? steps_.now().series : std::make_shared<const SeriesSpec>(std::move(series)), std::move(kept.locks), where});
  ++revision_;
}

void SeriesModel::commit(LockedRows rows, CellIndex where) {
  SeriesSpec next = series();
  next.rows = std::move(rows.rows);
  commit(std::move(next), std::move(rows.locks), where);
}

CellIndex SeriesModel::undo() {
  ++revision_;
  return steps_.undo().where;
}

CellIndex SeriesModel::redo() {
  ++revision_;
  return steps_.redo().where;
}

Status SeriesModel::check_lay(CellIndex cell, int number) const {
  if (!has(cell)) return Problem("editor.no.slot");
  if (!std::binary_search(pieces_.begin(), pieces_.end(), number)) return Problem("editor.no.piece", {{"number", number}});
  const auto& numbers = rows()[cell.row].numbers;
  const auto found = std::find(numbers.begin(), numbers.end(), number);
  const auto place = static_cast<std::size_t>(found - numbers.begin());
  if (found == numbers.end() || place == cell.column) return Done{};
  return Problem("editor.no.twice", {{"number", number}, row_arg(rows()[cell.row].name), {"place", place + 1}});
}

Status SeriesModel::lay(CellIndex cell, int number) { return lay_all(cell, {number}); }

/// With so many slots emptied: what lies there is in nobody's way.
SeriesSpec SeriesModel::without(CellIndex first, std::size_t count) const {
  SeriesSpec next = series();
  for (std::size_t i = 0; i < count; ++i)
    if (const CellIndex cell{first.row, first.column + i}; has(cell)) next.rows[cell.row].numbers[cell.column] = 0;
  return next;
}

Status SeriesModel::lay_all(CellIndex first, const std::vector<int>& numbers) {
  if (has(first) && numbers.size() > rows()[first.row].numbers.size() - first.column)
    return Problem("editor.no.no_room",
                   {{"n", numbers.size()}, {"room", rows()[first.row].numbers.size() - first.column}, row_arg(rows()[first.row].name)});
  SeriesModel tried(pieces_, without(first, numbers.size()));
  Locks left = locks();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const CellIndex cell{first.row, first.column + i};
    if (const Status sound = tried.check_lay(cell, numbers[i]); !sound) return sound;
    if (at(cell) != numbers[i]) left.erase(cell);
    SeriesSpec next = tried.series();
    next.rows[cell.row].numbers[cell.column] = numbers[i];
    tried.commit(std::move(next), cell);
  }
  commit(tried.series(), std::move(left), first);
  return Done{};
}

void SeriesModel::clear(CellIndex cell) {
  if (!has(cell)) return;
  SeriesSpec next = series();
  next.rows[cell.row].numbers[cell.column] = 0;
  commit(std::move(next), cell);
}

Status SeriesModel::carry(CellIndex from, CellIndex to, bool copy) {
  if (!has(from) || !has(to) || at(from) == 0) return Problem("editor.no.slot");
  if (from == to) return Done{};
  const int number = at(from);
  const bool within = from.row == to.row && !copy;
  if (const Status sound = check_lay(to, number); !within && !sound) return sound;
  SeriesSpec next = series();
  auto& source = next.rows[from.row].numbers[from.column];
  auto& target = next.rows[to.row].numbers[to.column];
  if (!copy) source = within ? target : 0;
  target = number;
  commit(std::move(next), carried_locks(from, to, copy), to);
  return Done{};
}

/// A lock is its piece's: it goes where that goes, and with a piece that is replaced it is gone.
Locks SeriesModel::carried_locks(CellIndex from, CellIndex to, bool copy) const {
  Locks next = locks();
  const bool comes = !copy && next.erase(from) > 0, goes = next.erase(to) > 0;
  if (comes) next.insert(to);
  if (goes && !copy && from.row == to.row) next.insert(from);
  return next;
}

Status SeriesModel::toggle_lock(CellIndex cell) {
  if (!has(cell) || at(cell) == 0) return Problem("editor.no.lock");
  Locks next = locks();
  if (next.erase(cell) == 0) next.insert(cell);
  commit(series(), std::move(next), cell);
  return Done{};
}

Status SeriesModel::add_row(std::size_t at) {
  at = std::min(at, rows().size());
  return insert_row(at, empty_row(range_of(rows()[at == 0 ? 0 : at - 1])));
}

Status SeriesModel::insert_row(std::size_t at, SeriesRow row) {
  if (rows().size() >= kMaxRows) return Problem("editor.no.more_rows", {{"n", kMaxRows}});
  const bool is_taken = std::any_of(rows().begin(), rows().end(), [&](const SeriesRow& other) { return other.name == row.name; });
  if (is_taken || !is_good_row_name(row.name)) row.name = free_name(rows());
  at = std::min(at, rows().size());
  LockedRows next = locked_rows();
  editor::insert_row(next, at, std::move(row));
  commit(std::move(next), {at, 0});
  return Done{};
}

bool SeriesModel::is_empty_row(std::size_t row) const {
  return std::ranges::all_of(rows()[row].numbers, [](int number) { return number == 0; });
}

void SeriesModel::fill_row(std::size_t at, SeriesRow row) {
  row.name = rows()[at].name;
  LockedRows next = locked_rows();
  erase_row(next, at);
  editor::insert_row(next, at, std::move(row));
  commit(std::move(next), {at, 0});
}

Status SeriesModel::remove_row(std::size_t row) {
  if (rows().size() < 2) return Problem("editor.no.last_row");
  LockedRows next = locked_rows();
  erase_row(next, row);
  commit(std::move(next), {row, 0});
  return Done{};
}

Status SeriesModel::move_row(std::size_t row, std::size_t to) {
  if (to >= rows().size()) return Problem(to > rows().size() ? "editor.no.higher" : "editor.no.lower");  // one above 0 is very large
  LockedRows next = locked_rows();
  shift_row(next, row, to);
  commit(std::move(next), {to, 0});
  return Done{};
}

Status SeriesModel::check_range(PentaRange range) const {
  const int max = static_cast<int>(pieces_.size());
  if (range.first >= 1 && range.first <= range.last && range.last <= max) return Done{};
  return Problem("editor.no.range", {{"max", max}});
}

Status SeriesModel::check_name(std::size_t row, const std::string& name) const {
  if (name == rows()[row].name) return Done{};
  if (!is_good_row_name(name)) return Problem("editor.no.row_name");
  const bool is_taken = std::any_of(rows().begin(), rows().end(), [&](const SeriesRow& other) { return other.name == name; });
  return is_taken ? Status(Problem("editor.no.row_twice", {row_arg(name)})) : Done{};
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

Status SeriesModel::set_labels(SeriesTexts texts) {
  if (texts.title.fr.empty() && texts.title.en.empty()) return Problem("editor.no.title");
  if (!texts.date.empty() && !is_series_date(texts.date)) return Problem("series.date", {{"text", texts.date}});
  SeriesSpec next = series();
  const SeriesTexts now = this->texts();
  if (texts.title != now.title) set_texts(next.title, texts.title);
  if (texts.note != now.note) set_texts(next.note, texts.note);
  next.author = std::move(texts.author);
  next.licence = std::move(texts.licence);
  next.date = std::move(texts.date);
  commit(std::move(next), {});
  return Done{};
}

void SeriesModel::set_rows(std::vector<SeriesRow> rows) {
  SeriesSpec next = series();
  next.rows = std::move(rows);
  commit(std::move(next), {});
}

void SeriesModel::take_up(SeriesSpec series, Locks locks) { commit(std::move(series), std::move(locks), {}); }

}  // namespace tablier::editor
