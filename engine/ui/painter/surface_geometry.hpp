#pragma once

#include "sdk/grid.hpp"
#include "ui/canvas/geometry.hpp"

#include <optional>
#include <span>
#include <vector>

/// Where the places of a grid lie, in *units* on the screen: x to the right, y down, a place's side 1. The origin is the upper left
/// corner of a bounded grid and place (0,0)'s corner of a boundless one. Layers lie side by side, the lowest at the left, or where that
/// shows them larger one over the other, the lowest at the foot. Used by the painter and by the hand.
namespace tablier {

/// Gap between two layers, in units.
inline constexpr float kLayerGap = 1;
/// Height of a triangle of side 1.
inline constexpr float kTriangleHeight = 0.8660254F;

/// Its layers lie one over the other.
bool stacks_layers(const Grid& grid);
/// The upper left corner of a layer.
Vec2 layer_corner(const Grid& grid, int z);
/// The layer whose plan a point is in, or the nearest.
int layer_near(const Grid& grid, Vec2 at);

/// A grid like that one without an edge: for things that lie beside the board.
Grid unbounded(const Grid& grid);

/// The middle of a place.
Vec2 centre_of(const Grid& grid, Place place);
/// Corners of a place, clockwise on the screen: four, or three for a triangle with its apex first. A point has those of the square around
/// it.
std::vector<Vec2> corners_of(const Grid& grid, Place place);
/// The place that a point falls in (the nearest, for points); absent off the grid.
std::optional<Place> place_at(const Grid& grid, Vec2 at);
/// Width and height of a bounded grid.
Vec2 extent_of(const Grid& grid);
/// The box around some places.
Rect box_of(const Grid& grid, std::span<const Place> places);
/// A part of a board that its mask leaves by itself.
struct BoardBlock {
  Rect box;  ///< around its places, in units
  int places = 0;
};
/// Places that hang together by their sides, the smallest parts first; one for a board without a mask. Precondition: bounded.
std::vector<BoardBlock> blocks_of(const Grid& grid);
/// The frame around such a part, in units; around the largest, at which names stand.
inline constexpr float kBlockFrame = 0.2F, kNamedBlockFrame = 0.46F;
/// The middle of several places, each counted once: of those on the lowest layer, since that is where one holds a thing. Precondition: at
/// least one.
Vec2 middle_of(const Grid& grid, std::span<const Place> places);
/// The same cells all on one layer, each where the grid's plans lie side by side: what stands is drawn in each layer as far as it is there.
std::vector<Place> on_one_plan(const Grid& grid, std::span<const Place> cells);
/// The same for a thing by itself: its layers apart by a cell, from the left or, where that takes less room, from the lowest up.
std::vector<Place> layers_apart(const Grid& grid, std::span<const Place> cells);
/// It is on more than one layer.
bool stands(std::span<const Place> cells);
/// Places as columns and rows of the screen (y down) for a shape that is drawn on its own; the least of each is kept.
std::vector<Place> on_screen(const Grid& grid, std::span<const Place> places);
/// What a turn clockwise is, in radians: a quarter; a sixth for triangles.
float turn_angle(const Grid& grid);

}  // namespace tablier
