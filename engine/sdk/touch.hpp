#pragma once

#include "sdk/grid.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// What a move is to a hand: a short sequence of gestures. The table matches what the hand has done
/// against the sequences of all legal moves; that is the whole of the input for every game.
namespace tablier {

enum class GestureKind : std::uint8_t {
  put,    ///< a stone on a place
  lay,    ///< tray item `item` in `orientation` on places, in the order of the orientation's cells
  lift,   ///< token `item` off the board, into the hand
  slide,  ///< token from places[0] to places[1], which may lie on `end_surface`
  trace,  ///< a stroke that passes all of places, in any order that a pen can go; `item`: what draws the same where it is let go, if any
  pick,   ///< tray item `item` taken
  press   ///< the button named `button`
};

/// One gesture. Fields that a kind does not name are left as they are here.
struct Gesture {
  GestureKind kind = GestureKind::put;
  int item = -1;         ///< id of a tray item or token
  int orientation = -1;  ///< index in TrayItem::orientations
  int surface = 0;
  std::vector<Place> places = {};
  int end_surface = -1;     ///< where a slide ends; −1: on `surface`
  std::string button = {};  ///< its label is the text `<game>.button.<button>`, or `button.<button>`

  friend bool operator==(const Gesture&, const Gesture&) = default;
};

/// A move: one gesture for most, two for a stone with its bonus. A move has one touch: where hands should be able to make it in two ways,
/// it is two moves, or one of the ways is left out.
using Touch = std::vector<Gesture>;

}  // namespace tablier
