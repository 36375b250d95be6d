#include "ui/painter/surface_geometry.hpp"

#include "sdk/expect.hpp"
#include "sdk/polyform.hpp"

#include <algorithm>
#include <cstdint>
#include <numbers>
#include <utility>

namespace tablier {
namespace {

/// Row 0 is the uppermost on the screen; its own inverse.
int screen_row(const Grid& grid, int y) {
  if (!grid.rows_up) return y;
  return grid.bounded() ? grid.height - 1 - y : -1 - y;
}

/// What boards with a tray below have of a window: so much wider than high.
constexpr float kWideRoom = 1.9F;

/// From one layer to the next, in units to the right and down: one of them is 0.
Vec2 layer_pitch(const Grid& grid) {
  if (stacks_layers(grid)) return {0, static_cast<float>(grid.height) + kLayerGap};
  return {static_cast<float>(grid.width) + kLayerGap, 0};
}

/// Rows that grow upwards turn the whole picture over, triangles too.
bool apex_up(const Grid& grid, Place p) { return points_up(p) != grid.rows_up; }

std::vector<Vec2> triangle_corners(const Grid& grid, Place p) {
  const float left = static_cast<float>(p.x) / 2, top = static_cast<float>(screen_row(grid, p.y)) * kTriangleHeight;
  const float bottom = top + kTriangleHeight;
  if (apex_up(grid, p)) return {{left + 0.5F, top}, {left + 1, bottom}, {left, bottom}};
  return {{left + 0.5F, bottom}, {left, top}, {left + 1, top}};
}

/// On the lowest layer, each as many columns and rows aside as its layer says.
std::vector<Place> moved_by_layer(std::span<const Place> cells, int columns, int rows) {
  std::vector<Place> moved;
  moved.reserve(cells.size());
  for (const Place p : cells) moved.emplace_back(p.x + p.z * columns, p.y + p.z * rows);
  return moved;
}

/// Of layers one over the other the highest is the first from the top.
int layer_in_order(const Grid& grid, int i) { return stacks_layers(grid) ? grid.depth - 1 - i : i; }

std::optional<Place> on_grid(const Grid& grid, Place p) {
  if (!grid.contains(p)) return std::nullopt;
  return p;
}

std::optional<Place> triangle_at(const Grid& grid, Vec2 at) {
  const int row = static_cast<int>(std::floor(at.y / kTriangleHeight));
  const float down = at.y / kTriangleHeight - static_cast<float>(row);
  const int column = static_cast<int>(std::floor(at.x * 2));
  const float across = at.x * 2 - static_cast<float>(column);
  // A column half a side wide is shared by two triangles, parted by a slanted side.
  const Place here{column, screen_row(grid, row)};
  const bool inside = apex_up(grid, here) ? across > 1 - down : across > down;
  return on_grid(grid, inside ? here : Place{column - 1, here.y});
}

}  // namespace

Grid unbounded(const Grid& grid) {
  Grid open = grid;
  open.width = open.height = open.depth = 0;
  return open;
}

bool stacks_layers(const Grid& grid) {
  if (!grid.bounded() || grid.depth <= 1) return false;
  const auto w = static_cast<float>(grid.width), h = static_cast<float>(grid.height), layers = static_cast<float>(grid.depth);
  const auto unit = [](float across, float down) { return std::min(kWideRoom / across, 1 / down); };
  const auto all = [layers](float one) { return layers * one + (layers - 1) * kLayerGap; };
  return unit(w, all(h)) > unit(all(w), h);
}

Vec2 layer_corner(const Grid& grid, int z) {
  return grid.depth <= 1 ? Vec2{} : layer_pitch(grid) * static_cast<float>(layer_in_order(grid, z));
}

int layer_near(const Grid& grid, Vec2 at) {
  if (grid.depth <= 1) return 0;
  const Vec2 pitch = layer_pitch(grid);
  const float along = pitch.y > 0 ? at.y / pitch.y : at.x / pitch.x, half_gap = kLayerGap / 2 / (pitch.x + pitch.y);
  return layer_in_order(grid, std::clamp(static_cast<int>(std::floor(along + half_gap)), 0, grid.depth - 1));
}

Vec2 centre_of(const Grid& grid, Place p) {
  if (grid.lattice == Lattice::triangles) {
    const auto corners = triangle_corners(grid, p);
    return (corners[0] + corners[1] + corners[2]) / 3;
  }
  return layer_corner(grid, p.z) + Vec2{static_cast<float>(p.x) + 0.5F, static_cast<float>(screen_row(grid, p.y)) + 0.5F};
}

std::vector<Vec2> corners_of(const Grid& grid, Place p) {
  if (grid.lattice == Lattice::triangles) return triangle_corners(grid, p);
  const Vec2 c = centre_of(grid, p);
  return {{c.x - 0.5F, c.y - 0.5F}, {c.x + 0.5F, c.y - 0.5F}, {c.x + 0.5F, c.y + 0.5F}, {c.x - 0.5F, c.y + 0.5F}};
}

std::optional<Place> place_at(const Grid& grid, Vec2 at) {
  if (grid.lattice == Lattice::triangles) return triangle_at(grid, at);
  const int z = layer_near(grid, at);
  const Vec2 in_layer = at - layer_corner(grid, z);
  return on_grid(grid, {static_cast<int>(std::floor(in_layer.x)), screen_row(grid, static_cast<int>(std::floor(in_layer.y))), z});
}

Vec2 extent_of(const Grid& grid) {
  expects(grid.bounded());
  const auto w = static_cast<float>(grid.width), h = static_cast<float>(grid.height);
  if (grid.lattice == Lattice::triangles) return {(w + 1) / 2, h * kTriangleHeight};
  return layer_pitch(grid) * static_cast<float>(grid.depth - 1) + Vec2{w, h};
}

Rect box_of(const Grid& grid, std::span<const Place> places) {
  constexpr float kPoint = 1e-6F;
  Rect box;
  for (const Place p : places)
    for (const Vec2 c : corners_of(grid, p)) box = united(box, {c.x, c.y, kPoint, kPoint});
  return box;
}

std::vector<BoardBlock> blocks_of(const Grid& grid) {
  expects(grid.bounded());
  const Vec2 whole = extent_of(grid);
  if (grid.mask.empty()) return {{{0, 0, whole.x, whole.y}, grid.size()}};
  std::vector<std::uint8_t> seen(static_cast<std::size_t>(grid.size()), 0);
  std::vector<BoardBlock> blocks;
  for (int i = 0; i < grid.size(); ++i) {
    if (seen[static_cast<std::size_t>(i)] != 0 || !grid.contains(grid.place(i))) continue;
    std::vector<Place> block{grid.place(i)};
    seen[static_cast<std::size_t>(i)] = 1;
    for (std::size_t next = 0; next < block.size(); ++next)
      for (const Place p : grid.neighbours(block[next])) {
        if (std::exchange(seen[static_cast<std::size_t>(grid.index(p))], 1) != 0) continue;
        block.push_back(p);
      }
    blocks.push_back({box_of(grid, block), static_cast<int>(block.size())});
  }
  std::stable_sort(blocks.begin(), blocks.end(), [](const BoardBlock& a, const BoardBlock& b) { return a.places < b.places; });
  return blocks;
}

Vec2 middle_of(const Grid& grid, std::span<const Place> places) {
  expects(!places.empty());
  const auto lowest = std::min_element(places.begin(), places.end(), [](Place a, Place b) { return a.z < b.z; })->z;
  Vec2 sum;
  int count = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto before = places.first(i);
    if (places[i].z != lowest || std::find(before.begin(), before.end(), places[i]) != before.end()) continue;
    sum = sum + centre_of(grid, places[i]);
    ++count;
  }
  return sum / static_cast<float>(count);
}

bool stands(std::span<const Place> cells) {
  return std::any_of(cells.begin(), cells.end(), [&](Place p) { return p.z != cells.front().z; });
}

std::vector<Place> on_one_plan(const Grid& grid, std::span<const Place> cells) {
  const Vec2 pitch = layer_pitch(grid);
  const int columns = static_cast<int>(pitch.x), rows = static_cast<int>(pitch.y);
  return moved_by_layer(cells, columns, grid.rows_up ? rows : -rows);
}

std::vector<Place> layers_apart(const Grid& grid, std::span<const Place> cells) {
  if (!stands(cells)) return moved_by_layer(cells, 0, 0);
  const Place extent = Polyform(std::vector<Place>(cells.begin(), cells.end())).extent();
  const int gap = static_cast<int>(kLayerGap), across = extent.x + gap, up = extent.y + gap;
  const int row = std::max(extent.z * across - gap, int{extent.y}), column = std::max(extent.z * up - gap, int{extent.x});
  return row <= column ? moved_by_layer(cells, across, 0) : moved_by_layer(cells, 0, grid.rows_up ? up : -up);
}

std::vector<Place> on_screen(const Grid& grid, std::span<const Place> places) {
  std::vector<Place> cells(places.begin(), places.end());
  if (!grid.rows_up || cells.empty()) return cells;
  const auto [low, high] = std::minmax_element(cells.begin(), cells.end(), [](Place a, Place b) { return a.y < b.y; });
  const int sum = low->y + high->y;
  for (Place& p : cells) p.y = static_cast<std::int16_t>(sum - p.y);
  return cells;
}

float turn_angle(const Grid& grid) { return std::numbers::pi_v<float> / (grid.lattice == Lattice::triangles ? 3.0F : 2.0F); }

}  // namespace tablier
