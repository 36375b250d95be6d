#pragma once

#include "host/answer_rules.hpp"
#include "host/checked_game.hpp"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

/// A position of a plugin that did not come with the program, each answer of which is looked at before it is believed.
namespace tablier {

/// A thread has it to itself.
class CheckedState final : public State {
 public:
  CheckedState(std::shared_ptr<const CheckedRound> round, std::unique_ptr<State> plain)
      : round_(std::move(round)), plain_(std::move(plain)) {}

  /// The game's own, which alone its bots can read.
  const State& plain() const { return *plain_; }
  const CheckedRound& round() const { return *round_; }
  /// Those of the round, for telling.
  std::span<const Move> played() const { return played_; }

  Seat to_move() const override;
  void legal_moves(MoveList& moves) const override;
  Move chance(Rng& rng) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override { return plain_->hash(); }
  std::unique_ptr<State> clone() const override;
  Outcome outcome() const override;
  std::unique_ptr<State> sample(Seat seat, Rng& rng) const override;
  Move resignation() const override { return plain_->resignation(); }
  Move timeout() const override { return plain_->timeout(); }
  std::optional<TurnLimit> turn_limit() const override;
  std::string notation(Move move) const override;
  std::string seen_notation(Move move, Seat viewer) const override;
  Result<Move> parse(std::string_view text) const override;
  Text label(Move move) const override;
  std::vector<Text> reasons(Move move) const override;
  std::vector<Text> hints(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  Text why_not(const Touch& touch) const override;
  Value facts(Seat viewer) const override;
  Value position(Seat viewer) const override;
  std::span<const HookField> queries() const override { return plain_->queries(); }
  Value answer(std::size_t query, std::span<const Value> arguments, Seat viewer) const override;
  std::optional<Diagram> diagram() const override;

  /// Legal here, or a resignation or a timeout.
  bool can_play(Move move) const;

 private:
  [[noreturn]] void refuse(const char* call, const char* answer) const { round_->refuse(played_, call, answer); }
  /// Of a move, which the answer tells.
  [[noreturn]] void refuse(const char* call, const char* answer, Move move) const;
  [[noreturn]] void refuse(const char* call, const OddAnswer& odd) const;
  std::vector<Text> told(std::vector<Text> texts, Move move) const;
  /// The table as nobody's viewer sees it: what gestures name.
  const Scene& table() const;

  std::shared_ptr<const CheckedRound> round_;
  std::unique_ptr<State> plain_;
  std::vector<Move> played_;  ///< of the round itself
  bool is_sample_ = false;    ///< what is played from here on is no move of the round
  std::size_t tried_ = 0;     ///< so many of those
  mutable std::optional<Scene> table_;
};

}  // namespace tablier
