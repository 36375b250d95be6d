#pragma once

#include "sdk/hook.hpp"
#include "sdk/parameter.hpp"

#include <string>

/// What a value may be, as the Lua language server says it.
namespace tablier {

/// The classes of a game's parameters and positions.
struct GameClasses {
  std::string options;
  std::string position;
};

std::string lua_type(const ValueShape& shape, const GameClasses& game);
std::string lua_type(const Parameter& parameter);
/// Of a list of such.
std::string lua_list(const std::string& item);

}  // namespace tablier
