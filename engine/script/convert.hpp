#pragma once

#include "sdk/script.hpp"
#include "sdk/text.hpp"
#include "sdk/value.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

struct lua_State;

/// Values over the border, both ways.
namespace tablier::lua {

inline constexpr int kMaxValueDepth = 32;
inline constexpr int kConvertSlots = 4 * kMaxValueDepth;  ///< stack slots that `to_value` needs free

/// What may be read yet: of one answer, or of all that a file declares.
struct ValueBudget {
  static constexpr std::size_t kValues = 10'000, kBytes = 1u << 20;
  std::size_t max = kValues;  ///< that `values` were at first
  std::size_t values = max;
  std::size_t bytes = kBytes;  ///< of texts together
  /// For somebody to look at: functions and all else that is no value are read too, as what is shown of them (readable.hpp), lists with
  /// holes, tables with any keys, and tables within themselves, which are told there and not shown again.
  bool shown = false;
  /// A stand-in (stand_in.hpp) is read as null, which no table of a script holds: so much of it nobody knows.
  bool stand_ins = false;
};

/// One step into a table: a name, or where that is empty the number of an item, from 1.
struct ValueStep {
  std::string name;
  std::size_t number = 0;
};

/// Pushes one table made of `fields` but for the position, which is returned; null where there is none. Allocates in Lua.
const PositionView* push_fields(lua_State* L, std::span<const Field> fields);
void push_value(lua_State* L, const Value& value);

/// The value at `index`: nil, a boolean, a number, a text in UTF-8, or a table of those that is a list (keys 1 … n; the empty table too)
/// or a map (keys that are texts; sorted). Anything else, too deep (a table within itself too) or too much: absent, with the reason in
/// `why`, which says where in a table it is, as `at` does. Allocates nothing in Lua, runs no Lua code and raises no Lua error.
/// Precondition: kConvertSlots free.
std::optional<Value> to_value(lua_State* L, int index, Text& why, ValueBudget& budget, std::vector<ValueStep>* at = nullptr);

}  // namespace tablier::lua
