#pragma once

#include "script/game/game_functions.hpp"
#include "script/game/game_rules.hpp"
#include "script/game/known_moves.hpp"
#include "script/vm.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>

/// The machine of a game: one position lives in it from call to call, and becomes a table anew only when another one is asked for.
namespace tablier::lua {

/// What a function gets beside the position.
using GameArgument = std::variant<std::monostate, std::int64_t, Move, const Value*>;

/// A position that a call made. Its data stands until the machine's next call.
struct NewPosition {
  PositionBytes data;
  Standing at;
  Value result;  ///< what `result` said of it; null while the round goes on
};

class GameVm final : public Vm {
 public:
  GameVm(Sources& sources, const ScriptLimits& limits) : Vm(sources, limits, kGameFunctionNames) {}

  // Each is one call with one budget, and absent or false where it failed: `failure` says why, and `failed_in` in which function.
  // Precondition of each: not dead.

  /// `start`, then `result` and `moves`.
  std::optional<NewPosition> start(const RoundRules& rules, std::uint64_t seed, Failure& failure);
  /// `play`, then `result` and `moves`.
  std::optional<NewPosition> play(const PositionAt& from, Move move, std::uint64_t seed, Failure& failure);
  /// `sample`, then `result` and `moves`. Precondition: it has `sample`.
  std::optional<NewPosition> sample(const PositionAt& from, int seat, std::uint64_t seed, Failure& failure);
  /// The legal moves, sorted; they stand until the next call. At once where the machine remembers them.
  std::optional<std::span<const Move>> moves(const PositionAt& at, Failure& failure);
  /// Precondition: chance is to move.
  std::optional<Move> chance(const PositionAt& at, std::uint64_t seed, Failure& failure);
  /// What a function that only looks says of a position.
  std::optional<Value> ask(GameFunction function, const PositionAt& at, std::span<const GameArgument> arguments, Failure& failure);
  /// What `board`, `pieces` or `longest_round` says of options or rules.
  std::optional<Value> ask_of_rules(GameFunction function, const Value& given, Failure& failure);

  GameFunction failed_in() const { return step_; }
  /// It has seen so many games that another machine is better.
  bool worn_out() const { return rules_made_ > kMaxRules; }

 private:
  static constexpr int kMaxRules = 64;
  struct Frame;

  void prepare() override;
  bool run(Frame& frame, GameFunction main, int (*body)(lua_State*), Failure& failure);
  static void enter_frame(void* frame);
  /// Counts a call of the function that runs, with its time, and lets `next` run.
  void count_running(Frame& frame, std::optional<GameFunction> next = {});
  /// Reads the answer at the top, and finishes the call.
  std::optional<Value> answer(GameFunction function, Failure& failure);
  std::optional<NewPosition> made(const Frame& frame, Failure& failure);

  /// The protected function: brings what the body works on, and gives back what stands in the frame's first slots.
  template <void (GameVm::*body)(lua_State*, Frame&)>
  static int in_frame(lua_State* L);

  // In a protected call, its stack as game_frame.hpp has it; each raises a Lua error where something is wrong.
  // Bodies leave the answer at the top.
  void start_position(lua_State* L, Frame& frame);
  void play_move(lua_State* L, Frame& frame);
  void sample_position(lua_State* L, Frame& frame);
  void list_moves(lua_State* L, Frame& frame);
  void draw_chance(lua_State* L, Frame& frame);
  void ask_function(lua_State* L, Frame& frame);
  void ask_rules_function(lua_State* L, Frame& frame);
  void bring_rules(lua_State* L, const RoundRules& rules);
  void bring_position(lua_State* L, const PositionAt& at);
  void make_live(lua_State* L, PositionBytes bytes, int turn);
  void check_own_fields(lua_State* L, int turn);
  void check_start(lua_State* L, int position, int turn);
  void settle(lua_State* L, Frame& frame, const RoundRules& rules);
  bool looks_again();
  bool is_live(lua_State* L, PositionBytes bytes);
  void check_unchanged(lua_State* L, PositionBytes bytes, int turn);
  static void push_main(lua_State* L);
  void call_on_live(lua_State* L, GameFunction function, int slot);
  void read_moves(lua_State* L, const GameRules& rules);
  Move known_move(lua_State* L, int index, const GameRules& rules);
  Move read_move(lua_State* L, int index, const GameRules& rules, bool of_chance);
  Move read_numbers(lua_State* L, int index, const GameRules& rules, bool of_chance);
  void push_move(lua_State* L, Move move, const GameRules& rules);

  PositionWriter writer_;
  PositionWriter again_;    ///< the same position after those that only look
  std::uint64_t live_ = 0;  ///< token of the position that lives in the machine; 0: none
  std::int64_t rules_ = 0;  ///< id of the rules that it has
  int rules_made_ = 0;
  GameFunction step_ = GameFunction::start;
  int own_slots_ = 0;        ///< first of the stack's slots that are this machine's own
  std::uint64_t looks_ = 0;  ///< calls of functions that only look
  bool caught_ = false;      ///< a function changed the position that only looks at it
  /// Tables of moves that the script made once: they cannot change, and live as long as the machine.
  KnownMoves known_moves_;
  std::uint64_t known_of_ = 0;  ///< id of the game that they were read for
  std::unique_ptr<Move[]> moves_ = std::make_unique<Move[]>(kMaxScriptMoves);
  std::size_t moves_size_ = 0;
  std::uint64_t moves_of_ = 0;  ///< token of their position
};

/// A token for a new position.
std::uint64_t new_token();

}  // namespace tablier::lua
