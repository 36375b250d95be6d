#pragma once

#include "pawns/position.hpp"
#include "placing/rules.hpp"
#include "sdk/seat.hpp"
#include "sdk/text.hpp"

#include <optional>
#include <string>

/// Asks the variant's script; where it says nothing the rules of Cornered count.
///
/// - `allow` gets a square and returns true, false, or the name of a reason (see script_reason): `square` its name, `seat`, `number`
///   of the pawn that would stand there, `attackers` (pawns from which it is en prise) and `attacked` (pawns en prise from it), `lines`
///   (how many of the seat's own pawns would stand side by side with it along the row, the column and the two diagonals), `replies`
///   (squares that the rules of movement would leave to the next pawn).
/// - `after_move` gets the pawn placed: `square`, `seat`, `number`, `lines`, `replies` (squares where the next one may go); it returns
///   nothing, or a table with `over` and, where that is true, `winners` (a list of seats), `reason` (`katarenga.outcome.NAME`), and `line`
///   where lines of that length won.
/// - `score` gets a round that a seat has won: `pawns`, `reason`, `winner`; it returns the points of that seat.
///
/// The last two get `options` too; `allow` is asked too often for that. Seats count from 1.
namespace tablier::katarenga {

/// The reason of a round that a resignation ended.
inline constexpr const char* kResigned = "resigned";

/// How a round ended.
struct Ending {
  bool over = false;
  std::uint8_t winners = 0;  ///< bit of a seat's index
  std::string reason = {};
  std::int64_t line = 0;  ///< lines of that length through the last pawn won; 0: none did

  bool won_by(int seat) const { return (winners >> seat & 1) != 0; }
};

class ScriptedRules {
 public:
  /// `rules` must outlive this.
  explicit ScriptedRules(const PlacingGameRules& rules) : rules_(&rules) {}

  bool asks_allow() const { return rules_->script && rules_->script->has(Hook::allow); }
  /// Why the next pawn may not stand on an open square; absent where it may.
  std::optional<Text> forbidden(const Position& position, int seat, int square) const;
  /// The open squares that are not forbidden.
  SquareSet allowed(const Position& position, int seat) const;
  /// After the last pawn, which `seat` placed: `replies` are the squares where the next one may go.
  Ending after_move(const Position& position, int seat, SquareSet replies) const;
  /// Points of the winner.
  std::int64_t points(const Position& position, const Ending& ending, int winner) const;

 private:
  Ending native_end(int seat, SquareSet replies) const;

  const PlacingGameRules* rules_;
};

}  // namespace tablier::katarenga
