#pragma once

#include "core/position_query.hpp"
#include "placing/move_codec.hpp"
#include "placing/scripted_rules.hpp"
#include "sdk/position.hpp"

#include <array>
#include <memory>
#include <vector>

/// A round of a placing game as the engine sees it.
namespace tablier::katarenga {

class PlacingState final : public State {
 public:
  PlacingState(std::shared_ptr<const PlacingGameRules> rules, const Setup& setup);

  Seat to_move() const override;
  void legal_moves(MoveList& moves) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override;
  std::unique_ptr<State> clone() const override { return std::make_unique<PlacingState>(*this); }
  Outcome outcome() const override;
  Move resignation() const override { return over() ? Move::none : encode({MoveKind::resign}); }
  std::string notation(Move move) const override;
  Result<Move> parse(std::string_view text) const override;
  Text label(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  std::vector<Text> reasons(Move move) const override;
  Text why_not(const Touch& touch) const override;
  /// last (square of the last pawn, or null), quarter or board, match (points of the rounds before, by seat).
  Value facts(Seat viewer) const override;

  /// As hooks.cpp declares it.
  Value position(Seat viewer) const override;
  /// As core/position_query.hpp has them.
  std::span<const HookField> queries() const override { return position_queries(); }
  Value answer(std::size_t query, std::span<const Value> arguments, Seat viewer) const override;
  std::optional<Diagram> diagram() const override;

  const PlacingGameRules& rules() const { return *rules_; }
  const Position& position() const { return position_; }
  const PawnTable& table() const { return *table_; }
  const std::shared_ptr<const PawnTable>& shared_table() const { return table_; }
  bool over() const { return ending_.over; }
  const Ending& ending() const { return ending_; }
  /// Whose pawn stands on a square. Precondition: one does.
  int seat_on(int square) const { return seat_of((position_.pawns_of(0) & bit(square)) != 0 ? 0 : 1); }
  /// True where there is a last pawn: one that was set up counts as such only where the next one follows it.
  bool last_counts() const;
  /// Where the next pawn may go. Empty when the round is over.
  SquareSet legal() const { return over() ? 0 : legal_[static_cast<std::size_t>(position_.pawns())]; }
  /// Of the rounds before, and of this one once it is over.
  std::vector<std::int64_t> points_so_far() const;
  const std::vector<std::int64_t>& match_points() const { return match_points_; }
  /// What a resignation gives to the other seat now.
  std::int64_t resignation_points() const;

  /// Why no pawn may be placed there now; absent where it may.
  std::optional<Text> square_fault(int square) const;

 private:
  ScriptedRules scripted() const { return ScriptedRules(*rules_); }
  StateView view() const { return StateView(*this, Seat::nobody); }
  int mover() const { return seat_of(position_.mover()); }
  int seat_of(int side) const { return (first_seat_ + side) % kSeats; }
  /// Asks what the next pawn may do, and keeps it.
  SquareSet find_legal();

  std::shared_ptr<const PlacingGameRules> rules_;
  std::shared_ptr<const PawnTable> table_;
  Position position_;
  int first_seat_;  ///< side 0
  std::vector<std::int64_t> match_points_;
  std::array<SquareSet, kMaxSquares + 1> legal_{};  // by number of pawns
  Ending ending_;
};

}  // namespace tablier::katarenga
