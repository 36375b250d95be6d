#pragma once

#include "sdk/value.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Fields of tables that a script answered, once their types are known to be as declared.
namespace tablier::lua {

/// Null where it is not there.
inline const std::string* text_of(const Value& map, std::string_view name) {
  const Value* found = map.find(name);
  return found ? found->as_string() : nullptr;
}

/// Absent where it is not there.
inline std::optional<int> number_of(const Value& map, std::string_view name) {
  const Value* found = map.find(name);
  return found && found->as_int() ? std::optional(static_cast<int>(*found->as_int())) : std::nullopt;
}

/// False where it is not there.
inline bool flag_of(const Value& map, std::string_view name) {
  const Value* found = map.find(name);
  return found && found->as_bool() && *found->as_bool();
}

}  // namespace tablier::lua
