#pragma once

#include "ui/core/ui.hpp"

#include <imgui.h>

/// How panels look: one theme, steps of space, radii. Sizes are logical pixels of the theme (`Ui::sizes`).
namespace tablier {

inline constexpr float kButtonHeight = 40;

/// Dear ImGui's style from the theme and the scale. Call between frames, after either changed.
void apply_style(const Ui& ui);

inline ImU32 im(Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }
inline ImVec4 im4(Colour c) {
  return {static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255, static_cast<float>(c.b) / 255, static_cast<float>(c.a) / 255};
}
inline ImVec2 im(Vec2 v) { return {v.x, v.y}; }
inline Vec2 vec(ImVec2 v) { return {v.x, v.y}; }
inline Colour faded(Colour c, double opacity) {
  c.a = static_cast<std::uint8_t>(static_cast<double>(c.a) * opacity);
  return c;
}

}  // namespace tablier
