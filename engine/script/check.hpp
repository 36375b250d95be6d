#pragma once

#include "content/theme.hpp"
#include "script/report.hpp"
#include "script/variant.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tablier {

class GameScript;

/// All that is wrong with a variant's file, by line: what `tablier check` prints for a *.lua. The chunk is run in the sandbox, as
/// `load_variant` does; hooks are not called. A syntax error, or an error while the chunk runs, is then the only problem; a global name
/// that is read and nowhere set is one, in hooks too, and so is a module that is not there, beside what is wrong with the fields and comes
/// of none of these: the other fields, items and options of a table that holds one are looked at. None: the file is good. `roots` as for
/// `load_variant`. Whether the options exist, and the variant that it extends, is for the host to say.
std::vector<Problem> check_variant_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                        const ScriptLimits& limits = {});

struct CheckedVariant {
  std::vector<Problem> problems;         ///< as check_variant_file has them
  std::optional<Variant> variant;        ///< as far as its file says it, whatever is wrong in it; absent where the file does not run
  std::vector<ScriptPrint> prints = {};  ///< while it was loaded
  std::vector<Hook> doubtful = {};       ///< hooks that read a name that nothing defines: what they do may only come of that
};

/// The same with the variant, for whoever looks further.
CheckedVariant try_variant_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                const ScriptLimits& limits = {});

/// What is wrong with a file that any `require`, and what it printed.
struct CheckedChunk {
  std::vector<Problem> problems;
  std::vector<ScriptPrint> prints;
};

/// As check_variant_file for a file that variants `require`: it may return anything, so only what does not run is a problem.
CheckedChunk check_module_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                               const ScriptLimits& limits = {});

/// A text of the game that a function of its script, or its table, names.
struct NamedText {
  std::string key;
  std::string by;  ///< the function; empty: the table
  SourceSpot where;
};

/// Rounds that there was no time for.
struct CutShort {
  int rounds = 0;  ///< that were played
  int wanted = 0;
};

struct GameCheck {
  std::vector<Problem> problems;
  std::vector<NamedText> texts;                   ///< by key, each once
  ScriptReport report = {};                       ///< of what it printed
  std::shared_ptr<const GameScript> script = {};  ///< as far as its file says it, whatever is wrong in it; null where the file does not run
  bool plays = false;                             ///< rounds were tried, and went to their end
  std::optional<CutShort> cut_short = {};         ///< set: other rounds might find more
};

/// Plays a fixed number of rounds, in `seconds` at most. What `check_game_file` says, and the texts that the table and the rounds at random
/// named, for whoever knows which there are.
GameCheck try_game_file(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots, double seconds,
                        const ScriptLimits& limits = {}, std::shared_ptr<const Paints> paints = nullptr);

/// That there is no such paint, with the one that was meant.
Text no_paint(const Paints& known, const std::string& paint);

}  // namespace tablier
