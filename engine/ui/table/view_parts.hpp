#pragma once

#include "match/round.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/hand/hand.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/table_layout.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// Small things that all parts of the table's view use.
namespace tablier {

/// True for the token that the hand slides.
bool slides(const Hand& hand, const Token& token);

/// True for a table without an edge.
bool boundless(const Scene& scene);

/// What is written at a tray of a player: whose it is and its title.
std::string tray_label(const std::string& owner, const std::string& title);
/// As much of the title as has room after its owner in one line, with an ellipsis; empty where that is next to nothing.
std::string fitting_title(const std::string& owner, const std::string& title, const std::function<bool(const std::string&)>& fits);
/// Of its letters, in logical pixels: smaller where `one_line` has else no room for both, or a tray is so narrow that neither has room.
float tray_label_size(const std::string& owner, const std::string& title, bool one_line,
                      const std::function<bool(const std::string&, float)>& fits);

/// What is said large of a puzzle that is solved, with that help.
Text praise_of(const Help& help);

/// A board as what is said over the table had better not cover it: its frame less than its places, and what is written on its frame
/// least of all. `read`: boxes of all that is read on the table.
void add_board(std::vector<Rect>& boxes, const SurfaceFrame& frame, std::span<const Rect> read);

}  // namespace tablier
