#pragma once

#include "sdk/scene.hpp"
#include "sdk/text.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/painter/palette.hpp"
#include "ui/painter/table_layout.hpp"

#include <functional>
#include <string>
#include <vector>

/// What is written over the layers of a board that has several: which is the lowest, and which follow.
namespace tablier {

/// One of its boards has several layers.
bool has_layers(const Scene& scene);

struct LayerName {
  std::string text;
  Vec2 middle;  ///< in pixels
  TextLook look;
};

/// How high over the layers names reach, in units.
inline constexpr float kLayerNameHeight = 0.6F;

/// `say`: texts in the player's language; `scale`: of the interface.
std::vector<LayerName> layer_names(const Palette& palette, const TableLayout& layout, float scale,
                                   const std::function<std::string(const Text&)>& say);

void draw_layer_names(Canvas& canvas, const Palette& palette, const TableLayout& layout, float scale,
                      const std::function<std::string(const Text&)>& say);

}  // namespace tablier
