#pragma once

#include "ui/panels/style.hpp"

/// For screens that have a line of their own for what is said, so that it covers nothing.
namespace tablier {

/// The newest notice, in a chip at the right end of that box: in one line of words or two smaller ones. False where there is none, where
/// it takes more room, or where a question lies over the screen.
bool tell_in_line(const Ui& ui, Rect at);

}  // namespace tablier
