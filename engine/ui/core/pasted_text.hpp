#pragma once

#include <string>
#include <string_view>

/// What is pasted into a line of text.
namespace tablier {

struct PastedText {
  std::string text;       ///< one line of what can be drawn
  bool left_out = false;  ///< something was there that cannot be: bytes that are no UTF-8, NUL, letters beyond the first plane
};

/// `line_end` stands for the end of each line but the last; blanks for tabs.
PastedText pasted_text(std::string_view pasted, std::string_view line_end);

}  // namespace tablier
