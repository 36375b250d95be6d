#include "ui/hand/only_piece.hpp"

#include "ui/hand/placing.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {

int only_piece(const HandTable& table) {
  int piece = -1;
  bool only = true;
  table.matcher().each_next([&](const Gesture& g) {
    if (g.kind == GestureKind::press) return;
    only = only && g.kind == GestureKind::lay && (piece < 0 || piece == g.item);
    piece = g.item;
  });
  const TrayItem* found = only ? table.item(piece) : nullptr;
  return found && found->orientations.size() == 1 && table.may_take(*found) ? piece : -1;
}

std::optional<Gesture> lay_over(const HandTable& table, SurfacePoint at) {
  const Grid& grid = table.grid(at.surface);
  const auto place = place_at(grid, at.at);
  std::optional<Gesture> nearest;
  float least = 1e9F;
  table.matcher().each_next([&](const Gesture& g) {
    if (g.kind != GestureKind::lay || g.surface != at.surface || !place) return;
    if (std::find(g.places.begin(), g.places.end(), *place) == g.places.end()) return;
    const float far = length(middle_of(grid, g.places) - at.at);
    if (far >= least) return;
    least = far;
    nearest = g;
  });
  return nearest;
}

Gesture tried_lay(const HandTable& table, int piece, SurfacePoint at) {
  const auto& cells = table.item(piece)->orientations.front().cells;
  return {.kind = GestureKind::lay,
          .item = piece,
          .orientation = 0,
          .surface = at.surface,
          .places = placed_inside(table.grid(at.surface), cells, at.at)};
}

}  // namespace tablier
