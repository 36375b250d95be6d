#pragma once

#include "host/plugin_answers.hpp"

#include <filesystem>
#include <functional>

/// Whether a plugin that did not come with the program may run: it is native code, so that nobody but the player can say.
namespace tablier {

class Ui;

/// Asks about the plugins that nobody was asked about yet, one after the other, each once while the program runs. What is answered for good
/// is remembered; the games are found anew then, and `changed` is told. Nothing happens where there is none.
void ask_about_plugins(Ui& ui, const std::function<void()>& changed);

/// The same about one of them, whatever was said of it before.
void ask_about_plugin(Ui& ui, const std::filesystem::path& file, const std::function<void()>& changed);

/// Remembers what was said of a plugin and finds the games anew. Matches that are open keep theirs.
void answer_plugin(Ui& ui, const std::filesystem::path& file, PluginAnswer said);

}  // namespace tablier
