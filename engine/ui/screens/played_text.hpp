#pragma once

#include "host/game_entry.hpp"
#include "sdk/result.hpp"
#include "ui/core/ui.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Tables for what was played elsewhere: saves and rounds of other programs, in files or in the clipboard. For the library.
namespace tablier {

/// A save, a list of moves that was copied here, or a round as another program writes it, on a table; of a text that no game can read, what
/// the one says that got farthest. `name` is for the messages.
Result<std::unique_ptr<Screen>> table_of_text(Ui& ui, const std::string& text, const std::string& name);
/// The same of a file.
Result<std::unique_ptr<Screen>> table_of_file(Ui& ui, const std::filesystem::path& file);

/// Endings of files that can be opened: saves first, then rounds of each game that exchanges any.
std::vector<std::string> playable_endings(const Ui& ui);
/// What a match of that game can be saved as: a save first, then its rounds, where it exchanges any.
std::vector<std::string> endings_of(const GameEntry& game);

/// The table over the present screen, or why not in a dialog.
void open_text(Ui& ui, const std::string& text, const std::string& name);
/// The same in its place.
void open_file(Ui& ui, const std::filesystem::path& file);

}  // namespace tablier
