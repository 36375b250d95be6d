#pragma once

#include "ui/core/ui.hpp"

#include <map>
#include <optional>
#include <vector>

/// How hard the columns of a grid are to be, as a bar each that the mouse or the keys draw.
namespace tablier::editor {

/// Its first and last column.
struct CurveRange {
  int first = 4, last = 11;
};

class CurveField {
 public:
  /// Percent, one a column. What was not drawn rises from 0 to 100; what was drawn stays, whatever columns are asked for meanwhile.
  std::vector<int> values(CurveRange range) const;
  /// `reached`: how hard the columns of a grid are, 0 … 1, drawn as a line over the bars; less than 0 breaks it. Empty: there is none.
  /// `low`: no higher than can be read.
  void draw(const Ui& ui, CurveRange range, const std::vector<double>& reached, bool low = false);
  /// The mouse draws from where it was to where it is: `column` is where it is, as a fraction over all of them, 0 … 1.
  void stroke(CurveRange range, double column, int percent);
  /// It is let go; the next stroke begins where it begins.
  void end_stroke() { last_.reset(); }
  /// Ctrl with the arrows: to another column, higher and lower. True when it was one of them.
  bool key(const KeyChange& pressed, CurveRange range);

 private:
  int value(CurveRange range, int column) const;
  void draw_bars(const Ui& ui, Rect box, CurveRange range) const;

  struct Point {
    int column = 0, percent = 0;
  };

  std::map<int, int> drawn_;
  std::optional<Point> last_;  ///< of the stroke that is being drawn
  int at_ = 0;                 ///< column that the keys move
};

}  // namespace tablier::editor
