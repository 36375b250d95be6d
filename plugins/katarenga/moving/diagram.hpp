#pragma once

#include "moving/rules.hpp"
#include "sdk/diagram.hpp"

#include <string>
#include <vector>

/// Pawns that were set up by hand. What was captured a diagram does not say.
namespace tablier::katarenga::moving {

DiagramKit diagram_kit_of(const Rules& rules);

/// Reads the parameter `diagram` into the rules, the rest of which is made; nothing where no position is set up. The problem says why one
/// cannot begin so.
Status read_diagram(const std::vector<std::string>& texts, Rules& rules);

}  // namespace tablier::katarenga::moving
