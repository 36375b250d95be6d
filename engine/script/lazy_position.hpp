#pragma once

#include "sdk/hook.hpp"
#include "sdk/value.hpp"

struct lua_State;

/// The field `position` of what a hook gets: it is made when a script first reads it, cannot be changed, and serves the further calls that
/// a machine answers of the same position.
namespace tablier::lua {

/// Pushes the metatable that makes a table have that field: the position that the machine is called for (`Vm::position`).
void push_lazy_metatable(lua_State* L);
/// Where the table at `index` has that metatable, the field is made now: for whoever goes through all of its fields.
void complete_fields(lua_State* L, int index);
/// Pushes a table that cannot be changed, tables within it neither; a plain value as it is. `shape` is what is declared of it, which must
/// live for as long as the table can be read; null: nothing. To read what a declared table does not have is a fault, which tells the name
/// that was meant; of options a name that is like none of them is not there.
void push_frozen_value(lua_State* L, const Value& value, const ValueShape* shape = nullptr);
/// The same fault for the options that a hook gets of its own, the table at the top; that one stays as it is.
void guard_options(lua_State* L);
/// Whether the metatable at the top is what that gives: the table itself is as plain as any.
bool is_guard(lua_State* L);

}  // namespace tablier::lua
