#pragma once

#include "script/game/game_machine.hpp"
#include "script/variant_reader.hpp"
#include "sdk/result.hpp"

#include <filesystem>
#include <memory>
#include <vector>

/// Reads a game's file, with all that is wrong with it rather than the first thing.
namespace tablier::lua {

struct GameReading {
  std::shared_ptr<const GameMachine> machine;  ///< null where the file does not run; where there are problems, what is sound of its table
  std::vector<Problem> problems;
  std::vector<ScriptPrint> prints = {};  ///< where the file does not run
  bool stood_in = false;                 ///< as of a variant's Reading
};

GameReading read_game(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits,
                      Absent absent = Absent::fails);

}  // namespace tablier::lua
