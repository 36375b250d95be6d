#pragma once

#include "content/locale.hpp"
#include "host/catalogue.hpp"
#include "script/check.hpp"
#include "script/game/game_script.hpp"
#include "script/variant.hpp"

#include <filesystem>
#include <string>
#include <vector>

/// Texts of scripts that nobody ever says, and outcomes that have no text: for `tablier check`.
namespace tablier {

/// Of the files in that folder of content: texts of parameters and of their values that the script does not declare, and any other whose
/// name stands nowhere in the files of the game's folder of scripts or in what they require, not as a part of a name that is put together
/// either. With the name that was meant, where one of the game's is near. The script must be sound.
std::vector<Problem> orphan_texts(const GameScript& script, const std::filesystem::path& content);

/// Words in the file of a variant for outcomes and reasons that neither its game has nor a script of the game's folder names.
std::vector<Problem> orphan_texts(const Locale& locale, const GameEntry& game, const Variant& variant);

/// `reason = "…"` in the sources of a game's script: outcomes that a round may come to only rarely. Those of game.lua and of what it
/// requires, each once.
std::vector<NamedText> written_outcomes(const GameScript& script, const std::string& game);

/// The same of a variant's own file, but for those that its own words or its game's have.
std::vector<Problem> outcomes_without_texts(const Locale& locale, const GameEntry& game, const Variant& variant);

}  // namespace tablier
