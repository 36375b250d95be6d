#pragma once

#include "sdk/script.hpp"
#include "sdk/text.hpp"
#include "sdk/value.hpp"

#include <cstddef>
#include <optional>
#include <span>

struct lua_State;

/// Values over the border, both ways.
namespace tablier::lua {

inline constexpr int kMaxValueDepth = 32;
inline constexpr int kConvertSlots = 4 * kMaxValueDepth;  ///< stack slots that `to_value` needs free

/// What may be read yet: of one answer, or of all that a file declares.
struct ValueBudget {
  std::size_t values = 10'000;
  std::size_t bytes = 1u << 20;  ///< of texts together
};

/// Pushes one table made of `fields` but for the position, which is returned; null where there is none. Allocates in Lua.
const PositionView* push_fields(lua_State* L, std::span<const Field> fields);
void push_value(lua_State* L, const Value& value);

/// The value at `index`: nil, a boolean, a number, a text in UTF-8, or a table of those that is a list (keys 1 … n; the empty table too)
/// or a map (keys that are texts; sorted). Anything else, too deep (a table within itself too) or too much: absent, with the reason in
/// `why`. Allocates nothing in Lua, runs no Lua code and raises no Lua error. Precondition: kConvertSlots free.
std::optional<Value> to_value(lua_State* L, int index, Text& why, ValueBudget& budget);

}  // namespace tablier::lua
