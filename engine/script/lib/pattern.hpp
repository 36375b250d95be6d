#pragma once

#include "script/lib/byte_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

struct lua_State;

/// Lua's patterns (Lua 5.4 manual, §6.4.1), matched without recursion and with every step charged to the meter.
///
/// A pattern is compiled to a row of items. A Lua pattern cannot repeat a group, so a match goes over each item once at most, and where it
/// may have to come back to (an item that took more or fewer bytes than it could) is kept in the item itself: no stack can overflow.
namespace tablier::lua {

inline constexpr std::size_t kMaxPattern = 4096;  ///< bytes; longer ones are refused, but for plain searches
inline constexpr int kMaxCaptures = 32;           ///< as in Lua

struct PatternItem {
  enum class Op : std::uint8_t {
    one,            ///< a byte of `set`
    maybe,          ///< `?`
    max,            ///< `*`
    most_of_one,    ///< `+`
    min,            ///< `-`
    open,           ///< `(`
    open_position,  ///< `()`
    close,          ///< `)`
    balance,        ///< %b
    frontier,       ///< %f
    repeat,         ///< %1 … %9
    at_end,         ///< `$`
    fault,          ///< the pattern is malformed from here on: an error for whoever comes here
    done
  };
  Op op = Op::done;
  unsigned char first = 0;   ///< of a %b
  unsigned char second = 0;  ///< of a %b
  int capture = 0;           ///< index, for open, close and repeat; number of captures opened, for done
  const char* message = nullptr;
  ByteSet set;

  // While matching.
  const char* start = nullptr;  ///< where the item began to take bytes
  std::size_t taken = 0;
  int before = -1;  ///< the item to come back to when this one has no more ways
};

struct Capture {
  static constexpr std::ptrdiff_t kOpen = -1;
  static constexpr std::ptrdiff_t kPosition = -2;
  const char* start = nullptr;
  std::ptrdiff_t size = kOpen;
};

/// Compiles; `items` has room for pattern.size() + 1. Never fails: a malformed pattern gets a fault item where it is malformed, so that,
/// as in Lua, only a match that comes so far raises the error. `^` has no meaning here: the caller strips it where it is an anchor.
void compile_pattern(std::string_view pattern, PatternItem* items);

/// A subject, and the captures of the last match in it. Trivial, so that a kill can jump over it.
class Matcher {
 public:
  Matcher(lua_State* state, PatternItem* compiled, std::string_view text)
      : L(state), subject(text.data()), end(text.data() + text.size()), items_(compiled) {}

  /// Where a match that starts at `at` ends, or null. Raises the error of a malformed pattern.
  const char* match(const char* at);

  lua_State* const L;
  const char* const subject;
  const char* const end;
  int captured = 0;  ///< how many captures the last match has
  std::array<Capture, kMaxCaptures> captures{};

 private:
  const char* step(const PatternItem& item, const char* at);
  bool take(PatternItem& item, const char* at);
  const char* come_back(int& index);
  const char* balanced(const PatternItem& item, const char* at) const;
  const char* repeated(const PatternItem& item, const char* at) const;
  bool frontier(const PatternItem& item, const char* at) const;

  PatternItem* items_;
  int choice_ = -1;  ///< the last item that could have taken another number of bytes
};

}  // namespace tablier::lua
