#include "editor/series/view/generate_dialog.hpp"

#include "editor/series/view/alternative_view.hpp"
#include "editor/view/field_columns.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier::editor {
namespace {

using katamino::Objective;

/// Logical pixels.
constexpr float kGenerateWidth = 860;
constexpr int kMaxGeneratedRows = 40;
constexpr std::int64_t kMaxSeed = 999;
constexpr int kFramesToStand = 3;
constexpr std::size_t kCloseChoice = 1;  ///< of the dialog's choices

constexpr std::array<Objective, 4> kObjectives{Objective::single, Objective::fewest, Objective::max, Objective::curve};
constexpr std::array<const char*, 4> kObjectiveLabels{"editor.generate.objective.single", "editor.generate.objective.fewest",
                                                      "editor.generate.objective.most", "editor.generate.objective.curve"};

/// A line in a column of that width.
void remark(const Ui& ui, const std::string& text, std::string_view colour, float width) {
  text_in_column(ui.fonts.label, ui.colour(colour), text, width);
}

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
  alternatives_.clear();
  problem_.reset();
}

void GenerateDialog::open(Ui& ui, const EditSession& session, std::function<void(std::vector<SeriesRow>)> take) {
  begin(session);
  take_ = std::move(take);
  Dialog dialog{.title = ui.tr("editor.generate.title"), .text = ui.tr("editor.generate.note"), .width = kGenerateWidth};
  dialog.content = [this, &ui] { draw(ui); };
  dialog.key = [this, &ui](const KeyChange& pressed) { return key(ui, pressed); };
  dialog.content_has_enter = [this] { return on_.has_value(); };
  dialog.choices = {{ui.tr("editor.generate.make"), [this] { make(); }, true}, {ui.tr("button.close"), [this] { generator_.cancel(); }}};
  ui.dialogs.ask(std::move(dialog));
}

/// The keys go to what was made, unless they are at a text.
bool GenerateDialog::update(Ui&) {
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
  gives_keys_ = !bridge::typing();
  return true;
}

katamino::Objective GenerateDialog::objective() const { return kObjectives[static_cast<std::size_t>(form_.objective)]; }

GenerateDialog::Asked GenerateDialog::asked() const {
  return {form_, objective() == Objective::curve ? curve_.values(range()) : std::vector<int>()};
}

void GenerateDialog::make() {
  if (generator_.busy()) return;
  alternatives_.clear();
  on_.reset();
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
  generator_.start(grid_request(std::move(wished), rows_, [this](CellIndex cell) { return rows_[cell.row].numbers[cell.column] != 0; }));
}

void GenerateDialog::draw(Ui& ui) {
  const bool entered = draw_measure(ui);
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
  draw_result(ui);
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

/// Of the grid that the keys are on, else of the first one.
std::vector<double> GenerateDialog::shown_curve() const {
  if (alternatives_.empty() || is_stale()) return {};
  return alternatives_[on_.value_or(0) < alternatives_.size() ? on_.value_or(0) : 0].curve.columns;
}

void GenerateDialog::take(Ui& ui, std::size_t i) {
  take_(alternatives_[i].rows);
  ui.dialogs.answer(kCloseChoice);
}

/// Enter takes the grid that the keys are on, and a figure takes that one; those of a curve are its own.
bool GenerateDialog::key(Ui& ui, const KeyChange& pressed) {
  if (is_press(pressed, Key::enter) && on_ && *on_ < alternatives_.size()) {
    take(ui, *on_);
    return true;
  }
  const auto digit = static_cast<std::size_t>(static_cast<int>(pressed.key) - static_cast<int>(Key::digit1));
  if (is_press(pressed, pressed.key) && pressed.key >= Key::digit1 && digit < alternatives_.size() && !bridge::typing()) {
    take(ui, digit);
    return true;
  }
  return objective() == Objective::curve && curve_.key(pressed, range());
}

void GenerateDialog::draw_result(Ui& ui) {
  if (generator_.busy() && tablier::progress(ui, generator_.progress(), ui.tr("editor.generate.making"), ui.tr("editor.generate.stop")))
    generator_.cancel();
  if (problem_) status(ui, ui.colour("danger"), ui.tr(*problem_));
  on_now_.reset();
  if (!alternatives_.empty()) draw_alternatives(ui);
  on_ = on_now_;
}

void GenerateDialog::draw_alternatives(Ui& ui) {
  const float room = ImGui::GetContentRegionAvail().x, between = ui.px(ui.sizes.s), count = static_cast<float>(Generator::kAlternatives);
  const float width = std::floor((room - (count - 1) * between) / count);
  const float top = ImGui::GetCursorPosY();
  // Where all has no room, what was made is what one looks at.
  if (settles()) ImGui::SetScrollFromPosY(ImGui::GetCursorScreenPos().y - ImGui::GetWindowPos().y, 0);
  if (is_stale()) remark(ui, ui.tr("editor.generate.stale"), "danger", room);
  else remark(ui, what_is_marked(ui), "soft_ink", room);
  if (gives_keys_) bridge::focus_next_item();
  gives_keys_ = gives_keys_ && settles();  // where it grows beyond the window it begins to scroll, as another thing for the keys
  for (std::size_t i = 0; i < alternatives_.size(); ++i) {
    if (i > 0) ImGui::SameLine(0, between);
    draw_alternative(ui, i, width);
  }
  if (alternatives_.size() < Generator::kAlternatives && !is_stale()) {
    ImGui::SameLine(0, between);
    remark(ui, why_no_more(ui), "ink", width);
  }
  fill_below(top);
}

/// Where it scrolls, as much room as brings what was made to the top: no half line stands over it.
void GenerateDialog::fill_below(float top) {
  const float room = ImGui::GetWindowHeight() - (ImGui::GetCursorPosY() - top);
  if (ImGui::GetScrollMaxY() > 0 && room > 1) ImGui::Dummy({1, std::floor(room - ImGui::GetStyle().ItemSpacing.y)});
}

std::string GenerateDialog::what_is_marked(const Ui& ui) const {
  std::string text = ui.tr("editor.generate.marked");
  if (alternatives_.size() > 1) text += " " + ui.tr("editor.generate.differing");
  return text + " " + ui.tr("editor.generate.figure_takes", {{"n", alternatives_.size()}});
}

/// Why there are fewer than were to be made.
std::string GenerateDialog::why_no_more(const Ui& ui) const { return ui.tr("editor.generate.no_more"); }

void GenerateDialog::draw_alternative(Ui& ui, std::size_t i, float width) {
  const Alternative& one = alternatives_[i];
  ImGui::PushID(static_cast<int>(i));
  ImGui::BeginGroup();
  const std::string label = ui.tr("editor.generate.take", {{"n", i + 1}});
  const bool on = on_ == i;
  const std::string enter = on ? ui.tr("key.enter") : std::string();
  if (button(ui, {.label = label, .key = enter, .kind = on ? ButtonKind::primary : ButtonKind::secondary, .width = width, .compact = true}))
    take(ui, i);
  if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) on_now_ = i;
  for (const std::string& text : remarks(ui, one)) remark(ui, text, "soft_ink", width);
  draw_alternative_rows(ui, {.one = one, .game = game_, .first = i > 0 ? &alternatives_.front() : nullptr, .width = width});
  ImGui::EndGroup();
  ImGui::PopID();
}

/// What is told of a grid.
std::vector<std::string> GenerateDialog::remarks(const Ui& ui, const Alternative& one) const {
  std::vector<std::string> all{
      ui.tr("editor.generate.figures", {{"single", one.figures.single}, {"solutions", static_cast<std::int64_t>(one.figures.solutions)}})};
  if (!one.curve.columns.empty())
    all.push_back(ui.tr("editor.generate.off_curve", {{"n", static_cast<int>(std::lround(100 * one.curve.distance))}}));
  all.push_back(ui.tr(one.optimal ? "editor.generate.optimal" : "editor.generate.not_proven"));
  if (made_for_.form.last_pieces_differ && !one.last_pieces_differ) all.push_back(ui.tr("editor.generate.alike"));
  return all;
}

}  // namespace tablier::editor
