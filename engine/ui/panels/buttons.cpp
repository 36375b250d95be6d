#include "ui/core/imgui_bridge.hpp"
#include "ui/core/probe.hpp"
#include "ui/panels/fitted_text.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <string>

namespace tablier {
namespace {

struct Colours {
  Colour ground, line, ink, key;
};

Colours colours_of(const Ui& ui, ButtonKind kind) {
  const Colour paper = ui.colour("paper"), accent = ui.colour("accent"), on = ui.colour("on_accent");
  switch (kind) {
    case ButtonKind::primary: return {accent, accent, on, ui.colour("on_accent_soft")};
    case ButtonKind::danger: return {ui.colour("raised"), ui.colour("danger"), ui.colour("danger"), ui.colour("danger")};
    case ButtonKind::quiet: return {faded(paper, 0), faded(paper, 0), ui.colour("soft_ink"), ui.colour("soft_ink")};
    case ButtonKind::secondary: break;
  }
  return {ui.colour("raised"), ui.colour("line"), ui.colour("ink"), ui.colour("soft_ink")};
}

/// Hovering and pressing bring the ground nearer to the ink.
Colour answering(Colour ground, Colour ink, bool hovered, bool held) {
  const Colour base = ground.a == 0 ? faded(ink, 0) : ground;
  if (base.a == 0) return faded(ink, held ? 0.14 : hovered ? 0.07 : 0);
  return blend(base, ink, held ? 0.16 : hovered ? 0.07 : 0);
}

void draw_focus_ring(const Ui& ui, ImDrawList& list, ImVec2 low, ImVec2 high, float round) {
  if (!ImGui::IsItemFocused() || !ImGui::GetIO().NavVisible) return;
  const float out = ui.px(2);
  list.AddRect({low.x - out, low.y - out}, {high.x + out, high.y + out}, im(ui.colour("accent")), round + out, 0, ui.px(2));
}

struct Pressed {
  bool pressed, hovered, held;
};

/// `name`: what it is known by, where that is not its label; empty: that.
Pressed press_area(std::string_view label, ImVec2 size, std::string_view kind, bool enabled = true, std::string_view name = {}) {
  size = {std::max(size.x, 1.0F), std::max(size.y, 1.0F)};
  const std::string id(name.empty() ? label : name);
  if (!enabled) {
    ImGui::Dummy(size);
    probe_item(label, false, kind);
    return {};
  }
  const bool pressed = ImGui::InvisibleButton(id.empty() ? "##" : id.c_str(), size);
  bridge::pressable_drawn();
  probe_item(label, true, kind);
  return {pressed, ImGui::IsItemHovered(), ImGui::IsItemActive()};
}

void plate(const Ui& ui, const Colours& c, const Pressed& p, float round) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  list.AddRectFilled(low, high, im(answering(c.ground, c.ink, p.hovered, p.held)), round);
  if (c.line.a > 0) list.AddRect({low.x, low.y}, high, im(c.line), round, 0, std::max(1.0F, std::floor(ui.scale())));
  draw_focus_ring(ui, list, low, high, round);
}

/// Logical pixels beside, over and under the words, and before the key.
struct Around {
  float side, height, key;
};

Around around(const Ui& ui, const ButtonLook& look) {
  return look.compact ? Around{12, kCompactHeight, 10} : Around{14, kButtonHeight, ui.sizes.l};
}

/// So much nearer, in logical pixels, a key comes to the words before it is sent below them.
constexpr float kKeyGives = 6;
/// Over and under words and a key below them where there is little room, in logical pixels.
constexpr float kOverTwoLines = 6;

float key_width(const Ui& ui, const ButtonLook& look) {
  return look.key.empty() ? 0 : measure(ui.fonts.label, look.key).x + ui.px(around(ui, look).key);
}

float pixels_wide(const Ui& ui, const ButtonLook& look) {
  return look.width > 0 ? look.width : look.width < 0 ? button_width(ui, look) : ImGui::GetContentRegionAvail().x;
}

/// How words and key stand in a button of some width, in pixels.
struct ButtonWords {
  float for_key;
  bool key_below;  ///< the words leave no room for the key on their line
  float wrap;
  Vec2 extent;  ///< of the words
  float below;  ///< them, for the key
  float height;
};

ButtonWords words_in(const Ui& ui, const ButtonLook& look, float width) {
  const Around room = around(ui, look);
  const float full_key = key_width(ui, look), alone = width - 2 * ui.px(room.side);
  const float given = std::clamp(button_width(ui, look) - width, 0.0F, full_key > 0 ? ui.px(kKeyGives) : 0.0F), for_key = full_key - given;
  const bool key_below = for_key > 0 && measure(ui.fonts.strong, look.label).x > alone - for_key;
  const float wrap = key_below || for_key == 0 ? alone : alone - for_key;
  const Vec2 extent = measure(ui.fonts.strong, look.label, wrap);
  const float below = key_below ? line_height(ui.fonts.label) + ui.px(2) : 0;
  const float over = key_below && look.compact ? ui.px(kOverTwoLines) : ui.px(room.height - 22);
  return {for_key, key_below, wrap, extent, below, std::max({look.height, ui.px(room.height), extent.y + below + over})};
}

}  // namespace

void focus_ring(const Ui& ui, float round) {
  draw_focus_ring(ui, *ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(), ImGui::GetItemRectMax(), ui.px(round));
}

float button_width(const Ui& ui, const ButtonLook& look) {
  return measure(ui.fonts.strong, look.label).x + key_width(ui, look) + 2 * ui.px(around(ui, look).side);
}

float button_height(const Ui& ui, const ButtonLook& look) { return words_in(ui, look, pixels_wide(ui, look)).height; }

float least_button_width(const Ui& ui, const ButtonLook& look) {
  return button_width(ui, look) - (look.key.empty() ? 0 : ui.px(kKeyGives));
}

bool button(const Ui& ui, const ButtonLook& look) {
  const float width = pixels_wide(ui, look);
  const Around room = around(ui, look);
  const float side = ui.px(room.side), full_key = key_width(ui, look);
  const auto [for_key, key_below, wrap, extent, below, height] = words_in(ui, look, width);

  const Pressed p = press_area(look.label, {width, height}, "button", look.enabled);
  Colours c = colours_of(ui, look.kind);
  if (!look.enabled) c = {faded(c.ground, 0.4), faded(c.line, 0.6), faded(c.ink, 0.45), faded(c.key, 0.45)};
  plate(ui, c, p, ui.px(ui.sizes.radius_button));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 low = vec(ImGui::GetItemRectMin());
  const float top = low.y + (height - extent.y - below) / 2;
  const bool middle = look.key.empty() && look.width != 0;
  draw_text(list, ui.fonts.strong, {middle ? low.x + (width - extent.x) / 2 : low.x + side, top}, im(c.ink), look.label, wrap);
  if (key_below) draw_text(list, ui.fonts.label, {low.x + side, top + extent.y + ui.px(2)}, im(c.key), look.key);
  else if (for_key > 0)
    draw_text(list, ui.fonts.label, {low.x + width - side - full_key + ui.px(room.key), low.y + (height - line_height(ui.fonts.label)) / 2},
              im(c.key), look.key);
  return p.pressed;
}

float chip_width(const Ui& ui, std::string_view label) { return measure(ui.fonts.body, label).x + 2 * ui.px(ui.sizes.m); }

namespace {

/// No wider than `max`, in pixels.
bool draw_chip(const Ui& ui, std::string_view label, bool lit, std::string_view kind, float max) {
  const float height = ui.px(34), needed = chip_width(ui, label), width = std::min(needed, std::max(height, max));
  const Pressed p = press_area(label, {width, height}, kind);
  Colours c{ui.colour("raised"), ui.colour("line"), ui.colour("soft_ink"), {}};
  if (lit) c = {ui.colour("done_ground"), ui.colour("done"), ui.colour("done"), {}};
  plate(ui, c, p, ui.px(ui.sizes.radius_chip));
  const Vec2 low = vec(ImGui::GetItemRectMin());
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 at{low.x + ui.px(ui.sizes.m), low.y + (height - line_height(ui.fonts.body)) / 2};
  if (needed <= width) draw_text(list, ui.fonts.body, at, im(c.ink), label);
  else draw_fitted(ui, ui.fonts.body, at, c.ink, label, width - 2 * ui.px(ui.sizes.m));
  if (lit) {  // colour does not say it alone
    const float bar = ui.px(3), side = ui.px(ui.sizes.m);
    list.AddRectFilled({low.x + side, low.y + height - bar - ui.px(3)}, {low.x + width - side, low.y + height - ui.px(3)}, im(c.ink),
                       bar / 2);
  }
  return p.pressed;
}

}  // namespace

bool chip(const Ui& ui, std::string_view label, bool lit) { return draw_chip(ui, label, lit, "chip", chip_width(ui, label)); }

bool step(const Ui& ui, std::string_view label, StepState state, float side) {
  const Pressed p = press_area(label, {side, side}, "step");
  Colours c{ui.colour("tray"), faded(ui.colour("line"), 0), ui.colour("soft_ink"), {}};
  if (state == StepState::done) c = {ui.colour("done"), c.line, ui.colour("on_done"), {}};
  if (state == StepState::here) c = {ui.colour("accent"), c.line, ui.colour("on_accent"), {}};
  plate(ui, c, p, ui.px(6));
  const Vec2 low = vec(ImGui::GetItemRectMin()), size = measure(ui.fonts.label_strong, label);
  draw_text(*ImGui::GetWindowDrawList(), ui.fonts.label_strong, {low.x + (side - size.x) / 2, low.y + (side - size.y) / 2}, im(c.ink),
            label);
  return p.pressed;
}

/// Between a switch's words and the ring that tells that the keys are on it, in logical pixels.
constexpr float kBesideToggle = 6;

bool toggle(const Ui& ui, std::string_view label, bool& on, std::string_view id) {
  const float width = ImGui::GetContentRegionAvail().x, track_w = ui.px(40), track_h = ui.px(22);
  const Vec2 extent = measure(ui.fonts.body, label, width - track_w - ui.px(ui.sizes.m));
  const float height = std::max(extent.y, track_h) + ui.px(ui.sizes.s);
  const Pressed p = press_area(label, {width, height}, "switch", true, id);
  if (p.pressed) on = !on;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Vec2 low = vec(ImGui::GetItemRectMin());
  draw_text(list, ui.fonts.body, {low.x, low.y + (height - extent.y) / 2}, im(ui.colour("ink")), label,
            width - track_w - ui.px(ui.sizes.m));
  const Vec2 track{low.x + width - track_w, low.y + (height - track_h) / 2};
  const Colour ground = on ? ui.colour("done") : ui.colour("line");
  list.AddRectFilled(im(track), {track.x + track_w, track.y + track_h}, im(answering(ground, ui.colour("ink"), p.hovered, p.held)),
                     track_h / 2);
  list.AddCircleFilled({on ? track.x + track_w - track_h / 2 : track.x + track_h / 2, track.y + track_h / 2}, track_h / 2 - ui.px(3),
                       im(ui.colour("paper")));
  const ImVec2 high = ImGui::GetItemRectMax();
  const float beside = ui.px(kBesideToggle);
  draw_focus_ring(ui, list, {low.x - beside, low.y}, {high.x + beside, high.y}, ui.px(ui.sizes.radius_chip));
  return p.pressed;
}

bool choose_one(const Ui& ui, const char* id, std::span<const std::string> labels, int& chosen, std::optional<int>* on) {
  ImGui::PushID(id);
  if (chosen >= 0 && chosen < static_cast<int>(labels.size())) bridge::enter_tab_group_at(chosen);
  bool changed = false;
  const float row = ImGui::GetContentRegionAvail().x, right = ImGui::GetCursorScreenPos().x + row;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (i > 0 && ImGui::GetItemRectMax().x + ui.px(ui.sizes.s) + chip_width(ui, labels[i]) <= right) ImGui::SameLine();
    if (draw_chip(ui, labels[i], static_cast<int>(i) == chosen, "choice", row) && static_cast<int>(i) != chosen) {
      chosen = static_cast<int>(i);
      changed = true;
    }
    if (on && ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) *on = static_cast<int>(i);
  }
  ImGui::PopID();
  return changed;
}

}  // namespace tablier
