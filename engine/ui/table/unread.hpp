#pragma once

#include "sdk/result.hpp"
#include "ui/core/ui.hpp"

/// How a text or a file that could not be opened is told of, at a table and elsewhere.
namespace tablier {

/// What is wrong, with the line and column where it has them.
Text with_place(const Problem& problem);

/// In a dialog, with its name.
void tell_unread(Ui& ui, const std::string& name, const Problem& problem);

}  // namespace tablier
