#pragma once

#include "sdk/scene.hpp"
#include "ui/painter/table_layout.hpp"

#include <span>

/// Where news stand on a sheet of paper: beside the ink that they are about, or in the margin; over no ink and no name.
namespace tablier {

/// A box of that size, in pixels. It keeps off `taken`, too.
Rect beside_ink(const SurfaceFrame& frame, std::span<const Token> tokens, const Event& event, Vec2 size, std::span<const Rect> taken);

}  // namespace tablier
