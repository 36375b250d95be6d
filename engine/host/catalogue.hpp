#pragma once

#include "content/locale.hpp"
#include "host/game_entry.hpp"
#include "host/paths.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Every game that was found: source + content + variants, and what is wrong with those that cannot be played.
namespace tablier {

/// Rules made ready: a game of one variant with its options.
struct Ruleset {
  std::shared_ptr<const GameEntry> entry;
  std::string variant;
  Options options;
  std::shared_ptr<const VariantScript> hooks;  ///< each answer held against what the game declares (checked_hooks.hpp); null: none
  std::shared_ptr<const Game> game;

  /// What is asked of a position may run a script, and take its time.
  bool asks_scripts() const { return hooks || (entry && is_in_lua(*entry)); }
};

/// The same of rules that are to be made, whose making may run one too.
inline bool asks_scripts(const GameEntry& game, const VariantEntry& variant) { return variant.hooks || is_in_lua(game); }

/// The hooks that the game asks under these options.
std::vector<HookSpec> asked_hooks(const GameEntry& game, const Options& options);

/// The rules of a variant with settings over its own. Precondition: the game is playable, the variant without a problem.
Result<Ruleset> make_ruleset(const std::shared_ptr<const GameEntry>& entry, const VariantEntry& variant, const Value& settings);

/// Which plugins of the player's own folder run.
enum class PluginTrust : std::uint8_t { as_answered, all };

/// Scripts run while they are loaded, so that variants, and games in Lua, are read when somebody asks for their game, and not before, on
/// the thread that asks. All scripts share one ScriptTime. A game in Lua whose script was not read yet counts as playable.
///
/// Several threads may ask: scripts are read by one after the other, and whoever asks for what was read before never waits for that. A copy
/// is the same catalogue. A thread that is asked to stop (StoppableScripts) may find a game unread, to be read when somebody asks again.
class Catalogue {
 public:
  /// Without games.
  Catalogue();

  /// Finds and loads everything but scripts. Never fails as a whole. Adds each game's texts to the locale. Plugins of the player's own
  /// folder run only where they were allowed (plugin_answers.hpp), or where this call trusts them all.
  static Catalogue load(const Paths& paths, Locale& locale, PluginTrust trust = PluginTrust::as_answered);

  /// Plugins that did not run because nobody was asked about them yet.
  const std::vector<std::filesystem::path>& unknown_plugins() const;

  /// In the order of the library: by title in no language's favour, i.e. by name; failed ones last. Reads all variants.
  std::vector<std::shared_ptr<const GameEntry>> games() const;
  /// Null where there is none of that name. Reads its variants, `wanted` before all others: what others take of the time is not taken from
  /// it.
  std::shared_ptr<const GameEntry> find(std::string_view name, std::string_view wanted = {}) const;
  /// The same, for who needs no variants: reads no script.
  std::vector<std::shared_ptr<const GameEntry>> games_as_read() const;
  std::shared_ptr<const GameEntry> peek(std::string_view name) const;
  /// The same with its parameters: of a game in Lua reads the game's own script.
  std::shared_ptr<const GameEntry> find_without_variants(std::string_view name) const;

  /// Reads a game's series again where their files are not as they were, and puts a new entry in the old one's place: matches that go on
  /// keep theirs. What is wrong with the files then.
  std::vector<Problem> refresh_series(const Paths& paths, std::string_view game);

  /// The same with its variants and all that they require, and with the game itself where it is in Lua. True where something was not as it
  /// was.
  bool refresh_variants(std::string_view game);

  /// `game` or `game/variant`, and settings over the variant's. Problems name the unknown game, variant or option.
  Result<Ruleset> ruleset(std::string_view game_and_variant, const Value& settings = Value::map()) const;

  /// Problems of all games and files, for the library and `tablier games`.
  std::vector<Problem> problems() const;

 private:
  struct Books;

  std::shared_ptr<Books> books_;
};

}  // namespace tablier
