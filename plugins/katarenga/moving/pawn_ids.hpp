#pragma once

#include "moving/position.hpp"

#include <array>
#include <cstdint>
#include <vector>

/// Which pawn stands where: each keeps its number as it moves, enters a camp or is captured, so that the table sees it go.
namespace tablier::katarenga::moving {

class PawnIds {
 public:
  explicit PawnIds(const Rules& rules);

  int on_square(int square) const { return squares_[static_cast<std::size_t>(square)]; }
  int in_camp(int side, int camp) const { return camps_[static_cast<std::size_t>(side)][static_cast<std::size_t>(camp)]; }
  /// Captured pawns of a side, the latest last.
  const std::vector<std::uint8_t>& captured(int side) const { return captured_[static_cast<std::size_t>(side)]; }

  void play(int mover, Step step, bool captures);
  void undo(int mover, Step step, bool captured);

 private:
  std::uint8_t& at(int side, int target) {
    return is_camp(target) ? camps_[static_cast<std::size_t>(side)][static_cast<std::size_t>(target - kLeftCamp)]
                           : squares_[static_cast<std::size_t>(target)];
  }

  std::array<std::uint8_t, kMaxSquares> squares_{};  // 0: nobody
  std::array<std::array<std::uint8_t, kCamps>, kSides> camps_{};
  std::array<std::vector<std::uint8_t>, kSides> captured_;
};

}  // namespace tablier::katarenga::moving
