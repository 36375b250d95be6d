#include "editor/series/view/editor_panel.hpp"

#include "editor/series/view/cell_view.hpp"
#include "editor/series/view/penta_picture.hpp"
#include "ui/core/pictures.hpp"
#include "ui/painter/table_painter.hpp"
#include "ui/panels/widgets.hpp"

#include <array>

namespace tablier::editor {
namespace {

constexpr const char* kPicture = "editor_preview";

struct ActLook {
  EditorCommand command;
  const char* words;
  const char* key;
  bool wide = false;  ///< takes a line of the panel
};

constexpr std::array<ActLook, 9> kActs{{{EditorCommand::complete, "editor.act.complete", "editor.key.complete", true},
                                        {EditorCommand::words, "editor.act.words", "editor.key.words", true},
                                        {EditorCommand::row, "editor.act.row", "editor.key.row", true},
                                        {EditorCommand::add_row, "editor.act.add_row", "editor.key.add_row", true},
                                        {EditorCommand::remove_row, "editor.act.remove_row", "editor.key.remove_row", true},
                                        {EditorCommand::row_up, "editor.act.row_up", "editor.key.row_up"},
                                        {EditorCommand::row_down, "editor.act.row_down", "editor.key.row_down"},
                                        {EditorCommand::undo, "editor.act.undo", "key.undo"},
                                        {EditorCommand::redo, "editor.act.redo", "key.redo"}}};

bool is_possible(const EditSession& session, EditorCommand command) {
  const SeriesModel& model = session.model();
  if (session.completing()) return command == EditorCommand::stop;
  switch (command) {
    case EditorCommand::undo: return model.can_undo();
    case EditorCommand::redo: return model.can_redo();
    case EditorCommand::remove_row: return model.rows().size() > 1;
    case EditorCommand::row_up: return session.cursor().row > 0;
    case EditorCommand::row_down: return session.cursor().row + 1 < model.rows().size();
    default: return true;
  }
}

EditorCommand act_button(const Ui& ui, const EditSession& session, const ActLook& look, float width, bool keys) {
  const std::string key = keys ? ui.tr(look.key) : std::string();
  const bool pressed = button(ui, {.label = ui.tr(look.words), .key = key, .width = width, .enabled = is_possible(session, look.command)});
  return pressed ? look.command : EditorCommand::none;
}

/// How far the completion is, in place of the buttons.
EditorCommand completing(const Ui& ui, const EditSession& session) {
  return progress(ui, session.completed(), ui.tr("editor.completing"), ui.tr("editor.act.stop")) ? EditorCommand::stop
                                                                                                 : EditorCommand::none;
}

EditorCommand wide_acts(const Ui& ui, const EditSession& session) {
  if (session.completing()) return completing(ui, session);
  EditorCommand command = EditorCommand::none;
  const float room = ImGui::GetContentRegionAvail().x, between = ui.px(ui.sizes.s), half = std::floor((room - between) / 2);
  bool second = false;
  for (const ActLook& look : kActs) {
    if (second) ImGui::SameLine(0, between);
    const EditorCommand pressed = act_button(ui, session, look, look.wide ? 0 : half, look.wide);
    if (pressed != EditorCommand::none) command = pressed;
    second = !look.wide && !second;
  }
  return command;
}

EditorCommand strip_acts(const Ui& ui, const EditSession& session) {
  if (session.completing()) return completing(ui, session);
  constexpr int kColumns = 3;
  EditorCommand command = EditorCommand::none;
  const float room = ImGui::GetContentRegionAvail().x, between = ui.px(6), width = std::floor((room - 2 * between) / kColumns);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {between, between});
  int i = 0;
  for (const ActLook& look : kActs) {
    if (i++ % kColumns != 0) ImGui::SameLine(0, between);
    const EditorCommand pressed = act_button(ui, session, look, width, false);
    if (pressed != EditorCommand::none) command = pressed;
  }
  ImGui::PopStyleVar();
  return command;
}

std::string penta_title(const Ui& ui, const EditSession& session) {
  const Spot spot = session.penta_spot();
  return ui.tr("editor.penta.of_row", {{"row", session.model().rows()[spot.row].name}, {"n", spot.column + 1}});
}

void say_penta(const Ui& ui, const EditSession& session) {
  const PentaNews* news = session.report().at(session.penta_spot());
  if (!news) return;
  const PentaLabels words = penta_label(ui, *news);
  const float side = ui.px(14);
  status(ui, penta_colour(ui, *news), words.first, words.second);
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  draw_sign(ui, news->state, {high.x - ui.px(ui.sizes.m) - side / 2, (low.y + high.y) / 2}, side);
}

}  // namespace

void EditorPanel::picture(Ui& ui, Vec2 size, const EditSession& session, const GameSpec& game) {
  const Spot spot = session.penta_spot();
  const PentaNews* news = session.report().at(spot);
  const katamino::Solution* solution = news ? session.counter().solution(news->set) : nullptr;
  const int columns = static_cast<int>(spot.column) + 1;
  const TableTaste taste{.marks = ui.services.settings.marks, .labels = ui.services.settings.labels};
  const std::string shows =
      std::to_string(columns) + "/" + (solution ? std::to_string(news->set) : "") + taste.labels + (taste.marks ? "m" : "");
  if (std::exchange(shown_, shows) != shows) ui.pictures.forget(kPicture);
  const Palette palette(ui.theme, &game.paints);
  const auto drawn = ui.pictures.get(
      kPicture, static_cast<int>(size.x), static_cast<int>(size.y), ui.colour("paper"),
      [&](Canvas& canvas, Rect box) { draw_picture(canvas, palette, penta_scene(session.pieces(), columns, solution), box, taste); });
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy(im(size));
  if (drawn) ImGui::GetWindowDrawList()->AddImage(drawn->texture, at, {at.x + size.x, at.y + size.y}, drawn->from, drawn->to);
}

EditorCommand EditorPanel::draw(Ui& ui, const Frame& frame, const EditSession& session, const GameSpec& game) {
  const Rect at = frame.panel;
  const float thin = std::max(1.0F, std::floor(ui.scale()));
  if (!frame.strip) {
    const Panel panel(ui, "##panel", at, Panel::Ground::paper, {ui.sizes.l, ui.sizes.l});
    edge_line(ui, {at.x, at.y, thin, at.h});
    title(ui, penta_title(ui, session));
    const float width = std::floor(ImGui::GetContentRegionAvail().x);
    picture(ui, {width, std::floor(width * 0.48F)}, session, game);
    say_penta(ui, session);
    gap(ui, ui.sizes.m);
    return wide_acts(ui, session);
  }
  const Panel panel(ui, "##panel", at, Panel::Ground::paper, {ui.sizes.l, ui.sizes.s});
  edge_line(ui, {at.x, at.y, at.w, thin});
  const float height = at.h - 2 * ui.px(ui.sizes.s), width = std::floor(height * 1.9F), top = ImGui::GetCursorPosY();
  picture(ui, {width, std::floor(height)}, session, game);
  const float words = ui.px(200), left = ui.px(ui.sizes.l) + width + ui.px(ui.sizes.m);
  ImGui::SetCursorPos({left, top});
  ImGui::BeginChild("##penta", {words, height}, false, ImGuiWindowFlags_NoScrollbar);
  title(ui, penta_title(ui, session));
  say_penta(ui, session);
  ImGui::EndChild();
  ImGui::SetCursorPos({left + words + ui.px(ui.sizes.m), top});
  ImGui::BeginChild("##acts", {0, height}, false, ImGuiWindowFlags_NoScrollbar);
  const EditorCommand command = strip_acts(ui, session);
  ImGui::EndChild();
  return command;
}

}  // namespace tablier::editor
