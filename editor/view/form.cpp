#include "editor/view/form.hpp"

#include "editor/view/field_columns.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

void draw_refusal(const Ui& ui, const Problem& problem, float width) {
  text_in_column(ui.fonts.label, ui.colour("danger"), ui.tr(problem), width > 0 ? width : ImGui::GetContentRegionAvail().x);
}

}  // namespace

FormState::FormState(std::string_view first, std::optional<Problem> refused, std::span<const FieldOfProblem> fields)
    : refused_(std::move(refused)), focus_(first) {
  if (!refused_) return;
  const auto found =
      std::find_if(fields.begin(), fields.end(), [&](const FieldOfProblem& one) { return one.problem == refused_->text.key; });
  if (found != fields.end()) focus_ = field_ = found->field;
}

bool FormState::takes_focus(std::string_view field) {
  if (focus_ != field) return false;
  focus_.clear();
  return true;
}

void FormState::draw_reason(const Ui& ui, std::string_view field, float width) const {
  if (is_wrong(field)) draw_refusal(ui, *refused_, width);
}

void FormState::draw_rest(const Ui& ui) const {
  if (refused_ && field_.empty()) draw_refusal(ui, *refused_, 0);
}

void form_field(Ui& ui, FormState& state, const FormField& field, std::string& text) {
  note(ui, field.label);
  bool entered = false;
  const FieldLook look{.width = field.width, .wrong = state.is_wrong(field.id), .take_focus = state.takes_focus(field.id)};
  if (text_field(ui, field.id, text, look, &entered)) state.changed(field.id);
  state.draw_reason(ui, field.id, field.width);
  if (entered) ui.dialogs.answer(0);
}

void ask_form(Ui& ui, Dialog dialog, const std::string& label, const std::function<Status()>& use,
              const std::function<void(const Problem&)>& again) {
  dialog.choices = {{label,
                     [use, again] {
                       if (const Status used = use(); !used) again(used.problem());
                     }},
                    {ui.tr("button.cancel")}};
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace tablier::editor
