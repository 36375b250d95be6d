#pragma once

#include "moving/game_rules.hpp"
#include "moving/position.hpp"
#include "sdk/text.hpp"

#include <optional>
#include <string>

/// Asks the variant's script; where it has no hook the rules that Position knows count, which the bundled scripts say too.
///
/// plugins/katarenga/hooks.cpp declares what is asked of pawns that move. Seats count from 1.
namespace tablier::katarenga::moving {

/// How a round ended, in the words of whoever decided it.
struct RoundResult {
  bool over = false;
  std::uint8_t winners = 0;  ///< bit of a seat's index
  std::string reason = {};

  bool won_by(int seat) const { return (winners >> seat & 1) != 0; }
  friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// `view` is what hooks read of the position.
class ScriptedRules {
 public:
  /// `rules` must outlive this.
  explicit ScriptedRules(const GameRules& rules) : rules_(&rules) {}

  bool asks_allow() const { return rules_->script && rules_->script->has(Hook::allow); }
  /// Why the script forbids a move that the rules of movement leave; absent where it does not.
  std::optional<Text> forbidden(const Position& position, Step step, const PositionView& view) const;
  /// Moves of the mover, those that the script forbids left out.
  int move_count(const Position& position, const PositionView& view) const;
  bool can_move(const Position& position, const PositionView& view) const;
  /// How the round stands before the first move.
  RoundResult at_start(const Position& position, const PositionView& view) const { return left_open(position, view); }
  /// After the last move.
  RoundResult after_move(const Position& position, const PositionView& view) const;
  /// As the rules have it, the script not asked.
  static RoundResult native(const Position& position);

 private:
  RoundResult natively(const Position& position, const PositionView& view) const;
  /// A script may forget that a side cannot move, or that no round lasts for ever.
  RoundResult left_open(const Position& position, const PositionView& view) const;

  const GameRules* rules_;
};

}  // namespace tablier::katarenga::moving
