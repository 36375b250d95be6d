#pragma once

#include "match/observation.hpp"
#include "sdk/grid.hpp"
#include "ui/canvas/geometry.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// What a hand is over, and what comes of what it does.
namespace tablier {

/// A place of the table.
struct Stand {
  int surface = 0;
  Place place;
  friend bool operator==(const Stand&, const Stand&) = default;
};

/// A point over a surface, in its units. It may be off the board.
struct SurfacePoint {
  int surface = 0;
  Vec2 at;
  bool aside = false;  ///< the mouse is over something else, as over a tray: nothing is tried there
};

struct HandAnswer {
  enum class Kind : std::uint8_t {
    nothing,  ///< nothing came of it
    changed,  ///< something is to be drawn anew
    play,     ///< play the one of `moves`
    later,    ///< the position has not answered yet: the same again when it has
    ask,      ///< the same gestures mean several moves: let the player choose one of `moves`
    refused   ///< it cannot be done, `why`
  };
  Kind kind = Kind::nothing;
  std::vector<OfferedMove> moves = {};
  std::optional<OfferedMove> lift = {};  ///< to be played before, the other joined to it, where what was laid came from the board
  Text why = {};
  std::optional<Stand> at = {};  ///< where it was refused, if that is a place
  int item = -1;                 ///< the tray item that was refused
};

/// What a part of the hand came to: an answer, or a gesture that the hand is to say.
using HandStep = std::variant<HandAnswer, Gesture>;

}  // namespace tablier
