#include "play/undo_consent.hpp"

#include "play/explored.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// Somebody who plays here knows what chance gave.
bool is_seen(const Ply& ply, int seats, const Seating& seating) {
  if (ply.seat != Seat::chance) return false;
  for (int i = 0; i < seats; ++i)
    if (seating.is_human(seat(i)) && seen_notation(ply, seat(i)) == ply.notation) return true;
  return false;
}

}  // namespace

UndoConsent undo_consent(std::span<const Ply* const> plies, const Match& match, const Seating& seating) {
  const auto& players = match.setup().players;
  const int seats = static_cast<int>(players.size());
  const auto humans = std::ranges::count_if(players, [](const Player& p) { return p.human; });
  UndoConsent back{.alone = humans <= 1 || is_explored(match)};
  for (const Ply* ply : plies) {
    if (ply->on_time && !back.alone) back.late = ply->seat;
    back.seen = back.seen || is_seen(*ply, seats, seating);
    const bool other = is_player(ply->seat) && seating.is_human(ply->seat) && ply->seat != match.state().to_move();
    if (other && !back.alone) back.other = ply->seat;
  }
  return back;
}

}  // namespace tablier
