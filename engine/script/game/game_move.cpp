#include "script/game/game_move.hpp"

namespace tablier::lua {
namespace {

constexpr std::uint64_t kButton = 0xffff;
constexpr int kFirstShift = 48;

}  // namespace

Move button_move(std::size_t button) { return Move{kButton << kFirstShift | (button + 1)}; }

Move pack(const ScriptMove& move) {
  if (move.button >= 0) return button_move(static_cast<std::size_t>(move.button));
  std::uint64_t bits = 0;
  for (const std::uint16_t number : move.numbers) bits = bits << 16 | number;
  return Move{bits};
}

ScriptMove unpack(Move move) {
  const auto bits = static_cast<std::uint64_t>(move);
  ScriptMove found;
  if (bits >> kFirstShift == kButton) {
    found.button = static_cast<int>(bits & 0xffff) - 1;
    return found;
  }
  for (int shift = kFirstShift; shift >= 0 && (bits >> shift & 0xffff) != 0; shift -= 16)
    found.numbers[found.size++] = static_cast<std::uint16_t>(bits >> shift & 0xffff);
  return found;
}

}  // namespace tablier::lua
