#pragma once

#include "tools/cell_index.hpp"

#include <set>

/// Where something is in the grid of a series that is edited.
namespace tablier::editor {

using katamino::CellIndex;

/// Slots whose piece is to stay when the machine makes or fills rows. Hands may change them.
using Locks = std::set<CellIndex>;

}  // namespace tablier::editor
