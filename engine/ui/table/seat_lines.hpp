#pragma once

#include "ui/core/ui.hpp"

#include <string>
#include <vector>

/// The players beside the board: who is who, what each has, whose turn it is.
namespace tablier {

/// A seat as the panel shows it. All words are ready.
struct SeatLine {
  std::string name;
  Colour colour;
  std::string score;  ///< large, at the right; empty: nothing is counted, or several things
  std::string marks;  ///< small, below the name
  bool to_move = false;
  bool thinking = false;  ///< a bot that is at it
};

/// In logical pixels, without the space below them.
float seat_lines_height(std::size_t seats, int columns, bool low = false);
/// `low`: with less room over and under the words.
void draw_seat_lines(const Ui& ui, const std::vector<SeatLine>& seats, int columns = 1, bool low = false);

}  // namespace tablier
