#include "host/plugin_source.hpp"

#include "host/plugin_call.hpp"

#include <utility>

namespace tablier {

PluginSource::PluginSource(std::shared_ptr<const LoadedPlugin> plugin, bool is_checked)
    : GameSource(SourceKind::plugin, plugin->file()), plugin_(std::move(plugin)), is_checked_(is_checked) {}

std::string PluginSource::name() const { return table().name; }

std::string PluginSource::version() const { return table().version; }

Result<std::vector<Parameter>> PluginSource::parameters(const Content& content) const {
  return ask_plugin(*plugin_, [&] { return table().parameters(content); });
}

Result<std::vector<HookSpec>> PluginSource::hooks() const {
  if (!table().hooks) return std::vector<HookSpec>();
  return ask_plugin(*plugin_, table().hooks);
}

Result<std::unique_ptr<const Game>> PluginSource::make_game(const GameParts& parts) const {
  auto made = ask_plugin(*plugin_, [&] { return table().make_game(parts); });
  if (!made) return made.problem();
  if (*made && !**made) return Problem(Text("host.plugin.no_game"), {file().string()});
  return *std::move(made);
}

Result<std::vector<Tool>> PluginSource::tools() const {
  if (!table().tools) return std::vector<Tool>();
  return ask_plugin(*plugin_, table().tools);
}

Result<std::vector<Benchmark>> PluginSource::benchmarks(const Content& content) const {
  if (!table().benchmarks) return std::vector<Benchmark>();
  return ask_plugin(*plugin_, [&] { return table().benchmarks(content); });
}

const RecordFormat* PluginSource::record_format() const { return table().record_format; }

}  // namespace tablier
