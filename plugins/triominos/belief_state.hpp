#pragma once

#include "position.hpp"
#include "sdk/rng.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What everybody has seen of the round, and what it tells for certain of the tiles that a seat cannot see.
///
/// A rack is seen as *slots*: one for each tile dealt, one for each drawn. What is certain narrows the tiles that a slot can hold: the
/// tiles drawn to see who begins were dealt to nobody; no dealt tile would have begun before the one that did; and where one must lay a
/// tile if one can, who draws holds nothing that fitted.
namespace tablier::triominos {

class BeliefState {
 public:
  /// To be called at the start, for what was set up, and after each deal.
  void begin(const Position& position);
  /// To be called before a move is played; chance included.
  void observe(const Position& position, Move move);
  std::size_t size() const { return notes_.size(); }
  /// Forgets all but the first `size` notes.
  void forget(std::size_t size) { notes_.resize(size); }

  /// Deals what `viewer` has not seen anew, at random among the ways that agree with all that it has seen. The position's own hidden
  /// tiles are not used but for which they are together. Mostly under a microsecond a tile.
  void deal(Position& position, int viewer, Rng& rng) const;

 private:
  enum class What : std::uint8_t {
    drew,   ///< a tile was added
    stuck,  ///< nothing that could be used fitted
    laid
  };
  struct Note {
    TileSet tiles = 0;  ///< stuck: those that would have fitted
    std::int8_t seat = 0;
    std::int8_t tile = -1;  ///< laid
    What what = What::drew;
    bool last_only = false;  ///< it is certain that this speaks of the tile drawn last
  };
  struct Slots;

  TileSet dealt_to(const Position& position, int seat) const;
  bool follow(const Position& position, int seat, Slots& slots, Rng& rng) const;
  static bool narrow(const Note& note, Slots& slots, int first, Rng& rng);

  std::array<std::int8_t, kMaxSeats> dealt_{};
  bool set_up_ = false;
  std::vector<Note> notes_;
};

}  // namespace tablier::triominos
