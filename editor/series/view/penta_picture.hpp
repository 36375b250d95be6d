#pragma once

#include "editor/series/session/edit_session.hpp"
#include "sdk/scene.hpp"

/// A penta as the board painter draws it.
namespace tablier::editor {

/// A board of so many columns, and a solution on it where there is one.
Scene penta_scene(const std::vector<PieceSpec>& pieces, int columns, const katamino::Solution* solution);

}  // namespace tablier::editor
