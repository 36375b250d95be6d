#include "ui/screens/memory.hpp"

namespace tablier {

Value remembered(const Settings& settings, std::string_view game, std::string_view what) {
  const Value* of_game = settings.last_setup.as_map() ? settings.last_setup.find(game) : nullptr;
  const Value* found = of_game && of_game->as_map() ? of_game->find(what) : nullptr;
  return found ? *found : Value();
}

void remember(Settings& settings, const std::string& game, const std::string& what, Value value) {
  const Value* found = settings.last_setup.as_map() ? settings.last_setup.find(game) : nullptr;
  Value of_game = found && found->as_map() ? *found : Value::map();
  of_game.set(what, std::move(value));
  if (!settings.last_setup.as_map()) settings.last_setup = Value::map();
  settings.last_setup.set(game, std::move(of_game));
}

}  // namespace tablier
