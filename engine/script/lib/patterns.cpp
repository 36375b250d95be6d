#include "script/lib/library.hpp"
#include "script/lib/pattern.hpp"
#include "script/lib/text_buffer.hpp"

#include <cstring>
#include <string_view>

/// string.find, match, gmatch and gsub, as Lua 5.4 has them.
namespace tablier::lua {
namespace {

constexpr std::size_t kFewItems = 24;  // patterns that need no more memory than the C stack

std::string_view check_text(lua_State* L, int index) {
  std::size_t size = 0;
  const char* bytes = luaL_checklstring(L, index, &size);
  return {bytes, size};
}

/// Offset that an optional start position stands for; more than `size` when it is past the end.
std::size_t start_offset(lua_State* L, int index, std::size_t size) {
  const lua_Integer position = luaL_optinteger(L, index, 1);
  if (position > 0) return static_cast<std::size_t>(position) - 1;
  const auto length = static_cast<lua_Integer>(size);
  return position == 0 || position < -length ? 0 : static_cast<std::size_t>(length + position);
}

/// Room for the items of a pattern: `few` where they fit, else a userdata that it pushes.
PatternItem* room_for(lua_State* L, std::string_view pattern, PatternItem* few) {
  if (pattern.size() > kMaxPattern) raise(L, "script.pattern_too_long");
  charge(L, 10 + pattern.size());
  if (pattern.size() < kFewItems) return few;
  return static_cast<PatternItem*>(lua_newuserdatauv(L, (pattern.size() + 1) * sizeof(PatternItem), 0));
}

bool take_anchor(std::string_view& pattern) {
  const bool anchored = pattern.starts_with('^');
  if (anchored) pattern.remove_prefix(1);
  return anchored;
}

/// Pushes capture `index` of a match over [from, to); the whole match where there are no captures.
void push_capture(const Matcher& m, int index, const char* from, const char* to) {
  if (index >= m.captured) {
    if (index > 0) luaL_error(m.L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(m.L, from, static_cast<std::size_t>(to - from));
    return;
  }
  const Capture& capture = m.captures[static_cast<std::size_t>(index)];
  if (capture.size == Capture::kOpen) luaL_error(m.L, "unfinished capture");
  if (capture.size == Capture::kPosition) lua_pushinteger(m.L, capture.start - m.subject + 1);
  else lua_pushlstring(m.L, capture.start, static_cast<std::size_t>(capture.size));
}

/// Pushes the captures, or the whole match where there are none and `from` is given; how many.
int push_captures(const Matcher& m, const char* from, const char* to) {
  const int count = m.captured == 0 && from ? 1 : m.captured;
  luaL_checkstack(m.L, count, "too many captures");
  for (int i = 0; i < count; ++i) push_capture(m, i, from, to);
  return count;
}

bool has_specials(std::string_view pattern) { return pattern.find_first_of("^$*+?.([%-") != pattern.npos; }

int find_plain(lua_State* L, std::string_view text, std::string_view what, std::size_t from) {
  charge(L, (text.size() - from + what.size()) / 4);
  const void* found = what.empty() ? text.data() + from : memmem(text.data() + from, text.size() - from, what.data(), what.size());
  if (!found) {
    lua_pushnil(L);
    return 1;
  }
  const lua_Integer offset = static_cast<const char*>(found) - text.data();
  lua_pushinteger(L, offset + 1);
  lua_pushinteger(L, offset + static_cast<lua_Integer>(what.size()));
  return 2;
}

/// find and match from their arguments on; `find` gives positions before the captures.
int search(lua_State* L, bool find) {
  const std::string_view text = check_text(L, 1);
  std::string_view pattern = check_text(L, 2);
  const std::size_t from = start_offset(L, 3, text.size());
  if (from > text.size()) {
    lua_pushnil(L);
    return 1;
  }
  if (find && (lua_toboolean(L, 4) || !has_specials(pattern))) return find_plain(L, text, pattern, from);
  const bool anchored = take_anchor(pattern);
  PatternItem few[kFewItems];
  PatternItem* const items = room_for(L, pattern, few);
  compile_pattern(pattern, items);
  Matcher matcher(L, items, text);
  for (const char* at = text.data() + from; at <= matcher.end; ++at) {
    const char* to = matcher.match(at);
    if (to && !find) return push_captures(matcher, at, to);
    if (to) {
      lua_pushinteger(L, at - text.data() + 1);
      lua_pushinteger(L, to - text.data());
      return 2 + push_captures(matcher, nullptr, nullptr);
    }
    if (anchored) break;
  }
  lua_pushnil(L);
  return 1;
}

int find(lua_State* L) { return search(L, true); }
int match(lua_State* L) { return search(L, false); }

// ---- gmatch

/// Where an iterator of gmatch stands. The items follow it in the same userdata.
struct Progress {
  std::size_t next;
  std::ptrdiff_t last_end;  ///< where the last match ended, −1: none; an empty match may not end there again
};

PatternItem* items_of(Progress* progress) { return reinterpret_cast<PatternItem*>(progress + 1); }

/// Upvalues: the text, the pattern (its items point into nothing, but keep it near), the progress.
int next_match(lua_State* L) {
  std::size_t size = 0;
  const char* text = lua_tolstring(L, lua_upvalueindex(1), &size);
  auto* progress = static_cast<Progress*>(lua_touserdata(L, lua_upvalueindex(2)));
  Matcher matcher(L, items_of(progress), {text, size});
  for (; progress->next <= size; ++progress->next) {
    const char* from = text + progress->next;
    const char* to = matcher.match(from);
    if (!to || to - text == progress->last_end) continue;
    progress->next = static_cast<std::size_t>(to - text);
    progress->last_end = to - text;
    return push_captures(matcher, from, to);
  }
  return 0;
}

int gmatch(lua_State* L) {
  const std::string_view text = check_text(L, 1);
  const std::string_view pattern = check_text(L, 2);
  const std::size_t from = start_offset(L, 3, text.size());
  if (pattern.size() > kMaxPattern) raise(L, "script.pattern_too_long");
  charge(L, 10 + pattern.size());
  lua_settop(L, 1);
  void* memory = lua_newuserdatauv(L, sizeof(Progress) + (pattern.size() + 1) * sizeof(PatternItem), 0);
  compile_pattern(pattern, items_of(new (memory) Progress{from, -1}));
  lua_pushcclosure(L, next_match, 2);
  return 1;
}

// ---- gsub

/// Adds the replacement text at 3, in which %1 … %9 are captures, %0 the match, %% a percent sign.
void add_template(TextBuffer& out, const Matcher& m, const char* from, const char* to) {
  std::size_t size = 0;
  const char* bytes = lua_tolstring(m.L, 3, &size);
  std::string_view rest(bytes, size);
  for (std::size_t percent = rest.find('%'); percent != rest.npos; percent = rest.find('%')) {
    out.add(rest.substr(0, percent));
    const char what = percent + 1 < rest.size() ? rest[percent + 1] : '\0';
    if (what == '%') {
      out.add("%");
    } else if (what == '0') {
      out.add(from, static_cast<std::size_t>(to - from));
    } else if (what >= '1' && what <= '9') {
      push_capture(m, what - '1', from, to);
      out.add_top();
    } else {
      luaL_error(m.L, "invalid use of '%%' in replacement string");
    }
    rest.remove_prefix(percent + 2);
  }
  out.add(rest);
}

/// Adds what stands in for the match; false when it stays as it is.
bool add_replacement(TextBuffer& out, const Matcher& m, const char* from, const char* to) {
  lua_State* const L = m.L;
  switch (lua_type(L, 3)) {
    case LUA_TFUNCTION:
      lua_pushvalue(L, 3);
      lua_call(L, push_captures(m, from, to), 1);
      break;
    case LUA_TTABLE:
      push_capture(m, 0, from, to);
      lua_gettable(L, 3);
      break;
    default: add_template(out, m, from, to); return true;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    out.add(from, static_cast<std::size_t>(to - from));
    return false;
  }
  if (!lua_isstring(L, -1)) luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  out.add_top();
  return true;
}

int gsub(lua_State* L) {
  const std::string_view text = check_text(L, 1);
  std::string_view pattern = check_text(L, 2);
  const int type = lua_type(L, 3);
  luaL_argexpected(L, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TTABLE || type == LUA_TFUNCTION, 3,
                   "string/function/table");
  const lua_Integer max = luaL_optinteger(L, 4, static_cast<lua_Integer>(text.size()) + 1);
  const bool anchored = take_anchor(pattern);
  PatternItem few[kFewItems];
  PatternItem* const items = room_for(L, pattern, few);
  compile_pattern(pattern, items);
  Matcher matcher(L, items, text);
  TextBuffer out(L);
  const char* at = text.data();
  const char* last_end = nullptr;
  lua_Integer count = 0;
  while (count < max) {
    const char* to = matcher.match(at);
    if (to && to != last_end) {
      ++count;
      add_replacement(out, matcher, at, to);
      at = last_end = to;
    } else if (at < matcher.end) {
      out.add(at++, 1);
    } else {
      break;
    }
    if (anchored) break;
  }
  out.add(at, static_cast<std::size_t>(matcher.end - at));
  out.push();
  lua_pushinteger(L, count);
  return 2;
}

constexpr luaL_Reg kPatternFunctions[] = {{"find", find}, {"match", match}, {"gmatch", gmatch}, {"gsub", gsub}, {nullptr, nullptr}};

}  // namespace

void add_patterns(lua_State* L) { luaL_setfuncs(L, kPatternFunctions, 0); }

}  // namespace tablier::lua
