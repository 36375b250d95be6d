#pragma once

#include <functional>

/// Whether a plugin that did not come with the program may run: it is native code, so that nobody but the player can say.
namespace tablier {

class Ui;

/// Asks about the plugins that nobody was asked about yet, one after the other, each once while the program runs. What is answered for good
/// is remembered; an allowed plugin is loaded at once, and `changed` is told. Nothing happens where there is none.
void ask_about_plugins(Ui& ui, const std::function<void()>& changed);

}  // namespace tablier
