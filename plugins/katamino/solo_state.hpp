#pragma once

#include "layout.hpp"
#include "rules.hpp"
#include "sdk/after_move.hpp"
#include "sdk/game.hpp"
#include "solver/puzzle.hpp"

#include <memory>
#include <vector>

/// One player and a region to fill.
namespace tablier::katamino {

class SoloState final : public State {
 public:
  explicit SoloState(std::shared_ptr<const Rules> rules);

  Seat to_move() const override { return over() ? Seat::nobody : seat(0); }
  /// Placements by piece, way and place, then what may be lifted. Allocates only where the script has an `allow` hook.
  void legal_moves(MoveList& moves) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override { return resigned_ || ended_.over ? mix(layout_.hash() + (ended_.over ? 1 : 0)) : layout_.hash(); }
  std::unique_ptr<State> clone() const override { return std::make_unique<SoloState>(*this); }
  Outcome outcome() const override;
  Move resignation() const override;
  std::string notation(Move move) const override;
  Result<Move> parse(std::string_view text) const override;
  Text label(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  Text why_not(const Touch& touch) const override;
  /// pieces (letters that wait), free (cells), solvable, and solutions where the option asks for them.
  /// The last two are searched for once a position: in a volume that may take a second, with all solutions several.
  Value facts(Seat viewer) const override;
  /// As hooks.cpp declares it.
  Value position(Seat viewer) const override;

  const Rules& rules() const { return *rules_; }
  const Layout& layout() const { return layout_; }

 private:
  /// A move and, for a lifted piece, where it lay.
  struct Step {
    Move move;
    int lay = -1;
  };

  bool over() const { return resigned_ || layout_.full() || ended_.over; }
  Result<Move> parse_lift(std::string_view letter) const;
  Result<Move> try_lay(const Laid& laid) const;
  Text status() const;
  bool solvable() const;
  std::uint64_t count_solutions() const;

  std::shared_ptr<const Rules> rules_;
  Layout layout_;
  bool resigned_ = false;
  AfterMove ended_;  ///< by the script, where it is over
  std::vector<Step> history_;
};

}  // namespace tablier::katamino
