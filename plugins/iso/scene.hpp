#pragma once

#include "sdk/scene.hpp"
#include "state.hpp"

namespace tablier::iso {

/// The table, the same for whoever looks at it.
Scene make_scene(const IsoState& state);

}  // namespace tablier::iso
