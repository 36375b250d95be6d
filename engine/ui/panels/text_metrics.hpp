#pragma once

#include "ui/canvas/geometry.hpp"

#include <imgui.h>

#include <string_view>

/// Text by font, measured and drawn in pixels, for widgets that place their own words.
namespace tablier {

inline float line_height(const ImFont* font) { return font->FontSize; }

/// Size of a text wrapped at `width` (0: one line).
inline Vec2 measure(const ImFont* font, std::string_view text, float width = 0) {
  const ImVec2 size = font->CalcTextSizeA(font->FontSize, 1e9F, width, text.data(), text.data() + text.size());
  return {std::ceil(size.x), size.y};
}

inline void draw_text(ImDrawList& list, const ImFont* font, Vec2 at, ImU32 colour, std::string_view text, float wrap = 0) {
  list.AddText(font, font->FontSize, {std::round(at.x), std::round(at.y)}, colour, text.data(), text.data() + text.size(), wrap);
}

}  // namespace tablier
