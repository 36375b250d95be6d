#pragma once

#include "sdk/seat.hpp"
#include "sdk/value.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a ply won or lost, by cause: a line of a score sheet. A game that has such a sheet puts what its last ply was worth into its
/// facts as the member `sheet`; the engine adds the plies up. Used by games that count points, and by the screen that shows them.
namespace tablier {

/// Points of one seat in one column.
struct SheetEntry {
  Seat seat = Seat::nobody;
  int column = 0;  ///< index in SheetPly::columns
  std::int64_t points = 0;
  friend bool operator==(const SheetEntry&, const SheetEntry&) = default;
};

struct SheetPly {
  std::vector<std::string> columns;  ///< the same for the whole round; their headings are the texts `<game>.sheet.<column>`
  int turn = 0;                      ///< of the round, from 0, to which the ply belongs
  std::vector<SheetEntry> entries;   ///< what the last ply was worth; empty: nothing
  bool adds_to_match = true;  ///< points of rounds add up to the match's; false where the match counts something else, rounds won say
};

/// The member of the facts.
inline constexpr const char* kSheetFact = "sheet";
Value to_value(const SheetPly& ply);
/// Reads it; absent where the game has none, or says it in another way.
std::optional<SheetPly> read_sheet(const Value& facts);

}  // namespace tablier
