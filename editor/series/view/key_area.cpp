#include "editor/series/view/key_area.hpp"

#include <algorithm>

namespace tablier::editor {

void KeyArea::step(int by) {
  constexpr int kPlaces = static_cast<int>(KeyPlace::menu) + 1;
  place_ = static_cast<KeyPlace>((static_cast<int>(place_) + by + kPlaces) % kPlaces);
}

std::optional<std::size_t> KeyArea::piece() const {
  const bool on_pieces = place_ == KeyPlace::candidates || place_ == KeyPlace::pieces;
  return on_pieces ? std::optional(piece_) : std::nullopt;
}

/// Where there is such a place; a last column may be shorter than the others.
void KeyArea::go(bool on, std::size_t by, std::size_t count) {
  if (!on) piece_ -= piece_ >= by ? by : 0;
  else if (piece_ / by < (count - 1) / by) piece_ = std::min(piece_ + by, count - 1);
}

bool KeyArea::move(const KeyChange& key, std::size_t count, std::size_t lines) {
  if (!piece() || count == 0) return false;
  const std::size_t across = place_ == KeyPlace::candidates ? std::max<std::size_t>(1, lines) : 1;
  const bool right = is_press(key, Key::right), down = is_press(key, Key::down);
  if (right || is_press(key, Key::left)) go(right, across, count);
  else if (down || is_press(key, Key::up)) go(down, 1, count);
  else if (is_press(key, Key::home)) piece_ = 0;
  else if (is_press(key, Key::end)) piece_ = count - 1;
  else return false;
  return true;
}

}  // namespace tablier::editor
