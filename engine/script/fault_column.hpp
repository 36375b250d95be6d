#pragma once

#include "script/failure.hpp"

/// Lua says in which line a fault is; where in the line it has to be guessed.
namespace tablier::lua {

/// Line and column of a fault. The column is that of what its message names (`near 'end'`, `field 'rw'`), where that stands once in its
/// line; else 1. A character of which the message has but the first byte becomes the whole one.
SourceSpot place(Text& why, Line where, const Sources& sources);

/// The line that has that text between quotes, where only one in all the chunks has; else no line (0).
Line only_line_of(std::string_view written, const Sources& sources);

}  // namespace tablier::lua
