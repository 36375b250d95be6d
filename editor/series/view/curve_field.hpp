#pragma once

#include "ui/core/ui.hpp"

#include <map>
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
  void draw(const Ui& ui, CurveRange range, const std::vector<double>& reached);
  /// Ctrl with the arrows: to another column, higher and lower. True when it was one of them.
  bool key(const KeyChange& pressed, CurveRange range);

 private:
  int value(CurveRange range, int column) const;
  void draw_bars(const Ui& ui, Rect box, CurveRange range) const;

  std::map<int, int> drawn_;
  int at_ = 0;  ///< column that the keys move
};

}  // namespace tablier::editor
