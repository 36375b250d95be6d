#include "script/check.hpp"
#include "script/game/game_reader.hpp"
#include "script/game/game_script.hpp"

namespace tablier {

std::vector<Problem> check_game_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, double seconds,
                                     const ScriptLimits& limits) {
  auto reading = lua::read_game(file, roots, limits);
  (void)seconds;
  if (!reading.problems.empty()) return std::move(reading.problems);
  return check_module_file(file, roots, limits);
}

}  // namespace tablier
