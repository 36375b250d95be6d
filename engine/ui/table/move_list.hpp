#pragma once

#include "ui/core/ui.hpp"

#include <optional>
#include <string>
#include <vector>

/// The moves that were played, each with what it did. A click goes to the position after it.
namespace tablier {

struct MoveLine {
  std::size_t ply = 0;
  std::string words;  ///< the notation
  std::string note;   ///< what it did
  Colour colour;      ///< of its seat
};

/// Fills a box of that height, in pixels, with lines; the last one or the one that is looked at is in sight. The ply that was clicked.
std::optional<std::size_t> draw_move_list(const Ui& ui, const std::vector<MoveLine>& lines, std::size_t looked_at, float height);

}  // namespace tablier
