#pragma once

#include "sdk/result.hpp"
#include "ui/core/ui.hpp"

/// How a text or a file that could not be opened is told of, at a table and elsewhere.
namespace tablier {

/// In a dialog, with its name and the line where it has one.
void tell_unread(Ui& ui, const std::string& name, const Problem& problem);

}  // namespace tablier
