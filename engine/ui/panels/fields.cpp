#include "ui/panels/fields.hpp"

#include "ui/panels/imgui_bridge.hpp"
#include "ui/panels/text_metrics.hpp"
#include "ui/panels/widgets.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace tablier {
namespace {

constexpr std::size_t kMostLetters = 400;
constexpr float kFieldHeight = 34;

/// A step to a side, pressed for as long as it shall go on.
bool step_chip(const Ui& ui, const char* sign, bool possible) {
  ImGui::PushButtonRepeat(true);
  if (!possible) ImGui::PushStyleVar(ImGuiStyleVar_Alpha, 0.4F);
  const bool pressed = chip(ui, sign);
  if (!possible) ImGui::PopStyleVar();
  ImGui::PopButtonRepeat();
  return pressed && possible;
}

}  // namespace

bool text_field(const Ui& ui, const char* id, std::string& text, const FieldLook& look, bool* entered) {
  std::array<char, kMostLetters> buffer{};
  std::memcpy(buffer.data(), text.data(), std::min(text.size(), buffer.size() - 1));
  const float up = (ui.px(kFieldHeight) - ImGui::GetFontSize()) / 2;
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(ui.sizes.m), up});
  ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, ui.px(ui.sizes.radius_chip));
  ImGui::PushStyleColor(ImGuiCol_Border, im(ui.colour(look.wrong ? "danger" : "line")));
  ImGui::SetNextItemWidth(look.width > 0 ? look.width : ImGui::GetContentRegionAvail().x);
  if (look.take_focus) ImGui::SetKeyboardFocusHere();
  const std::string hint(look.hint);
  const bool changed = ImGui::InputTextWithHint(id, hint.c_str(), buffer.data(), buffer.size(), ImGuiInputTextFlags_AutoSelectAll);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(2);
  if (changed) text = buffer.data();
  if (entered) *entered = ImGui::IsItemDeactivated() && bridge::enter_pressed();
  return changed;
}

bool number_field(const Ui& ui, const char* id, std::int64_t& number, std::int64_t least, std::int64_t most) {
  ImGui::PushID(id);
  const std::int64_t before = number;
  if (step_chip(ui, "−", number > least)) --number;
  ImGui::SameLine(0, ui.px(ui.sizes.xs));
  std::string text = std::to_string(number);
  const float width = std::max(measure(ui.fonts.body, std::to_string(most)).x, ui.px(24)) + ui.px(2 * ui.sizes.m + 4);
  if (text_field(ui, "##typed", text, {.width = width})) {
    std::int64_t typed = number;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), typed);
    if (error == std::errc{} && end == text.data() + text.size()) number = std::clamp(typed, least, most);
  }
  ImGui::SameLine(0, ui.px(ui.sizes.xs));
  if (step_chip(ui, "+", number < most)) ++number;
  ImGui::PopID();
  return number != before;
}

}  // namespace tablier
