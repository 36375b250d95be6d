#pragma once

#include "editor/series/session/document.hpp"
#include "ui/core/ui.hpp"

/// What is wrong with a file: its text with the faulty lines marked, and each fault with its place beside it. Nothing of it is written.
namespace tablier::editor {

struct FaultyAnswer {
  bool again = false;         ///< try the file again
  bool use_readable = false;  ///< open what can be read of it
};
/// Drawn in the part of the window below the bar.
FaultyAnswer draw_faults(const Ui& ui, Rect at, const FaultyFile& faulty);

}  // namespace tablier::editor
