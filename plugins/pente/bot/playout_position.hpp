#pragma once

#include "core/board.hpp"
#include "sdk/search/mcts.hpp"
#include "shapes.hpp"

#include <array>
#include <cstdint>

/// Pente for Monte-Carlo search: teams, power stones, and whatever else alpha-beta has no eyes for. Cheap to copy.
namespace tablier::pente {

class PlayoutPosition {
 public:
  /// The shapes outlive it and are those of the board's rules.
  PlayoutPosition(const Board& board, const ShapeTable& shapes) : board_(board), shapes_(&shapes) {}

  /// A move: what is placed, and where; a bonus is a move of its own.
  static std::uint32_t stone_move(Point p) { return p + 1U; }
  static std::uint32_t power_move(Point p) { return (p + 1U) | kPowerBit; }
  static constexpr std::uint32_t kRenounce = 1U << 17;
  static bool is_power_move(std::uint32_t m) { return (m & kPowerBit) != 0; }
  static Point point_of(std::uint32_t m) { return static_cast<Point>((m & ~kPowerBit) - 1); }

  int to_move() const { return board_.over() ? -1 : board_.mover(); }
  void moves(MctsMoves& list) const;
  void play(std::uint32_t move);
  Rewards playout(Rng& rng);

  const Board& board() const { return board_; }

 private:
  static constexpr std::uint32_t kPowerBit = 1U << 16;

  float prior(Point p) const;
  float promise_of(Point p, int colour) const;
  bool wins_at(Point p, int colour) const;
  struct Taken {
    int counted = 0;
    int partners = 0;  ///< that leave the board for nothing
  };
  Taken stones_taken(Point p, int colour) const;
  Point near_point(Rng& rng) const;
  Point urgent_point(Point near) const;
  void play_near(Rng& rng);
  Rewards rewards() const;

  Board board_;
  const ShapeTable* shapes_;
  Point last_ = kNoPoint;
};

}  // namespace tablier::pente
