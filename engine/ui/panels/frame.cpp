#include "ui/panels/frame.hpp"

#include "ui/core/imgui_bridge.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/menu.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <span>

namespace tablier {

bool panel_is_below(const Ui& ui, PanelUse use) {
  if (ui.size.x >= ui.px(ui.sizes.panel_break)) return false;
  // Lower panels would have no room for what several players need.
  constexpr float kMinHeight = 580, kUpright = 0.9F;
  if (use != PanelUse::players || ui.size.x < ui.px(ui.sizes.panel_players_min) || ui.size.y < ui.px(kMinHeight)) return true;
  return ui.size.x - ui.px(ui.sizes.panel_width) < kUpright * frame_without_panel(ui).board.h;
}

Frame frame_of(const Ui& ui, float strip_height, PanelUse use) {
  Frame f = frame_without_panel(ui);
  f.strip = panel_is_below(ui, use);
  if (f.strip) {
    const float height = std::min(ui.px(strip_height), f.board.h * 0.5F);
    f.board.h -= height;
    f.panel = {0, f.board.bottom(), ui.size.x, height};
  } else {
    const bool wide = use != PanelUse::usual && ui.size.x >= ui.px(ui.sizes.panel_players_break);
    const float width = ui.px(wide ? ui.sizes.panel_width_players : ui.sizes.panel_width);
    f.board.w -= width;
    f.panel = {f.board.right(), f.board.y, width, f.board.h};
  }
  return f;
}

Frame frame_without_panel(const Ui& ui) {
  Frame f;
  f.bar = {0, 0, ui.size.x, ui.px(ui.sizes.bar_height)};
  f.board = {0, f.bar.h, ui.size.x, std::max(0.0F, ui.size.y - f.bar.h)};
  return f;
}

namespace {

/// What title and place take, in the larger letters, or in the least room; see BarLook::by_turns.
struct PlaceRoom {
  float beside = 0, least = 0;
  float stacked = 0;  ///< one over the other, neither of them cut
};

PlaceRoom place_room(const Ui& ui, const BarLook& look) {
  PlaceRoom room;
  const auto add = [&](const std::string& title, const std::string& where) {
    const float wide = measure(ui.fonts.bar, title).x, next = where.empty() ? 0 : ui.px(ui.sizes.l) + measure(ui.fonts.body, where).x;
    room.beside = std::max(room.beside, wide + next);
    const float small = measure(ui.fonts.title, title).x;
    room.least = std::max(room.least, std::min(wide, small));
    room.stacked = std::max({room.stacked, std::min(wide, small), measure(ui.fonts.label, where).x});
  };
  add(look.title, look.where);
  for (const auto& [title, where] : look.by_turns) add(title, where);
  return room;
}

/// Title and place beside each other, or one over the other where there is little room.
void draw_place(const Ui& ui, const BarLook& look, float left, float right) {
  const float height = ui.px(ui.sizes.bar_height), room = std::max(0.0F, right - left);
  const Vec2 title = measure(ui.fonts.bar, look.title), where = measure(ui.fonts.body, look.where);
  const Colour ink = ui.colour("ink"), soft = ui.colour("soft_ink");
  if ((look.where.empty() && look.by_turns.empty()) || place_room(ui, look).beside <= room) {
    draw_fitted(ui, ui.fonts.bar, {left, (height - title.y) / 2}, ink, look.title, room);
    draw_fitted(ui, ui.fonts.body, {left + title.x + ui.px(ui.sizes.l), (height - where.y) / 2 + ui.px(1)}, soft, look.where, room);
    return;
  }
  const float line = line_height(ui.fonts.title) + line_height(ui.fonts.label), top = (height - line) / 2;
  draw_fitted(ui, ui.fonts.title, {left, top}, ink, look.title, room);
  draw_fitted(ui, ui.fonts.label, {left, top + line_height(ui.fonts.title)}, soft, look.where, room);
}

constexpr float kChipHeight = 34;

float chips_width(const Ui& ui, std::span<const std::string> chips) {
  float width = 0;
  for (const std::string& label : chips) width += chip_width(ui, label) + ui.px(ui.sizes.m);
  return width;
}

/// How many of the first chips wait in the menu, so that the others and the menu have room.
std::size_t folded_chips(const Ui& ui, const BarLook& look, float room) {
  if (look.menu.empty() || look.chips.size() < 2) return 0;
  const std::span<const std::string> chips(look.chips);
  std::size_t folded = 0;
  const auto needed = [&] {
    return chips_width(ui, chips.subspan(folded)) + (folded > 0 ? chip_width(ui, look.menu) + ui.px(ui.sizes.m) : 0);
  };
  while (folded < chips.size() && needed() > room) ++folded;
  return folded;
}

/// The first chips behind one, as a menu below it; the one that was pressed, or −1.
int menu_of_chips(const Ui& ui, const BarLook& look, std::size_t count) {
  constexpr const char* kMenu = "##chips";
  int pressed = -1;
  if (chip(ui, look.menu) || look.opens_menu) open_menu(kMenu, look.opens_menu);
  const ImVec2 high = ImGui::GetItemRectMax();
  ImGui::SetNextWindowPos({high.x, high.y + ui.px(ui.sizes.xs)}, ImGuiCond_Always, {1, 0});
  if (!begin_menu(kMenu)) return pressed;
  float width = 0;
  for (std::size_t i = 0; i < count; ++i) width = std::max(width, button_width(ui, {.label = look.chips[i]}));
  for (std::size_t i = 0; i < count; ++i)
    if (button(ui, {.label = look.chips[i], .kind = ButtonKind::quiet, .width = width})) pressed = static_cast<int>(i);
  if (pressed >= 0 || bridge::escape_pressed()) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  return pressed;
}

/// Draws the chips from the right and returns where they begin.
float draw_chips(const Ui& ui, const BarLook& look, float top, float room, BarAnswer& answer) {
  float right = ui.size.x - ui.px(ui.sizes.xl);
  const std::size_t folded = folded_chips(ui, look, room);
  for (std::size_t i = look.chips.size(); i-- > folded;) {
    right -= chip_width(ui, look.chips[i]);
    ImGui::SetCursorPos({right, top});
    if (chip(ui, look.chips[i])) answer.chip = static_cast<int>(i);
    right -= ui.px(ui.sizes.m);
  }
  if (folded == 0) return right;
  right -= chip_width(ui, look.menu);
  ImGui::SetCursorPos({right, top});
  if (const int chosen = menu_of_chips(ui, look, folded); chosen >= 0) answer.chip = chosen;
  return right - ui.px(ui.sizes.m);
}

/// In a narrow window, where it cuts nothing of the place; returns where the chips begin then.
float draw_small_help(const Ui& ui, const BarLook& look, float top, float left, float right, BarAnswer& answer) {
  const std::string label = ui.tr("bar.keys");
  const float begin = right - chip_width(ui, label) - ui.px(ui.sizes.m);
  if (ui.size.x >= ui.px(ui.sizes.panel_break) || begin - left < place_room(ui, look).stacked) return right;
  ImGui::SetCursorPos({begin + ui.px(ui.sizes.m), top});
  answer.keys = chip(ui, label);
  return begin;
}

}  // namespace

BarAnswer bar(const Ui& ui, const BarLook& look) {
  BarAnswer answer;
  const Frame f = frame_without_panel(ui);
  const Panel panel(ui, "##bar", f.bar, Panel::Ground::paper, {ui.sizes.xl, 0});
  const float top = (f.bar.h - ui.px(kChipHeight)) / 2, thin = std::max(1.0F, std::floor(ui.scale()));
  edge_line(ui, {0, f.bar.h - thin, f.bar.w, thin});
  float left = ui.px(ui.sizes.xl);
  const float min = place_room(ui, look).least;
  if (!look.back.empty()) {
    const std::string full = "‹ " + look.back;
    const float menu = look.menu.empty() ? 0 : chip_width(ui, look.menu) + ui.px(ui.sizes.m);
    const bool fits = left + chip_width(ui, full) + ui.px(ui.sizes.l) + min + menu + ui.px(ui.sizes.xl) <= ui.size.x;
    const std::string label = fits ? full : "‹";
    ImGui::SetCursorPos({left, top});
    answer.back = chip(ui, label);
    const Vec2 low = vec(ImGui::GetItemRectMin()), high = vec(ImGui::GetItemRectMax());
    answer.way_back = {low.x, low.y, high.x - low.x, high.y - low.y};
    left += chip_width(ui, label) + ui.px(ui.sizes.l);
  }
  float right = draw_chips(ui, look, top, ui.size.x - ui.px(ui.sizes.xl) - left - min, answer);
  if (look.small_help) right = draw_small_help(ui, look, top, left, right, answer);
  draw_place(ui, look, left, right);
  return answer;
}

std::string back_label(const Ui& ui) {
  const Screen* below = ui.navigator.below();
  const std::string name = below ? below->name(ui) : std::string();
  return name.empty() ? ui.tr("library.name") : name;
}

}  // namespace tablier
