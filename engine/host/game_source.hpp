#pragma once

#include "script/variant.hpp"
#include "sdk/plugin.hpp"
#include "sdk/result.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the catalogue has a game from. A source keeps what it needs with itself; whatever it made must go before it does.
namespace tablier {

enum class SourceKind : std::uint8_t {
  plugin,  ///< a shared library
  script   ///< a file in Lua
};

/// Names of games: what a folder, a save and a call can hold. Small letters, digits, `_` and `-`, this one not first; 60 at most.
constexpr bool is_game_name(std::string_view name) {
  return !name.empty() && name.size() <= 60 && name.front() != '-' &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-") == std::string_view::npos;
}

/// The file of that name in a game's folder of scripts is the game itself, and no variant.
inline constexpr const char* kGameScript = "game.lua";

/// No call lets an exception out: what goes wrong is a problem that names the file.
class GameSource {
 public:
  GameSource(const GameSource&) = delete;
  GameSource& operator=(const GameSource&) = delete;
  virtual ~GameSource() = default;

  SourceKind kind() const { return kind_; }
  const std::filesystem::path& file() const { return file_; }
  /// The folder of the game under content/ and scripts/.
  virtual std::string name() const = 0;
  /// As its author counts; may be empty.
  virtual std::string version() const = 0;

  virtual Result<std::vector<Parameter>> parameters(const Content& content) const = 0;
  /// That the game asks of a variant's script; those of the match are not among them.
  virtual Result<std::vector<HookSpec>> hooks() const = 0;
  /// Never null.
  virtual Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) const = 0;
  /// Its answers are looked at, one by one, before anything is made of them: a plugin that did not come with the program.
  virtual bool is_checked() const { return false; }
  /// Commands for `tablier <game> …`.
  virtual Result<std::vector<Tool>> tools() const = 0;
  /// The content must outlive what is returned.
  virtual Result<std::vector<Benchmark>> benchmarks(const Content& content) const = 0;
  /// Null where it knows none.
  virtual const RecordFormat* record_format() const = 0;

  /// Hooks of the match that the game itself sets, for variants that set none; null: none.
  virtual std::shared_ptr<const VariantScript> match_hooks() const { return nullptr; }
  /// The file and all that it was made of.
  virtual std::vector<std::filesystem::path> files() const { return {file()}; }
  /// Tests that it carries, as a variant's file has them: match/variant_tests reads them.
  virtual std::span<const Setting> tests() const { return {}; }
  /// What matches, bots and reports take for the script of the rules: the hooks of a variant (null: none) and, of a game in Lua, what it
  /// does itself. May be null.
  virtual std::shared_ptr<const VariantScript> with_hooks(std::shared_ptr<const VariantScript> hooks) const { return hooks; }

 protected:
  GameSource(SourceKind kind, std::filesystem::path file) : kind_(kind), file_(std::move(file)) {}

 private:
  SourceKind kind_;
  std::filesystem::path file_;
};

}  // namespace tablier
