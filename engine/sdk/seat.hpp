#pragma once

#include "sdk/expect.hpp"

#include <cstdint>

/// Who a move, a token or a score belongs to.
namespace tablier {

/// A player, 0 … kMaxSeats − 1 in playing order, or one of the two who are none.
enum class Seat : std::int8_t { nobody = -2, chance = -1 };

/// No game seats more players than this.
inline constexpr int kMaxSeats = 4;

/// The seat of player `index`, from 0.
constexpr Seat seat(int index) {
  expects(index >= 0 && index < kMaxSeats);
  return static_cast<Seat>(index);
}

/// The player's number of a seat, from 0; −1 is chance and −2 nobody.
constexpr int index(Seat s) { return static_cast<int>(s); }

/// True for a seat that a human or a bot sits on.
constexpr bool is_player(Seat s) { return index(s) >= 0; }

/// How many may play a game.
struct SeatRange {
  int min = 1;
  int max = 1;
  constexpr bool contains(int seats) const { return seats >= min && seats <= max; }
};

}  // namespace tablier
