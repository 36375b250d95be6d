#pragma once

#include "editor/series/model/report.hpp"
#include "ui/core/ui.hpp"

/// The signs of what a penta is worth; words say the same.
namespace tablier::editor {

/// In a box of that side: a cross for no solution, a star for exactly one, nothing for the others.
void draw_sign(const Ui& ui, PentaState state, Vec2 centre, float side);

}  // namespace tablier::editor
