#pragma once

#include "placing/rules.hpp"
#include "sdk/diagram.hpp"

#include <string>
#include <vector>

/// Pawns that were set up by hand. Of the order in which they came a diagram says as much as counts: which one was the last, where the next
/// one follows it.
namespace tablier::katarenga {

DiagramKit diagram_kit_of(const PlacingGameRules& rules);

/// Reads the parameter `diagram` into the rules, the rest of which is made; nothing where no position is set up. The problem says why one
/// cannot begin so.
Status read_diagram(const std::vector<std::string>& texts, PlacingGameRules& rules);

}  // namespace tablier::katarenga
