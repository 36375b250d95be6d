#pragma once

#include "host/plugin_answers.hpp"

#include <filesystem>
#include <functional>
#include <memory>

/// Whether a plugin that did not come with the program may run: it is native code, so that nobody but the player can say.
namespace tablier {

class Ui;
struct GameEntry;
struct Services;

/// Asks about the plugins that nobody was asked about yet, one after the other, each once while the program runs. What is answered for good
/// is remembered, and the games are found anew then (Ui::reload). Nothing happens where there is none.
void ask_about_plugins(Ui& ui);

/// The game that a plugin gives in the place of another one; null where it gives none, or a game of its own.
std::shared_ptr<const GameEntry> taken_over(const Services& services, const std::filesystem::path& file);

/// The same about one of them, whatever was said of it before.
void ask_about_plugin(Ui& ui, const std::filesystem::path& file);

/// Remembers what was said of a plugin and finds the games anew, beside; `then` is called when they are there. Matches that are open keep
/// theirs.
void answer_plugin(Ui& ui, const std::filesystem::path& file, PluginAnswer said, std::function<void()> then = {});

}  // namespace tablier
