#pragma once

#include "script/lib/library.hpp"

/// A text in the making, as long as a text may be. A thin hand on luaL_Buffer, with its rules for the stack: what is pushed between
/// two calls must be popped again. Trivial to destroy.
namespace tablier::lua {

class TextBuffer {
 public:
  explicit TextBuffer(lua_State* state) : L(state) { luaL_buffinit(L, &buffer_); }
  TextBuffer(const TextBuffer&) = delete;
  TextBuffer& operator=(const TextBuffer&) = delete;

  void add(const char* bytes, std::size_t size) {
    if (size > longest_text(L) - luaL_bufflen(&buffer_)) raise(L, "script.too_long");
    charge(L, 1 + size / 16);
    luaL_addlstring(&buffer_, bytes, size);
  }
  void add(std::string_view text) { add(text.data(), text.size()); }
  /// Adds the text or number at the top and pops it.
  void add_top() {
    std::size_t size = 0;
    lua_tolstring(L, -1, &size);
    if (size > longest_text(L) - luaL_bufflen(&buffer_)) raise(L, "script.too_long");
    charge(L, 1 + size / 16);
    luaL_addvalue(&buffer_);
  }
  void push() { luaL_pushresult(&buffer_); }

 private:
  lua_State* L;
  luaL_Buffer buffer_;
};

}  // namespace tablier::lua
