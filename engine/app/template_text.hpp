#pragma once

#include "sdk/value.hpp"

#include <string>
#include <string_view>

/// What templates of Lua files are made with.
namespace tablier {

/// A text as Lua writes it.
std::string lua_text(std::string_view text);
/// A parameter's value: a text in quotes, a list as `{2, 3}`.
std::string lua_literal(const Value& value);

/// `my-variant` as `My variant`. Precondition: not empty.
std::string title_of(std::string_view name);

/// Words as comments of Lua, broken between words, each line behind `indent` and dashes.
std::string lua_comment(const std::string& indent, const std::string& label, const std::string& more = "");

}  // namespace tablier
