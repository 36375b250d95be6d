#pragma once

#include "script/check.hpp"
#include "ui/core/services.hpp"

#include <filesystem>
#include <optional>
#include <vector>

/// What `tablier check` says of a game beside its script: its words, its pictures, and other games of its name.
namespace tablier {

/// Texts that a game names and that are nowhere: not among those of the program nor in the content beside `root`, a folder of scripts or
/// plugins.
std::vector<Problem> without_texts(const Locale& locale, const GameEntry& game, const std::filesystem::path& root,
                                   const std::vector<NamedText>& named);

/// Both are there, and one.
bool is_same_file(const std::string& a, const std::filesystem::path& b);

/// Whether one of those (below) is not played because of that fault of a script.
bool comes_of_script(const Problem& unplayable, const Problem& fault);

/// The positions that a game.yaml or a rules.yaml shows and that cannot be played. None where nobody has the game.
std::vector<Problem> unplayable_pictures(const Catalogue& catalogue, const std::filesystem::path& file);

/// That nobody has the game of that game.yaml: no plugin, and no script, beside it neither.
std::optional<Problem> content_of_nobody(const Catalogue& catalogue, const std::filesystem::path& file);

/// That this game.lua takes the place of another one.
std::optional<Problem> hidden_game(const Services& services, const std::filesystem::path& script);

}  // namespace tablier
