#pragma once

#include "ui/core/ui.hpp"

#include <filesystem>
#include <vector>

namespace tablier {

/// What files that were dropped on the window open, over the present screen: a save or a round of another program its table, a series the
/// editor. One of them: the first. What cannot be read is told in a dialog. Precondition: there is one.
void open_dropped(Ui& ui, const std::vector<std::filesystem::path>& files);

}  // namespace tablier
