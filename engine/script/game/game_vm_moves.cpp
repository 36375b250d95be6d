#include "script/freeze.hpp"
#include "script/game/game_frame.hpp"
#include "script/game/game_vm.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>

/// Moves over the border, both ways, in Lua's protection.
namespace tablier::lua {
namespace {

/// Raises, of a number that is none of those that there may be; 0/0 is none at all, however C writes it.
[[noreturn]] void refuse_number(lua_State* L, int index, const char* key) {
  if (std::isnan(lua_tonumber(L, index))) raise(L, "script.game.not_a_number");
  lua_pushvalue(L, index);
  raise(L, key, lua_tostring(L, -1));
}

/// Raises: what is at `index` is no move.
[[noreturn]] void refuse_move(lua_State* L, int index) {
  const int type = lua_type(L, index);
  if (type == LUA_TSTRING) raise(L, "script.game.unknown_button", lua_tostring(L, index));
  if (type != LUA_TNUMBER) raise(L, "script.game.move", lua_typename(L, type));
  refuse_number(L, index, "script.game.no_place");
}

bool is_place(const Grid& grid, lua_Integer number) {
  if (number < 1 || number > grid.size()) return false;
  return grid.mask.empty() || grid.mask[static_cast<std::size_t>(number - 1)] != 0;
}

/// The number of the thing that the text at `index` names.
std::optional<std::uint16_t> read_thing(lua_State* L, int index, const GameRules& rules) {
  std::size_t size = 0;
  const char* const name = lua_tolstring(L, index, &size);
  return rules.number_of_thing({name, size});
}

/// The number at `index` of the stack, where it is one of a move: a place, what chance draws, or a thing by its name.
std::uint16_t read_number(lua_State* L, int index, const GameRules& rules, bool of_chance) {
  if (lua_type(L, index) == LUA_TSTRING)
    if (const auto thing = read_thing(L, index, rules)) return *thing;
  const Grid& grid = rules.surface.grid;
  const lua_Integer max = rules.things.empty() ? kMaxMoveNumber : kFirstThing - 1;
  int is_whole = 0;
  const lua_Integer number = lua_type(L, index) == LUA_TNUMBER ? lua_tointegerx(L, index, &is_whole) : 0;
  if (of_chance && lua_type(L, index) == LUA_TNUMBER && (!is_whole || number < 1 || number > max))
    refuse_number(L, index, "script.game.no_draw");
  if (!is_whole || (!of_chance && !is_place(grid, number))) refuse_move(L, index);
  return static_cast<std::uint16_t>(number);
}

constexpr std::size_t kMaxNotation = 64;

/// As players write it: an error jumps over whoever holds a text.
void write_notation(const ScriptMove& move, const GameRules& rules, char (&to)[kMaxNotation]) {
  const Grid& grid = rules.surface.grid;
  std::string text;
  for (const std::uint16_t number : move.all()) {
    const HeldThing* const thing = rules.thing(number);
    text += (text.empty() ? "" : "-") + (thing ? thing->name : grid.name(grid.place(number - 1)));
  }
  to[text.copy(to, kMaxNotation - 1)] = '\0';
}

Move read_word(lua_State* L, int index, const GameRules& rules) {
  if (const auto thing = read_thing(L, index, rules)) return pack({.numbers = {*thing}, .size = 1});
  const std::vector<std::string>& buttons = rules.buttons;
  std::size_t size = 0;
  const char* const name = lua_tolstring(L, index, &size);
  for (std::size_t i = 0; i < buttons.size(); ++i)
    if (buttons[i].size() == size && std::memcmp(buttons[i].data(), name, size) == 0) return button_move(i);
  refuse_move(L, index);
}

/// A thing is pushed by its name.
void push_number(lua_State* L, std::uint16_t number, const GameRules& rules) {
  const HeldThing* const thing = rules.thing(number);
  if (thing) lua_pushlstring(L, thing->name.data(), thing->name.size());
  else lua_pushinteger(L, number);
}

}  // namespace

Move GameVm::read_move(lua_State* L, int index, const GameRules& rules, bool of_chance) {
  switch (lua_type(L, index)) {
    case LUA_TNUMBER: {
      ScriptMove move;
      move.numbers[0] = read_number(L, index, rules, of_chance);
      move.size = 1;
      return pack(move);
    }
    case LUA_TSTRING: return read_word(L, index, rules);
    case LUA_TTABLE: return read_numbers(L, lua_absindex(L, index), rules, of_chance);
    default: refuse_move(L, index);
  }
}

Move GameVm::read_numbers(lua_State* L, int index, const GameRules& rules, bool of_chance) {
  push_real(L, index);
  const int table = lua_gettop(L);
  const std::size_t size = lua_rawlen(L, table);
  if (size < 2 || size > kMaxMoveNumbers) raise(L, "script.game.move_size");
  ScriptMove move;
  move.size = size;
  for (std::size_t i = 0; i < size; ++i) {
    lua_rawgeti(L, table, static_cast<lua_Integer>(i) + 1);
    move.numbers[i] = read_number(L, -1, rules, of_chance);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return pack(move);
}

/// The list at the top, into `moves_`.
void GameVm::read_moves(lua_State* L, const GameRules& rules) {
  if (!lua_istable(L, -1)) raise(L, "script.game.moves", luaL_typename(L, -1));
  moves_of_ = 0;
  push_real(L, -1);
  const int list = lua_gettop(L);
  const std::size_t size = lua_rawlen(L, list);
  if (size == 0) raise(L, "script.game.no_moves");
  if (size > kMaxScriptMoves) raise(L, "script.game.many_moves", "4096");
  meter().charge(L, size);
  int item = list;
  for (std::size_t i = 0; i < size; ++i) {
    lua_rawgeti(L, list, static_cast<lua_Integer>(i) + 1);
    moves_[i] = known_move(L, ++item, rules);
    if (item < list + kItemsAtOnce) continue;
    lua_settop(L, list);
    item = list;
  }
  lua_settop(L, list - 1);
  Move* const end = moves_.get() + size;
  if (!std::is_sorted(moves_.get(), end)) std::sort(moves_.get(), end);
  const Move* const twin = std::adjacent_find(moves_.get(), end);
  if (twin != end) {
    const ScriptMove move = unpack(*twin);
    if (move.button >= 0) raise(L, "script.game.twice", rules.buttons[static_cast<std::size_t>(move.button)].c_str());
    char notation[kMaxNotation];
    write_notation(move, rules, notation);
    raise(L, "script.game.twice", notation);
  }
  moves_size_ = size;
}

/// The move at `index`: at once where its table is one that the script made once and for all.
Move GameVm::known_move(lua_State* L, int index, const GameRules& rules) {
  if (!lua_istable(L, index)) return read_move(L, index, rules, false);
  if (known_of_ != rules.id) {
    known_moves_.clear();
    known_of_ = rules.id;
  }
  const void* const table = lua_topointer(L, index);
  if (const Move* const known = known_moves_.find(table)) return *known;
  const Move move = read_move(L, index, rules, false);
  if (!known_moves_.full() && is_front(L, index)) {
    known_moves_.add(table, move);
    lua_pushvalue(L, index);
    lua_rawseti(L, kMoveTablesAt, static_cast<lua_Integer>(move));
  }
  return move;
}

void GameVm::push_move(lua_State* L, Move move, const GameRules& rules) {
  const ScriptMove parts = unpack(move);
  if (parts.button >= 0) {
    const std::string& name = rules.buttons[static_cast<std::size_t>(parts.button)];
    lua_pushlstring(L, name.data(), name.size());
    return;
  }
  if (parts.size == 1) return push_number(L, parts.numbers[0], rules);
  if (lua_rawgeti(L, kMoveTablesAt, static_cast<lua_Integer>(move)) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_createtable(L, static_cast<int>(parts.size), 0);
  for (std::size_t i = 0; i < parts.size; ++i) {
    push_number(L, parts.numbers[i], rules);
    lua_rawseti(L, -2, static_cast<lua_Integer>(i) + 1);
  }
}

}  // namespace tablier::lua
