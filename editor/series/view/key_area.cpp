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

bool KeyArea::move(const KeyChange& key, std::size_t count) {
  if (!piece() || count == 0) return false;
  const bool back = is_press(key, Key::left) || is_press(key, Key::up), on = is_press(key, Key::right) || is_press(key, Key::down);
  if (back) piece_ -= piece_ > 0 ? 1 : 0;
  else if (on) piece_ = std::min(piece_ + 1, count - 1);
  else if (is_press(key, Key::home)) piece_ = 0;
  else if (is_press(key, Key::end)) piece_ = count - 1;
  else return false;
  return true;
}

}  // namespace tablier::editor
