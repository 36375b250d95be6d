#pragma once

#include "ui/core/ui.hpp"
#include "ui/run.hpp"

#include <memory>

namespace tablier {

/// The screen that the program opens with. Where what was asked for cannot be had, the library and a notice that says why.
std::unique_ptr<Screen> first_screen(Ui& ui, const OpenAt& at);

}  // namespace tablier
