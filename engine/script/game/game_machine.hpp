#pragma once

#include "script/game/game_declaration.hpp"
#include "script/game/game_vm.hpp"
#include "script/thinkers.hpp"
#include "script/vm_pool.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <span>

/// A game's functions as its states call them: a machine a thread, calls that end when they must, faults that are told once.
namespace tablier::lua {

/// What is told of `sample` where a rule fails in a position that comes of its answer.
Text in_guess(GameFunction function, Text why);

/// Answers are absent where a function failed: then it was told, but where a bot's time was over. A function that only looks is told then
/// too where one call had most of that time for itself.
class GameMachine {
 public:
  /// `sources` are sealed; `vm` has loaded them, and becomes the calling thread's own.
  GameMachine(std::shared_ptr<Sources> sources, std::unique_ptr<GameVm> vm, GameDeclaration declaration);

  const GameDeclaration& declaration() const { return declaration_; }
  bool has(GameFunction function) const { return lines_[index_of(function)].line > 0; }

  // A position that was made, and moves, stand until the thread's next call.
  std::optional<NewPosition> start(const RoundRules& rules, std::uint64_t seed) const;
  std::optional<NewPosition> play(const PositionAt& from, Move move, std::uint64_t seed) const;
  std::optional<NewPosition> sample(const PositionAt& from, int seat, std::uint64_t seed) const;
  std::optional<std::span<const Move>> moves(const PositionAt& at) const;
  std::optional<Move> chance(const PositionAt& at, std::uint64_t seed) const;
  /// What a function says that only looks; absent where the script has none. But for bots, all that they are asked about one position takes
  /// no longer than LookTimes::kBudget: past that the one that took longest is switched off for the match.
  std::optional<Value> ask(GameFunction function, const PositionAt& at, std::span<const GameArgument> arguments) const;
  /// The same for `board`, `pieces` and `longest_round`, with what went wrong rather than telling it.
  Result<Value> ask_of_rules(GameFunction function, const Value& given) const;

  /// Adds a fault of a function, at its line: for whoever cannot use its answer.
  void tell(GameFunction function, const Text& why) const;
  /// Adds what somebody else found: of a function, or of a field of the table.
  void tell(Problem problem, const char* of) const { pool_->log().add(std::move(problem), of); }
  Problem problem(GameFunction function, const Text& why) const;
  /// The same where the file has that text, if it does so once.
  Problem problem(GameFunction function, const Text& why, std::string_view written) const;
  /// Where the file has the only such text that `why` names; absent where there are none or several.
  std::optional<SourceSpot> spot_of(std::string_view written, const Text& why) const;

  VmPool& pool() const { return *pool_; }
  Thinkers& thinkers() const { return *thinkers_; }
  /// Where the sources stand in for what is missing (sources.hpp), and a function read a name that nothing defines: what it does may only
  /// come of that, and is not told. Of one of the rules: nor is what any of them does, until `trust_rules`.
  bool in_doubt(GameFunction function) const { return (doubt_.load(std::memory_order_relaxed) >> doubt_index(function) & 1) != 0; }
  bool rules_in_doubt() const { return in_doubt(GameFunction::play); }
  void trust_rules() const { doubt_ &= ~(1u << doubt_index(GameFunction::play)); }
  /// Adds what the functions did. The time of one that changes the position counts `result` and `moves` in, which are asked after it.
  void fill(ScriptReport& report) const;
  /// For a new match: what had to be killed may be called again, and all faults are forgotten.
  void revive() const;

 private:
  /// For whom the calling thread works.
  struct Occasion {
    CallEnd end;
    bool wanted = true;
    std::shared_ptr<const Thinking> bot = nullptr;  ///< kept while it lasts
    const Thinking* thinking = nullptr;             ///< that bot, or the thread's own; null: none
  };
  Occasion occasion() const;
  GameVm* machine_for(const Occasion& occasion) const;

  template <typename Work>
  auto call(GameFunction first, bool in_guess, Work work) const -> decltype(work(std::declval<GameVm&>(), std::declval<Failure&>()));
  template <typename Ask>
  std::optional<Value> look(GameFunction function, std::uint64_t position, const Ask& ask) const;
  static std::size_t doubt_index(GameFunction function) { return index_of(is_rule(function) ? GameFunction::play : function); }
  void note_doubt(GameVm& vm, GameFunction asked) const;
  void switch_slowest_off() const;
  void switch_off(GameFunction function, const Failure& why) const;
  void failed(GameVm& vm, GameFunction asked, bool in_guess, Failure failure, const Thinking* bot) const;
  void add(GameFunction function, const Failure& failure) const;
  bool is_off(GameFunction function) const { return off_.load(std::memory_order_relaxed) >> index_of(function) & 1; }

  std::shared_ptr<VmPool> pool_;
  std::shared_ptr<Thinkers> thinkers_ = std::make_shared<Thinkers>();
  std::array<Line, kGameFunctions> lines_;
  GameDeclaration declaration_;
  mutable std::atomic<std::uint32_t> off_{0};    ///< functions that had to be killed, but for the rules
  mutable std::atomic<std::uint32_t> doubt_{0};  ///< functions that read what nothing defines
};

}  // namespace tablier::lua
