#pragma once

#include "sdk/grid.hpp"

#include <string>
#include <vector>

/// The names of columns and rows that stand at the edge of a board, without those of places beside the named board.
namespace tablier {

struct AxisName {
  int at = 0;  ///< x of the column, y of the row
  std::string name;
};

/// `a`, `b`, … of the columns in which a place is named by them. Precondition: bounded.
std::vector<AxisName> column_names(const Grid& grid);
/// `1`, `2`, … of such rows. Precondition: bounded.
std::vector<AxisName> row_names(const Grid& grid);

}  // namespace tablier
