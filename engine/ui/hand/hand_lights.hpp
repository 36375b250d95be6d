#pragma once

#include "ui/hand/carried_item.hpp"
#include "ui/hand/drawn_stroke.hpp"
#include "ui/hand/hand_table.hpp"
#include "ui/hand/sliding_token.hpp"

#include <vector>

/// Where a gesture of the hand can go next.
namespace tablier {

/// Where every free place will do, or nearly every one of an open board, none is lit for a stone or a shape to be drawn: there is nothing
/// to tell, and lights would be taken for advice. `stay_lit`: those of a board that has become full are all the same.
std::vector<Highlight> hand_lights(const HandTable& table, const CarriedItem& carried, const SlidingToken& sliding,
                                   const DrawnStroke& stroke, bool stay_lit = false);

}  // namespace tablier
