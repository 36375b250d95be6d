#pragma once

#include "ui/painter/table_layout.hpp"

#include <optional>

/// Where one looks on a table without an edge: all of it, until it is moved by hand.
namespace tablier {

class Camera {
 public:
  /// True when everything is shown.
  bool fitted() const { return !unit_; }
  void fit() { unit_.reset(); }
  /// Moves what is seen by pixels; larger or smaller about a point. `frame` is the board as it is shown.
  void pan(const SurfaceFrame& frame, Vec2 by);
  void zoom(const SurfaceFrame& frame, float factor, Vec2 about, float scale);
  /// Puts the boards that have no edge where one looks.
  void apply(TableLayout& layout) const;

 private:
  std::optional<float> unit_;
  Vec2 origin_;
};

}  // namespace tablier
