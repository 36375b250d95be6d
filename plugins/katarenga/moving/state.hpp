#pragma once

#include "core/position_query.hpp"
#include "moving/move_codec.hpp"
#include "moving/pawn_ids.hpp"
#include "moving/scripted_rules.hpp"
#include "sdk/position.hpp"

#include <memory>
#include <string>
#include <vector>

/// A round of a moving game as the engine sees it: the position, with what it does not know: seats' match points, resignations, the script.
namespace tablier::katarenga::moving {

/// Of the first surface: the squares, and the camps where there are any.
Grid table_grid(const Rules& rules);

class MovingState final : public State {
 public:
  MovingState(std::shared_ptr<const GameRules> rules, const Setup& setup);

  Seat to_move() const override { return over() ? Seat::nobody : seat(position_.mover()); }
  /// Square by square from a1, each pawn's squares from a1 on and then the camps. Allocates only where the script has an `allow` hook.
  void legal_moves(MoveList& moves) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override;
  std::unique_ptr<State> clone() const override { return std::make_unique<MovingState>(*this); }
  Outcome outcome() const override;
  Move resignation() const override { return over() ? Move::none : encode({MoveKind::resign}); }
  std::string notation(Move move) const override;
  Result<Move> parse(std::string_view text) const override;
  /// Of a capture and of a move into a camp, which their notation does not tell.
  Text label(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  std::vector<Text> reasons(Move move) const override;
  Text why_not(const Touch& touch) const override;
  /// last (the last move, or null), board, match (points of the rounds before), pawns (left), camps (reached), groups, all by seat, and
  /// times (how often this position has stood).
  Value facts(Seat viewer) const override;

  /// As hooks.cpp declares it.
  Value position(Seat viewer) const override;
  /// As core/position_query.hpp has them.
  std::span<const HookField> queries() const override { return position_queries(); }
  Value answer(std::size_t query, std::span<const Value> arguments, Seat viewer) const override;
  std::optional<Diagram> diagram() const override;

  const GameRules& rules() const { return *rules_; }
  const Position& position() const { return position_; }
  const RoundBoard& table() const { return *table_; }
  const PawnIds& ids() const { return ids_; }
  bool over() const { return result_.over; }
  const RoundResult& result() const { return result_; }
  /// Of the rounds before, and of this one once it is over.
  std::vector<std::int64_t> points_so_far() const;
  const std::vector<std::int64_t>& match_points() const { return match_points_; }
  ScriptedRules scripted() const { return ScriptedRules(*rules_); }
  /// True where the script keeps nothing back that the rules of movement leave.
  bool plays_by_rules_alone() const { return !scripted().asks_allow(); }

  /// Why the mover may not play that; absent where it may.
  std::optional<Text> fault(Step step) const;

 private:
  StateView view() const { return StateView(*this, Seat::nobody); }

  std::shared_ptr<const GameRules> rules_;
  std::shared_ptr<const RoundBoard> table_;
  Position position_;
  PawnIds ids_;
  std::vector<std::int64_t> match_points_;
  RoundResult result_;
};

}  // namespace tablier::katarenga::moving
