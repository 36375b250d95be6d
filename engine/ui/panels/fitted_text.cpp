#include "ui/panels/fitted_text.hpp"

#include "ui/panels/text_metrics.hpp"

namespace tablier {
namespace {

constexpr std::string_view kMore = "…";
constexpr float kTooltipWidth = 320;

/// The start of the character before `i`.
std::size_t back_one(std::string_view utf8, std::size_t i) {
  constexpr unsigned char kTop = 0xc0, kContinues = 0x80;
  do --i;
  while (i > 0 && (static_cast<unsigned char>(utf8[i]) & kTop) == kContinues);
  return i;
}

}  // namespace

std::string fitted(const ImFont* font, std::string_view text, float width) {
  if (measure(font, text).x <= width) return std::string(text);
  std::string cut;
  for (std::size_t end = text.size(); end > 0;) {
    end = back_one(text, end);
    cut = std::string(text.substr(0, end)).append(kMore);
    if (measure(font, cut).x <= width) break;
  }
  return cut;
}

void draw_fitted(const Ui& ui, const ImFont* font, Vec2 at, Colour colour, std::string_view text, float width) {
  const std::string shown = fitted(font, text, width);
  draw_text(*ImGui::GetWindowDrawList(), font, at, im(colour), shown);
  const ImVec2 high{at.x + width, at.y + line_height(font)};
  if (shown != text && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(im(at), high)) tell(ui, text);
}

void tell(const Ui& ui, std::string_view text) {
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.px(kTooltipWidth));
  ImGui::TextUnformatted(text.data(), text.data() + text.size());
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
}

}  // namespace tablier
