#include "ui/screens/pattern_hand.hpp"

#include <algorithm>

namespace tablier {

std::optional<PatternCommand> pattern_command(const KeyChange& key) {
  if (!key.down || key.ctrl || key.alt) return std::nullopt;
  switch (key.key) {
    case Key::r: return key.shift ? PatternCommand::turn_back : PatternCommand::turn;
    case Key::f: return PatternCommand::flip;
    case Key::del: return PatternCommand::to_chance;
    default: return std::nullopt;
  }
}

void PatternHand::begin_frame() {
  tiles.clear();
  on.reset();
}

std::optional<std::size_t> PatternHand::beside(Key arrow) const {
  if (!on) return std::nullopt;
  const std::size_t column = *on % columns;
  const auto places =
      static_cast<std::size_t>(std::count_if(tiles.begin(), tiles.end(), [this](const Tile& t) { return t.parameter == parameter; }));
  switch (arrow) {
    case Key::left: return column > 0 ? std::optional(*on - 1) : std::nullopt;
    case Key::right: return column + 1 < columns && *on + 1 < places ? std::optional(*on + 1) : std::nullopt;
    case Key::up: return *on >= columns ? std::optional(*on - columns) : std::nullopt;
    case Key::down: return *on + columns < places ? std::optional(*on + columns) : std::nullopt;
    default: return std::nullopt;
  }
}

const PatternHand::Tile* PatternHand::at(Vec2 point) const {
  const auto found = std::find_if(tiles.begin(), tiles.end(), [point](const Tile& t) { return t.box.contains(point); });
  return found == tiles.end() ? nullptr : &*found;
}

bool PatternHand::input(const Input& input) {
  const auto on = [this](const Tile* tile, PatternCommand what) {
    if (!tile) return false;
    parameter = tile->parameter;
    chosen = tile->place;
    go = chosen;
    command = what;
    return true;
  };
  if (const auto* press = std::get_if<PointerPressed>(&input); press && press->button == Button::right && press->down)
    return on(at(press->at), PatternCommand::turn);
  const auto* key = std::get_if<KeyChange>(&input);
  if (key && key->down && !key->ctrl && !key->alt) {
    go = beside(key->key);
    if (go) return true;
  }
  const auto meant = key && !parameter.empty() ? pattern_command(*key) : std::nullopt;
  if (meant) command = meant;
  return meant.has_value();
}

}  // namespace tablier
