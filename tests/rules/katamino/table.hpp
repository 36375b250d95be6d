#pragma once

#include "content/game_spec.hpp"
#include "game.hpp"
#include "parameters.hpp"
#include "rules/rounds.hpp"

#include <initializer_list>
#include <memory>
#include <string>

/// Games for the tests of the rules, made of the bundled content.
namespace tablier::katamino {

using test::why;

/// content/katamino/ as it is bundled.
inline const GameSpec& bundled_spec() {
  static const LoadedGameSpec loaded = load_game_spec({source_folder() / "content/katamino"});
  for (const Problem& p : loaded.problems) FAIL(p.where.file << ":" << p.where.line << ": " << p.text.key);
  REQUIRE(loaded.spec);
  return *loaded.spec;
}

inline std::shared_ptr<const Content> bundled_content() {
  static const auto content = std::make_shared<const Content>(bundled_spec().content);
  return content;
}

/// Settings over the plugin's defaults.
inline Result<std::unique_ptr<const Game>> try_game(const Value& settings, std::shared_ptr<const Script> script = nullptr) {
  auto options = Options::make(parameters(*bundled_content()), settings);
  REQUIRE(options);
  return make_game({bundled_content(), std::move(script), *options});
}

/// Settings over the defaults, each as the command line has it.
using Settings = std::initializer_list<std::pair<const char*, const char*>>;

inline Result<std::unique_ptr<const Game>> try_game(Settings pairs, std::shared_ptr<const Script> script = nullptr) {
  return try_game(test::settings_of(parameters(*bundled_content()), pairs), std::move(script));
}

inline std::unique_ptr<const Game> game(Settings settings) {
  auto made = try_game(settings);
  REQUIRE(made);
  return *std::move(made);
}

/// Plays notations that must be legal.
inline void play(State& state, std::initializer_list<const char*> moves) {
  for (const char* text : moves) test::play_one(state, text);
}

inline std::size_t count_moves(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  return moves.size();
}

}  // namespace tablier::katamino
