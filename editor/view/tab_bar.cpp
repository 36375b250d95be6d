#include "editor/view/tab_bar.hpp"

#include "ui/panels/fitted_text.hpp"
#include "ui/panels/menu.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/tiles.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>

namespace tablier::editor {
namespace {

/// Logical pixels.
constexpr float kButton = 34, kTab = 42, kMinTab = 72, kMaxTab = 230, kPlus = 40, kClose = 20, kChangedDot = 3.5F;

class TabBar {
 public:
  TabBar(const Ui& ui, const TabBarLook& look) : ui_(ui), look_(look), bar_(frame_without_panel(ui).bar) {}

  TabBarAnswer draw() {
    const Panel panel(ui_, "##bar", bar_, Panel::Ground::paper, {ui_.sizes.xl, 0});
    const float thin = std::max(1.0F, std::floor(ui_.scale()));
    edge_line(ui_, {0, bar_.h - thin, bar_.w, thin});
    const float left = draw_back();
    const float right = draw_buttons(left);
    draw_tabs(left, right);
    if (look_.opens_menu || (answer_.button && *answer_.button + 1 == look_.buttons.size())) open_menu(look_.menu, look_.opens_menu);
    if (look_.draw_menu) look_.draw_menu();
    return answer_;
  }

 private:
  float top() const { return (bar_.h - ui_.px(kButton)) / 2; }

  float draw_back() {
    const float left = ui_.px(ui_.sizes.l);
    if (look_.back.empty()) return left;
    ImGui::SetCursorPos({left, top()});
    const bool wide = ui_.size.x >= ui_.px(ui_.sizes.panel_break);
    const std::string label = wide ? "‹ " + look_.back : "‹";
    answer_.back = chip(ui_, label);
    if (ImGui::IsItemHovered()) tell(ui_, look_.back);
    return left + chip_width(ui_, label) + ui_.px(ui_.sizes.m);
  }

  std::string label_of(const BarButton& button) const { return button.key.empty() ? button.label : button.label + "  " + button.key; }

  float button_room(std::size_t i) const { return chip_width(ui_, label_of(look_.buttons[i])) + ui_.px(ui_.sizes.s); }

  /// The width that a tab's words need.
  float tab_room(const TabLook& tab) const {
    return std::min(ui_.px(kMaxTab), measure(ui_.fonts.strong, tab.label).x + ui_.px(2 * ui_.sizes.m + kClose + 10));
  }

  /// The first button that there is room for beside the tabs.
  std::size_t first_button(float left) const {
    float needed = left + ui_.px(kPlus + ui_.sizes.xl);
    for (const TabLook& tab : look_.tabs) needed += tab_room(tab) + ui_.px(4);
    for (std::size_t i = 0; i < look_.buttons.size(); ++i) needed += button_room(i);
    std::size_t first = 0;
    for (; needed > bar_.w && first + 1 < look_.buttons.size(); ++first) needed -= button_room(first);
    return first;
  }

  /// From the right; where they begin.
  float draw_buttons(float left) {
    const std::size_t first = first_button(left);
    float right = bar_.w - ui_.px(ui_.sizes.l);
    for (std::size_t i = look_.buttons.size(); i-- > first;) {
      const std::string label = label_of(look_.buttons[i]);
      right -= chip_width(ui_, label);
      ImGui::SetCursorPos({right, top()});
      if (chip(ui_, label)) answer_.button = i;
      if (look_.menu_ring && i + 1 == look_.buttons.size()) ring();
      right -= ui_.px(ui_.sizes.s);
    }
    return right;
  }

  /// Around what was drawn last.
  void ring() const {
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    const float out = ui_.px(2);
    ImGui::GetWindowDrawList()->AddRect({low.x - out, low.y - out}, {high.x + out, high.y + out}, im(ui_.colour("accent")), ui_.px(10), 0,
                                        ui_.px(2));
  }

  /// As wide as their words, narrower where there are many; those before the active one give way first.
  void draw_tabs(float left, float right) {
    const float between = ui_.px(4), room = std::max(0.0F, right - left - ui_.px(kPlus) - ui_.px(ui_.sizes.m));
    const auto count = static_cast<float>(look_.tabs.size());
    const float most = std::clamp(room / count - between, ui_.px(kMinTab), ui_.px(kMaxTab));
    const auto fit = std::max<std::size_t>(1, static_cast<std::size_t>(room / (most + between)));
    const std::size_t first = look_.active < fit ? 0 : look_.active + 1 - fit;
    float x = left;
    for (std::size_t i = first; i < std::min(look_.tabs.size(), first + fit); ++i) {
      const float width = std::floor(std::min(most, tab_room(look_.tabs[i])));
      draw_tab(i, {x, bar_.h - ui_.px(kTab), width, ui_.px(kTab)});
      x += width + between;
    }
    draw_add(x, right);
  }

  /// With its key where that leaves the buttons alone.
  void draw_add(float left, float right) {
    const float keyed = ui_.px(kPlus) + measure(ui_.fonts.label, look_.add_key).x + ui_.px(ui_.sizes.s);
    const bool has_key = left + keyed + ui_.px(ui_.sizes.m) <= right;
    ImGui::SetCursorPos({left, bar_.h - ui_.px(kTab)});
    const Vec2 room{has_key ? keyed : ui_.px(kPlus), ui_.px(kTab)};
    const TileAnswer plus = tile(ui_, "##add", {.size = {room.x, room.y}, .round = 10, .ground = "", .line = "", .label = look_.add});
    const Vec2 size = measure(ui_.fonts.title, "+");
    const float middle = plus.box.x + ui_.px(kPlus) / 2, y = plus.box.centre().y;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, ui_.fonts.title, {middle - size.x / 2, y - size.y / 2}, im(ui_.colour("soft_ink")), "+");
    if (has_key)
      draw_text(list, ui_.fonts.label, {plus.box.x + ui_.px(kPlus - 4), y - line_height(ui_.fonts.label) / 2}, im(ui_.colour("soft_ink")),
                look_.add_key);
    if (plus.hovered) tell(ui_, look_.add);
    answer_.add = plus.pressed;
  }

  void draw_tab(std::size_t i, Rect at) {
    const bool here = i == look_.active;
    ImGui::PushID(static_cast<int>(i));
    ImGui::SetCursorPos({at.x, at.y});
    const TileAnswer t =
        tile(ui_, "##tab",
             {.size = {at.w, at.h}, .round = 10, .ground = here ? "ground" : "", .line = here ? "line" : "", .label = look_.tabs[i].label});
    ImGui::SetItemAllowOverlap();  // for the cross on it
    if (t.pressed) answer_.chosen = i;
    if (t.hovered && !look_.tabs[i].hint.empty()) tell(ui_, look_.tabs[i].hint);
    if (t.hovered && ImGui::IsMouseClicked(ImGuiMouseButton_Middle)) answer_.closed = i;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (here) {  // it grows out of the sheet below
      const float thin = std::max(1.0F, std::floor(ui_.scale()));
      list.AddRectFilled({t.box.x + thin, t.box.bottom() - ui_.px(10)}, {t.box.right() - thin, t.box.bottom()}, im(ui_.colour("ground")));
    }
    const float pad = ui_.px(ui_.sizes.m);
    const ImFont* const font = here ? ui_.fonts.strong : ui_.fonts.body;
    draw_text(list, font, {t.box.x + pad, t.box.centre().y - line_height(font) / 2}, im(ui_.colour(here ? "ink" : "soft_ink")),
              fitted(font, look_.tabs[i].label, at.w - 2 * pad - ui_.px(kClose)));
    draw_end(i, {at.right() - pad / 2 - ui_.px(kClose), at.y + (at.h - ui_.px(kClose)) / 2, ui_.px(kClose), ui_.px(kClose)}, t.hovered);
    ImGui::PopID();
  }

  /// A dot where something is not saved; a cross to close it, where the mouse is.
  void draw_end(std::size_t i, Rect at, bool pointed) {
    ImGui::SetCursorPos({at.x, at.y});
    const TileAnswer t = tile(ui_, "##close", {.size = {at.w, at.h}, .round = 8, .ground = "", .line = ""});
    if (t.pressed) answer_.closed = i;
    if (t.hovered) tell(ui_, look_.close);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Vec2 c = t.box.centre();
    if (look_.tabs[i].changed && !t.hovered) return list.AddCircleFilled(im(c), ui_.px(kChangedDot), im(ui_.colour("accent")));
    if (!pointed && !t.hovered && i != look_.active) return;
    const float half = ui_.px(4);
    const ImU32 ink = im(ui_.colour("soft_ink"));
    list.AddLine({c.x - half, c.y - half}, {c.x + half, c.y + half}, ink, ui_.px(1.5F));
    list.AddLine({c.x - half, c.y + half}, {c.x + half, c.y - half}, ink, ui_.px(1.5F));
  }

  const Ui& ui_;
  const TabBarLook& look_;
  const Rect bar_;
  TabBarAnswer answer_;
};

}  // namespace

TabBarAnswer draw_tab_bar(const Ui& ui, const TabBarLook& look) { return TabBar(ui, look).draw(); }

}  // namespace tablier::editor
