#pragma once

#include "script/game/game_machine.hpp"
#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

#include <memory>
#include <optional>
#include <vector>

/// A game in Lua as the engine knows games.
namespace tablier::lua {

/// What a game and its states share.
struct LuaGameRules {
  std::shared_ptr<const GameMachine> machine;
  GameRules game;
};

/// What a game is made of before there is a round: as the table has it, or as its functions say.
struct GameOutline {
  std::optional<Surface> board;  ///< absent where it is not sound
  std::vector<LaidPiece> pieces;
  int longest_round = 0;
  std::vector<Problem> problems;  ///< that keep it from being played, each of which is the caller's to tell
};
/// Under these options; null: they are not known, and what functions say of them is left out.
GameOutline outline_of(const GameMachine& machine, const Value* options);

/// The rules of that game. `paints` as `make_lua_game` has them.
GameRules rules_of(const GameMachine& machine, const Value& options, GameOutline outline, std::shared_ptr<const Paints> paints);

class LuaGame final : public Game {
 public:
  LuaGame(std::shared_ptr<const LuaGameRules> rules, int longest_round) : rules_(std::move(rules)), longest_round_(longest_round) {}

  SeatRange seats() const override { return rules_->machine->declaration().seats; }
  std::unique_ptr<State> start(const Setup& setup) const override;
  int longest_round() const override { return longest_round_; }
  int levels() const override;
  std::unique_ptr<Bot> bot(std::uint64_t seed) const override;

 private:
  std::shared_ptr<const LuaGameRules> rules_;
  int longest_round_;
};

/// The game under the options of `parts`, or what its script says wrong. `paints` are those of its content: drawing with others is a fault;
/// null: nobody knows them.
Result<std::unique_ptr<const Game>> make_lua_game(std::shared_ptr<const GameMachine> machine, const GameParts& parts,
                                                  std::shared_ptr<const Paints> paints = nullptr);

}  // namespace tablier::lua
