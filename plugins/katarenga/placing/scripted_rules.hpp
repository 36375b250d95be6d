#pragma once

#include "pawns/position.hpp"
#include "placing/rules.hpp"
#include "sdk/seat.hpp"
#include "sdk/text.hpp"

#include <optional>
#include <string>

/// Asks the variant's script; where it says nothing the rules of Cornered count.
///
/// plugins/katarenga/hooks.cpp declares what is asked of pawns that are placed; `allow` is asked too often to be given the options. Seats
/// count from 1.
namespace tablier::katarenga {

/// No script may give a winner more points, nor take more.
inline constexpr std::int64_t kMaxScore = 1'000'000;

inline constexpr int kSeats = 2;

/// The reason of a round that a resignation ended.
inline constexpr const char* kResigned = "resigned";
/// Its notation.
inline constexpr const char* kResign = "resign";

/// How a round ended.
struct Ending {
  bool over = false;
  std::uint8_t winners = 0;  ///< bit of a seat's index
  std::string reason = {};
  std::int64_t line = 0;  ///< lines of that length through the last pawn won; 0: none did

  bool won_by(int seat) const { return (winners >> seat & 1) != 0; }
};

/// `view` is what hooks read of the position.
class ScriptedRules {
 public:
  /// `rules` must outlive this.
  explicit ScriptedRules(const PlacingGameRules& rules) : rules_(&rules) {}

  bool asks_allow() const { return rules_->script && rules_->script->has(Hook::allow); }
  /// Why the next pawn may not stand on an open square; absent where it may.
  std::optional<Text> forbidden(const Position& position, int seat, int square, const PositionView& view) const;
  /// The open squares that are not forbidden.
  SquareSet allowed(const Position& position, int seat, const PositionView& view) const;
  /// After the last pawn, which `seat` placed: `replies` are the squares where the next one may go.
  Ending after_move(const Position& position, int seat, SquareSet replies, const PositionView& view) const;
  /// Points of the winner.
  std::int64_t points(const Position& position, const Ending& ending, int winner, const PositionView& view) const;

 private:
  Ending native_end(int seat, SquareSet replies) const;

  const PlacingGameRules* rules_;
};

}  // namespace tablier::katarenga
