#pragma once

#include "content/text_limits.hpp"
#include "content/utf8.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/core/probe.hpp"

#include <imgui.h>

#include <string_view>

/// Text by font, measured and drawn in pixels, for widgets that place their own words.
namespace tablier {

inline float line_height(const ImFont* font) { return font->FontSize; }

/// What is drawn of a text: all of it, unless it is longer than any that this program writes itself.
inline std::string_view drawable(std::string_view text) { return first_bytes(text, kMaxDrawnBytes); }

/// Size of a text wrapped at `width` (0: one line).
inline Vec2 measure(const ImFont* font, std::string_view text, float width = 0) {
  text = drawable(text);
  const ImVec2 size = font->CalcTextSizeA(font->FontSize, 1e9F, width, text.data(), text.data() + text.size());
  return {std::ceil(size.x), size.y};
}

/// `cut`: it is not all of what was to be said.
inline void tell_text(const ImDrawList& list, const ImFont* font, Vec2 at, std::string_view text, float wrap, bool cut) {
  if (!probe_wants_texts() || text.empty()) return;
  const Vec2 size = measure(font, text, wrap);
  const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
  probe_text(text, {at.x, at.y, size.x, size.y}, {low.x, low.y, high.x - low.x, high.y - low.y}, cut);
}

inline void draw_text(ImDrawList& list, const ImFont* font, Vec2 at, ImU32 colour, std::string_view text, float wrap = 0) {
  text = drawable(text);
  list.AddText(font, font->FontSize, {std::round(at.x), std::round(at.y)}, colour, text.data(), text.data() + text.size(), wrap);
  tell_text(list, font, at, text, wrap, false);
}

}  // namespace tablier
