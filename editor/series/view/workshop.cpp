#include "editor/series/view/workshop.hpp"

#include "editor/series/model/same_rows.hpp"
#include "editor/series/view/candidates_view.hpp"

namespace tablier::editor {
namespace {

/// Logical pixels.
constexpr float kDifficultyDialog = 780, kDifficultyHigh = 320;

}  // namespace

bool Workshop::update(Ui& ui, const EditSession& session) {
  finder_.look(session.model().rows(), session.cursor());
  bool changed = finder_.poll();
  bool measured = meter_.poll();
  if (!same_rows(measured_, session.model().rows())) {
    measured_ = session.model().rows();
    measure(session);
    measured = true;
  }
  if (measured) curves_ = curves_of(ui, session, meter_, game_.content.series);
  changed = changed || measured;
  return generate_.update(ui) || changed;
}

/// The series itself first, then those of the game beside which it is shown.
void Workshop::measure(const EditSession& session) {
  std::vector<NumberSet> sets = sets_of(session.model().series());
  for (const SeriesSpec& series : game_.content.series) {
    const auto more = sets_of(series);
    sets.insert(sets.end(), more.begin(), more.end());
  }
  meter_.want(std::move(sets));
}

std::optional<int> Workshop::draw_candidates(const Ui& ui, Rect at, const EditSession& session, const KeyArea& keys) {
  const CandidatesAnswer answer =
      editor::draw_candidates(ui, at, {session, finder_, game_, keys.piece(), keys.place() == KeyPlace::candidates});
  candidate_lines_ = answer.lines;
  return answer.pressed;
}

void Workshop::draw_difficulty(const Ui& ui, Rect at, const EditSession& session) {
  editor::draw_difficulty(ui, at, session, meter_, curves_);
}

void Workshop::ask_difficulty(Ui& ui, const EditSession& session) {
  Dialog dialog{.title = ui.tr(session.model().series().title), .text = ui.tr("editor.difficulty.note"), .width = kDifficultyDialog};
  const CellIndex penta = session.penta_spot();
  curve_keys_.begin({penta.row, static_cast<int>(penta.column) + 1});
  dialog.key = [this](const KeyChange& key) { return curve_keys_.key(key, lines_of(curves_)); };
  dialog.content = [this, &ui, &session] {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect box{at.x, at.y, ImGui::GetContentRegionAvail().x, ui.px(kDifficultyHigh)};
    draw_difficulty_plot(ui, box, session, meter_, curves_, curve_keys_);
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({box.w, box.h});
  };
  dialog.choices = {{ui.tr("button.close")}};
  ui.dialogs.ask(std::move(dialog));
}

void Workshop::draw_curve(const Ui& ui, Rect box, const EditSession& session, std::size_t row) {
  draw_row_curve(ui, box, curves_, row, session.cursor().row == row);
}

void Workshop::describe(Value& all) const {
  Value candidates = Value::list();
  for (const Candidate& one : finder_.candidates())
    candidates.push(Value::map({{"number", one.number},
                                {"possible", one.possible},
                                {"solutions", one.solutions ? Value(*one.solutions) : Value()},
                                {"futures", one.futures},
                                {"reason", one.reason.key}}));
  all.set("candidates", std::move(candidates));
  all.set("generating", generate_.busy());
  all.set("alternatives", std::uint64_t{generate_.alternatives().size()});
}

}  // namespace tablier::editor
