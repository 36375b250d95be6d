#pragma once

#include "editor/series/session/difficulty_meter.hpp"
#include "ui/core/input.hpp"

#include <cstddef>
#include <optional>
#include <span>

/// The mark that arrows have chosen on a chart of several lines, each with a number for every penta. For keyboards: what it is on is named.
namespace tablier::editor {

/// A line, by its place among all of them, and a penta of it.
struct CurveSpot {
  std::size_t line = 0;
  int n = 0;
  friend bool operator==(const CurveSpot&, const CurveSpot&) = default;
};

class CurveCursor {
 public:
  /// The first key that is pressed brings it out at what is nearest to that.
  void begin(CurveSpot near);
  /// Left and right go along a line, up and down from line to line, Home and End to the ends of one. True when it was one of them.
  bool key(const KeyChange& pressed, std::span<const DifficultyCurve> lines);
  /// Where it is; absent until a key was pressed, and where nothing is known there.
  std::optional<CurveSpot> spot(std::span<const DifficultyCurve> lines) const;

 private:
  CurveSpot at_;
  bool out_ = false;
};

}  // namespace tablier::editor
