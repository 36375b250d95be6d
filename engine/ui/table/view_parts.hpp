#pragma once

#include "ui/canvas/canvas.hpp"
#include "ui/hand/hand.hpp"
#include "ui/hand/placing.hpp"
#include "ui/painter/table_layout.hpp"

#include <functional>
#include <string>

/// Small things that all parts of the table's view use.
namespace tablier {

/// True for the token that the hand slides.
bool slides(const Hand& hand, const Token& token);

/// True for a table without an edge.
bool boundless(const Scene& scene);

/// What is written at a tray of a player: whose it is and its title. The title alone where both do not fit and a dot of the owner's
/// colour stands before it.
std::string tray_label(const std::string& owner, const std::string& title, bool has_dot,
                       const std::function<bool(const std::string&)>& fits);
/// Of its letters, in logical pixels: smaller where `one_line` has else no room for both, or a tray is so narrow that neither has room.
float tray_label_size(const std::string& owner, const std::string& title, bool one_line,
                      const std::function<bool(const std::string&, float)>& fits);

}  // namespace tablier
