#pragma once

#include "ui/core/ui.hpp"
#include "ui/painter/table_painter.hpp"

/// How the player of this window likes things drawn.
namespace tablier {

/// As the settings say, with words as large as the interface's.
TableTaste taste_of(const Ui& ui);

}  // namespace tablier
