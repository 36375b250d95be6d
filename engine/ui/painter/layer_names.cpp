#include "ui/painter/layer_names.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {
namespace {

constexpr float kNameShare = 0.24F, kSmallestName = 10, kLargestName = 16;

Text layer_text(int layer, int layers) {
  const char* const key = layer == 0 ? "table.layer.lowest" : layer + 1 == layers ? "table.layer.highest" : "table.layer.other";
  return Text(key, {{"n", layer + 1}});
}

}  // namespace

bool has_layers(const Scene& scene) {
  return std::ranges::any_of(scene.surfaces, [](const Surface& s) { return s.grid.depth > 1; });
}

std::vector<LayerName> layer_names(const Palette& palette, const TableLayout& layout, float scale,
                                   const std::function<std::string(const Text&)>& say) {
  std::vector<LayerName> names;
  for (const SurfaceFrame& frame : layout.surfaces) {
    const TextLook look{.size = std::clamp(frame.unit * kNameShare, kSmallestName * scale, kLargestName * scale),
                        .weight = Weight::medium,
                        .colour = palette.colour("wood_ink"),
                        .align = Align::middle};
    for (int z = 0; frame.grid.depth > 1 && z < frame.grid.depth; ++z) {
      const Vec2 left = centre_of(frame.grid, {0, 0, z}), right = centre_of(frame.grid, {frame.grid.width - 1, 0, z});
      const float top = layer_corner(frame.grid, z).y;
      names.push_back({say(layer_text(z, frame.grid.depth)), frame.pixel({(left.x + right.x) / 2, top - kLayerNameHeight / 2}), look});
    }
  }
  return names;
}

void draw_layer_names(Canvas& canvas, const Palette& palette, const TableLayout& layout, float scale,
                      const std::function<std::string(const Text&)>& say) {
  for (const LayerName& name : layer_names(palette, layout, scale, say)) canvas.text(name.text, name.middle, name.look);
}

}  // namespace tablier
