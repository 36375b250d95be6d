#pragma once

#include "fake_game.hpp"
#include "ui/hand/hand.hpp"
#include "ui/painter/surface_geometry.hpp"

/// What the tests of the hand begin with.
namespace tablier {

/// The hand of the first seat, over that position.
inline Hand dealt(const FakeState& state, bool may_play = true) {
  Hand hand;
  hand.deal(state, seat(0), may_play);
  return hand;
}

/// The middle of a place, as the mouse points at it.
inline Spot over(const Hand& hand, Place p, int surface = 0) {
  return {surface, centre_of(hand.scene().surfaces[static_cast<std::size_t>(surface)].grid, p)};
}

}  // namespace tablier
