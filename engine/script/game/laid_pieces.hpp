#pragma once

#include "script/game/game_rules.hpp"
#include "sdk/value.hpp"

#include <optional>
#include <span>
#include <vector>

/// Pieces that hands lay: from what a script declares to gestures.
namespace tablier::lua {

/// Items of trays are numbered from here on, the first piece being the next number.
inline constexpr int kTrayIds = 400'000;

/// Reads what conforms to the shape of the field `pieces`.
std::vector<LaidPiece> laid_pieces(const Value::List& declared);

/// How a piece covers places.
struct Laying {
  int item = 0;  ///< of the tray: index in the list of pieces, from 1
  int orientation = 0;
  std::vector<Place> places;  ///< in the order of the orientation's cells
};

/// The first piece of the seat (from 0) that covers just these places, if any.
std::optional<Laying> find_laying(const std::vector<LaidPiece>& pieces, int seat, std::span<const Place> places);

}  // namespace tablier::lua
