#pragma once

#include "ui/core/ui.hpp"

#include <string>
#include <vector>

/// Keys and what they do, as a list over the screen.
namespace tablier {

/// `rows`: text keys; `<row>.key` is what is pressed, `<row>.does` what comes of it. `args`: what some of these say.
void show_key_table(Ui& ui, std::vector<std::string> rows, std::vector<TextArg> args = {});

}  // namespace tablier
