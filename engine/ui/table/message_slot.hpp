#pragma once

#include "ui/core/ui.hpp"

#include <functional>
#include <string>
#include <vector>

/// The one place of a table where it is said what is to be done, what was done and what cannot be done.
namespace tablier {

struct Message {
  std::string text;                       ///< ready to show; empty: there is nothing to say
  bool warns = false;                     ///< it says what cannot be done
  int max_lines = 0;                      ///< what needs more is cut; 0: as many as any sentence needs
  std::vector<std::string> shorter = {};  ///< says less, each less than the one before: instead of words that have no room
};

/// The first of its words that `fits` takes, or the last of them.
const std::string& fitting_text(const Message& message, const std::function<bool(const std::string&)>& fits);

/// Height in pixels of a slot for so many lines.
float message_slot_height(const Ui& ui, int lines);

/// Of that height whatever is said, so that nothing else moves for it: words that need more lie over what is `above` or below it while they
/// are there. How far they go down over that, in pixels.
float draw_message_slot(const Ui& ui, const Message& message, int lines, bool above = false);

}  // namespace tablier
