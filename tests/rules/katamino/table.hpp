#pragma once

#include "catch.hpp"
#include "content/game_spec.hpp"
#include "folders.hpp"
#include "game.hpp"
#include "parameters.hpp"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>

/// Games for the tests of the rules, made of the bundled content.
namespace tablier::katamino {

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
  const auto known = parameters(*bundled_content());
  Value settings = Value::map();
  for (const auto& [name, text] : pairs) {
    const auto p = std::find_if(known.begin(), known.end(), [n = std::string(name)](const Parameter& q) { return q.name == n; });
    REQUIRE(p != known.end());
    auto value = parse(*p, text);
    REQUIRE(value);
    settings.set(name, *value);
  }
  return try_game(settings, std::move(script));
}

inline std::unique_ptr<const Game> game(Settings settings) {
  auto made = try_game(settings);
  REQUIRE(made);
  return *std::move(made);
}

/// Plays notations that must be legal.
inline void play(State& state, std::initializer_list<const char*> moves) {
  for (const char* text : moves) {
    const auto move = state.parse(text);
    INFO(text << ": " << (move ? "" : move.problem().text.key));
    REQUIRE(move);
    state.play(*move);
  }
}

/// The key of the problem that a notation meets.
inline std::string why(const State& state, std::string_view text) {
  const auto move = state.parse(text);
  return move ? "legal" : move.problem().text.key;
}

inline std::size_t count_moves(const State& state) {
  MoveList moves;
  state.legal_moves(moves);
  return moves.size();
}

}  // namespace tablier::katamino
