#include "belief_state.hpp"

#include <algorithm>

namespace tablier::triominos {
namespace {

/// Histories of slots that are tried before what is certain of them is given up: a tile laid may have come from one of several slots, and
/// a wrong guess can leave the others no way to be filled.
constexpr int kMaxTries = 50;

int random_tile(TileSet set, Rng& rng) {
  for (auto skip = rng.below(static_cast<std::uint32_t>(count(set))); skip > 0; --skip) set &= set - 1;
  return std::countr_zero(set);
}

}  // namespace

struct BeliefState::Slots {
  // Those that the seats before hold now, and the most that the one that is followed has held.
  static constexpr int kMax = 2 * kTiles;
  std::array<TileSet, kMax> can_hold{};
  std::array<std::int8_t, kMax> seat{};
  std::array<std::int8_t, kMax> holds{};
  int size = 0;

  void add(int owner, TileSet tiles) {
    can_hold[at(size)] = tiles;
    seat[at(size++)] = static_cast<std::int8_t>(owner);
  }
  void remove(int i) {
    for (--size; i < size; ++i) can_hold[at(i)] = can_hold[at(i + 1)], seat[at(i)] = seat[at(i + 1)];
  }

  /// Fills all slots with different tiles of `from`, the most particular first; what has been chosen gives way where it can (H. W. Kuhn's
  /// augmenting paths, 1955).
  bool fill(TileSet from, Rng& rng) {
    std::array<std::int8_t, kMax> order{};
    for (int i = 0; i < size; ++i) {
      can_hold[at(i)] &= from;
      holds[at(i)] = -1;
      order[at(i)] = static_cast<std::int8_t>(i);
    }
    const auto particular = [&](int a, int b) { return count(can_hold[at(a)]) < count(can_hold[at(b)]); };
    std::stable_sort(order.begin(), order.begin() + size, particular);
    TileSet left = from;
    for (int i = 0; i < size; ++i) {
      const int slot = order[at(i)];
      if (const TileSet choice = can_hold[at(slot)] & left) {
        holds[at(slot)] = static_cast<std::int8_t>(random_tile(choice, rng));
        left &= ~set_of(holds[at(slot)]);
        continue;
      }
      TileSet tried = 0;
      if (!make_room(slot, left, tried)) return false;
    }
    return true;
  }

 private:
  int holder(int tile) const {
    for (int i = 0; i < size; ++i)
      if (holds[at(i)] == tile) return i;
    return -1;
  }

  bool make_room(int slot, TileSet& left, TileSet& tried) {
    for (TileSet choice = can_hold[at(slot)] & ~tried; choice != 0; choice &= choice - 1) {
      const int tile = std::countr_zero(choice);
      if ((tried & set_of(tile)) != 0) continue;
      tried |= set_of(tile);
      const int other = holder(tile);
      if (other >= 0 && !make_room(other, left, tried)) continue;
      left &= ~set_of(tile);
      holds[at(slot)] = static_cast<std::int8_t>(tile);
      return true;
    }
    return false;
  }
};

void BeliefState::begin(const Position& position) {
  set_up_ = position.data().phase == Phase::turn && !position.rules().arrangement.racks.empty();
  for (int i = 0; i < position.seats(); ++i) dealt_[at(i)] = static_cast<std::int8_t>(count(position.rack(i)));
}

void BeliefState::observe(const Position& position, Move move) {
  const DecodedMove decoded = decode(move);
  const PositionData& s = position.data();
  const bool last_only = position.rules().drawn_only && s.draws > 0;
  Note note{.seat = s.mover, .last_only = last_only};
  switch (decoded.kind) {
    case MoveKind::lay:
      note.tile = static_cast<std::int8_t>(decoded.tile);
      note.what = What::laid;
      break;
    case MoveKind::draw:
    case MoveKind::pass:
      if (position.rules().voluntary_draw) return;
      note.tiles = position.board().playable();
      note.what = What::stuck;
      break;
    case MoveKind::tile: note.what = What::drew; break;
    default: return;
  }
  notes_.push_back(note);
}

/// What a dealt slot of a seat could hold.
TileSet BeliefState::dealt_to(const Position& position, int seat) const {
  const PositionData& s = position.data();
  if (set_up_) return kAllTiles;
  TileSet tiles = kAllTiles & ~s.start_tiles;
  if (s.forced < 0) return tiles;
  for (int tile = 0; tile < kTiles; ++tile)
    if (position.would_begin(tile, seat)) tiles &= ~set_of(tile);
  return tiles & ~set_of(s.forced);
}

bool BeliefState::narrow(const Note& note, Slots& slots, int first, Rng& rng) {
  if (note.what == What::drew) {
    slots.add(note.seat, kAllTiles);
    return true;
  }
  const int begin = note.last_only ? slots.size - 1 : first;
  if (note.what == What::stuck) {
    for (int i = begin; i < slots.size; ++i) slots.can_hold[at(i)] &= ~note.tiles;
    return true;
  }
  int chosen = -1;
  std::uint32_t ways = 0;
  for (int i = begin; i < slots.size; ++i)
    if ((slots.can_hold[at(i)] & set_of(note.tile)) != 0 && rng.below(++ways) == 0) chosen = i;
  if (chosen >= 0) slots.remove(chosen);
  return chosen >= 0;
}

/// Adds the slots that a seat's rack has now.
bool BeliefState::follow(const Position& position, int seat, Slots& slots, Rng& rng) const {
  const int first = slots.size;
  const PositionData& s = position.data();
  const TileSet dealt = dealt_to(position, seat);
  for (int i = 0; i < dealt_[at(seat)]; ++i) slots.add(seat, dealt);
  if (s.forced >= 0 && s.starter == seat) slots.can_hold[at(first)] = set_of(s.forced);
  return std::all_of(notes_.begin(), notes_.end(), [&](const Note& n) { return n.seat != seat || narrow(n, slots, first, rng); });
}

void BeliefState::deal(Position& position, int viewer, Rng& rng) const {
  TileSet unseen = position.data().pool;
  std::array<TileSet, kMaxSeats> racks{};
  racks[at(viewer)] = position.rack(viewer);
  for (int i = 0; i < position.seats(); ++i)
    if (i != viewer) unseen |= position.rack(i);
  Slots slots;
  bool filled = false;
  for (int tries = 0; tries < kMaxTries && !filled; ++tries) {
    slots.size = 0;
    filled = true;
    for (int i = 0; i < position.seats() && filled; ++i) filled = i == viewer || follow(position, i, slots, rng);
    filled = filled && slots.fill(unseen, rng);
  }
  if (!filled) {
    slots.size = 0;
    for (int i = 0; i < position.seats(); ++i)
      for (int n = 0; i != viewer && n < count(position.rack(i)); ++n) slots.add(i, kAllTiles);
    slots.fill(unseen, rng);
  }
  for (int i = 0; i < slots.size; ++i) racks[at(slots.seat[at(i)])] |= set_of(slots.holds[at(i)]);
  TileSet held = 0;
  for (const TileSet rack : racks) held |= rack;
  position.rearrange(racks, unseen & ~held, rng);
}

}  // namespace tablier::triominos
