#include "ui/panels/tiles.hpp"

#include "ui/core/imgui_bridge.hpp"
#include "ui/core/probe.hpp"

#include <imgui_internal.h>

namespace tablier {
namespace {

float line_width(const Ui& ui, bool thick) { return std::max(1.0F, std::floor(ui.scale())) * (thick ? 2.0F : 1.0F); }

void draw_ring(const Ui& ui, Rect box, float round) {
  const float out = ui.px(2), width = ui.px(2);
  ImGui::GetWindowDrawList()->AddRect({box.x - out, box.y - out}, {box.right() + out, box.bottom() + out}, im(ui.colour("accent")),
                                      round + out, 0, width);
}

}  // namespace

TileAnswer tile(const Ui& ui, const char* id, const TileLook& look) {
  const ImVec2 size{std::max(1.0F, look.size.x), std::max(1.0F, look.size.y)};
  TileAnswer answer;
  bool held = false, focused = false;
  if (look.enabled) {
    answer.pressed = ImGui::InvisibleButton(id, size);
    bridge::item_drawn();
    answer.hovered = ImGui::IsItemHovered();
    held = ImGui::IsItemActive();
    focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  } else {
    ImGui::Dummy(size);
    answer.hovered = ImGui::IsItemHovered();
  }
  if (!look.label.empty()) probe_item(look.label, look.enabled);
  const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
  answer.box = {low.x, low.y, size.x, size.y};
  const float round = ui.px(look.round);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const double answering = !look.enabled ? 0 : held ? 0.10 : answer.hovered ? 0.05 : 0;
  if (!look.ground.empty()) list.AddRectFilled(low, high, im(blend(ui.colour(look.ground), ui.colour("ink"), answering)), round);
  else if (answering > 0) list.AddRectFilled(low, high, im(faded(ui.colour("ink"), answering)), round);
  if (!look.line.empty()) list.AddRect(low, high, im(ui.colour(look.line)), round, 0, line_width(ui, look.thick));
  if (look.ring || focused) draw_ring(ui, answer.box, round);
  return answer;
}

void keep_in_sight(const Ui& ui, Rect box) {
  const ImRect view = ImGui::GetCurrentWindow()->InnerClipRect;
  const float around = ui.px(ui.sizes.l);
  const float above = view.Min.y + around - box.y, below = box.bottom() + around - view.Max.y;
  if (above > 0) ImGui::SetScrollY(std::max(0.0F, ImGui::GetScrollY() - above));
  else if (below > 0) ImGui::SetScrollY(ImGui::GetScrollY() + below);
}

TileAnswer picked_tile(const Ui& ui, Picker& picker, std::size_t i, TileLook look) {
  const bool chosen = picker.any() && picker.chosen() == i;
  look.ring = chosen && picker.by_keys();
  ImGui::PushID(static_cast<int>(i));
  const TileAnswer answer = tile(ui, "##tile", look);
  ImGui::PopID();
  if (chosen && picker.take_moved()) keep_in_sight(ui, answer.box);
  return answer;
}

}  // namespace tablier
