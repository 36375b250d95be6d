#include "script/game/game_reader.hpp"

#include "script/loading.hpp"

namespace tablier::lua {

GameReading read_game(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits,
                      Absent absent) {
  GameReading reading;
  auto loaded = load_file<GameVm>(file, roots, limits, absent, reading);
  if (!loaded) return reading;
  auto& [sources, vm] = *loaded;
  GameDeclaration declaration = read_declaration(*vm, sources->at(0), reading.problems);
  declaration.files = sources->files();
  reading.machine = std::make_shared<const GameMachine>(std::move(sources), std::move(vm), std::move(declaration));
  return reading;
}

}  // namespace tablier::lua
