#pragma once

#include "rules.hpp"

#include <optional>
#include <span>
#include <vector>

/// In which order the pieces of a solution are laid.
namespace tablier::katamino {

/// The placements in an order in which each can be played on that layout, as a patient player would choose it: those of `early` first, then
/// what touches a piece that lies, then what leaves the fewest open cells about it. Absent where the script's `allow` hook forbids every
/// order (tried by depth first; at most 2^n subsets of the n placements are looked at). Precondition: they cover free cells, each once.
std::optional<std::vector<int>> laying_order(const Rules& rules, Layout layout, std::vector<int> placements, std::span<const int> early);

}  // namespace tablier::katamino
