#pragma once

#include "sdk/benchmark.hpp"
#include "sdk/content.hpp"
#include "sdk/game.hpp"
#include "sdk/parameter.hpp"
#include "sdk/record_format.hpp"
#include "sdk/script.hpp"
#include "sdk/tool.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// How the engine and a plugin meet: one exported function that returns a table.
namespace tablier {

/// Grows with every change to a header of engine/sdk/. A plugin made for another number is refused.
inline constexpr std::uint32_t kSdkVersion = 3;

/// What a plugin was built with: classes of the standard library cross the border, so both sides must agree.
inline constexpr const char* kBuildStamp = "g++ " __VERSION__
#ifdef NDEBUG
                                           " release"
#else
                                           " debug"
#endif
#ifdef __SANITIZE_ADDRESS__
                                           " asan"
#endif
    ;

/// What a game is made of. Everything is shared and outlives the game.
struct GameParts {
  std::shared_ptr<const Content> content;
  std::shared_ptr<const Script> script;  ///< null when the variant has no hook
  Options options;                       ///< of the plugin's parameters
};

/// The table. Functions must not throw. `required` ones are never null.
struct Plugin {
  std::uint32_t sdk_version = kSdkVersion;  ///< required, and first: read before anything else is trusted
  const char* build_stamp = kBuildStamp;    ///< required
  const char* name = nullptr;               ///< required: the folder under content/ and scripts/
  const char* version = nullptr;            ///< required
  /// Required. The rule parameters, which may depend on the content.
  std::vector<Parameter> (*parameters)(const Content&) = nullptr;
  /// Required. A game, or what is wrong with the combination of its parts.
  Result<std::unique_ptr<const Game>> (*make_game)(const GameParts&) = nullptr;
  /// Optional. Commands for `tablier <game> …`.
  std::vector<Tool> (*tools)() = nullptr;
  /// Optional. Work for `tablier bench`; the content must outlive what is returned.
  std::vector<Benchmark> (*benchmarks)(const Content&) = nullptr;
  /// Optional. Rounds as other programs write them, for `tablier import` and `tablier export`.
  const RecordFormat* record_format = nullptr;
};

/// The name of the exported function: `extern "C" const tablier::Plugin* tablier_plugin() noexcept`.
inline constexpr const char* kPluginEntry = "tablier_plugin";
using PluginEntry = const Plugin* (*)();

}  // namespace tablier

/// Put this once in a plugin: it exports the entry function.
#define TABLIER_PLUGIN(table) \
  extern "C" __attribute__((visibility("default"))) const ::tablier::Plugin* tablier_plugin() noexcept { return &(table); }
