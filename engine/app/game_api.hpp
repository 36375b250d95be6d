#pragma once

#include "content/locale.hpp"

#include <string>

/// What a game in Lua may say, for the pages of authors: the shapes are those that scripts/<game>/game.lua is held against.
namespace tablier {

/// The section of the page. Its keys in the texts are `game_api.…`.
std::string game_api_markdown(const Locale& locale);
/// The types `tablier.Game` and `tablier.game.…`.
std::string game_api_lua(const Locale& locale);

}  // namespace tablier
