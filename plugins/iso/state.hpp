#pragma once

#include "game_rules.hpp"
#include "move_codec.hpp"
#include "sdk/after_move.hpp"
#include "sdk/game.hpp"
#include "sdk/score_sheet.hpp"

#include <array>
#include <memory>
#include <vector>

/// A round as the engine sees it: the position of core/ with its past, resignations and what the script says that it is worth.
namespace tablier::iso {

class IsoState final : public State {
 public:
  IsoState(std::shared_ptr<const GameRules> rules, int starter);

  Seat to_move() const override { return over() ? Seat::nobody : seat(position_.mover()); }
  /// By form, then by row, then by column; or the pass.
  void legal_moves(MoveList& moves) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override;
  std::unique_ptr<State> clone() const override { return std::make_unique<IsoState>(*this); }
  Outcome outcome() const override;
  Move resignation() const override { return over() ? Move::none : kResign; }
  std::string notation(Move move) const override;
  Result<Move> parse(std::string_view text) const override;
  Text label(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  std::vector<Text> reasons(Move move) const override;
  Text why_not(const Touch& touch) const override;
  /// shapes (a seat: copies by letter), first (by letter the seat that introduced it, or null) and, where points are given by shape, the
  /// score sheet.
  Value facts(Seat viewer) const override;
  /// As hooks.cpp declares it.
  Value position(Seat viewer) const override;

  const GameRules& rules() const { return *rules_; }
  const AnyPosition& position() const { return position_; }
  const RoundResult& result() const { return result_; }
  /// What the round was worth before the last move but a resignation. Precondition: there is one.
  const RoundResult& result_before() const { return before_.back().result; }
  /// Shapes that a seat could draw before that move and cannot now.
  std::array<bool, kShapes> closed_to(int seat) const;
  bool over() const { return resigned_ || exhausted_ || ended_.over; }
  bool resigned() const { return resigned_; }
  /// Why the round ended. Precondition: over().
  std::string ending() const { return resigned_ ? "resigned" : ended_.over ? ended_.reason : result_.reason; }
  bool wins(int seat) const;

 private:
  using Drawable = std::array<std::array<bool, kShapes>, 2>;
  struct Before {
    RoundResult result;
    Drawable drawable;  ///< by seat and shape
  };

  void scripted();
  void ask_after_move(Move move, Seat mover);
  Drawable drawable() const;
  SheetPly sheet_ply() const;

  std::shared_ptr<const GameRules> rules_;
  AnyPosition position_;
  RoundResult result_;
  std::vector<Before> before_;  ///< each move of the position's history
  bool resigned_ = false;
  bool exhausted_ = false;  ///< neither seat can draw
  AfterMove ended_;         ///< by the script, where it is over
};

}  // namespace tablier::iso
