#include "editor/series/view/generate_dialog.hpp"

#include "content/row_label.hpp"
#include "editor/series/view/made_grids.hpp"
#include "editor/view/field_columns.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tablier::editor {
namespace {

using katamino::Objective;

/// Logical pixels.
/// Logical pixels of a window so low that rows need the room of the curve.
constexpr float kGenerateWidth = 860;
constexpr int kMaxGeneratedRows = 40;
constexpr std::int64_t kMaxSeed = 999;
constexpr int kFramesToStand = 3;
constexpr double kReadingTime = 0.5;     ///< seconds before Enter takes a grid that has come
constexpr std::size_t kCloseChoice = 1;  ///< of the dialog's choices

constexpr std::array<Objective, 4> kObjectives{Objective::single, Objective::fewest, Objective::max, Objective::curve};
constexpr std::array<const char*, 4> kObjectiveLabels{"editor.generate.objective.single", "editor.generate.objective.fewest",
                                                      "editor.generate.objective.most", "editor.generate.objective.curve"};

}  // namespace

GenerateDialog::GenerateDialog(std::vector<PieceSpec> pieces, const GameSpec& game)
    : pieces_(std::move(pieces)), game_(game), generator_(pieces_) {}

void GenerateDialog::begin(const EditSession& session) {
  const SeriesModel& model = session.model();
  rows_ = model.rows();
  form_.from = rows_.front().first;
  form_.to = 0;
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    form_.from = std::min<std::int64_t>(form_.from, rows_[r].first);
    form_.to = std::max(form_.to, static_cast<std::int64_t>(rows_[r].numbers.size()));
    for (std::size_t c = 0; c < rows_[r].numbers.size(); ++c)
      if (!model.is_locked({r, c})) rows_[r].numbers[c] = 0;
  }
  form_.to = std::max(form_.to, form_.from + 1);
  form_.rows = static_cast<std::int64_t>(rows_.size());
  form_.keeps_pentas = has_mixed_rows();
  alternatives_.clear();
  problem_.reset();
  ask();
}

/// Shows the fields: no grid that was made can be taken before it is seen again.
void GenerateDialog::ask() {
  asks_ = true;
  on_.reset();
}

void GenerateDialog::open(Ui& ui, const EditSession& session, std::function<void(std::vector<SeriesRow>)> take) {
  begin(session);
  take_ = std::move(take);
  Dialog dialog{.title = ui.tr("editor.generate.title"), .width = kGenerateWidth};
  dialog.content = [this, &ui] { draw(ui); };
  dialog.key = [this, &ui](const KeyChange& pressed) { return key(ui, pressed); };
  dialog.choices = {
      {ui.tr("editor.generate.make"), [this] { make(); }, true, {.key = Key::enter, .ctrl = true, .label = ui.tr("key.ctrl_enter")}},
      {ui.tr("button.close"), [this] { generator_.cancel(); }}};
  ui.dialogs.ask(std::move(dialog));
}

/// What was made takes the place of the fields, and the keys.
bool GenerateDialog::update(Ui& ui) {
  auto answer = generator_.poll();
  if (!answer) {
    const bool settled = frames_ > 0;
    frames_ -= settled ? 1 : 0;
    return settled || generator_.busy();
  }
  frames_ = kFramesToStand;
  problem_.reset();
  if (*answer) alternatives_ = **std::move(answer);
  else problem_ = answer->problem();
  asks_ = alternatives_.empty();
  gives_keys_ = !asks_;
  read_at_ = ui.now + kReadingTime;
  return true;
}

katamino::Objective GenerateDialog::objective() const { return kObjectives[static_cast<std::size_t>(form_.objective)]; }

GenerateDialog::Asked GenerateDialog::asked() const {
  return {form_, objective() == Objective::curve ? curve_.values(range()) : std::vector<int>()};
}

void GenerateDialog::make() {
  if (generator_.busy()) return;
  alternatives_.clear();
  ask();
  problem_.reset();
  made_for_ = asked();
  katamino::GridRequest wished{.rows = static_cast<int>(form_.rows),
                               .from = static_cast<int>(form_.from),
                               .to = static_cast<int>(form_.to),
                               .n1_in_penta5 = form_.n1_in_penta5,
                               .last_pieces_differ = form_.last_pieces_differ,
                               .objective = objective(),
                               .curve = made_for_.curve,
                               .seed = static_cast<std::uint64_t>(form_.seed)};
  wished.keeps_lengths = true;
  generator_.start(grid_request(
      std::move(wished), rows_, [this](CellIndex cell) { return rows_[cell.row].numbers[cell.column] != 0; },
      form_.keeps_pentas ? RowPentas::own : RowPentas::asked));
}

void GenerateDialog::turn() {
  if (generator_.busy()) return generator_.cancel();
  if (alternatives_.empty() || !asks_) ask();
  else asks_ = false;
  gives_keys_ = !asks_;
  frames_ = kFramesToStand;
}

void GenerateDialog::draw(Ui& ui) {
  if (settles()) ImGui::SetScrollY(0);
  if (asks_) draw_form(ui);
  else draw_made(ui);
}

void GenerateDialog::draw_form(Ui& ui) {
  paragraph(ui, ui.tr("editor.generate.note"));
  const bool entered = draw_measure(ui);
  if (has_mixed_rows()) toggle(ui, ui.tr("editor.generate.keep_pentas"), form_.keeps_pentas);
  if (changes_lengths())
    text_in_column(ui.fonts.label, ui.colour("ink"), ui.tr("editor.generate.lengths", {{"from", form_.from}, {"to", form_.to}}),
                   ImGui::GetContentRegionAvail().x);
  gap(ui, ui.sizes.s);
  std::vector<std::string> labels;
  for (const char* label : kObjectiveLabels) labels.push_back(ui.tr(label));
  choose_one(ui, "objective", labels, form_.objective);
  if (objective() == Objective::curve) {
    note(ui, ui.tr("editor.generate.curve"));
    curve_.draw(ui, range(), shown_curve());
  }
  toggle(ui, ui.tr("editor.generate.n1"), form_.n1_in_penta5);
  toggle(ui, ui.tr("editor.generate.differ"), form_.last_pieces_differ);
  gap(ui, ui.sizes.s);
  draw_progress(ui);
  if (entered) make();
}

/// True when Enter ended the typing of a number.
bool GenerateDialog::draw_measure(Ui& ui) {
  const auto pieces = static_cast<std::int64_t>(pieces_.size());
  bool entered = false;
  const auto number = [&](const char* id, const char* label, std::int64_t& value, std::int64_t min, std::int64_t max) {
    return [&ui, &entered, id, label, &value, min, max](float) {
      entered = number_under_label(ui, id, ui.tr(label), value, min, max) || entered;
    };
  };
  form_.to = std::max(form_.to, form_.from + 1);
  field_columns(ui, {number("##rows", "editor.generate.rows", form_.rows, 1, kMaxGeneratedRows),
                     number("##from", "editor.generate.from", form_.from, 1, pieces - 1),
                     number("##to", "editor.generate.to", form_.to, form_.from + 1, pieces),
                     number("##seed", "editor.generate.seed", form_.seed, 0, kMaxSeed)});
  form_.to = std::max(form_.to, form_.from + 1);
  return entered;
}

bool GenerateDialog::has_mixed_rows() const {
  return std::ranges::any_of(rows_, [this](const SeriesRow& row) {
    return row.first != rows_.front().first || row.numbers.size() != rows_.front().numbers.size();
  });
}

/// A row of the series goes from another penta or to another one.
bool GenerateDialog::changes_lengths() const {
  return !form_.keeps_pentas && std::ranges::any_of(rows_, [this](const SeriesRow& row) {
    return row.first != form_.from || static_cast<std::int64_t>(row.numbers.size()) != form_.to;
  });
}

/// Of the grid that the keys are on, else of the first one.
std::vector<double> GenerateDialog::shown_curve() const {
  if (alternatives_.empty() || is_stale()) return {};
  return alternatives_[on_.value_or(0) < alternatives_.size() ? on_.value_or(0) : 0].curve.columns;
}

void GenerateDialog::take(Ui& ui, std::size_t i) {
  take_(alternatives_[i].rows);
  ui.dialogs.answer(kCloseChoice);
}

/// A figure takes that grid; those of a curve are its own. Enter that was meant for something else as the grids came takes none.
bool GenerateDialog::key(Ui& ui, const KeyChange& pressed) {
  if (is_press(pressed, Key::enter) && !asks_ && ui.now < read_at_) return true;
  const auto digit = static_cast<std::size_t>(static_cast<int>(pressed.key) - static_cast<int>(Key::digit1));
  if (!asks_ && is_press(pressed, pressed.key) && pressed.key >= Key::digit1 && digit < alternatives_.size() && !bridge::typing()) {
    take(ui, digit);
    return true;
  }
  if (is_press(pressed, Key::f6)) {
    turn();
    return true;
  }
  return objective() == Objective::curve && curve_.key(pressed, range());
}

/// How far it is; else the way back to what was made before, and why nothing was.
void GenerateDialog::draw_progress(Ui& ui) {
  const std::string stop = ui.tr("editor.generate.stop"), back = ui.tr("editor.generate.back", {{"n", alternatives_.size()}}),
                    key = ui.tr("editor.key.generate");
  if (generator_.busy()) {
    if (tablier::progress(ui, generator_.progress(), ui.tr("editor.generate.making"), {.label = stop, .key = key, .width = -1})) turn();
  } else if (!alternatives_.empty() && button(ui, {.label = back, .key = key, .width = -1})) {
    turn();
  }
  if (problem_) status(ui, ui.colour("danger"), ui.tr(with_row_words(problem_->text)));
}

void GenerateDialog::draw_made(Ui& ui) {
  draw_asked(ui);
  if (objective() == Objective::curve) curve_.draw(ui, range(), shown_curve(), ui.size.y < ui.px(kLowWindow));
  const MadeAnswer answer = draw_made_grids(ui,
                                            {.all = alternatives_,
                                             .game = game_,
                                             .stale = is_stale(),
                                             .were_to_end = made_for_.form.last_pieces_differ,
                                             .has_curve = objective() == Objective::curve,
                                             .counts_single = objective() == Objective::single,
                                             .on = on_,
                                             .gives_keys = gives_keys_},
                                            scroll_);
  gives_keys_ = gives_keys_ && settles();  // where it was scrolled it stands as another thing for the keys first
  on_ = answer.on;
  if (answer.taken) take(ui, *answer.taken);
}

/// In a line, with the way back to the fields.
void GenerateDialog::draw_asked(Ui& ui) {
  const std::string change = ui.tr("editor.generate.change"), key = ui.tr("editor.key.generate"), text = asked_label(ui);
  ButtonLook look{.label = change, .key = key, .compact = true};
  look.width = button_width(ui, look);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float whole = ImGui::GetContentRegionAvail().x, room = whole - look.width - ui.px(ui.sizes.m);
  const float words = measure(ui.fonts.body, text, room).y, high = std::max(words, ui.px(kCompactHeight));
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.body, {at.x, at.y + (high - words) / 2}, im(ui.colour("ink")), text, room);
  ImGui::Dummy({room, high});
  ImGui::SameLine(0, ui.px(ui.sizes.m));
  if (button(ui, look)) turn();
}

std::string GenerateDialog::asked_label(const Ui& ui) const {
  std::string text = ui.tr("editor.generate.asked", {{"rows", form_.rows}, {"from", form_.from}, {"to", form_.to}, {"seed", form_.seed}}) +
                     " · " + ui.tr(kObjectiveLabels[static_cast<std::size_t>(form_.objective)]);
  if (form_.keeps_pentas) text += " · " + ui.tr("editor.generate.asked_pentas");
  if (form_.n1_in_penta5) text += " · " + ui.tr("editor.generate.asked_n1");
  if (form_.last_pieces_differ) text += " · " + ui.tr("editor.generate.asked_differ");
  return text;
}

}  // namespace tablier::editor
