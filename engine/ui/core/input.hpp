#pragma once

#include "ui/canvas/geometry.hpp"

#include <cstdint>
#include <filesystem>
#include <variant>
#include <vector>

/// What hands do, free of any window library: what screens get to hear.
namespace tablier {

enum class Key : std::uint8_t {
  none,
  // clang-format off
  a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z,
  digit0, digit1, digit2, digit3, digit4, digit5, digit6, digit7, digit8, digit9,
  f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12,
  // clang-format on
  enter,
  escape,
  tab,
  backspace,
  del,
  space,
  left,
  right,
  up,
  down,
  home,
  end,
  page_up,
  page_down,
  control,
  shift,
  alt
};
inline constexpr int kKeys = static_cast<int>(Key::alt) + 1;

/// The key of a letter or figure: plus(Key::digit0, 4) is the 4.
constexpr Key plus(Key first, int steps) { return static_cast<Key>(static_cast<int>(first) + steps); }

struct KeyChange {
  Key key = Key::none;
  bool down = true;
  bool ctrl = false;
  bool shift = false;
  bool alt = false;
};

struct Typed {
  char32_t character = 0;
};

enum class Button : std::uint8_t { left, right, middle };

struct PointerMoved {
  Vec2 at;
};

struct PointerPressed {
  Vec2 at;
  Button button = Button::left;
  bool down = true;
};

/// `steps` > 0 away from the hand.
struct WheelTurned {
  Vec2 at;
  float steps = 0;
};

struct Resized {
  int width = 0;
  int height = 0;
};

struct FocusChanged {
  bool focused = true;
};

/// Files are dragged over the window by another program, or no more.
struct FilesHover {
  bool over = false;
};

struct FilesDropped {
  std::vector<std::filesystem::path> files = {};  ///< none: what was dropped is no file of this machine
  bool read = false;                              ///< false: it was not handed over, or is too long
};

using Input = std::variant<KeyChange, Typed, PointerMoved, PointerPressed, WheelTurned, Resized, FocusChanged, FilesHover, FilesDropped>;

/// True for a key that goes down, with those modifiers and no other (shift is not asked).
inline bool is_press(const KeyChange& k, Key key, bool ctrl = false) { return k.down && k.key == key && k.ctrl == ctrl && !k.alt; }

}  // namespace tablier
