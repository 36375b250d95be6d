#pragma once

#include "script/game/game_script.hpp"

#include <filesystem>
#include <vector>

/// Texts of a game in Lua that nobody ever says: for `tablier check`.
namespace tablier {

/// Of the files in that folder of content: texts of parameters and of their values that the script does not declare, and any other whose
/// name stands nowhere in the files of the game's folder of scripts or in what they require, not as a part of a name that is put together
/// either. With the name that was meant, where one of the game's is near. The script must be sound.
std::vector<Problem> orphan_texts(const GameScript& script, const std::filesystem::path& content);

}  // namespace tablier
