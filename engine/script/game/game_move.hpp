#pragma once

#include "sdk/move.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Moves of games in Lua: one to four numbers, which are places for a player's move, or things that hands hold; or a button.
namespace tablier::lua {

inline constexpr std::size_t kMaxMoveNumbers = 4;
inline constexpr int kMaxMoveNumber = 65534;
/// The last of these numbers stand for things that hands hold, in games that declare any.
inline constexpr int kMaxThings = 256;
inline constexpr int kFirstThing = kMaxMoveNumber + 1 - kMaxThings;
/// No position of a game in Lua offers more moves than this.
inline constexpr std::size_t kMaxScriptMoves = 4096;

/// A move taken apart.
struct ScriptMove {
  std::array<std::uint16_t, kMaxMoveNumbers> numbers{};
  std::size_t size = 0;  ///< of the numbers; 0: a button
  int button = -1;       ///< index; −1: none

  std::span<const std::uint16_t> all() const& { return {numbers.data(), size}; }
  std::span<const std::uint16_t> all() const&& = delete;  ///< of a temporary, which a loop over them would outlive
};

/// The first number stands highest, so that moves are in the order of their numbers. Buttons come last.
Move pack(const ScriptMove& move);
ScriptMove unpack(Move move);
Move button_move(std::size_t button);

/// The move of the engine's that gives a round up.
inline constexpr Move kResign{~std::uint64_t{0}};
inline constexpr const char* kResignWord = "resign";

}  // namespace tablier::lua
