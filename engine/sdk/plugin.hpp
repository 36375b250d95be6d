#pragma once

#include "sdk/benchmark.hpp"
#include "sdk/content.hpp"
#include "sdk/game.hpp"
#include "sdk/hook.hpp"
#include "sdk/parameter.hpp"
#include "sdk/record_format.hpp"
#include "sdk/script.hpp"
#include "sdk/tool.hpp"
#include "sdk_stamp.hpp"

#include <memory>
#include <string>
#include <vector>

/// How the engine and a plugin meet: one exported function that returns a table, and a text that says what the plugin is built with.
namespace tablier {

/// What a plugin is built with: classes of the SDK and of the standard library cross the border, so both sides must agree. The mark of the
/// SDK's headers, which CMake makes from their text (stamp.cmake), stands first and alone; then the compiler, the ABI of the standard
/// library and what sanitizers there are. An optimised build and one for debugging agree.
#define TABLIER_STAMP_TEXT_(number) #number
#define TABLIER_STAMP_NUMBER_(number) TABLIER_STAMP_TEXT_(number)
#ifdef __clang__
#define TABLIER_STAMP_COMPILER_ "clang++ " __VERSION__
#else
#define TABLIER_STAMP_COMPILER_ "g++ " __VERSION__
#endif
#ifdef _GLIBCXX_RELEASE
#define TABLIER_STAMP_LIBRARY_ \
  " libstdc++ " TABLIER_STAMP_NUMBER_(_GLIBCXX_RELEASE) " cxx11-abi " TABLIER_STAMP_NUMBER_(_GLIBCXX_USE_CXX11_ABI)
#else
#define TABLIER_STAMP_LIBRARY_ " libc++ " TABLIER_STAMP_NUMBER_(_LIBCPP_VERSION)
#endif
#ifdef _GLIBCXX_DEBUG
#define TABLIER_STAMP_CONTAINERS_ " checked-containers"
#else
#define TABLIER_STAMP_CONTAINERS_ ""
#endif
#if defined(__SANITIZE_ADDRESS__)
#define TABLIER_STAMP_MEMORY_ " asan"
#elif defined(__SANITIZE_THREAD__)
#define TABLIER_STAMP_MEMORY_ " tsan"
#else
#define TABLIER_STAMP_MEMORY_ ""
#endif
#define TABLIER_BUILD_STAMP \
  TABLIER_SDK_MARK " " TABLIER_STAMP_COMPILER_ TABLIER_STAMP_LIBRARY_ TABLIER_STAMP_CONTAINERS_ TABLIER_STAMP_MEMORY_ TABLIER_SDK_SANITIZERS

inline constexpr const char* kSdkMark = TABLIER_SDK_MARK;
inline constexpr const char* kBuildStamp = TABLIER_BUILD_STAMP;

/// What a game is made of. Everything is shared and outlives the game.
struct GameParts {
  std::shared_ptr<const Content> content;
  std::shared_ptr<const Script> script;  ///< null when the variant has no hook
  Options options;                       ///< of the plugin's parameters
};

/// The table. Functions must not throw. `required` ones are never null.
struct Plugin {
  const char* name = nullptr;     ///< required: the folder under content/ and scripts/
  const char* version = nullptr;  ///< required
  /// Required. The rule parameters, which may depend on the content.
  std::vector<Parameter> (*parameters)(const Content&) = nullptr;
  /// Required. A game, or what is wrong with the combination of its parts.
  Result<std::unique_ptr<const Game>> (*make_game)(const GameParts&) = nullptr;
  /// Optional. The hooks that the game asks of a variant's script, each with what it gets and answers. One that is not declared is not
  /// there for the game: no script is asked. `round_end` and `match_end` are the match's.
  std::vector<HookSpec> (*hooks)() = nullptr;
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

/// The name of the exported text `const char tablier_plugin_stamp[]`, the plugin's TABLIER_BUILD_STAMP: read before the function is called
/// and anything of the table is trusted.
inline constexpr const char* kPluginStamp = "tablier_plugin_stamp";

}  // namespace tablier

#define TABLIER_EXPORTED_ extern "C" __attribute__((visibility("default")))

/// Exports the stamp alone, for a plugin that writes its entry function itself.
#define TABLIER_PLUGIN_STAMP(stamp)                    \
  TABLIER_EXPORTED_ const char tablier_plugin_stamp[]; \
  const char tablier_plugin_stamp[] = stamp;

/// Put this once in a plugin: it exports the stamp and the entry function.
#define TABLIER_PLUGIN(table)               \
  TABLIER_PLUGIN_STAMP(TABLIER_BUILD_STAMP) \
  TABLIER_EXPORTED_ const ::tablier::Plugin* tablier_plugin() noexcept { return &(table); }
