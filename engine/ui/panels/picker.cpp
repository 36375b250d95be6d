#include "ui/panels/picker.hpp"

#include <algorithm>
#include <utility>

namespace tablier {

void Picker::lay(std::size_t count, std::size_t columns) {
  count_ = count;
  columns_ = std::max<std::size_t>(1, columns);
  chosen_ = count == 0 ? 0 : std::min(chosen_, count - 1);
}

void Picker::choose(std::size_t i) {
  if (i < count_) chosen_ = i;
}

bool Picker::take_moved() { return std::exchange(moved_, false); }

bool Picker::go(std::ptrdiff_t steps) {
  const auto last = static_cast<std::ptrdiff_t>(count_) - 1;
  if (by_keys_ && count_ > 0)
    chosen_ = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(chosen_) + steps, 0, last));
  return by_keys_ = moved_ = true;
}

/// The last row may be short: down from above its gap goes to its end.
bool Picker::go_rows(std::ptrdiff_t rows) {
  if (by_keys_ && count_ > 0) {
    const auto columns = static_cast<std::ptrdiff_t>(columns_), from = static_cast<std::ptrdiff_t>(chosen_);
    const auto last = static_cast<std::ptrdiff_t>(count_) - 1;
    const std::ptrdiff_t row = std::clamp<std::ptrdiff_t>(from / columns + rows, 0, last / columns);
    chosen_ = static_cast<std::size_t>(std::min(row * columns + from % columns, last));
  }
  return by_keys_ = moved_ = true;
}

bool Picker::key(const KeyChange& key, std::size_t page) {
  if (!key.down || key.ctrl || key.alt) return false;
  const auto rows = static_cast<std::ptrdiff_t>(page);
  switch (key.key) {
    case Key::left: return columns_ > 1 && go(-1);
    case Key::right: return columns_ > 1 && go(1);
    case Key::tab: return go(key.shift ? -1 : 1);
    case Key::up: return go_rows(-1);
    case Key::down: return go_rows(1);
    case Key::page_up: return go_rows(-rows);
    case Key::page_down: return go_rows(rows);
    case Key::home:
    case Key::end:
      if (count_ > 0) chosen_ = key.key == Key::home ? 0 : count_ - 1;
      return by_keys_ = moved_ = true;
    default: return false;
  }
}

}  // namespace tablier
