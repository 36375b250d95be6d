#pragma once

#include <array>
#include <cstdint>

/// What each level of the bots does. Fixed work: with a seed the answer is always the same.
namespace tablier::katarenga {

inline constexpr int kLevels = 6;

/// A level of the bot that has the solver. The last level asks it; those below look a few moves ahead and err on purpose.
struct FollowingLevel {
  int plies = 0;   ///< looked ahead
  int errors = 0;  ///< of a hundred moves so many are any legal one
};

inline constexpr std::array<FollowingLevel, kLevels - 1> kFollowingLevels{{{0, 100}, {1, 35}, {3, 20}, {5, 12}, {8, 6}}};
/// The first pawn of a round may go anywhere, and is looked at no farther than this.
inline constexpr int kFirstPlies = 4;

/// A level of the bot for variants that a script makes: it knows nothing but the rules.
struct ScriptedLevel {
  std::uint64_t playouts = 0;
  std::uint64_t end_questions = 0;  ///< what it may take to see the end exactly: squares asked about
};

inline constexpr std::array<ScriptedLevel, kLevels> kScriptedLevels{{{1, 0}, {12, 0}, {40, 0}, {120, 1'000}, {300, 8'000}, {800, 40'000}}};

}  // namespace tablier::katarenga
