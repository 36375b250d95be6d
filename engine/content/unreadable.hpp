#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Texts of which a reader sees nothing, or not all.
namespace tablier {

/// Whether it has nothing but spaces, tabs and line breaks.
bool is_blank_text(std::string_view text);
/// The first character that is never drawn and that a terminal may obey, as `U+202E`: what `printable` replaces. Nothing where there is
/// none.
std::optional<std::string> hidden_character(std::string_view text);

}  // namespace tablier
