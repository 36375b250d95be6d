#include "ui/panels/fitted_text.hpp"

#include "ui/panels/text_metrics.hpp"

namespace tablier {
namespace {

constexpr std::string_view kMore = "…";
constexpr float kTooltipWidth = 320;

}  // namespace

std::string fitted(const ImFont* font, std::string_view text, float width) {
  if (measure(font, text).x <= width) return std::string(text);
  text = drawable(text);
  const char* const begin = text.data();
  const char* end = begin;
  if (const float room = width - measure(font, kMore).x; room > 0)
    font->CalcTextSizeA(font->FontSize, room, 0, begin, begin + text.size(), &end);
  return std::string(begin, end).append(kMore);
}

void draw_fitted(const Ui& ui, const ImFont* font, Vec2 at, Colour colour, std::string_view text, float width) {
  const std::string shown = fitted(font, text, width);
  draw_text(*ImGui::GetWindowDrawList(), font, at, im(colour), shown);
  if (shown != text) tell_text(*ImGui::GetWindowDrawList(), font, at, text, 0, true);
  const ImVec2 high{at.x + width, at.y + line_height(font)};
  if (shown != text && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(im(at), high)) tell(ui, text);
}

void tell(const Ui& ui, std::string_view text) {
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.px(kTooltipWidth));
  text = drawable(text);
  ImGui::TextUnformatted(text.data(), text.data() + text.size());
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
}

}  // namespace tablier
