#pragma once

#include "placing/state.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

/// Sees a round to its end by trying everything, by the rules alone: any placing game, whatever its script says.
namespace tablier::katarenga {

/// What a position is worth to the seat to move, whatever the other one does.
struct EndValue {
  int outcome = 0;          ///< 1 wins, 0 draws, −1 loses
  std::int64_t points = 0;  ///< of the round, own less the other's: at least so many
  int plies = 0;            ///< to the end of the line that is followed
  Move move = Move::none;   ///< first of that line
};

/// The outcome counts before the points; of equals, a win is taken soon and a loss put off.
bool is_better(const EndValue& a, const EndValue& b);
/// The same, told from the other seat, a ply earlier.
EndValue before(const EndValue& reply, Move move);
/// Of a round that is over.
EndValue value_at_end(const PlacingState& state, Seat seat);

class EndSearch {
 public:
  /// A position costs as many questions as it has squares open: the script is asked about each.
  EndSearch(std::uint64_t max_questions, std::stop_token stop) : max_questions_(max_questions), stop_(std::move(stop)) {}

  /// For the seat to move. Absent where that takes more than it may. Leaves the state as it was.
  std::optional<EndValue> value(PlacingState& state);
  /// What follows from a position whose value was found, to the end of the round.
  std::vector<Move> line(PlacingState state) const;
  /// Positions looked at by all calls.
  std::uint64_t nodes() const { return nodes_; }

 private:
  std::uint64_t max_questions_;
  std::stop_token stop_;
  std::uint64_t questions_ = 0;
  std::uint64_t nodes_ = 0;
  std::unordered_map<std::uint64_t, EndValue> transpositions_;
};

}  // namespace tablier::katarenga
