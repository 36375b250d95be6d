#pragma once

#include "sdk/scene.hpp"
#include "ui/painter/tray_rows.hpp"

#include <cstddef>

/// How much room the things of a tray need. Used by the layout of the table.
namespace tablier {

/// `places`: of a bowl, of which so many are kept; 0 for any other tray.
TrayNeed need_of(const Scene& scene, std::size_t tray, int places);

}  // namespace tablier
