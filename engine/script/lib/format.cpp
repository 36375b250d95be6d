#include "script/lib/library.hpp"
#include "script/lib/text_buffer.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string_view>

/// string.format, as Lua 5.4 has it but for %p: an address differs from run to run.
namespace tablier::lua {
namespace {

/// A conversion such as `%-8.3f`: flags, at most two digits of width and of precision, as Lua allows.
struct Conversion {
  char text[16];     ///< without length modifier; "%-8.3f"
  std::size_t size;  ///< of `text`
  int precision;     ///< −1: none
  char letter;
};

constexpr std::size_t kLongest = 512;  // the longest real, "%99.99f" of 1e308, has 409 characters

std::size_t digits(std::string_view text) {
  std::size_t n = 0;
  while (n < 2 && n < text.size() && text[n] >= '0' && text[n] <= '9') ++n;
  return n;
}

/// The flags that a conversion may have, after the C standard; null for a letter that is none.
const char* flags_of(char letter) {
  switch (letter) {
    case 'c':
    case 's': return "-";
    case 'd':
    case 'i': return "-+0 ";
    case 'u': return "-0";
    case 'o':
    case 'x':
    case 'X': return "-#0";
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'g':
    case 'G': return "-+#0 ";
    default: return nullptr;
  }
}

[[noreturn]] void refuse(lua_State* L, std::string_view text) {
  char shown[24] = {};
  text.copy(shown, sizeof shown - 1);
  luaL_error(L, "invalid conversion '%%%s' to 'format'", shown);
  std::abort();
}

/// Reads a conversion after its `%` and takes it off `rest`.
Conversion read_conversion(lua_State* L, std::string_view& rest) {
  Conversion c{};
  std::size_t i = std::min(rest.find_first_not_of("-+#0 "), rest.size());
  const std::string_view flags = rest.substr(0, i);
  i += digits(rest.substr(i));
  c.precision = -1;
  if (i < rest.size() && rest[i] == '.') {
    const std::size_t size = digits(rest.substr(i + 1));
    c.precision = 0;
    for (std::size_t d = 0; d < size; ++d) c.precision = c.precision * 10 + (rest[i + 1 + d] - '0');
    i += 1 + size;
  }
  c.letter = i < rest.size() ? rest[i] : '\0';
  const char* allowed = c.letter == '\0' ? nullptr : flags_of(c.letter);
  const bool bare_quote = c.letter == 'q';
  if (bare_quote && i > 0) luaL_error(L, "specifier '%%q' cannot have modifiers");
  const bool good = bare_quote || (allowed && i + 2 < sizeof c.text && flags.find_first_not_of(allowed) == flags.npos);
  if (!good || (c.letter == 'c' && c.precision >= 0)) refuse(L, rest.substr(0, i + 1));
  c.text[0] = '%';
  std::memcpy(c.text + 1, rest.data(), i);
  c.size = i + 1;
  rest.remove_prefix(i + 1);
  return c;
}

/// Writes the value with printf; `modifier` is the length of its type.
template <typename T>
void add_printed(TextBuffer& out, Conversion& c, const char* modifier, T value) {
  char text[kLongest];
  std::snprintf(c.text + c.size, sizeof c.text - c.size, "%s%c", modifier, c.letter);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  const int size = std::snprintf(text, sizeof text, c.text, value);
#pragma GCC diagnostic pop
  out.add(text, static_cast<std::size_t>(size));
}

/// A text of its own width: cut at the precision, filled up with blanks to the width.
void add_text(TextBuffer& out, const Conversion& c, std::string_view text) {
  const bool left = std::memchr(c.text, '-', c.size) != nullptr;
  std::size_t width = 0;
  for (std::size_t i = 1; i < c.size && c.text[i] != '.'; ++i)
    if (c.text[i] >= '0' && c.text[i] <= '9') width = width * 10 + static_cast<std::size_t>(c.text[i] - '0');
  if (c.precision >= 0) text = text.substr(0, static_cast<std::size_t>(c.precision));
  char blanks[100];
  std::memset(blanks, ' ', sizeof blanks);
  const std::size_t fill = width > text.size() ? width - text.size() : 0;
  if (!left) out.add(blanks, fill);
  out.add(text);
  if (left) out.add(blanks, fill);
}

// ---- %q

void add_quoted_text(TextBuffer& out, std::string_view text) {
  out.add("\"");
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    const bool digit_next = i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9';
    const auto code = static_cast<unsigned char>(byte);
    char escape[8] = {'\\', byte, 0};
    if (byte == '"' || byte == '\\' || byte == '\n') out.add(escape, 2);
    else if (code < 32 || code == 127)
      out.add(escape, static_cast<std::size_t>(std::snprintf(escape, sizeof escape, digit_next ? "\\%03d" : "\\%d", code)));
    else out.add(&byte, 1);
  }
  out.add("\"");
}

void add_quoted_number(lua_State* L, TextBuffer& out, int argument) {
  char text[64];
  int size = 0;
  const lua_Number real = lua_tonumber(L, argument);
  if (lua_isinteger(L, argument)) {
    const lua_Integer n = lua_tointeger(L, argument);
    size = std::snprintf(text, sizeof text, n == LUA_MININTEGER ? "0x%llx" : "%lld", static_cast<long long>(n));
  } else if (std::isinf(real)) {
    size = std::snprintf(text, sizeof text, real > 0 ? "1e9999" : "-1e9999");
  } else if (std::isnan(real)) {
    size = std::snprintf(text, sizeof text, "(0/0)");
  } else {
    size = std::snprintf(text, sizeof text, "%a", real);
  }
  out.add(text, static_cast<std::size_t>(size));
}

void add_literal(lua_State* L, TextBuffer& out, int argument) {
  switch (lua_type(L, argument)) {
    case LUA_TSTRING: {
      std::size_t size = 0;
      const char* text = lua_tolstring(L, argument, &size);
      return add_quoted_text(out, {text, size});
    }
    case LUA_TNUMBER: return add_quoted_number(L, out, argument);
    case LUA_TNIL: return out.add("nil");
    case LUA_TBOOLEAN: return out.add(lua_toboolean(L, argument) ? "true" : "false");
    default: luaL_argerror(L, argument, "value has no literal form");
  }
}

void add_conversion(lua_State* L, TextBuffer& out, Conversion& c, int argument) {
  luaL_checkany(L, argument);
  switch (c.letter) {
    case 'q': return add_literal(L, out, argument);
    case 's': {
      // In the argument's place, for nothing may lie on the buffer's box.
      push_text(L, argument);
      lua_replace(L, argument);
      std::size_t size = 0;
      const char* text = lua_tolstring(L, argument, &size);
      return add_text(out, c, {text, size});
    }
    case 'c': {
      const char byte = static_cast<char>(luaL_checkinteger(L, argument));
      return add_text(out, c, {&byte, 1});
    }
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X': return add_printed(out, c, "ll", static_cast<long long>(luaL_checkinteger(L, argument)));
    default: return add_printed(out, c, "", static_cast<double>(luaL_checknumber(L, argument)));
  }
}

}  // namespace

int format(lua_State* L) {
  std::size_t size = 0;
  const char* bytes = luaL_checklstring(L, 1, &size);
  std::string_view rest(bytes, size);
  TextBuffer out(L);
  int argument = 1;
  for (std::size_t percent = rest.find('%'); percent != rest.npos; percent = rest.find('%')) {
    out.add(rest.substr(0, percent));
    rest.remove_prefix(percent + 1);
    if (rest.starts_with('%')) {
      out.add("%");
      rest.remove_prefix(1);
      continue;
    }
    Conversion c = read_conversion(L, rest);
    add_conversion(L, out, c, ++argument);
  }
  out.add(rest);
  out.push();
  return 1;
}

}  // namespace tablier::lua
