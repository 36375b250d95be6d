#pragma once

#include "content/game_spec.hpp"
#include "host/file_watch.hpp"
#include "host/game_source.hpp"
#include "script/variant.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A game as the catalogue holds it.
namespace tablier {

/// One way to play a game.
struct VariantEntry {
  std::string name;
  Localised title;
  Localised summary;
  VariantTexts texts{};                        ///< its own, and those of what it extends
  Value settings = Value::map();               ///< its options and those of what it extends, over the game's defaults
  std::shared_ptr<const VariantScript> hooks;  ///< null: none
  std::optional<Problem> problem;              ///< set: cannot be played
  /// Its own, those of what it extends, of a game in Lua those of the game, and what these require. Only its own where it cannot be read.
  std::vector<std::filesystem::path> files{};
};

/// One game.
struct GameEntry {
  std::string name;
  std::shared_ptr<const GameSource> source;  ///< null when it failed
  GameSpec spec;
  std::shared_ptr<const Content> content;
  std::shared_ptr<OwnTexts> own_texts;  ///< where the texts of its variants go when one is played; null in tests without a locale
  std::vector<Parameter> parameters;    ///< of a game in Lua none before its script is read
  std::vector<HookSpec> hooks;          ///< that the game asks; those of the match are not among them
  std::vector<VariantEntry> variants;   ///< empty before they are read
  bool variants_read = false;
  std::vector<RefusedFile> refused;    ///< patterns and figures that are not offered, and why
  std::vector<ReadFile> series_files;  ///< that its series were read from
  std::vector<ReadFile> script_files;  ///< that its variants, and itself where it is in Lua, were read from
  std::vector<Problem> problems;       ///< of source and content; playable where `source` is set

  bool playable() const { return source != nullptr; }
  const VariantEntry* variant(std::string_view name) const;  ///< "" is the default one; null where there is none
};

/// Its rules are a script.
inline bool is_in_lua(const GameEntry& game) { return game.source && game.source->kind() == SourceKind::script; }

}  // namespace tablier
