#pragma once

#include "built_program.hpp"

#include <string>

/// The bundled games in Lua as the built program finds them.
namespace tablier::lua_games {

/// The rules of `game/variant` under those options.
inline Ruleset rules_of(const std::string& name, const Value& options = Value::map()) {
  auto rules = test::built_program().catalogue.ruleset(name, options);
  INFO(name);
  if (!rules) FAIL(test::built_program().locale.say(rules.problem()));
  return std::move(rules).value();
}

}  // namespace tablier::lua_games
