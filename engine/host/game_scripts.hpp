#pragma once

#include "host/game_entry.hpp"
#include "host/variant_files.hpp"
#include "script/game/game_script.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The scripts of all games: variants, and games that are written in Lua. Each is read when somebody asks for its game.
namespace tablier {

/// The most binding scripts/<game>/game.lua of the roots, which come most binding first; empty where there is none.
std::filesystem::path find_game_script(const std::vector<std::filesystem::path>& roots, const std::string& game);

/// What speaks against a game whose script and game.yaml are not for the same number of players; none where they are. Precondition: the
/// entry has content, and the script says well how many may play.
std::optional<Problem> fault_of_seats(const GameEntry& entry, const GameScript& script);

class GameScripts {
 public:
  /// `roots` as VariantFiles has them.
  explicit GameScripts(std::vector<std::filesystem::path> roots) : roots_(std::move(roots)) {}
  GameScripts(const GameScripts&) = delete;
  GameScripts& operator=(const GameScripts&) = delete;

  /// The entry with what its script says of the game; as it is where it is no game in Lua, or was read before. A game whose script cannot
  /// be used is not playable, and told why.
  std::shared_ptr<const GameEntry> with_rules(const std::shared_ptr<const GameEntry>& entry);
  /// The entry with its variants too; `wanted`, where there is one of that name, is read before the others.
  std::shared_ptr<const GameEntry> complete(const std::shared_ptr<const GameEntry>& entry, std::string_view wanted = {});
  /// The entry with its rules and variants read anew, and all the time for it. Null where its files are as they were.
  std::shared_ptr<const GameEntry> refreshed(const GameEntry& entry);
  /// What was read for the entry was cut short: it is read again when somebody asks.
  void forget(const GameEntry& entry);
  /// Reads all scripts of these games, the least binding root first, so that a player's own, which may take all the time, come last.
  void read_all(const std::vector<std::shared_ptr<const GameEntry>>& games);

 private:
  /// A game in Lua as it was before its script was read.
  struct Found {
    std::shared_ptr<const GameSource> source;
    std::vector<Problem> problems;
  };

  struct ReadScript {
    std::shared_ptr<const GameScript> game;
    std::shared_ptr<const VariantScript> match_hooks;  // null: none
  };
  using Script = Result<ReadScript>;

  VariantFiles& files_of(const GameEntry& game);
  std::size_t searched_roots(const GameEntry& game) const;
  const Script& script_of(const GameEntry& entry);
  void apply_script(GameEntry& entry);
  /// Of a game in Lua that was read: what it was read from.
  std::vector<std::filesystem::path> script_files_of(const GameEntry& entry) const;
  /// Of all that stands in the game's folders, and of what that requires.
  std::vector<ReadFile> stamps(const GameEntry& entry) const;

  std::vector<std::filesystem::path> roots_;
  ScriptTime time_;
  std::map<std::string, VariantFiles> files_;
  std::map<std::string, Script> scripts_;  // by game
  std::map<std::string, Found> found_;     // by name, those whose script was applied
};

}  // namespace tablier
