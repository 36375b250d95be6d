#pragma once

#include "sdk/plugin.hpp"

/// A table that the loader would take, for plugins that are bad in one thing only.
namespace tablier::test {

inline std::vector<Parameter> no_parameters(const Content&) { return {}; }
inline Result<std::unique_ptr<const Game>> no_game(const GameParts&) { return Problem("test.no_game"); }

inline Plugin sound_table() {
  Plugin table;
  table.name = "sound";
  table.version = "1.0";
  table.parameters = no_parameters;
  table.make_game = no_game;
  return table;
}

/// The sound table with one thing changed.
template <typename Change>
Plugin table_with(Change change) {
  Plugin table = sound_table();
  change(table);
  return table;
}

}  // namespace tablier::test
