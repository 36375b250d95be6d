#pragma once

#include "sdk/value.hpp"

#include <cstddef>
#include <string>
#include <string_view>

/// Values as people read them.
namespace tablier {

/// As Lua writes it: `{size = 19, cells = {"a1"}}`; a table that is longer than a line has each entry on a line of its own. What is longer
/// than some hundred lines ends with an ellipsis.
std::string readable(const Value& value);

/// The same on one line; what is longer than `room` may be cut off.
std::string readable_line(const Value& value, std::size_t room);

/// What stands for a function in a value that is to be read by people. `call`: how it is called; empty: nobody knows.
Value shown_function(std::string_view call);

/// What stands for a value that is told by a word of Lua's, such as `thread`.
Value shown_word(std::string_view word);

/// What stands for a key that is no text, such as `7` or `true`: `[7]`.
std::string shown_as_key(std::string_view key);

/// A text that Lua takes for a name, words of its own included.
bool is_lua_name(std::string_view text);

}  // namespace tablier
