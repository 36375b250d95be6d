#pragma once

#include "script/game/game_vm.hpp"

/// One call into a game's machine while it runs, and where its parts stand on the stack of the protected function.
namespace tablier::lua {

/// Trivial: errors and kills jump over it.
struct GameVm::Frame {
  GameVm* vm = nullptr;
  const PositionAt* from = nullptr;  ///< null where there is none yet
  const RoundRules* rules = nullptr;
  Move move = Move::none;  ///< to play, or drawn
  int seat = 0;
  const GameArgument* arguments = nullptr;
  std::size_t argument_count = 0;
  const Value* given = nullptr;
  GameFunction main = GameFunction::start;
  Standing to;                               ///< of the position that was made
  std::optional<GameFunction> running = {};  ///< whose time it is, while it was not counted yet
  std::int64_t weight = 0;                   ///< of the call's time, which stands for that of as many; 0: it is not timed
  std::int64_t since = 0;                    ///< when it began to run, where the call is timed
};

// What a protected function gets; it gives back the answer, the live position, and the rules.
inline constexpr int kFrameAt = 1;
inline constexpr int kLiveAt = 2;        ///< nil where none lives
inline constexpr int kRulesAt = 3;       ///< nil where none were brought
inline constexpr int kRulesTableAt = 4;  ///< fronts of rules by their id
inline constexpr int kMoveTablesAt = 5;  ///< fronts of moves by the move
inline constexpr int kMainAt = 6;        ///< functions
inline constexpr int kResultAt = 7;
inline constexpr int kMovesAt = 8;
inline constexpr int kFrameSlots = 8;

}  // namespace tablier::lua
