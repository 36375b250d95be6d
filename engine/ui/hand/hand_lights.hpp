#pragma once

#include "ui/hand/carried_item.hpp"
#include "ui/hand/drawn_stroke.hpp"
#include "ui/hand/hand_table.hpp"
#include "ui/hand/sliding_token.hpp"

#include <vector>

/// Where a gesture of the hand can go next.
namespace tablier {

/// On an open board where nearly every free place will do, none is lit for a stone or a shape to be drawn: there is nothing to tell.
std::vector<Highlight> hand_lights(const HandTable& table, const CarriedItem& carried, const SlidingToken& sliding,
                                   const DrawnStroke& stroke);

}  // namespace tablier
