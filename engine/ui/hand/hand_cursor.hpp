#pragma once

#include "ui/hand/hand_table.hpp"

#include <optional>

/// The place that keys act upon, and where a step leads from there.
namespace tablier {

/// Owned by Hand; the table outlives it.
class HandCursor {
 public:
  explicit HandCursor(const HandTable& table) : table_(table) {}

  /// Absent until one is used.
  std::optional<Place> place() const { return place_; }
  int surface() const { return surface_; }
  /// A key brought it where it is.
  bool by_keys() const { return by_keys_; }
  void set(Stand at, bool by_keys);
  /// It is nowhere.
  void forget() { place_.reset(); }
  void set_by_keys(bool by_keys) { by_keys_ = by_keys; }
  /// Its middle; where it was never used, that of the last move, else of the board.
  SurfacePoint point() const;
  /// Where a step leads from there: to the place beside it, over a hole in the board or onto its next layer, or from the last place of a
  /// board to the board beside it. No step: the nearest place.
  std::optional<Stand> next(SurfacePoint from, int right, int down) const;

 private:
  const HandTable& table_;
  std::optional<Place> place_;
  int surface_ = 0;
  bool by_keys_ = false;
};

/// One step right and down on the screen, in units.
Vec2 stride(const Grid& grid);

}  // namespace tablier
