#pragma once

#include "sdk/scene.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

/// Where everything of a table goes in a part of the window: boards as large as they can be, trays below or beside them.
namespace tablier {

/// A board on the screen.
struct SurfaceFrame {
  Grid grid;
  Rect box;         ///< the board with its frame, in pixels
  Vec2 origin;      ///< of the grid, in pixels
  float unit = 40;  ///< pixels
  float scale = 1;  ///< of words on it: pixels of a logical one

  /// Thickness of its lines, in whole pixels.
  float thin() const { return std::max({1.0F, std::round(scale), std::round(unit * 0.03F)}); }
  Vec2 pixel(Vec2 units) const { return origin + units * unit; }
  Vec2 units(Vec2 pixel) const { return (pixel - origin) / unit; }
  Rect place_box(Place p) const;
};

/// Where a tray item waits. It keeps its place while it is on the board.
struct ItemSlot {
  int item = 0;
  Rect box;
};

struct TrayFrame {
  Rect box;
  Rect title;  ///< a line for its words, empty where it has none
  float unit = 24;
  bool paper = false;        ///< shapes to be drawn lie in it, as on the sheet
  bool only_label = false;   ///< it has nothing to show: how much is in it is said
  bool below_slots = false;  ///< the title stands below the things of the tray and has one line only
  bool on_card = false;      ///< it is shown beside the table
  std::vector<ItemSlot> slots;
};

/// How a space is shared between boards and trays: kept while things go from tray to tray, so that no board moves for them.
struct TableSplit {
  float board = 0;  ///< a place's side, in pixels; 0: there is none yet
  Rect boards, trays;
  bool labels = false;  ///< some trays are only told of
};

struct TableLayout {
  TableSplit split;
  std::vector<SurfaceFrame> surfaces;
  std::vector<TrayFrame> trays;

  const ItemSlot* slot(int item, const TrayFrame** tray = nullptr) const;
  bool on_tray(Vec2 at) const;
};

/// What decides the layout beside the scene.
struct TableSpace {
  Rect area;
  float scale = 1;       ///< of the interface, for margins and lines of text
  float margin = 24;     ///< logical pixels around everything
  bool labelled = true;  ///< a line of words in each tray
  /// For each tray that is a bowl, whose things come and go, how many it has room for; 0 or missing: it is none.
  std::vector<int> bowls = {};
  /// Where bowls and hands of which nothing is seen stand that are shown beside the table, by the seat that they belong to, in pixels: they
  /// take no room here, and things fly there. Empty: they stand on the table.
  std::vector<Rect> cards = {};
  /// Of an earlier layout of these boards in this space.
  TableSplit split = {};
  float tray = 0;  ///< the most that a place's side in trays may be, in pixels; 0: as large as there is room
};

/// Boards and trays of `scene` in a space. Give it a scene with every item in its tray: what is not there has no slot.
TableLayout lay_out(const Scene& scene, const TableSpace& space);

/// The widest that an item is in any orientation, in units.
float item_extent(const Grid& grid, const TrayItem& item);
/// How wide and high it is as it lies at first, in units.
Vec2 first_extent(const Grid& grid, const TrayItem& item);

}  // namespace tablier
