#include "editor/series/view/editor_command.hpp"

#include "ui/panels/frame.hpp"
#include "ui/panels/menu.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <array>

namespace tablier::editor {
namespace {

using enum EditorCommand;

constexpr CommandLook of_file(EditorCommand command, const char* label, const char* key_label, Key key, bool ctrl, bool shift = false) {
  return {.command = command, .label = label, .key_label = key_label, .key = key, .ctrl = ctrl, .shift = shift, .of_series = false};
}
constexpr CommandLook of_series(EditorCommand command, const char* label, const char* key_label, Key key, bool ctrl = false) {
  return {.command = command, .label = label, .key_label = key_label, .key = key, .ctrl = ctrl};
}
constexpr CommandLook of_row(EditorCommand command, const char* label, const char* key_label, Key key, bool ctrl = false,
                             bool alt = false) {
  return {.command = command, .label = label, .key_label = key_label, .key = key, .ctrl = ctrl, .alt = alt, .of_row = true};
}

constexpr std::array<CommandLook, 27> kCommands{
    of_file(make, "editor.act.make", "editor.key.make", Key::n, true),
    of_file(open, "editor.act.open", "editor.key.open", Key::o, true),
    of_series(save, "editor.save", "editor.key.save", Key::s, true),
    {.command = save_as, .label = "editor.act.save_as", .key_label = "editor.key.save_as", .key = Key::s, .ctrl = true, .shift = true},
    of_file(close_tab, "editor.act.close_tab", "editor.key.close_tab", Key::w, true),
    of_series(texts, "editor.act.words", "editor.key.words", Key::f2),
    of_series(complete, "editor.act.complete", "editor.key.complete", Key::f5),
    of_series(generate, "editor.act.generate", "editor.key.generate", Key::f6),
    of_series(print, "editor.act.print", "editor.key.print", Key::p, true),
    of_series(undo, "editor.act.undo", "key.undo", Key::z, true),
    of_series(redo, "editor.act.redo", "key.redo", Key::y, true),
    of_file(keys, "editor.act.keys", "editor.key.keys", Key::f1, false),
    of_file(settings, "editor.act.settings", "editor.key.settings", Key::f10, false),
    of_file(quit, "editor.act.quit", "editor.key.quit", Key::q, true),
    of_row(difficulty, "editor.difficulty.title", "editor.key.difficulty", Key::f3),
    of_row(row, "editor.act.row", "editor.key.row", Key::f4),
    of_row(add_row, "editor.act.add_row", "editor.key.add_row", Key::enter, true),
    of_row(remove_row, "editor.act.remove_row", "editor.key.remove_row", Key::del, true),
    of_row(duplicate_row, "editor.act.duplicate_row", "editor.key.duplicate_row", Key::d, true),
    of_row(copy_row, "editor.act.copy_row", "editor.key.copy_row", Key::c, true),
    of_row(paste, "editor.act.paste", "editor.key.paste", Key::v, true),
    of_row(row_up, "editor.act.row_up", "editor.key.row_up", Key::up, false, true),
    of_row(row_down, "editor.act.row_down", "editor.key.row_down", Key::down, false, true),
    of_row(lock, "editor.act.lock", "editor.key.lock", Key::space),
    of_row(previous_solution, "editor.act.previous_solution", "editor.key.previous_solution", Key::f7),
    of_row(next_solution, "editor.act.next_solution", "editor.key.next_solution", Key::f8),
    of_row(play, "editor.act.play", "editor.key.play", Key::f9),
};

bool is_pressed(const CommandLook& look, const KeyChange& key) {
  return key.key == look.key && key.ctrl == look.ctrl && key.alt == look.alt && key.shift == look.shift;
}

}  // namespace

std::span<const CommandLook> commands() { return kCommands; }

const CommandLook& look_of(EditorCommand command) {
  return *std::find_if(kCommands.begin(), kCommands.end(), [command](const CommandLook& one) { return one.command == command; });
}

EditorCommand command_of(const KeyChange& key) {
  if (key.key == Key::z && key.ctrl && key.shift) return redo;
  const auto found = std::find_if(kCommands.begin(), kCommands.end(), [&](const CommandLook& one) { return is_pressed(one, key); });
  return found == kCommands.end() ? none : found->command;
}

bool is_possible(const EditSession& session, EditorCommand command) {
  const SeriesModel& model = session.model();
  switch (command) {
    case undo: return model.can_undo();
    case redo: return model.can_redo();
    case remove_row: return model.rows().size() > 1;
    case row_up: return session.cursor().row > 0;
    case row_down: return session.cursor().row + 1 < model.rows().size();
    case lock: return model.at(session.cursor()) != 0;
    case play: return session.solutions().count() > 0;
    case next_solution:
    case previous_solution: return session.solutions().count() > 1;
    case complete: return !session.completing();
    default: return true;
  }
}

namespace {

EditorCommand draw_column(const Ui& ui, const EditSession* session, bool of_row, float width) {
  EditorCommand chosen = none;
  ImGui::BeginGroup();
  for (const CommandLook& look : kCommands) {
    if (look.of_row != of_row) continue;
    const bool enabled = session ? is_possible(*session, look.command) : !look.of_series;
    const std::string label = ui.tr(look.label), key = ui.tr(look.key_label);
    if (button(ui, {.label = label, .key = key, .kind = ButtonKind::quiet, .width = width, .enabled = enabled, .compact = true}))
      chosen = look.command;
  }
  ImGui::EndGroup();
  return chosen;
}

}  // namespace

EditorCommand draw_command_menu(const Ui& ui, const EditSession* session, bool close) {
  const Rect bar = frame_without_panel(ui).bar;
  ImGui::SetNextWindowPos({bar.right() - ui.px(ui.sizes.l), bar.bottom() - ui.px(ui.sizes.xs)}, ImGuiCond_Always, {1, 0});
  ImGui::SetNextWindowSizeConstraints({0, 0}, {ui.size.x, ui.size.y - bar.bottom()});
  if (!begin_menu(kCommandMenu)) return none;
  if (close) ImGui::CloseCurrentPopup();
  float width = 0;
  for (const CommandLook& look : kCommands) {
    const std::string label = ui.tr(look.label), key = ui.tr(look.key_label);
    width = std::max(width, button_width(ui, {.label = label, .key = key, .compact = true}));
  }
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(ui.sizes.m), ui.px(1)});
  EditorCommand chosen = draw_column(ui, session, false, width);
  if (session) {
    ImGui::SameLine();
    if (const EditorCommand second = draw_column(ui, session, true, width); second != none) chosen = second;
  }
  ImGui::PopStyleVar();
  if (chosen != none) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  return chosen;
}

}  // namespace tablier::editor
