#include "ui/panels/key_scroll.hpp"

#include <imgui.h>

namespace tablier {
namespace {

constexpr float kKeyScrollLine = 56, kPage = 0.85F, kAll = 1e6F;

}  // namespace

bool KeyScroll::key(const KeyChange& key) {
  if (!key.down || key.ctrl || key.alt) return false;
  switch (key.key) {
    case Key::up: lines_ -= 1; break;
    case Key::down: lines_ += 1; break;
    case Key::page_up: pages_ -= kPage; break;
    case Key::page_down: pages_ += kPage; break;
    case Key::space: pages_ += key.shift ? -kPage : kPage; break;
    case Key::home: pages_ = -kAll; break;
    case Key::end: pages_ = kAll; break;
    default: return false;
  }
  return true;
}

bool KeyScroll::apply(const Ui& ui) {
  if (lines_ == 0 && pages_ == 0) return false;
  const float by = lines_ * ui.px(kKeyScrollLine) + pages_ * ImGui::GetWindowHeight();
  ImGui::SetScrollY(std::clamp(ImGui::GetScrollY() + by, 0.0F, ImGui::GetScrollMaxY()));
  lines_ = pages_ = 0;
  return true;
}

}  // namespace tablier
