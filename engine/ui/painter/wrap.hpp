#pragma once

#include "ui/canvas/canvas.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tablier {

/// Words on as many lines as a width in pixels takes, broken at spaces. A word that is wider stands alone.
std::vector<std::string> wrapped(const Canvas& canvas, std::string_view label, const TextLook& look, float width);

}  // namespace tablier
