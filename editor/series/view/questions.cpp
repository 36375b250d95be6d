#include "editor/series/view/questions.hpp"

#include "editor/view/field_columns.hpp"
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

namespace fs = std::filesystem;

constexpr float kWide = 520, kKeysWidth = 1000;

/// A line of text under its name. Enter answers the dialog.
void field(Ui& ui, const char* id, const char* name, std::string& text, bool take_focus, float width = 0) {
  note(ui, ui.tr(name));
  bool entered = false;
  text_field(ui, id, text, {.width = width, .take_focus = take_focus}, &entered);
  if (entered) ui.dialogs.answer(0);
}

constexpr std::array<const char*, 22> kKeyLines{"move",  "lay",   "drag", "clear",    "lock",     "copy",  "rows", "duplicate",
                                                "shift", "words", "row",  "complete", "generate", "print", "leaf", "play",
                                                "undo",  "save",  "open", "tabs",     "settings", "quit"};

/// What each key does, beside it.
void draw_keys(const Ui& ui, std::span<const char* const> lines, float width) {
  const auto key = [&ui](const char* line) { return ui.tr(std::string("editor.keys.") + line); };
  float room = 0;
  for (const char* line : kKeyLines) room = std::max(room, measure(ui.fonts.strong, key(line)).x);
  room = std::min(room + ui.px(ui.sizes.m), width / 2);
  const float left = ImGui::GetCursorPosX();
  for (const char* line : lines) {
    const float top = ImGui::GetCursorPosY();
    text_in_column(ui.fonts.strong, ui.colour("ink"), key(line), room);
    const float below = ImGui::GetCursorPosY();
    ImGui::SetCursorPos({left + room, top});
    text_in_column(ui.fonts.body, ui.colour("ink"), ui.tr(std::string("editor.keys_do.") + line), width - room);
    ImGui::SetCursorPos({left, std::max(below, ImGui::GetCursorPosY())});
  }
}

/// A question with fields: what was typed is used, or said why not and asked again by `again`.
template <typename Form>
void ask_form(Ui& ui, Dialog dialog, const std::shared_ptr<Form>& typed, const std::function<Status(const Form&)>& use,
              const std::function<void()>& again) {
  dialog.choices.push_back({ui.tr("editor.ask.use"), [&ui, typed, use, again] {
                              const Status used = use(*typed);
                              if (used) return;
                              ui.say(used.problem());
                              again();
                            }});
  dialog.choices.push_back({ui.tr("button.cancel")});
  ui.dialogs.ask(std::move(dialog));
}

}  // namespace

void ask_texts(Ui& ui, const SeriesTexts& now, const std::function<Status(const SeriesTexts&)>& use) {
  const auto typed = std::make_shared<SeriesTexts>(now);
  const auto fresh = std::make_shared<bool>(true);
  Dialog dialog{.title = ui.tr("editor.ask.words"), .text = ui.tr("editor.ask.words_note"), .width = kWide};
  dialog.content = [&ui, typed, fresh] {
    field_columns(ui, {[&](float w) { field(ui, "##fr", "editor.ask.title_fr", typed->title.fr, std::exchange(*fresh, false), w); },
                       [&](float w) { field(ui, "##en", "editor.ask.title_en", typed->title.en, false, w); }});
    field(ui, "##note_fr", "editor.ask.note_fr", typed->note.fr, false);
    field(ui, "##note_en", "editor.ask.note_en", typed->note.en, false);
    field_columns(ui, {[&](float w) { field(ui, "##author", "editor.ask.author", typed->author, false, w); },
                       [&](float w) { field(ui, "##date", "editor.ask.date", typed->date, false, w); }});
    field(ui, "##licence", "editor.ask.licence", typed->licence, false);
  };
  ask_form<SeriesTexts>(ui, std::move(dialog), typed, use, [&ui, typed, use] { ask_texts(ui, *typed, use); });
}

void ask_row(Ui& ui, const RowForm& now, int max, const std::function<Status(const RowForm&)>& use) {
  struct Chosen {
    std::int64_t first, last;
    int all = 0;
  };
  const auto typed = std::make_shared<RowForm>(now);
  const auto chosen = std::make_shared<Chosen>(Chosen{now.range.first, now.range.last, now.range_of_all ? 1 : 0});
  const auto fresh = std::make_shared<bool>(true);
  Dialog dialog{.title = ui.tr("editor.ask.row"), .text = ui.tr("editor.ask.row_note")};
  dialog.content = [&ui, typed, chosen, fresh, max] {
    field(ui, "##name", "editor.ask.row_name", typed->name, std::exchange(*fresh, false));
    number_under_label(ui, "##first", ui.tr("editor.ask.first"), chosen->first, 1, max);
    number_under_label(ui, "##last", ui.tr("editor.ask.last"), chosen->last, 1, max);
    gap(ui, ui.sizes.s);
    const std::vector<std::string> which{ui.tr("editor.ask.this_row"), ui.tr("editor.ask.all_rows")};
    choose_one(ui, "rows", which, chosen->all);
    typed->range = {static_cast<int>(chosen->first), static_cast<int>(chosen->last)};
    typed->range_of_all = chosen->all == 1;
  };
  ask_form<RowForm>(ui, std::move(dialog), typed, use, [&ui, typed, max, use] { ask_row(ui, *typed, max, use); });
}

void ask_name(Ui& ui, const EditorContext& context, const std::string& name, const std::function<void(const fs::path&)>& use) {
  const auto typed = std::make_shared<std::string>(name);
  const auto fresh = std::make_shared<bool>(true);
  Dialog dialog{.title = ui.tr("editor.ask.name"), .text = ui.tr("editor.ask.name_note"), .width = kWide};
  dialog.content = [&ui, &context, typed, fresh] {
    field(ui, "##name", "editor.ask.file", *typed, std::exchange(*fresh, false));
    note(ui, own_file(context.paths, context.game, *typed).string());
  };
  dialog.choices.push_back({ui.tr("editor.save"), [&ui, &context, typed, use] {
                              if (!is_good_name(*typed)) {
                                ui.say(Problem("editor.no.name"));
                                return ask_name(ui, context, *typed, use);
                              }
                              const fs::path file = own_file(context.paths, context.game, *typed);
                              std::error_code error;
                              const Then go_on = [use, file] { use(file); };
                              if (fs::exists(file, error)) ask_about_file(ui, "replace", file, go_on);
                              else if (is_name_of_bundled(context.paths, context.game, *typed)) ask_about_file(ui, "hide", file, go_on);
                              else use(file);
                            }});
  dialog.choices.push_back({ui.tr("button.cancel")});
  ui.dialogs.ask(std::move(dialog));
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
