#include "solver/window.hpp"

#include <algorithm>

namespace tablier::katarenga {
namespace {

constexpr int kLastOrigin = kBoardSide - kQuarterSide;

int lowest_column(SquareSet pawns) {
  pawns |= pawns >> 32;
  pawns |= pawns >> 16;
  pawns |= pawns >> 8;
  return std::countr_zero(static_cast<std::uint8_t>(pawns));
}

/// The lower half of each of four bytes, side by side.
std::uint32_t packed(SquareSet rows) {
  std::uint64_t bits = rows & 0x0f0f0f0f;
  bits = (bits | bits >> 4) & 0x00ff00ff;
  return static_cast<std::uint32_t>((bits | bits >> 8) & 0xffff);
}

}  // namespace

WindowSet window_set(int side, SquareSet pawns) {
  if (side == kQuarterSide) return {0, 0, static_cast<std::uint32_t>(pawns)};
  const int x = std::min(lowest_column(pawns), kLastOrigin);
  const int y = std::min(first(pawns) / kBoardSide, kLastOrigin);
  const int shift = y * kBoardSide + x;
  return {y * (kLastOrigin + 1) + x, shift, packed(pawns >> shift)};
}

}  // namespace tablier::katarenga
