#pragma once

#include "ui/core/ui.hpp"

#include <string>
#include <string_view>

/// What a screen finds again of a game: kept with the settings, by game and by what it is.
namespace tablier {

/// Null where nothing is remembered.
Value remembered(const Settings& settings, std::string_view game, std::string_view what);
void remember(Settings& settings, const std::string& game, const std::string& what, Value value);

}  // namespace tablier
