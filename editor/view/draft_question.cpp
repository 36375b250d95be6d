#include "editor/view/draft_question.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <memory>

namespace tablier::editor {
namespace {

/// Logical pixels.
constexpr float kDraftsWidth = 520, kDraftLine = 48;

void draw_draft(const Ui& ui, const DraftLabel& draft, std::size_t i, Picker& picker) {
  const float width = std::floor(ImGui::GetContentRegionAvail().x), pad = ui.px(ui.sizes.m);
  const bool chosen = picker.chosen() == i;
  ImGui::PushID(static_cast<int>(i));
  const TileAnswer t = tile(ui, "##draft",
                            {.size = {width, ui.px(kDraftLine)},
                             .round = 10,
                             .ground = chosen ? "highlight" : "paper",
                             .line = chosen ? "accent" : "line",
                             .thick = chosen,
                             .label = draft.name});
  ImGui::PopID();
  if (chosen && picker.take_moved()) keep_in_sight(ui, t.box);
  if (t.pressed) picker.choose(i);
  const float high = line_height(ui.fonts.strong) + line_height(ui.fonts.label), top = t.box.y + (t.box.h - high) / 2;
  draw_fitted(ui, ui.fonts.strong, {t.box.x + pad, top}, ui.colour("ink"), draft.name, width - 2 * pad);
  draw_fitted(ui, ui.fonts.label, {t.box.x + pad, top + line_height(ui.fonts.strong)}, ui.colour("soft_ink"), draft.note, width - 2 * pad);
}

/// A list from which the arrows or the mouse choose.
void add_list(const Ui& ui, Dialog& dialog, const std::vector<DraftLabel>& drafts, const std::shared_ptr<Picker>& picker) {
  dialog.text = ui.tr("editor.ask.drafts_note", {{"n", drafts.size()}});
  dialog.content = [&ui, drafts, picker] {
    for (std::size_t i = 0; i < drafts.size(); ++i) draw_draft(ui, drafts[i], i, *picker);
  };
  dialog.key = [picker](const KeyChange& key) { return key.key != Key::tab && picker->key(key); };
}

void ask_from(Ui& ui, const std::vector<DraftLabel>& drafts, const DraftAnswers& answers, std::size_t first, bool unasked) {
  const auto picker = std::make_shared<Picker>();
  picker->lay(drafts.size());
  picker->key({.key = Key::home});  // the arrows move from the first one on
  picker->choose(first);
  Dialog dialog{.title = ui.tr("editor.ask.draft"), .width = kDraftsWidth, .unasked = unasked};
  if (drafts.size() == 1) dialog.text = ui.tr("editor.ask.draft_note", {{"name", drafts.front().name}});
  else add_list(ui, dialog, drafts, picker);
  const auto let_go = [&ui, drafts, answers, picker] {
    const std::size_t i = picker->chosen();
    ask_to_let_go(
        ui, drafts[i].name, [answers, i] { answers.let_go(i); }, [&ui, drafts, answers, i] { ask_from(ui, drafts, answers, i, false); });
  };
  dialog.choices = {{ui.tr("editor.ask.draft_do"), [picker, go_on = answers.go_on] { go_on(picker->chosen()); }},
                    {ui.tr("editor.ask.draft_let_go"), let_go, false, {.key = Key::del, .label = ui.tr("key.delete")}},
                    {ui.tr("editor.ask.later"), answers.later}};
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace

void ask_about_drafts(Ui& ui, const std::vector<DraftLabel>& drafts, const DraftAnswers& answers, bool unasked) {
  ask_from(ui, drafts, answers, 0, unasked);
}

void ask_to_let_go(Ui& ui, const std::string& name, const std::function<void()>& let_go, const std::function<void()>& keep) {
  ui.dialogs.ask({.title = ui.tr("editor.remove.title", {{"name", name}}),
                  .text = ui.tr("editor.remove.draft_note"),
                  .choices = {{ui.tr("button.cancel"), keep}, {ui.tr("editor.remove.draft"), let_go}},
                  .first_is_harmless = true});
}

}  // namespace tablier::editor
