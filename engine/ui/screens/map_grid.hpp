#pragma once

#include "ui/core/ui.hpp"
#include "ui/screens/series_map.hpp"

#include <optional>
#include <string>
#include <string_view>

/// The map of a series as a grid of cells that scrolls, its headings staying in sight.
namespace tablier {

/// What a cell shows of the pieces that it adds.
enum class MapShow : std::uint8_t { pieces, numbers, letters };
MapShow shown_as(std::string_view name);
std::string to_text(MapShow show);
MapShow next_show(MapShow show);

struct MapGridLook {
  const SeriesMap& map;
  const GameEntry& game;
  MapShow show = MapShow::pieces;
  MapSpot index;            ///< chosen by keys
  bool ring = false;        ///< shown around it
  bool into_sight = false;  ///< scroll to it
};
struct MapGridAnswer {
  std::optional<MapSpot> pressed, hovered;
};
/// The height, in pixels, of the grid with its rows at their largest, and at their smallest: what stands below it may take what is over.
struct MapGridHeights {
  float largest = 0, smallest = 0;
};
MapGridHeights map_grid_heights(const Ui& ui, const SeriesMap& map);
MapGridAnswer draw_map_grid(const Ui& ui, Rect at, const MapGridLook& look);

}  // namespace tablier
