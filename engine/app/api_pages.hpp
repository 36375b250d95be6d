#pragma once

#include "content/locale.hpp"
#include "host/catalogue.hpp"

#include <memory>
#include <string>
#include <vector>

/// The pages for authors of scripts, made from what games and match declare: scripts/API.md and scripts/api.meta.lua are these of the games
/// that come with the program.
namespace tablier {

using GameList = std::vector<std::shared_ptr<const GameEntry>>;

/// Every hook and parameter of the games, as Markdown.
std::string api_markdown(const GameList& games, const Locale& locale);
/// The same as types for an editor: a definition file (`---@meta`) of the Lua language server.
std::string api_lua(const GameList& games, const Locale& locale);

}  // namespace tablier
