#pragma once

#include "belief_state.hpp"
#include "position.hpp"
#include "scripted_rules.hpp"
#include "sdk/game.hpp"

#include <memory>
#include <vector>

/// A round as the engine sees it.
namespace tablier::triominos {

/// What all the rounds of one rule set share.
struct SharedRules {
  Rules rules;
  ScriptedRules scripted;
};

class TriominosState final : public State {
 public:
  TriominosState(std::shared_ptr<const SharedRules> table, const Setup& setup);

  Seat to_move() const override;
  void legal_moves(MoveList& moves) const override { position_.legal_moves(moves); }
  /// The deal, the starter's draw, or the tile on top of the pool: the round's seed has fixed them.
  Move chance(Rng&) const override { return position_.chance(); }
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override { return position_.hash(); }
  std::unique_ptr<State> clone() const override { return std::make_unique<TriominosState>(*this); }
  Outcome outcome() const override;

  /// The racks of the others and the pool dealt anew. Its past cannot be taken back: it is not known.
  std::unique_ptr<State> sample(Seat viewer, Rng& rng) const override;
  Move resignation() const override;
  Move timeout() const override;
  std::optional<TurnLimit> turn_limit() const override;

  std::string notation(Move move) const override;
  /// Who draws sees the tile; the others see that one was drawn.
  std::string seen_notation(Move move, Seat viewer) const override;
  Result<Move> parse(std::string_view text) const override;
  Text label(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  std::vector<Text> reasons(Move move) const override;
  Text why_not(const Touch& touch) const override;
  /// pool, racks, last (sum, bridge, hexagons, points), draws (in this turn), start (tiles drawn to see who begins), sheet.
  Value facts(Seat viewer) const override;
  /// As hooks.cpp declares it.
  Value position(Seat viewer) const override;

  const Position& position() const { return position_; }
  const BeliefState& belief() const { return belief_; }
  const std::shared_ptr<const SharedRules>& table() const { return table_; }

 private:
  struct Step {
    Undo undo;
    std::size_t notes = 0;
  };

  void ask_script();
  /// With what the move pays by the rules, or by their script.
  Position position_after(Move move) const;

  std::shared_ptr<const SharedRules> table_;
  Position position_;
  BeliefState belief_;
  std::vector<Step> steps_;
  std::vector<std::string> history_;  ///< as all could see it
};

/// True where `viewer` may see the tiles of that seat: its own; all of them from outside and when the round is over.
bool sees_rack(const Position& position, Seat viewer, int seat);

}  // namespace tablier::triominos
