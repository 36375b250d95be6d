#include "play/seating.hpp"

#include "match/observation/scene.hpp"

#include <algorithm>

namespace tablier {

bool Seating::is_human(Seat seat) const {
  const auto i = static_cast<std::size_t>(index(seat));
  if (std::ranges::find(elsewhere_, seat) != elsewhere_.end()) return false;
  return i >= match_.setup().players.size() || match_.setup().players[i].human;
}

bool Seating::human_turn() const {
  const Seat s = match_.state().to_move();
  return is_player(s) && !match_.round_over() && is_human(s);
}

Seat Seating::viewer() const {
  if (human_turn() && !curtain_) return match_.state().to_move();
  if (is_player(last_viewer_)) return last_viewer_;
  const auto& players = match_.setup().players;
  for (int i = 0; i < static_cast<int>(players.size()); ++i) {
    const Seat first = seat(i);
    if (!is_human(first)) continue;
    // Nobody has looked yet: which of several humans sits before the screen is not known.
    return hands_are_hidden_from(first) ? Seat::chance : first;
  }
  return Seat::nobody;
}

bool Seating::hands_are_hidden_from(Seat seat) const {
  if (const auto& script = match_.rules().hooks; script && script->hides() && others_are_shown_more_than(seat)) return true;
  const Scene scene = match_.state().scene(seat);
  return std::any_of(scene.trays.begin(), scene.trays.end(), [&](const Tray& tray) {
    return tray.hidden > 0 && is_player(tray.owner) && tray.owner != seat && is_human(tray.owner);
  });
}

bool Seating::others_are_shown_more_than(Seat seat) const {
  const auto shown_to = [&](Seat viewer) { return observed::scene().write(match_.state().scene(viewer)); };
  const Value own = shown_to(seat);
  for (int i = 0; i < static_cast<int>(match_.setup().players.size()); ++i) {
    const Seat other = tablier::seat(i);
    if (other != seat && is_human(other) && shown_to(other) != own) return true;
  }
  return false;
}

bool Seating::hide_from_next() {
  const Seat next = match_.state().to_move();
  if (!curtains_ || curtain_ || !human_turn() || next == last_viewer_ || !hands_are_hidden_from(next)) return false;
  curtain_ = true;
  return true;
}

void Seating::open_curtain() {
  curtain_ = false;
  last_viewer_ = match_.state().to_move();
}

void Seating::look() {
  if (human_turn() && !curtain_) last_viewer_ = match_.state().to_move();
}

}  // namespace tablier
