#pragma once

#include "host/game_source.hpp"
#include "script/game/game_script.hpp"

#include <memory>

/// A game in Lua: scripts/<game>/game.lua.
namespace tablier {

class LuaGameSource final : public GameSource {
 public:
  /// A file that nobody has read yet, since a script runs while it is read: it knows its name and nothing else, and makes no game.
  LuaGameSource(std::string name, std::filesystem::path file);
  /// The script is never null; the hooks are where its table sets none. `paints` are those of the game's content.
  LuaGameSource(std::string name, std::filesystem::path file, std::shared_ptr<const GameScript> script,
                std::shared_ptr<const VariantScript> match_hooks, std::shared_ptr<const Paints> paints);

  std::string name() const override { return name_; }
  std::string version() const override;
  std::vector<std::filesystem::path> files() const override;
  Result<std::vector<Parameter>> parameters(const Content& content) const override;
  Result<std::vector<HookSpec>> hooks() const override { return std::vector<HookSpec>(); }
  std::shared_ptr<const VariantScript> match_hooks() const override { return match_hooks_; }
  Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) const override;
  Result<std::vector<Tool>> tools() const override { return std::vector<Tool>(); }
  Result<std::vector<Benchmark>> benchmarks(const Content&) const override { return std::vector<Benchmark>(); }
  const RecordFormat* record_format() const override { return nullptr; }
  std::span<const Setting> tests() const override;
  std::shared_ptr<const VariantScript> with_hooks(std::shared_ptr<const VariantScript> hooks) const override;

 private:
  std::string name_;
  std::shared_ptr<const GameScript> script_;  // null: not read
  std::shared_ptr<const VariantScript> match_hooks_;
  std::shared_ptr<const Paints> paints_;
};

}  // namespace tablier
