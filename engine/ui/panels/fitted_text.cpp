#include "ui/panels/fitted_text.hpp"

#include "ui/panels/text_metrics.hpp"

#include <algorithm>

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

std::string with_whole_words(const ImFont* font, std::string_view text, float width) {
  text = drawable(text);
  std::string shown;
  shown.reserve(text.size() + 8);
  while (!text.empty()) {
    const char* const begin = text.data();
    const auto broken = static_cast<std::size_t>(font->CalcWordWrapPositionA(1.0F, begin, begin + text.size(), width) - begin);
    const std::size_t own = text.find('\n');
    const std::size_t end = std::clamp<std::size_t>(std::min(broken, own == text.npos ? own : own + 1), 1, text.size());
    const bool parts_word = end < text.size() && end != own + 1 && text[end - 1] != ' ' && text[end] != ' ' && text[end] != '\n';
    const std::size_t blank = parts_word ? text.substr(0, end).rfind(' ') : text.npos;
    const bool moves = blank != text.npos && text.find_first_not_of(' ') < blank;
    shown += text.substr(0, moves ? blank : end);
    if (moves) shown += '\n';
    text.remove_prefix(moves ? blank + 1 : end);
  }
  return shown;
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
