#include "editor/series/session/edit_session.hpp"

#include "content/row_label.hpp"
#include "editor/series/model/same_rows.hpp"
#include "sdk/spelling.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {
namespace {

std::vector<int> list_numbers(const std::vector<PieceSpec>& pieces) {
  std::vector<int> numbers;
  numbers.reserve(pieces.size());
  for (const PieceSpec& piece : pieces) numbers.push_back(piece.number);
  return numbers;
}

std::size_t stepped(std::size_t from, int by, std::size_t count) {
  const auto to = static_cast<std::ptrdiff_t>(from) + by;
  return static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, static_cast<std::ptrdiff_t>(count) - 1));
}

bool has_gap(const SeriesSpec& series) {
  return std::any_of(series.rows.begin(), series.rows.end(),
                     [](const SeriesRow& row) { return std::find(row.numbers.begin(), row.numbers.end(), 0) != row.numbers.end(); });
}

}  // namespace

EditSession::EditSession(std::vector<PieceSpec> pieces, SeriesSpec series, Locks locks)
    : pieces_(std::move(pieces)),
      model_(list_numbers(pieces_), std::move(series), std::move(locks)),
      counter_(pieces_),
      completer_(pieces_),
      solutions_(pieces_),
      typing_(pieces_) {
  changed();
}

CellIndex EditSession::penta_spot() const {
  const auto first = static_cast<std::size_t>(std::max(1, model_.rows()[cursor_.row].first)) - 1;
  return {cursor_.row, std::max(cursor_.column, first)};
}

void EditSession::changed() {
  keep_in_grid();
  counter_.want(wanted_sets(model_.series(), cursor_.row));
  report_ = Report(model_.series(), counter_.counts());
  look_at_penta();
}

void EditSession::look_at_penta() {
  const PentaNews* const news = report_.at(penta_spot());
  solutions_.show(news ? news->set : 0);
}

void EditSession::keep_in_grid() {
  cursor_.row = std::min(cursor_.row, model_.rows().size() - 1);
  cursor_.column = std::min(cursor_.column, model_.rows()[cursor_.row].numbers.size() - 1);
}

bool EditSession::update(std::optional<Problem>& problem) {
  const bool leaves = solutions_.poll();
  bool news = counter_.poll();
  if (news) report_ = Report(model_.series(), counter_.counts());
  if (auto answer = completer_.poll()) {
    news = true;
    if (*answer) problem = take_completed(**std::move(answer));
    else problem = answer->problem();
    changed();
  }
  return news || leaves;
}

/// The problem tells of rows that could not be filled.
std::optional<Problem> EditSession::take_completed(Completed made) {
  if (!same_rows(made.rows, model_.rows())) model_.set_rows(std::move(made.rows));
  if (made.unfilled.empty()) return std::nullopt;
  constexpr std::size_t kToldNames = 4;
  std::vector<std::string> names;
  for (const katamino::UnfilledRow& row : made.unfilled) names.push_back(row.name);
  if (names.size() > kToldNames) names.resize(kToldNames - 1);
  if (names.size() < made.unfilled.size()) names.emplace_back("…");
  const katamino::UnfilledRow& first = made.unfilled.front();
  return Problem(with_row_words(
      Text("editor.no.unfilled", {{"rows", joined(names)}, {"n", made.unfilled.size()}, {"row", first.name}, {"why", first.why}})));
}

/// Nothing is edited while it is being filled in.
Status EditSession::may_edit() const {
  if (read_only_) return Problem("editor.no.read_only");
  return completing() ? Status(Problem("editor.no.completing")) : Status(Done{});
}

/// What was typed counts first.
Status EditSession::ready() {
  if (const Status may = may_edit(); !may) return may;
  return end_typing();
}

Status EditSession::done(Status status) {
  if (status) changed();
  return status;
}

Status EditSession::move(int right, int down) {
  const Status typed = end_typing();
  cursor_.row = stepped(cursor_.row, down, model_.rows().size());
  cursor_.column = stepped(cursor_.column, right, model_.rows()[cursor_.row].numbers.size());
  look_at_penta();
  return typed;
}

Status EditSession::go_to(CellIndex cell) {
  const Status typed = end_typing();
  cursor_ = cell;
  keep_in_grid();
  look_at_penta();
  return typed;
}

Status EditSession::go_to_end(bool last) { return go_to({cursor_.row, last ? model_.rows()[cursor_.row].numbers.size() : 0}); }

void EditSession::go_to_penta(const std::string& row, int pieces) {
  const auto& rows = model_.rows();
  const auto found = std::ranges::find(rows, row, &SeriesRow::name);
  if (found == rows.end() || pieces <= 0) return;
  typing_.forget();
  cursor_ = {static_cast<std::size_t>(found - rows.begin()), static_cast<std::size_t>(pieces) - 1};
  keep_in_grid();
  look_at_penta();
}

Status EditSession::lay(int number) {
  if (const Status may = may_edit(); !may) return may;
  typing_.forget();
  const Status laid = model_.lay(cursor_, number);
  if (laid && model_.has({cursor_.row, cursor_.column + 1})) ++cursor_.column;
  return done(laid);
}

Status EditSession::figure(int digit) {
  if (const Status may = may_edit(); !may) return may;
  const PieceTyping::Typed typed = typing_.figure(digit);
  const std::string waiting = typing_.waiting();
  Status status = Done{};
  if (typed.ended) status = lay(*typed.ended);
  if (typed.piece && status) status = lay(*typed.piece);
  if (!waiting.empty() && typing_.waiting().empty() && status) typing_.figure(waiting.back() - '0');
  typed_to_ = now();
  return status;
}

Status EditSession::letter(char capital) {
  if (const Status typed = ready(); !typed) return typed;
  const auto number = typing_.letter(capital);
  const Status laid = number ? lay(*number) : Status(Problem("editor.no.letter", {{"letter", std::string(1, capital)}}));
  typed_to_ = now();
  return laid;
}

Status EditSession::blank() {
  if (typed_to_ != now()) return toggle_lock(cursor_);
  const Status typed = end_typing();
  typed_to_ = now();
  return typed;
}

void EditSession::forget_typing() {
  typing_.forget();
  typed_to_.reset();
}

Status EditSession::end_typing() {
  typed_to_.reset();
  const auto number = typing_.end();
  return number ? lay(*number) : Status(Done{});
}

Status EditSession::clear() {
  if (const Status may = may_edit(); !may) return may;
  if (!typing_.waiting().empty()) {
    typing_.forget();
    return Done{};
  }
  model_.clear(cursor_);
  return done(Done{});
}

Status EditSession::clear_back() {
  const bool empty = typing_.waiting().empty() && model_.at(cursor_) == 0;
  if (empty && cursor_.column > 0 && !completing()) --cursor_.column;
  return clear();
}

Status EditSession::toggle_lock(CellIndex cell) {
  if (const Status typed = ready(); !typed) return typed;
  return done(model_.toggle_lock(cell));
}

Status EditSession::carry(CellIndex from, CellIndex to, bool copy) {
  if (const Status typed = ready(); !typed) return typed;
  const Status carried = model_.carry(from, to, copy);
  if (carried) cursor_ = to;
  return done(carried);
}

Status EditSession::drop(CellIndex cell, int number) {
  if (const Status typed = ready(); !typed) return typed;
  const Status laid = model_.lay(cell, number);
  if (laid) cursor_ = cell;
  return done(laid);
}

Status EditSession::paste(const std::vector<int>& numbers) {
  if (const Status typed = ready(); !typed) return typed;
  return done(model_.lay_all(cursor_, numbers));
}

Status EditSession::paste(const std::vector<SeriesRow>& rows) {
  if (const Status typed = ready(); !typed) return typed;
  if (rows.empty() || !model_.is_empty_row(cursor_.row)) return insert(rows);
  model_.fill_row(cursor_.row, rows.front());
  cursor_.column = 0;
  return insert({rows.begin() + 1, rows.end()});
}

Status EditSession::insert(const std::vector<SeriesRow>& rows) {
  for (const SeriesRow& row : rows) {
    if (const Status typed = ready(); !typed) return typed;
    const Status added = model_.insert_row(cursor_.row + 1, row);
    if (!added) return done(added);
    cursor_ = {cursor_.row + 1, 0};
  }
  return done(Done{});
}

Status EditSession::add_row() {
  if (const Status typed = ready(); !typed) return typed;
  const Status added = model_.add_row(model_.rows().size());
  if (added) cursor_ = {model_.rows().size() - 1, 0};
  return done(added);
}

Status EditSession::remove_row() {
  if (const Status typed = ready(); !typed) return typed;
  return done(model_.remove_row(cursor_.row));
}

Status EditSession::move_row(int by) { return move_row_to(cursor_.row, cursor_.row + static_cast<std::size_t>(by)); }

Status EditSession::move_row_to(std::size_t from, std::size_t to) {
  if (const Status typed = ready(); !typed) return typed;
  const Status moved = model_.move_row(from, to);
  if (moved) cursor_ = {to, cursor_.column};
  return done(moved);
}

Status EditSession::duplicate_row() { return insert({model_.rows()[cursor_.row]}); }

Status EditSession::use_rows(std::vector<SeriesRow> rows) {
  if (const Status typed = ready(); !typed) return typed;
  model_.set_rows(std::move(rows));
  return done(Done{});
}

void EditSession::take_up(SeriesSpec series, Locks locks) {
  model_.take_up(std::move(series), std::move(locks));
  changed();
}

Status EditSession::set_row(const RowForm& form) {
  if (const Status typed = ready(); !typed) return typed;
  return done(model_.set_row(cursor_.row, form));
}

Status EditSession::set_labels(const SeriesTexts& texts) {
  if (const Status typed = ready(); !typed) return typed;
  return done(model_.set_labels(texts));
}

Status EditSession::undo() {
  if (const Status may = may_edit(); !may) return may;
  if (!typing_.waiting().empty()) {
    typing_.forget();
    return Done{};
  }
  if (!model_.can_undo()) return Problem("editor.no.undo");
  cursor_ = model_.undo();
  return done(Done{});
}

Status EditSession::redo() {
  if (const Status typed = ready(); !typed) return typed;
  if (!model_.can_redo()) return Problem("editor.no.redo");
  cursor_ = model_.redo();
  return done(Done{});
}

Status EditSession::complete() {
  if (const Status typed = ready(); !typed) return typed;
  if (!has_gap(model_.series())) return Problem("editor.no.gap");
  const auto atlas = std::make_shared<katamino::PentaAtlas>(pieces_);
  completer_.start([rows = model_.rows(), atlas](katamino::PentaBook& book, const ToolCall& call) {
    return katamino::completed(rows, book, *atlas, call);
  });
  return Done{};
}

}  // namespace tablier::editor
