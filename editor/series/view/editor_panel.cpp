#include "editor/series/view/editor_panel.hpp"

#include "content/row_label.hpp"
#include "editor/series/view/cell_view.hpp"
#include "editor/series/view/penta_picture.hpp"
#include "ui/core/pictures.hpp"
#include "ui/painter/table_painter.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/taste.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <utility>

namespace tablier::editor {
namespace {

constexpr const char* kPicture = "editor_preview";
/// Logical pixels.
constexpr float kMaxPicture = 196, kDifficulty = 138, kStripLabel = 236;
constexpr float kPictureShape = 0.62F;  ///< height to width

/// In that room: a long name of a row gives way, not the number of the penta.
std::string penta_title(const Ui& ui, const EditSession& session, float room) {
  const CellIndex cell = session.penta_spot();
  const std::string& row = session.model().rows()[cell.row].name;
  const auto title = [&](const std::string& name) { return ui.tr("editor.penta.of_row", {row_arg(name), {"n", cell.column + 1}}); };
  const float over = measure(ui.fonts.title, title(row)).x - room;
  return over <= 0 ? title(row) : title(fitted(ui.fonts.title, row, measure(ui.fonts.title, row).x - over));
}

/// What is worth most of a penta's label, in pixels.
float label_need(const Ui& ui, const PentaNews* news) {
  if (!news) return 0;
  const PentaLabels labels = penta_label(ui, *news);
  return measure(ui.fonts.label, labels.second.empty() ? labels.first : labels.second).x;
}

/// As much as there is room for: what is twice is said before how many solutions it has, which the slot shows too.
std::string penta_label_in(const Ui& ui, const PentaLabels& labels, const PentaNews& news, float room) {
  if (labels.second.empty()) return labels.first;
  for (const std::string& label : {labels.first + " · " + labels.second, labels.second})
    if (measure(ui.fonts.label, label).x <= room) return label;
  return "= " + news.repeats;
}

/// On one line: the penta's name, and what it is worth.
void head(const Ui& ui, const EditSession& session) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const PentaNews* const news = session.report().at(session.penta_spot());
  const std::string name = penta_title(ui, session, width - label_need(ui, news) - ui.px(ui.sizes.m));
  const float left = measure(ui.fonts.title, name).x + ui.px(ui.sizes.m);
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.title, {at.x, at.y}, im(ui.colour("ink")), name);
  if (news) {
    const PentaLabels labels = penta_label(ui, *news);
    const std::string label = penta_label_in(ui, labels, *news, width - left);
    const bool bad = news->state == PentaState::impossible || !news->repeats.empty();
    const std::string shown = fitted(ui.fonts.label, label, width - left);
    draw_fitted(ui, ui.fonts.label,
                {at.x + width - measure(ui.fonts.label, shown).x, at.y + line_height(ui.fonts.title) - line_height(ui.fonts.label)},
                ui.colour(bad ? "danger" : "soft_ink"), label, width - left);
  }
  ImGui::Dummy({width, line_height(ui.fonts.title)});
}

/// How far the empty slots are filled, and the way to stop that.
EditorCommand completing_line(const Ui& ui, const EditSession& session) {
  const std::string stop = ui.tr("editor.act.stop"), key = ui.tr("key.escape");
  ButtonLook look{.label = stop, .key = key, .compact = true};
  look.width = button_width(ui, look);
  const float side = ui.px(kCompactHeight), room = ImGui::GetContentRegionAvail().x - look.width - ui.px(ui.sizes.m), bar = ui.px(6);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_fitted(ui, ui.fonts.label, {at.x, at.y}, ui.colour("ink"), ui.tr("editor.completing"), room);
  draw_bar(ui, {at.x, at.y + side - bar - ui.px(4), room, bar}, session.completed());
  ImGui::Dummy({std::max(1.0F, room), side});
  ImGui::SameLine(0, ui.px(ui.sizes.m));
  return button(ui, look) ? EditorCommand::stop : EditorCommand::none;
}

/// Which of the solutions is shown, in words where there is room for them.
std::string place_among(const Ui& ui, const SolutionBrowser& found, bool in_words) {
  if (in_words) return ui.tr("editor.solution_of", {{"n", found.at() + 1}, {"all", found.count()}});
  return count_label(ui, found.at() + 1) + " / " + count_label(ui, found.count());
}

/// A button that leafs through solutions; its key stands on it where there is room.
struct Arrow {
  const char* sign;
  EditorCommand turn;

  std::string label(const Ui& ui, bool keyed) const { return keyed ? std::string(sign) + "  " + ui.tr(look_of(turn).key_label) : sign; }
  float width(const Ui& ui) const { return button_width(ui, {.label = label(ui, true), .compact = true}); }
  bool draw(const Ui& ui, bool keyed, bool enabled) const {
    const std::string shown = label(ui, keyed);
    const float width = keyed ? -1 : ui.px(kCompactHeight);
    const bool pressed = button(ui, {.label = shown, .width = width, .enabled = enabled, .compact = true});
    if (ImGui::IsItemHovered()) tell(ui, ui.tr(look_of(turn).label) + "  " + ui.tr(look_of(turn).key_label));
    ImGui::SameLine(0, ui.px(ui.sizes.s));
    return pressed;
  }
};

/// In the middle of the room at the cursor.
void draw_place(const Ui& ui, const SolutionBrowser& found, Vec2 room) {
  if (found.count() > 0) {
    const bool in_words = measure(ui.fonts.label, place_among(ui, found, true)).x <= room.x;
    const std::string label = place_among(ui, found, in_words);
    const Vec2 size = measure(ui.fonts.label, label);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label, {at.x + (room.x - size.x) / 2, at.y + (room.y - size.y) / 2},
              im(ui.colour("ink")), label);
  }
  ImGui::Dummy({std::max(1.0F, room.x), room.y});
}

/// ‹ solution 2 of 4 › and the way to play it; where that is narrow, which one it is stands below. While slots are filled, how far that is.
EditorCommand solutions_line(const Ui& ui, const EditSession& session) {
  if (session.completing()) return completing_line(ui, session);
  constexpr Arrow before{"‹", EditorCommand::previous_solution}, after{"›", EditorCommand::next_solution};
  const SolutionBrowser& found = session.solutions();
  const std::string play = ui.tr("editor.act.play_short"), key = ui.tr("editor.key.play");
  ButtonLook look{.label = play, .key = key, .kind = ButtonKind::primary, .enabled = found.count() > 0, .compact = true};
  look.width = button_width(ui, look);
  const float between = ui.px(ui.sizes.s), whole = ImGui::GetContentRegionAvail().x;
  const float middle = whole - before.width(ui) - after.width(ui) - look.width - 3 * between;
  const bool below = middle < measure(ui.fonts.label, place_among(ui, found, false)).x;
  const bool keyed = !below || middle + between >= 0;
  EditorCommand command = EditorCommand::none;
  if (before.draw(ui, keyed, found.count() > 1)) command = before.turn;
  if (!below) {
    draw_place(ui, found, {middle, ui.px(kCompactHeight)});
    ImGui::SameLine(0, between);
  }
  if (after.draw(ui, keyed, found.count() > 1)) command = after.turn;
  if (button(ui, look)) command = EditorCommand::play;
  if (below) draw_place(ui, found, {whole, line_height(ui.fonts.label)});
  return command;
}

}  // namespace

void EditorPanel::picture(Ui& ui, Vec2 size, const EditSession& session, const GameSpec& game) {
  const PentaNews* const news = session.report().at(session.penta_spot());
  const SolutionBrowser& found = session.solutions();
  const katamino::Solution* solution = found.shown();
  if (!solution && news) solution = session.counter().solution(news->set);
  const int columns = static_cast<int>(session.penta_spot().column) + 1;
  const TableTaste taste = taste_of(ui);
  const std::string shows = std::to_string(columns) + "/" + (solution ? std::to_string(news->set) + "/" + std::to_string(found.at()) : "") +
                            (found.shown() ? "!" : "") + taste.labels + (taste.marks ? "m" : "");
  if (std::exchange(shown_, shows) != shows) ui.pictures.forget(kPicture);
  const Palette palette(ui.theme, &game.paints);
  const auto drawn = ui.pictures.get(
      kPicture, static_cast<int>(size.x), static_cast<int>(size.y), ui.colour("paper"),
      [&](Canvas& canvas, Rect box) { draw_picture(canvas, palette, penta_scene(session.pieces(), columns, solution), box, taste); });
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy(im(size));
  if (drawn) ImGui::GetWindowDrawList()->AddImage(drawn->texture, at, {at.x + size.x, at.y + size.y}, drawn->from, drawn->to);
}

PanelAnswer EditorPanel::draw_wide(Ui& ui, Rect at, const EditSession& session, const GameSpec& game) {
  const float thin = std::max(1.0F, std::floor(ui.scale())), pad = ui.px(ui.sizes.l), width = std::floor(at.w - 2 * pad);
  const float board = std::floor(std::min({width * kPictureShape, ui.px(kMaxPicture), at.h * 0.4F}));
  const float spacing = ImGui::GetStyle().ItemSpacing.y;
  const float top = std::ceil(2 * pad + line_height(ui.fonts.title) + board + ui.px(kCompactHeight) + 2 * spacing + ui.px(2));
  PanelAnswer answer;
  {
    const Panel panel(ui, "##panel", {at.x, at.y, at.w, top}, Panel::Ground::paper, {ui.sizes.l, ui.sizes.l});
    edge_line(ui, {at.x, at.y, thin, top});
    head(ui, session);
    picture(ui, {width, board}, session, game);
    answer.command = solutions_line(ui, session);
  }
  const float foot = std::min(ui.px(kDifficulty), std::max(0.0F, (at.h - top) / 3));
  answer.candidates = {at.x, at.y + top, at.w, at.h - top - foot};
  answer.difficulty = {at.x, at.bottom() - foot, at.w, foot};
  return answer;
}

PanelAnswer EditorPanel::draw_strip(Ui& ui, Rect at, const EditSession& session, const GameSpec& game) {
  const float thin = std::max(1.0F, std::floor(ui.scale())), pad = ui.px(ui.sizes.s), height = std::floor(at.h - 2 * pad);
  const float text = ui.px(kStripLabel), gap = ui.px(ui.sizes.m);
  const float board = std::floor(height / kPictureShape);
  const float width = std::min(at.w, ui.px(ui.sizes.l) + board + gap + text + gap);
  PanelAnswer answer;
  {
    const Panel panel(ui, "##panel", {at.x, at.y, width, at.h}, Panel::Ground::paper, {ui.sizes.l, ui.sizes.s});
    edge_line(ui, {at.x, at.y, width, thin});
    const float top = ImGui::GetCursorPosY();
    picture(ui, {board, height}, session, game);
    ImGui::SetCursorPos({ui.px(ui.sizes.l) + board + gap, top});
    ImGui::BeginChild("##penta", {text, height}, false, ImGuiWindowFlags_NoScrollbar);
    head(ui, session);
    answer.command = solutions_line(ui, session);
    ImGui::EndChild();
  }
  answer.candidates = {at.x + width, at.y, std::max(0.0F, at.w - width), at.h};
  return answer;
}

PanelAnswer EditorPanel::draw(Ui& ui, const Frame& frame, const EditSession& session, const GameSpec& game) {
  return frame.strip ? draw_strip(ui, frame.panel, session, game) : draw_wide(ui, frame.panel, session, game);
}

}  // namespace tablier::editor
