#include "ui/core/frame_share.hpp"

#include <utility>

namespace tablier {
namespace {

bool same_modifiers(const KeyChange& a, const KeyChange& b) { return a.ctrl == b.ctrl && a.shift == b.shift && a.alt == b.alt; }

}  // namespace

bool writes_text(const Input& input) {
  const auto* change = std::get_if<KeyChange>(&input);
  if (!change) return std::holds_alternative<Typed>(input);
  return !change->ctrl && !change->alt && (change->key < Key::f1 || change->key == Key::space || change->key == Key::shift);
}

bool FrameShare::takes(const KeyChange& change) {
  const auto key = static_cast<std::size_t>(change.key);
  if (changed_[key] || (changed_.any() && !same_modifiers(change, last_))) return false;
  changed_.set(key);
  last_ = change;
  return true;
}

bool FrameShare::takes(const Input& input) {
  // A text reads characters before keys: those that come after one wait.
  if (typing_ && writes_text(input)) return changed_.none();
  if (const auto* change = std::get_if<KeyChange>(&input)) return takes(*change);
  if (std::holds_alternative<PointerPressed>(input)) return !std::exchange(pressed_, true);
  // Where the pointer goes on to is not where it pressed.
  return !pressed_ || !(std::holds_alternative<PointerMoved>(input) || std::holds_alternative<WheelTurned>(input));
}

}  // namespace tablier
