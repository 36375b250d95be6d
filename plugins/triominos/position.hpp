#pragma once

#include "board.hpp"
#include "move_codec.hpp"
#include "points.hpp"
#include "rules.hpp"
#include "sdk/move.hpp"
#include "sdk/rng.hpp"

#include <array>
#include <cstdint>
#include <memory>

/// One round as plain data: who holds what, whose turn it is and what it has come to. Copying is a memcpy of 22 kB; nothing allocates.
/// The rules are shared and must outlive it. Everything hidden is in it: what a seat may know of it is BeliefState's.
namespace tablier::triominos {

enum class Phase : std::uint8_t {
  deal,     ///< chance deals the racks
  start,    ///< chance draws who begins
  turn,     ///< a seat is to move
  drawing,  ///< chance gives the tile that the seat draws
  fining,   ///< chance gives the tile that the sandglass costs
  over
};

/// What the last ply did, for the scoring, the table and the score sheet.
struct LastEvent {
  MoveKind kind = MoveKind::none;
  int seat = 0;
  int turn = 0;   ///< of the round, from 0
  int tile = -1;  ///< laid or drawn
  Cell cell = 0;  ///< where it was laid
  PlacementFacts facts{};
  Cause charge = Cause::tile;  ///< what a ply without a placement costs; `tile`: nothing
  Ending ending = Ending::none;
  Awards awards{};
};

/// The last tile that was laid.
struct LastTile {
  int tile = -1;  ///< −1: none in this round
  int seat = 0;
  Cell cell = 0;
  PlacementFacts facts{};
  std::int32_t points = 0;  ///< with its bonuses, without those of the round's end
};

/// All of a position but the board and the order of the pool.
struct PositionData {
  std::array<TileSet, kMaxSeats> racks{};
  TileSet pool = 0;
  TileSet start_tiles = 0;                                         ///< drawn to see who begins, and put back
  std::array<std::int8_t, kMaxSeats> start_draws{-1, -1, -1, -1};  ///< the last one of each seat
  std::array<std::int32_t, kMaxSeats> scores{};
  Phase phase = Phase::deal;
  Ending ending = Ending::none;
  SeatSet winners = 0;
  std::int8_t mover = 0;
  std::int8_t draws = 0;    ///< in this turn
  std::int8_t drawn = -1;   ///< the last of them
  std::int8_t forced = -1;  ///< the tile that must begin the round, named when the racks were dealt
  std::int8_t starter = 0;  ///< the seat that begins
  std::int8_t passes = 0;   ///< turns in a row that were passed with the pool empty; sand that ran out is no pass
  std::int16_t turn = 0;
  LastTile last_tile;
  LastEvent last;
};

/// What `Position::undo` needs.
struct Undo {
  PositionData before;
  std::int8_t pool_index = -1;  ///< where in the pool's order a drawn tile was
  bool laid = false;
  bool dealt = false;
};

class Position {
 public:
  /// A round at its start. The seed fixes the deal, the starter's draw and the order of the pool.
  Position(const Rules& rules, int seats, int first_seat, std::uint64_t seed);

  const Rules& rules() const { return *rules_; }
  int seats() const { return seats_; }
  const Board& board() const { return board_; }
  const PositionData& data() const { return s_; }
  TileSet rack(int seat) const { return s_.racks[static_cast<std::size_t>(seat)]; }
  int mover() const { return s_.mover; }
  bool over() const { return s_.phase == Phase::over; }
  bool chance_to_move() const {
    return s_.phase == Phase::deal || s_.phase == Phase::start || s_.phase == Phase::drawing || s_.phase == Phase::fining;
  }

  /// The tiles that the mover may lay now, if they fit.
  TileSet usable() const;
  /// Whether it may draw, or else end its turn, instead of laying a tile. Precondition: phase turn.
  bool may_stop() const;
  /// True where to stop laying is to draw; else it ends the turn.
  bool stops_by_drawing() const { return s_.draws < rules_->max_draws && s_.pool != 0; }
  Move stopping() const { return encode(stops_by_drawing() ? MoveKind::draw : MoveKind::pass); }
  /// Calls `visit(cell, tile, turn)` for each legal placement, in a fixed order. Precondition: phase turn.
  template <typename Visit>
  void for_each_placement(Visit&& visit) const;
  void legal_moves(MoveList& moves) const;

  /// Precondition: chance is to move.
  Move chance() const;
  /// Precondition: legal, or a chance move, a resignation or a timeout of this position.
  Undo play(Move move);
  void undo(const Undo& undo);
  /// Other points for the last ply, and at the end other winners, than the native ones: from a script.
  void amend(const Awards& awards, std::optional<SeatSet> winners);

  /// Deals the hidden tiles anew: racks as given, the pool in a random order.
  void rearrange(const std::array<TileSet, kMaxSeats>& racks, TileSet pool, Rng& rng);

  /// Whether that seat with that tile would have begun instead of the one that does with the named tile. Precondition: one is named.
  bool would_begin(int tile, int seat) const;
  bool can_place(int seat) const { return (rack(seat) & board_.playable()) != 0; }
  FinalRacks final_racks() const;
  std::uint64_t hash() const;

 private:
  void arrange(const Arrangement& arrangement);
  void shuffle_pool(Rng& rng);
  void deal();
  void draw_starter();
  void begin_with_highest();
  void lay(const DecodedMove& decoded);
  void take(int tile, Undo& undo);
  void stop();
  void run_out_of_time();
  void charge(Cause cause);
  void pay(const Awards& awards, int sign);
  void end_turn();
  void end(Ending ending);
  bool everyone_is_stuck() const;
  TileSet& rack_of(int seat) { return s_.racks[static_cast<std::size_t>(seat)]; }

  const Rules* rules_;
  int seats_;
  int first_seat_;
  std::uint64_t seed_;
  PositionData s_;
  int pool_size_ = 0;
  std::array<std::uint8_t, kTiles> order_{};  ///< of the pool: the last one is drawn next
  Board board_;
};

template <typename Visit>
void Position::for_each_placement(Visit&& visit) const {
  const TileSet tiles = usable();
  if (board_.empty()) {
    for_each(tiles, [&](int tile) {
      for (int turn = 0; turn < turns(tile); ++turn) visit(kOrigin, tile, turn);
    });
    return;
  }
  for (const Cell cell : board_.open())
    for_each(tiles & board_.fitting_at(cell), [&](int tile) { visit(cell, tile, board_.turn_at(cell, tile)); });
}

}  // namespace tablier::triominos
