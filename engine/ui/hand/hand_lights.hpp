#pragma once

#include "ui/hand/carried_item.hpp"
#include "ui/hand/drawn_stroke.hpp"
#include "ui/hand/hand_table.hpp"
#include "ui/hand/sliding_token.hpp"

#include <vector>

/// Where a gesture of the hand can go next.
namespace tablier {

/// What was to be put so far.
struct SeenPlaces {
  bool limited = false;  ///< in a position before this one some places that were free would not do
};

/// Where every free place will do, or nearly every one of an open board, none is lit for a stone or a shape to be drawn: there is nothing
/// to tell, and lights would be taken for advice. Where places were `limited` before, those of a board that has become full stay lit.
std::vector<Highlight> hand_lights(const HandTable& table, const CarriedItem& carried, const SlidingToken& sliding,
                                   const DrawnStroke& stroke, SeenPlaces seen = {});
/// True where stones are to be put and not every free place will do.
bool limits_places(const HandTable& table);

}  // namespace tablier
