#include "script/game/position_data.hpp"

#include "script/failure.hpp"
#include "script/freeze.hpp"
#include "script/lazy_position.hpp"
#include "sdk/rng.hpp"

#include <lua.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>

namespace tablier::lua {
namespace {

/// What stands before a value. Small whole numbers, which positions are made of, are a byte of their own: kSmall and what is above.
enum Tag : std::uint8_t { kFalse, kTrue, kInteger, kRealNumber, kText, kList, kMap, kSmall = 16 };
constexpr std::int64_t kSmallNumbers = 256 - kSmall;

bool is_engines(const char* name, std::size_t size) {
  const std::string_view key(name, size);
  return key == "turn" || key == "rules";
}

/// The way to a table from the one at the top of the stack, as `.hands[2]`, in room that no error has to give back.
class WayTo {
 public:
  explicit WayTo(const void* wanted) : wanted_(wanted) {}

  /// Precondition: a table at the top of the stack, which stays there. False where the wanted one is not below it, or so far off that it
  /// is not worth the way.
  bool find(lua_State* L, int depth = 0) {
    if (++looked_at_ > kMaxLooks) return false;
    push_real(L, -1);
    const bool found = lua_topointer(L, -1) == wanted_ || (depth < kMaxPositionDepth && find_below(L, depth));
    lua_pop(L, 1);
    return found;
  }
  const char* text() const { return text_.data(); }

 private:
  bool find_below(lua_State* L, int depth) {
    luaL_checkstack(L, LUA_MINSTACK, nullptr);
    const std::size_t before = size_;
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
      if (!lua_istable(L, -1)) continue;
      add_step(L);
      if (find(L, depth + 1)) {
        lua_pop(L, 2);
        return true;
      }
      text_[size_ = before] = '\0';
    }
    return false;
  }
  /// The key below the top of the stack; a number is not made a text there, as `lua_next` needs it.
  void add_step(lua_State* L) {
    char* const at = text_.data() + size_;
    const std::size_t room = text_.size() - size_;
    int length = 0;
    if (lua_type(L, -2) == LUA_TSTRING) length = std::snprintf(at, room, ".%s", lua_tostring(L, -2));
    else if (lua_isinteger(L, -2)) length = std::snprintf(at, room, "[%lld]", static_cast<long long>(lua_tointeger(L, -2)));
    size_ += std::min(static_cast<std::size_t>(std::max(length, 0)), room - 1);
  }

  static constexpr int kMaxLooks = 2000;

  const void* wanted_;
  int looked_at_ = 0;
  std::array<char, 100> text_{};
  std::size_t size_ = 0;
};

/// Raises the fault of one of the position's tables; `position` is the outermost one.
[[noreturn]] void raise_of_table(lua_State* L, const char* key, int position, int table) {
  WayTo way(lua_topointer(L, table));
  lua_pushvalue(L, position);
  way.find(L);
  raise(L, key, lua_pushfstring(L, "position%s", way.text()));
}

}  // namespace

bool PositionWriter::Seen::add(const void* table) {
  if (size_ == kRoom / 2) return false;
  std::size_t at = (std::bit_cast<std::uintptr_t>(table) >> 4) % kRoom;
  for (; turns_[at] == turn_; at = (at + 1) % kRoom)
    if (tables_[at] == table) return false;
  tables_[at] = table;
  turns_[at] = turn_;
  ++size_;
  return true;
}

void PositionWriter::write(lua_State* L, int index) {
  luaL_checkstack(L, kPositionSlots, nullptr);
  size_ = 0;
  plain_ = true;
  seen_.clear();
  if (lua_type(L, index) != LUA_TTABLE) raise(L, "script.position.no_table", luaL_typename(L, index));
  outermost_ = lua_absindex(L, index);
  write_table(L, outermost_, 0);
}

void PositionWriter::reserve(lua_State* L, std::size_t bytes) {
  if (size_ + bytes > kMaxPositionBytes) raise(L, "script.position.too_large", "64");
}

void PositionWriter::put(const void* bytes, std::size_t size) {
  std::memcpy(room_.get() + size_, bytes, size);
  size_ += size;
}

void PositionWriter::write_integer(lua_State* L, std::int64_t value) {
  reserve(L, 1 + sizeof value);
  if (value >= 0 && value < kSmallNumbers) {
    room_[size_++] = std::byte(kSmall + value);
    return;
  }
  room_[size_++] = std::byte{kInteger};
  put(&value, sizeof value);
}

void PositionWriter::write_text(lua_State* L, const char* text, std::size_t size) {
  const auto length = static_cast<std::uint32_t>(size);
  reserve(L, 1 + sizeof length + size);
  room_[size_++] = std::byte{kText};
  put(&length, sizeof length);
  put(text, size);
}

/// Writes what most lists hold; false where it is something else.
inline bool PositionWriter::write_small(lua_State* L, int index, int type) {
  if (type != LUA_TNUMBER || !lua_isinteger(L, index) || size_ == kMaxPositionBytes) return false;
  const auto value = static_cast<std::uint64_t>(lua_tointeger(L, index));
  if (value >= kSmallNumbers) return false;
  room_[size_++] = static_cast<std::byte>(kSmall + value);
  return true;
}

void PositionWriter::write_number(lua_State* L, int index) {
  if (lua_isinteger(L, index)) return write_integer(L, lua_tointeger(L, index));
  const double real = lua_tonumber(L, index);
  if (!std::isfinite(real)) raise(L, "script.position.number", std::isnan(real) ? "NaN" : "infinity");
  reserve(L, 1 + sizeof real);
  room_[size_++] = std::byte{kRealNumber};
  put(&real, sizeof real);
}

void PositionWriter::write_value(lua_State* L, int index, int type, int depth) {
  switch (type) {
    case LUA_TNUMBER: return write_number(L, index);
    case LUA_TBOOLEAN:
      reserve(L, 1);
      room_[size_++] = std::byte{static_cast<std::uint8_t>(lua_toboolean(L, index) ? kTrue : kFalse)};
      return;
    case LUA_TSTRING: {
      std::size_t size = 0;
      const char* const text = lua_tolstring(L, index, &size);
      if (size > kMaxPositionBytes) raise(L, "script.position.too_large", "64");
      return write_text(L, text, size);
    }
    case LUA_TTABLE: return write_table(L, index, depth);
    default: raise(L, "script.position.type", luaL_typename(L, index));
  }
}

void PositionWriter::write_table(lua_State* L, int index, int depth) {
  if (depth >= kMaxPositionDepth) raise(L, "script.position.deep");
  const int top = lua_gettop(L);
  int table = index;
  if (lua_getmetatable(L, index)) {
    lua_pop(L, 1);
    if (!is_front(L, index)) raise(L, "script.position.metatable");
    push_real(L, index);
    table = lua_gettop(L);
    if (lua_getmetatable(L, table)) {
      if (!is_guard(L)) raise(L, "script.position.metatable");
      lua_pop(L, 1);
    }
    plain_ = false;
  }
  if (!seen_.add(lua_topointer(L, table))) plain_ = false;
  const std::size_t size = lua_rawlen(L, table);
  if (size > 0) write_list(L, table, size, depth);
  else write_map(L, table, depth);
  lua_settop(L, top);
}

void PositionWriter::write_list(lua_State* L, int table, std::size_t size, int depth) {
  const auto count = static_cast<std::uint32_t>(size);
  if (size > kMaxPositionBytes) raise(L, "script.position.too_large", "64");
  reserve(L, 1 + sizeof count);
  room_[size_++] = std::byte{kList};
  put(&count, sizeof count);
  const int top = lua_gettop(L);
  int item = top;
  for (std::size_t i = 1; i <= size; ++i) {
    const int type = lua_rawgeti(L, table, static_cast<lua_Integer>(i));
    if (type == LUA_TNIL) raise_of_table(L, "script.position.hole", outermost_, table);
    if (!write_small(L, ++item, type)) write_value(L, item, type, depth + 1);
    if (item < top + kItemsAtOnce) continue;
    lua_settop(L, top);
    item = top;
  }
  lua_settop(L, top);
  lua_pushinteger(L, static_cast<lua_Integer>(size));
  if (lua_next(L, table)) raise_of_table(L, "script.position.mixed", outermost_, table);
}

void PositionWriter::write_map(lua_State* L, int table, int depth) {
  std::uint32_t count = 0;
  reserve(L, 1 + sizeof count);
  room_[size_++] = std::byte{kMap};
  const std::size_t at = size_;
  put(&count, sizeof count);
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING)
      raise_of_table(L, lua_isinteger(L, -2) ? "script.position.hole" : "script.position.mixed", outermost_, table);
    std::size_t size = 0;
    const char* const name = lua_tolstring(L, -2, &size);
    if (depth == 0 && is_engines(name, size)) continue;
    if (size > kMaxPositionBytes) raise(L, "script.position.too_large", "64");
    write_text(L, name, size);
    const int value = lua_gettop(L);
    write_value(L, value, lua_type(L, value), depth + 1);
    ++count;
  }
  std::memcpy(room_.get() + at, &count, sizeof count);
}

namespace {

/// Goes through bytes that a writer wrote.
class PositionReader {
 public:
  explicit PositionReader(PositionBytes bytes) : at_(bytes.data()) {}

  void push(lua_State* L) {
    const std::uint8_t tag = take<std::uint8_t>();
    switch (tag) {
      case kFalse:
      case kTrue: return lua_pushboolean(L, tag == kTrue);
      case kInteger: return lua_pushinteger(L, take<std::int64_t>());
      case kRealNumber: return lua_pushnumber(L, take<double>());
      case kText: {
        const std::string_view text = take_text();
        lua_pushlstring(L, text.data(), text.size());
        return;
      }
      case kList: return push_list(L);
      case kMap: return push_map(L);
      default: return lua_pushinteger(L, tag - kSmall);
    }
  }

  std::uint64_t hash() {
    const std::uint8_t tag = take<std::uint8_t>();
    switch (tag) {
      case kFalse:
      case kTrue: return mix(tag + 1);
      case kInteger: return mix(static_cast<std::uint64_t>(take<std::int64_t>()) + kSmall);
      case kRealNumber: return hash_of(take<double>());
      case kText: return hash_of(take_text());
      case kList: return hash_list();
      case kMap: return hash_map();
      default: return mix(tag);
    }
  }

  Value value() {
    const std::uint8_t tag = take<std::uint8_t>();
    switch (tag) {
      case kFalse:
      case kTrue: return Value(tag == kTrue);
      case kInteger: return Value(take<std::int64_t>());
      case kRealNumber: return Value(take<double>());
      case kText: return Value(take_text());
      case kList: return value_list();
      case kMap: return value_map();
      default: return Value(std::int64_t{tag} - kSmall);
    }
  }

 private:
  template <typename T>
  T take() {
    T value;
    std::memcpy(&value, at_, sizeof value);
    at_ += sizeof value;
    return value;
  }
  std::string_view take_text() {
    const auto size = take<std::uint32_t>();
    const std::string_view text(reinterpret_cast<const char*>(at_), size);
    at_ += size;
    return text;
  }
  std::string_view take_name() {
    take<std::uint8_t>();
    return take_text();
  }

  void push_list(lua_State* L) {
    const auto count = take<std::uint32_t>();
    lua_createtable(L, static_cast<int>(count), 0);
    for (std::uint32_t i = 1; i <= count; ++i) {
      push(L);
      lua_rawseti(L, -2, i);
    }
  }
  void push_map(lua_State* L) {
    const auto count = take<std::uint32_t>();
    lua_createtable(L, 0, static_cast<int>(count) + 2);  // the engine's own two come to the outermost
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::string_view name = take_name();
      lua_pushlstring(L, name.data(), name.size());
      push(L);
      lua_rawset(L, -3);
    }
  }

  /// A real that is a whole number equals that number.
  static std::uint64_t hash_of(double real) {
    constexpr double kExact = 9007199254740992.0;  // 2⁵³
    if (real == std::floor(real) && std::abs(real) <= kExact)
      return mix(static_cast<std::uint64_t>(static_cast<std::int64_t>(real)) + kSmall);
    return mix(std::bit_cast<std::uint64_t>(real) ^ kRealNumber);
  }
  static std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return mix(hash);
  }
  static std::uint64_t chain(std::uint64_t hash, std::uint64_t next) { return (std::rotl(hash, 27) ^ next) * 0x9e3779b97f4a7c15; }
  std::uint64_t hash_list() {
    const auto count = take<std::uint32_t>();
    std::uint64_t hash = count;
    for (std::uint32_t i = 0; i < count; ++i) hash = chain(hash, PositionReader::hash());
    return mix(hash);
  }
  /// A sum: the keys come in any order.
  std::uint64_t hash_map() {
    const auto count = take<std::uint32_t>();
    std::uint64_t sum = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint64_t name = hash_of(take_name());
      sum += mix(chain(name, PositionReader::hash()));
    }
    return mix(sum);
  }

  Value value_list() {
    const auto count = take<std::uint32_t>();
    Value::List list;
    list.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) list.push_back(value());
    return Value(std::move(list));
  }
  Value value_map() {
    const auto count = take<std::uint32_t>();
    Value::Map map;
    map.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      std::string name(take_name());
      map.push_back({std::move(name), value()});
    }
    std::sort(map.begin(), map.end(), [](const Member& a, const Member& b) { return a.name < b.name; });
    return Value(std::move(map));
  }

  const std::byte* at_;
};

}  // namespace

void push_position(lua_State* L, PositionBytes bytes) { PositionReader(bytes).push(L); }

std::uint64_t position_hash(PositionBytes bytes) { return PositionReader(bytes).hash(); }

bool same_position(PositionBytes a, PositionBytes b) {
  if (a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size()) == 0) return true;
  return position_hash(a) == position_hash(b);
}

Value position_value(PositionBytes bytes) { return PositionReader(bytes).value(); }

}  // namespace tablier::lua
