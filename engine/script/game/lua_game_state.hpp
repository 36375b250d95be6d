#pragma once

#include "script/game/lua_game.hpp"
#include "sdk/game.hpp"

#include <atomic>
#include <cstddef>
#include <memory>
#include <vector>

/// A position of a game in Lua, with its past. The bytes of each ply's position stand here; the thread's machine has the one that it works
/// on as a table. What goes wrong in a rule ends the round with the reason `fault`.
namespace tablier::lua {

class LuaGameState final : public State {
 public:
  LuaGameState(std::shared_ptr<const LuaGameRules> rules, const Setup& setup);
  LuaGameState(const LuaGameState& other);
  LuaGameState& operator=(const LuaGameState&) = delete;

  Seat to_move() const override;
  void legal_moves(MoveList& moves) const override;
  Move chance(Rng& rng) const override;
  void play(Move move) override;
  void undo() override;
  std::uint64_t hash() const override;
  std::unique_ptr<State> clone() const override { return std::make_unique<LuaGameState>(*this); }
  Outcome outcome() const override;
  std::unique_ptr<State> sample(Seat seat, Rng& rng) const override;
  Move resignation() const override;
  std::string notation(Move move) const override;
  std::string seen_notation(Move move, Seat viewer) const override;
  Result<Move> parse(std::string_view text) const override;
  /// Of what chance draws its numbers, or the words of its button.
  Text label(Move move) const override;
  Scene scene(Seat viewer) const override;
  Touch touch(Move move) const override;
  Text why_not(const Touch& touch) const override;
  std::vector<Text> reasons(Move move) const override;
  Value facts(Seat viewer) const override;
  /// Beside what every position has `state`: what the game's own functions get, as the viewer may know it.
  Value position(Seat viewer) const override;

  /// What the script's `evaluate` says for a seat, from 0; absent where it fails or the round is over.
  std::optional<double> evaluate(int seat) const;
  /// Plies from the start.
  std::size_t plies() const { return past_.size() - 1; }
  const LuaGameRules& rules() const { return *rules_; }
  int seats() const { return round_.seats; }

  /// One position of the round, and the move that led to it.
  struct Ply {
    std::size_t begin = 0, size = 0;  ///< in the bytes of the past
    Standing at;
    Move move = Move::none;
    int mover = kNoTurn;  ///< who played it: a seat from 1, or chance
    int draws = 0;        ///< how many draws of chance led here in a row
    double drawn = 0;     ///< seconds that they took together
  };
  const Ply& ply(std::size_t i) const { return past_[i]; }
  PositionBytes bytes_of(const Ply& ply) const { return PositionBytes(bytes_).subspan(ply.begin, ply.size); }

 private:
  friend class SceneMaker;

  const Ply& here() const { return past_.back(); }
  PositionAt position(const Ply& ply) const { return {bytes_of(ply), ply.at, round_, is_guess_}; }
  const GameMachine& machine() const { return *rules_->machine; }
  /// What a function says of a ply's position; absent too where the round could not start.
  std::optional<Value> ask(GameFunction function, const Ply& ply, std::span<const GameArgument> arguments) const;
  void take(const std::optional<NewPosition>& made, Move move, double seconds = 0);
  std::optional<Text> why_no_longer(const NewPosition& made, const Ply& next) const;
  /// The position's own fields as a viewer may know them: where the game hides things, as that seat imagines them. Null: there are none.
  Value own_fields(Seat viewer) const;
  void read_result(const Value& result);
  void end_by_fault() const { faulty_ = true; }
  /// Of a rule whose answer nobody can use.
  void tell_of_rule(GameFunction function, const Text& why) const;
  void hold_to(const std::vector<Move>& own, Seat viewer);
  void resign();
  bool shows(Move move, Seat viewer) const;
  std::string name_of_move(Move move, int turn) const;
  /// Why nothing can be played on these places, numbers from 1: a text of the game's, or the one that is given.
  Text why_not_on(Value::List places, Text otherwise) const;
  Result<Gesture> gesture_of(const Value& said) const;
  /// What the script says of a move; absent where it says nothing that can be used.
  std::optional<Touch> scripted_touch(Move move) const;

  std::shared_ptr<const LuaGameRules> rules_;
  RoundRules round_;
  std::uint64_t seed_;
  std::vector<std::byte> bytes_;             ///< positions of all plies, one after the other
  std::vector<Ply> past_;                    ///< the start first
  Outcome outcome_;                          ///< of a round that is over
  bool is_guess_ = false;                    ///< `sample` made it, or a position before it
  mutable std::atomic<bool> faulty_{false};  ///< a rule failed here
  mutable std::atomic<double> drawing_{0};   ///< seconds that chance took to draw here
};

/// What a script gets for a viewer: a seat, 0 for an onlooker, nil for one who sees all.
GameArgument viewer_argument(Seat viewer);

}  // namespace tablier::lua
