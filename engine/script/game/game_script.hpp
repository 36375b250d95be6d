#pragma once

#include "content/theme.hpp"
#include "script/variant.hpp"
#include "sdk/game.hpp"
#include "sdk/parameter.hpp"
#include "sdk/plugin.hpp"

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

/// A whole game in Lua: one file that returns one table, read in the sandbox. What the table may hold stands in scripts/README.md.
namespace tablier {

namespace lua {
class GameMachine;
}

/// A game's script. Shared by threads: each that plays has a virtual machine of its own.
class GameScript {
 public:
  explicit GameScript(std::shared_ptr<const lua::GameMachine> machine);
  ~GameScript();

  /// As the file has it; `1` where it says none.
  const std::string& version() const;
  SeatRange seats() const;
  /// Where the file says how many may play.
  const SourceSpot& seats_where() const;
  const std::vector<Parameter>& parameters() const;
  // Of a file with faults: whether it says well how many may play, and which parameters there are; those that are there and could not be
  // read.
  bool knows_seats() const;
  bool knows_parameters() const;
  const std::set<std::string>& unread_parameters() const;
  /// As the file has them: match/variant_tests reads them.
  const std::vector<Setting>& tests() const;
  /// The game's own file first, then what it requires.
  const std::vector<std::filesystem::path>& files() const;

  /// The game under these options, of `parameters()`. What its script says wrong of the board is a problem, with its line. The hooks of
  /// `parts` are asked nothing: those of the match are the match's. `paints` are those of its content; null: nobody knows them.
  Result<std::unique_ptr<const Game>> make_game(const GameParts& parts, std::shared_ptr<const Paints> paints = nullptr) const;

  /// What the rules of a variant have for a script: `hooks` (null: none), and what goes wrong in the game's own functions is told with
  /// what goes wrong in them. To be used wherever a match, a bot or a report asks for the script of the rules. Never null.
  std::shared_ptr<const VariantScript> with_hooks(std::shared_ptr<const VariantScript> hooks) const;

  /// Faults that were not taken before, oldest first, each once until `revive`; all that the script did since; another chance for what was
  /// switched off. Safe from any thread.
  std::vector<ScriptFault> take_faults() const;
  ScriptReport report() const;
  void revive() const;

 private:
  std::shared_ptr<const lua::GameMachine> machine_;
};

/// Runs the file's chunk and reads the table that it returns. `roots` as for `load_variant`.
Result<std::shared_ptr<const GameScript>> load_game_script(const std::filesystem::path& file,
                                                           const std::vector<std::filesystem::path>& roots,
                                                           const ScriptLimits& limits = {});

/// All that is wrong with a game's file, by line: its table, its board, global names that are nowhere set, and what rounds played at random
/// for `seconds` show, where nothing else is wrong that would show in them again: wrong answers, functions that change the position, ends
/// that never come. None: the file is good. `paints` as in `GameScript::make_game`.
std::vector<Problem> check_game_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, double seconds = 2,
                                     const ScriptLimits& limits = {}, std::shared_ptr<const Paints> paints = nullptr);

}  // namespace tablier
