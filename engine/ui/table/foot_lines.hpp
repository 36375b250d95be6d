#pragma once

#include "ui/panels/widgets.hpp"

#include <cstddef>
#include <vector>

/// How the buttons at the foot of the table's panel stand: two beside each other where they fit. In a low panel, where one line more would
/// take the room of the moves, the one behind which the rest waits has a line of its own only where there is nothing it can stand beside.
namespace tablier {

struct FootButton {
  float needed = 0;  ///< pixels, at least
  bool alone = false;
  bool own = false;   ///< the game's own; they come and go, and no other button moves for them
  bool rest = false;  ///< the rest waits behind it, whose words may be left out
  ButtonLook look = {};
};

struct FootLine {
  std::vector<float> widths;  ///< of the buttons in it, in pixels
  float height = 0;           ///< of all of them
};
/// How wide the button with the rest is without its words, in pixels.
float rest_width(const Ui& ui);

/// Of a line that is so wide, one of so many buttons beside each other; in pixels.
float part_of_line(const Ui& ui, float width, std::size_t of);

std::vector<FootLine> lines_of_foot(const Ui& ui, std::vector<FootButton> buttons, float width, bool low);

}  // namespace tablier
