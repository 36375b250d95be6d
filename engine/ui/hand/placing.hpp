#pragma once

#include "sdk/scene.hpp"
#include "ui/canvas/geometry.hpp"

#include <optional>
#include <vector>

/// Where a thing that is held over a board would lie, and how it turns in the hand. Pure geometry, in units of the board
/// (see painter/surface_geometry.hpp).
namespace tablier {

/// The cells of an orientation moved so that their middle is as near to `middle` as the grid allows; they may be off the board.
std::vector<Place> placed_near(const Grid& grid, const std::vector<Place>& cells, Vec2 middle);

/// The same, pushed back onto a bounded grid. Precondition: the shape fits it.
std::vector<Place> placed_inside(const Grid& grid, const std::vector<Place>& cells, Vec2 middle);

/// From the edge of a layer onto the one that is drawn beside it, to the right (1) or left (−1), or below it (1) or over it (−1), and in
/// from its edge; absent where there is no other that has room. Precondition: `places` lie on the grid, which is bounded.
std::optional<std::vector<Place>> on_next_layer(const Grid& grid, const std::vector<Place>& places, int right, int down);

/// Over the same cells of the next layer up (1) or down (−1); absent where there is no other that has room. Precondition: as above.
std::optional<std::vector<Place>> on_layer(const Grid& grid, const std::vector<Place>& places, int up);

/// True when a shape of that size fits a grid at all.
bool fits(const Grid& grid, const std::vector<Place>& cells);
/// It is no higher than the grid has layers.
bool fits_layers(const Grid& grid, const std::vector<Place>& cells);

/// The orientation after one turn clockwise (`steps` 1) or back (−1); the same one where it cannot be turned.
int turned(const TrayItem& item, int orientation, int steps);
int flipped(const TrayItem& item, int orientation);
int tipped(const TrayItem& item, int orientation);

/// Of any tray; null where none has it.
const TrayItem* find_item(const Scene& scene, int id);

/// The one that has it; null where none has.
const Tray* tray_of(const Scene& scene, int item);

/// Whether both are the same places, in whatever order.
bool same_places(std::vector<Place> a, std::vector<Place> b);

/// A vector from the hand to the middle of what it holds, after a turn.
Vec2 turned(const Grid& grid, Vec2 offset, int steps);

/// The orientation in which an item lies on those places, absent when it cannot.
std::optional<int> orientation_of(const TrayItem& item, const std::vector<Place>& places);

}  // namespace tablier
