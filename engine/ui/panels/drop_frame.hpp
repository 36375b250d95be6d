#pragma once

#include "ui/core/ui.hpp"

namespace tablier {

/// Files are dragged over the window: a frame around all of it, and what happens when they are dropped.
void draw_drop_frame(const Ui& ui);

}  // namespace tablier
