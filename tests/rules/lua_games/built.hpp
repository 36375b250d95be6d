#pragma once

#include "catch.hpp"
#include "folders.hpp"
#include "host/catalogue.hpp"

#include <memory>
#include <string>

/// The bundled games in Lua as the built program finds them.
namespace tablier::lua_games {

struct Built {
  Locale locale;
  Catalogue catalogue;

  Built() {
    locale.add_folder(source_folder() / "content/locale");
    catalogue = Catalogue::load(find_paths(build_folder() / "bin/tablier", [](const char*) -> const char* { return nullptr; }), locale);
  }
};

/// Found once for all tests of a program.
inline const Built& built() {
  static const Built kBuilt;
  return kBuilt;
}

/// The rules of `game/variant` under those options.
inline Ruleset rules_of(const std::string& name, const Value& options = Value::map()) {
  auto rules = built().catalogue.ruleset(name, options);
  INFO(name);
  if (!rules) FAIL(built().locale.say(rules.problem()));
  return std::move(rules).value();
}

}  // namespace tablier::lua_games
