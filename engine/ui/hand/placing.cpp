#include "ui/hand/placing.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {
namespace {

int rounded(float v) { return static_cast<int>(std::lround(v)); }

std::vector<Place> moved(const std::vector<Place>& cells, int dx, int dy, int dz) {
  std::vector<Place> result;
  result.reserve(cells.size());
  for (const Place p : cells) result.emplace_back(p.x + dx, p.y + dy, p.z + dz);
  return result;
}

struct Bounds {
  Place min, max;
};

Bounds bounds(const std::vector<Place>& cells) {
  Bounds b{cells.front(), cells.front()};
  for (const Place p : cells) {
    b.min = {std::min(b.min.x, p.x), std::min(b.min.y, p.y), std::min(b.min.z, p.z)};
    b.max = {std::max(b.max.x, p.x), std::max(b.max.y, p.y), std::max(b.max.z, p.z)};
  }
  return b;
}

/// How far to move so that least … most lies in 0 … size − 1.
int push_back(int min, int max, int size) {
  if (min < 0) return -min;
  return std::min(0, size - 1 - max);
}

std::vector<Place> sorted(std::vector<Place> places) {
  std::sort(places.begin(), places.end());
  return places;
}

std::vector<Place> normalised(const std::vector<Place>& places) {
  const Place min = bounds(places).min;
  return sorted(moved(places, -min.x, -min.y, -min.z));
}

}  // namespace

std::vector<Place> placed_near(const Grid& grid, const std::vector<Place>& cells, Vec2 middle) {
  Vec2 way = middle - middle_of(grid, cells);
  const float up = grid.rows_up ? -1.0F : 1.0F;
  if (grid.lattice == Lattice::triangles) {
    // Only even steps keep each triangle's apex where it points.
    const int dy = rounded(way.y / kTriangleHeight * up);
    const int dx = 2 * rounded((way.x * 2 - static_cast<float>(dy)) / 2) + dy;
    return moved(cells, dx, dy, 0);
  }
  const int dz = layer_near(grid, middle);
  way = way - layer_corner(grid, dz) + layer_corner(grid, 0);
  return moved(cells, rounded(way.x), rounded(way.y * up), dz);
}

std::vector<Place> placed_inside(const Grid& grid, const std::vector<Place>& cells, Vec2 middle) {
  std::vector<Place> near = placed_near(grid, cells, middle);
  if (!grid.bounded()) return near;
  const Bounds b = bounds(near);
  return moved(near, push_back(b.min.x, b.max.x, grid.width), push_back(b.min.y, b.max.y, grid.height),
               push_back(b.min.z, b.max.z, grid.depth));
}

std::optional<std::vector<Place>> on_next_layer(const Grid& grid, const std::vector<Place>& places, int right, int down) {
  const Bounds b = bounds(places);
  const bool stacks = stacks_layers(grid);
  const int higher = stacks ? -down : right;
  if (higher == 0 || b.min.z + higher < 0 || b.max.z + higher >= grid.depth) return std::nullopt;
  if (!stacks) return moved(places, higher > 0 ? -b.min.x : grid.width - 1 - b.max.x, 0, higher);
  const bool to_first_row = (higher > 0) == grid.rows_up;  // from the foot of the layer above, from the head of the one below
  return moved(places, 0, to_first_row ? -b.min.y : grid.height - 1 - b.max.y, higher);
}

std::optional<std::vector<Place>> on_layer(const Grid& grid, const std::vector<Place>& places, int up) {
  const Bounds b = bounds(places);
  if (b.min.z + up < 0 || b.max.z + up >= grid.depth) return std::nullopt;
  return moved(places, 0, 0, up);
}

bool fits(const Grid& grid, const std::vector<Place>& cells) {
  if (!grid.bounded()) return true;
  const Bounds b = bounds(cells);
  return b.max.x - b.min.x < grid.width && b.max.y - b.min.y < grid.height && b.max.z - b.min.z < grid.depth;
}

bool fits_layers(const Grid& grid, const std::vector<Place>& cells) {
  const Bounds b = bounds(cells);
  return !grid.bounded() || b.max.z - b.min.z < grid.depth;
}

int turned(const TrayItem& item, int orientation, int steps) {
  const auto next = [&](int o) { return item.orientations[static_cast<std::size_t>(o)].turned; };
  if (next(orientation) < 0) return orientation;
  if (steps > 0) return next(orientation);
  int before = orientation;  // a turn back is as many turns on as bring one round again
  while (next(before) != orientation && next(before) >= 0) before = next(before);
  return before;
}

int flipped(const TrayItem& item, int orientation) {
  const int other = item.orientations[static_cast<std::size_t>(orientation)].flipped;
  return other < 0 ? orientation : other;
}

int tipped(const TrayItem& item, int orientation) {
  const int other = item.orientations[static_cast<std::size_t>(orientation)].tipped;
  return other < 0 ? orientation : other;
}

Vec2 turned(const Grid& grid, Vec2 offset, int steps) {
  const float angle = turn_angle(grid) * static_cast<float>(steps);
  const float c = std::cos(angle), s = std::sin(angle);
  return {offset.x * c - offset.y * s, offset.x * s + offset.y * c};
}

std::optional<int> orientation_of(const TrayItem& item, const std::vector<Place>& places) {
  if (places.empty()) return std::nullopt;
  const std::vector<Place> shape = normalised(places);
  for (std::size_t i = 0; i < item.orientations.size(); ++i)
    if (sorted(item.orientations[i].cells) == shape) return static_cast<int>(i);
  return std::nullopt;
}

const TrayItem* find_item(const Scene& scene, int id) {
  for (const Tray& tray : scene.trays)
    for (const TrayItem& item : tray.items)
      if (item.id == id) return &item;
  return nullptr;
}

const Tray* tray_of(const Scene& scene, int item) {
  const auto has = [item](const Tray& t) {
    return std::any_of(t.items.begin(), t.items.end(), [item](const TrayItem& i) { return i.id == item; });
  };
  const auto at = std::find_if(scene.trays.begin(), scene.trays.end(), has);
  return at == scene.trays.end() ? nullptr : &*at;
}

bool same_places(std::vector<Place> a, std::vector<Place> b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

}  // namespace tablier
