#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// The functions of a game's table that the engine calls.
namespace tablier::lua {

enum class GameFunction : std::uint8_t {
  board,
  start,
  moves,
  play,
  result,
  look,
  touch,
  evaluate,
  facts,
  chance,
  sample,
  seen,
  why_not,
  longest_round,
  pieces,
  reasons
};
inline constexpr std::size_t kGameFunctions = 16;
/// As scripts call them, in the order of GameFunction.
inline constexpr std::array<const char*, kGameFunctions> kGameFunctionNames{
    "board", "start",  "moves",  "play", "result",  "look",          "touch",  "evaluate",
    "facts", "chance", "sample", "seen", "why_not", "longest_round", "pieces", "reasons"};

constexpr std::size_t index_of(GameFunction function) { return static_cast<std::size_t>(function); }
constexpr const char* name_of(GameFunction function) { return kGameFunctionNames[index_of(function)]; }

/// True for those without which nothing can be played on: what goes wrong there ends the round.
constexpr bool is_rule(GameFunction f) {
  return f == GameFunction::start || f == GameFunction::moves || f == GameFunction::play || f == GameFunction::result ||
         f == GameFunction::chance;
}

}  // namespace tablier::lua
