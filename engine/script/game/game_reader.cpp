#include "script/game/game_reader.hpp"

namespace tablier::lua {

GameReading read_game(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, const ScriptLimits& limits,
                      Absent absent) {
  GameReading reading;
  Result<Sources> read = Sources::read(file, roots);
  if (!read) {
    reading.problems.push_back(read.problem());
    return reading;
  }
  auto sources = std::make_shared<Sources>(std::move(*read));
  if (absent == Absent::stood_in) sources->stand_in_for_missing();
  auto vm = std::make_unique<GameVm>(*sources, limits);
  const auto failure = vm->load();
  reading.problems = loading_problems(failure, *sources);
  reading.stood_in = sources->has_stood_in();
  if (failure) {
    reading.prints = take_prints(*vm, *sources);
    return reading;
  }
  sources->seal();
  GameDeclaration declaration = read_declaration(*vm, sources->at(0), reading.problems);
  declaration.files = sources->files();
  reading.machine = std::make_shared<const GameMachine>(std::move(sources), std::move(vm), std::move(declaration));
  return reading;
}

}  // namespace tablier::lua
