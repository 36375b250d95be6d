#pragma once

#include "script/game/game_machine.hpp"
#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>

/// A game in Lua as the engine knows games.
namespace tablier::lua {

/// What a game and its states share.
struct ScriptedRules {
  std::shared_ptr<const GameMachine> machine;
  GameRules game;
};

class ScriptedGame final : public Game {
 public:
  ScriptedGame(std::shared_ptr<const ScriptedRules> rules, int longest_round) : rules_(std::move(rules)), longest_round_(longest_round) {}

  SeatRange seats() const override { return rules_->machine->declaration().seats; }
  std::unique_ptr<State> start(const Setup& setup) const override;
  int longest_round() const override { return longest_round_; }
  int levels() const override;
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override;

 private:
  std::shared_ptr<const ScriptedRules> rules_;
  int longest_round_;
};

/// The game under the options of `parts`, or what its script says wrong. `paints` are those of its content: drawing with others is a fault;
/// null: nobody knows them.
Result<std::unique_ptr<const Game>> make_scripted_game(std::shared_ptr<const GameMachine> machine, const GameParts& parts,
                                                       std::shared_ptr<const Paints> paints = nullptr);

}  // namespace tablier::lua
