#pragma once

#include <string>

/// What programs pass each other by copy and paste, as UTF-8. Empty where there is none.
namespace tablier {

std::string clipboard_text();
void set_clipboard_text(const std::string& text);

}  // namespace tablier
