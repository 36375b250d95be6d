#pragma once

#include "layout.hpp"
#include "rules.hpp"
#include "sdk/after_move.hpp"
#include "sdk/game.hpp"
#include "solver/puzzle.hpp"

#include <array>
#include <memory>
#include <vector>

/// Two players on the chessboard: who cannot place loses (or wins, where the last to place loses).
namespace tablier::katamino {

/// The opponent of a seat of the duel.
inline Seat other(Seat s) { return seat(1 - index(s)); }

class DuelState final : public State {
 public:
  DuelState(std::shared_ptr<const Rules> rules, Seat starter);

  Seat to_move() const override { return over() ? Seat::nobody : mover_; }
  /// Pieces to take, or placements by piece, way and place. Allocates only where the script has an `allow` hook.
  void legal_moves(MoveList& moves) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override;
  std::unique_ptr<State> clone() const override { return std::make_unique<DuelState>(*this); }
  Outcome outcome() const override;
  Move resignation() const override;
  std::string notation(Move move) const override;
  Result<Move> parse(std::string_view text) const override;
  Text label(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  Text why_not(const Touch& touch) const override;
  /// pieces (letters that wait; a list a seat where they are owned), pool (letters not taken yet, in a draft) and free (cells).
  Value facts(Seat viewer) const override;
  /// As hooks.cpp declares it.
  Value position(Seat viewer) const override;

  const Rules& rules() const { return *rules_; }
  const Layout& layout() const { return layout_; }
  /// The seat that may lay a piece; nobody: either, or not taken yet.
  Seat owner(int piece) const { return owners_[static_cast<std::size_t>(piece)]; }
  /// In a draft, while there are pieces to take.
  bool is_taking() const { return untaken_ > 0; }
  Seat starter() const { return starter_; }

 private:
  bool over() const { return resigned_ || blocked_ || ended_.over; }
  void follow_script(Move move, Seat played);
  bool may_lay(int piece) const { return !layout_.lies(piece) && (rules_->challenge.sharing == Sharing::pool || owner(piece) == mover_); }
  /// Free, on the centre where it is the first, touching where it is not; nothing of the script.
  bool fits(const Placement& p) const;
  bool has_placement() const;
  void set_owner(int piece, Seat owner) { owners_[static_cast<std::size_t>(piece)] = owner; }
  Result<Move> parse_take(std::string_view letter) const;
  Result<Move> parse_named(std::string_view text) const;
  Result<Move> try_lay(const Laid& laid) const;
  Result<Move> try_take(int piece) const;
  Text status() const;
  void add_trays(Scene& scene) const;

  struct Ply {
    Move move;
    Seat mover;
  };

  std::shared_ptr<const Rules> rules_;
  Layout layout_;
  Seat starter_;
  Seat mover_;
  int untaken_ = 0;
  bool resigned_ = false;
  bool blocked_ = false;
  std::array<Seat, kPieces> owners_{};
  AfterMove ended_;  ///< what the script said of the last move
  std::vector<Ply> history_;
};

/// The four squares about the centre of the chessboard, as bits of its region.
inline constexpr std::uint64_t kCentreSquares = std::uint64_t{0b11} << (3 * 8 + 3) | std::uint64_t{0b11} << (4 * 8 + 3);

}  // namespace tablier::katamino
