#pragma once

#include "host/game_source.hpp"
#include "host/plugin_loader.hpp"

#include <memory>

/// A game from a shared library: each entry of its table, guarded against what a plugin throws and prints.
namespace tablier {

class PluginSource final : public GameSource {
 public:
  /// Keeps the plugin open as long as this lives. Never null.
  explicit PluginSource(std::shared_ptr<const LoadedPlugin> plugin, bool is_checked = false);

  std::string name() const override;
  std::string version() const override;
  Result<std::vector<Parameter>> parameters(const Content& content) const override;
  Result<std::vector<HookSpec>> hooks() const override;
  Result<std::unique_ptr<const Game>> make_game(const GameParts& parts) const override;
  bool is_checked() const override { return is_checked_; }
  Result<std::vector<Tool>> tools() const override;
  Result<std::vector<Benchmark>> benchmarks(const Content& content) const override;
  const RecordFormat* record_format() const override;

 private:
  const Plugin& table() const { return plugin_->table(); }

  std::shared_ptr<const LoadedPlugin> plugin_;
  bool is_checked_;
};

}  // namespace tablier
