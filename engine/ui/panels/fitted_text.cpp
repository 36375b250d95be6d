#include "ui/panels/fitted_text.hpp"

#include "ui/panels/text_metrics.hpp"
#include "ui/panels/word_lines.hpp"

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

std::string fitted_before(const ImFont* font, std::string_view head, std::string_view tail, float width) {
  const float room = width - measure(font, tail).x;
  if (room <= measure(font, kMore).x) return fitted(font, tail, width);
  return fitted(font, head, room).append(tail);
}

std::string fitted_lines(const ImFont* font, std::string_view text, float width, int lines) {
  const float room = (static_cast<float>(lines) + 0.5F) * line_height(font);
  const auto cut = [&](std::size_t bytes) {
    const std::string_view kept = first_bytes(text, bytes);
    return std::string(kept.substr(0, kept.find_last_not_of(' ') + 1)).append(kMore);
  };
  text = drawable(text);
  if (measure(font, text, width).y <= room) return std::string(text);
  std::size_t fits = 0, too_many = text.size();
  while (too_many - fits > 1) {
    const std::size_t middle = fits + (too_many - fits) / 2;
    (measure(font, cut(middle), width).y <= room ? fits : too_many) = middle;
  }
  return cut(fits);
}

namespace {

void draw_shown(const Ui& ui, const ImFont* font, Vec2 at, Colour colour, std::string_view text, const std::string& shown, float width) {
  draw_text(*ImGui::GetWindowDrawList(), font, at, im(colour), shown);
  if (shown != text) tell_text(*ImGui::GetWindowDrawList(), font, at, text, 0, true);
  const ImVec2 high{at.x + width, at.y + line_height(font)};
  if (shown != text && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(im(at), high)) tell(ui, text);
}

}  // namespace

void draw_fitted(const Ui& ui, const ImFont* font, Vec2 at, Colour colour, std::string_view text, float width) {
  draw_shown(ui, font, at, colour, text, fitted(font, text, width), width);
}

void draw_fitted_before(const Ui& ui, const ImFont* font, Vec2 at, Colour colour, std::string_view head, std::string_view tail,
                        float width) {
  draw_shown(ui, font, at, colour, std::string(head).append(tail), fitted_before(font, head, tail, width), width);
}

void tell(const Ui& ui, std::string_view text) {
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.px(kTooltipWidth));
  const std::string lines = word_lines(ImGui::GetFont(), text, ui.px(kTooltipWidth) - ImGui::GetCursorPosX());
  ImGui::TextUnformatted(lines.data(), lines.data() + lines.size());
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
}

}  // namespace tablier
