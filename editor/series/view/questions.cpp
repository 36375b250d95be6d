#include "editor/series/view/questions.hpp"

#include "editor/view/field_columns.hpp"
#include "editor/view/form.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/fields.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <span>
#include <utility>

namespace tablier::editor {
namespace {

constexpr float kWide = 520, kKeysWidth = 1000;

constexpr std::array kFields{FieldOfProblem{"editor.no.title", "##fr"}, FieldOfProblem{"series.date", "##date"},
                             FieldOfProblem{"editor.no.row_name", "##name"}, FieldOfProblem{"editor.no.row_twice", "##name"},
                             FieldOfProblem{"editor.no.range", "##last"}};

constexpr std::array<const char*, 24> kKeyLines{"move",      "lay",   "beside", "drag", "clear",    "lock",     "copy",     "rows",
                                                "duplicate", "shift", "words",  "row",  "complete", "generate", "print",    "difficulty",
                                                "leaf",      "play",  "undo",   "save", "open",     "tabs",     "settings", "quit"};

/// What each key does, beside it.
void draw_keys(const Ui& ui, std::span<const char* const> lines, float width) {
  const auto key = [&ui](const char* line) { return ui.tr(std::string("editor.keys.") + line); };
  const bool low = ui.size.y < ui.px(kLowWindow);
  const ImFont* const name = low ? ui.fonts.label_strong : ui.fonts.strong;
  const ImFont* const body = low ? ui.fonts.label : ui.fonts.body;
  float room = 0;
  for (const char* line : kKeyLines) room = std::max(room, measure(name, key(line)).x);
  room = std::min(room + ui.px(ui.sizes.m), width / 2);
  const float left = ImGui::GetCursorPosX();
  for (const char* line : lines) {
    const float top = ImGui::GetCursorPosY();
    text_in_column(name, ui.colour("ink"), key(line), room);
    const float below = ImGui::GetCursorPosY();
    ImGui::SetCursorPos({left + room, top});
    text_in_column(body, ui.colour("ink"), ui.tr(std::string("editor.keys_do.") + line), width - room);
    ImGui::SetCursorPos({left, std::max(below, ImGui::GetCursorPosY())});
  }
}

/// A text that is longer than its field, below it, where the dialog has room to grow: one that began to scroll would lose the keys.
void draw_whole(const Ui& ui, const std::string& text) {
  if (ui.size.y < ui.px(kLowWindow)) return;
  if (measure(ui.fonts.body, text).x > ImGui::GetContentRegionAvail().x - ui.px(ui.sizes.xl)) note(ui, text);
}

/// The window's own language comes first.
bool is_french(const Ui& ui) { return ui.services.locale.language() == "fr"; }

void ask_texts_again(Ui& ui, const SeriesTexts& now, const std::function<Status(const SeriesTexts&)>& use,
                     const std::optional<Problem>& refused) {
  const auto typed = std::make_shared<SeriesTexts>(now);
  const auto state = std::make_shared<FormState>(is_french(ui) ? "##fr" : "##en", refused, kFields);
  Dialog dialog{.title = ui.tr("editor.ask.words"), .text = ui.tr("editor.ask.words_note"), .width = kWide};
  dialog.content = [&ui, typed, state] {
    const auto field = [&](const char* id, const char* label, std::string& text) {
      return [&ui, &state, id, label, &text](float width) { form_field(ui, *state, {id, ui.tr(label), width}, text); };
    };
    const auto title_fr = field("##fr", "editor.ask.title_fr", typed->title.fr);
    const auto title_en = field("##en", "editor.ask.title_en", typed->title.en);
    const auto note_fr = field("##note_fr", "editor.ask.note_fr", typed->note.fr);
    const auto note_en = field("##note_en", "editor.ask.note_en", typed->note.en);
    const bool french = is_french(ui);
    field_columns(ui, {french ? title_fr : title_en, french ? title_en : title_fr});
    (french ? note_fr : note_en)(0);
    draw_whole(ui, french ? typed->note.fr : typed->note.en);
    (french ? note_en : note_fr)(0);
    draw_whole(ui, french ? typed->note.en : typed->note.fr);
    field_columns(ui, {field("##author", "editor.ask.author", typed->author), field("##date", "editor.ask.date", typed->date)});
    field("##licence", "editor.ask.licence", typed->licence)(0);
    state->draw_rest(ui);
  };
  ask_form(
      ui, std::move(dialog), ui.tr("editor.ask.use"), [typed, use] { return use(*typed); },
      [&ui, typed, use](const Problem& why) { ask_texts_again(ui, *typed, use, why); });
}

/// Of a range that cannot be, the end that was changed is wrong.
auto fields_of_row(const RowForm& now, const RowForm& before) {
  auto fields = kFields;
  if (now.range.first != before.range.first) fields.back().field = "##first";
  return fields;
}

/// `before`: as the row is.
void ask_row_again(Ui& ui, const RowForm& now, const RowForm& before, int max, const std::function<Status(const RowForm&)>& use,
                   const std::optional<Problem>& refused) {
  struct Chosen {
    std::int64_t first, last;
    int all = 0;
  };
  const auto typed = std::make_shared<RowForm>(now);
  const auto chosen = std::make_shared<Chosen>(Chosen{now.range.first, now.range.last, now.range_of_all ? 1 : 0});
  const auto state = std::make_shared<FormState>("##name", refused, fields_of_row(now, before));
  Dialog dialog{.title = ui.tr("editor.ask.row"), .text = ui.tr("editor.ask.row_note")};
  dialog.content = [&ui, typed, chosen, state, max] {
    form_field(ui, *state, {"##name", ui.tr("editor.ask.row_name")}, typed->name);
    bool entered = false;
    const auto end = [&](const char* id, const char* label, std::int64_t& value) {
      const std::int64_t was = value;
      const FieldLook look{.wrong = state->is_wrong(id), .take_focus = state->takes_focus(id)};
      entered = number_under_label(ui, id, ui.tr(label), value, 1, max, look) || entered;
      state->draw_reason(ui, id, 0);
      return value != was;
    };
    const bool first = end("##first", "editor.ask.first", chosen->first), last = end("##last", "editor.ask.last", chosen->last);
    if (first || last) {
      state->changed("##first");
      state->changed("##last");
    }
    gap(ui, ui.sizes.s);
    const std::vector<std::string> which{ui.tr("editor.ask.this_row"), ui.tr("editor.ask.all_rows")};
    choose_one(ui, "rows", which, chosen->all);
    state->draw_rest(ui);
    typed->range = {static_cast<int>(chosen->first), static_cast<int>(chosen->last)};
    typed->range_of_all = chosen->all == 1;
    if (entered) ui.dialogs.answer(0);
  };
  ask_form(
      ui, std::move(dialog), ui.tr("editor.ask.use"), [typed, use] { return use(*typed); },
      [&ui, typed, before, max, use](const Problem& why) { ask_row_again(ui, *typed, before, max, use, why); });
}

}  // namespace

void ask_texts(Ui& ui, const SeriesTexts& now, const std::function<Status(const SeriesTexts&)>& use) { ask_texts_again(ui, now, use, {}); }

void ask_row(Ui& ui, const RowForm& now, int max, const std::function<Status(const RowForm&)>& use) {
  ask_row_again(ui, now, now, max, use, {});
}

void show_keys(Ui& ui) {
  Dialog dialog{.title = ui.tr("editor.keys.title"), .width = kKeysWidth};
  dialog.content = [&ui] {
    const std::span<const char* const> all(kKeyLines);
    const std::size_t half = (all.size() + 1) / 2;
    const bool two = ImGui::GetContentRegionAvail().x >= ui.px(kKeysWidth) * 0.8F;
    if (two)
      field_columns(ui, {[&](float w) { draw_keys(ui, all.first(half), w); }, [&](float w) { draw_keys(ui, all.subspan(half), w); }});
    else draw_keys(ui, all, std::floor(ImGui::GetContentRegionAvail().x));
  };
  dialog.choices.push_back({ui.tr("button.close")});
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace tablier::editor
