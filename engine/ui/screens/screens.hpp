#pragma once

#include "ui/core/ui.hpp"
#include "ui/run.hpp"

#include <memory>
#include <string>

/// How screens are reached: each function makes one, for Navigator::open or replace.
namespace tablier {

std::unique_ptr<Screen> library_screen();
/// A match that is at its start or goes on; it is kept saved and its end recorded. `autosave`: the file it was resumed from.
std::unique_ptr<Screen> table_screen(Ui& ui, Match match, std::filesystem::path autosave = {});

/// The screen that the program opens with. Where what was asked for cannot be had, the library and a notice that says why.
std::unique_ptr<Screen> first_screen(Ui& ui, const OpenAt& at);

}  // namespace tablier
