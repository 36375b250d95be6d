#pragma once

#include "catch.hpp"
#include "folders.hpp"
#include "script/variant.hpp"
#include "sdk/game.hpp"
#include "sdk/parameter.hpp"

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// What the tests of every game's rules begin with.
namespace tablier::test {

/// Sets each pair of a name and a text that is written as on the command line; the name must be known and the text fit.
template <typename Pairs>
void add_settings(Value& settings, const std::vector<Parameter>& known, const Pairs& pairs) {
  for (const auto& [name, text] : pairs) {
    const auto p = std::find_if(known.begin(), known.end(), [n = std::string(name)](const Parameter& q) { return q.name == n; });
    INFO(name << "=" << text);
    REQUIRE(p != known.end());
    const auto value = parse(*p, text);
    REQUIRE(value);
    settings.set(name, *value);
  }
}

template <typename Pairs>
Value settings_of(const std::vector<Parameter>& known, const Pairs& pairs) {
  Value settings = Value::map();
  add_settings(settings, known, pairs);
  return settings;
}

/// A variant that comes with the program, with its hooks.
inline Variant bundled_variant(const std::string& game, const std::string& name) {
  const auto scripts = source_folder() / "scripts";
  auto variant = load_variant(scripts / game / (name + ".lua"), {scripts});
  REQUIRE(variant);
  return *std::move(variant);
}

/// Plays a notation that must be legal.
inline void play_one(State& state, std::string_view text) {
  const auto move = state.parse(text);
  INFO(text << ": " << (move ? "" : move.problem().text.key));
  REQUIRE(move);
  state.play(*move);
}

/// Plays notations, parted by spaces, that must be legal.
inline void play(State& state, const std::string& moves) {
  std::istringstream stream(moves);
  for (std::string text; stream >> text;) play_one(state, text);
}

/// What legal moves are called, in the order of the list.
inline std::vector<std::string> notations(const State& state) {
  MoveList list;
  state.legal_moves(list);
  std::vector<std::string> all;
  for (const Move m : list) all.push_back(state.notation(m));
  return all;
}

/// The same in the order of their names.
inline std::vector<std::string> sorted_notations(const State& state) {
  auto all = notations(state);
  std::sort(all.begin(), all.end());
  return all;
}

inline bool may(const State& state, const std::string& move) {
  const auto all = notations(state);
  return std::find(all.begin(), all.end(), move) != all.end();
}

/// The key of the reason why a notation cannot be played, without the part that all reasons of a game begin with; "legal" where it can.
inline std::string why(const State& state, std::string_view text, std::string_view common = "") {
  const auto move = state.parse(text);
  if (move) return "legal";
  const std::string& key = move.problem().text.key;
  return key.starts_with(common) ? key.substr(common.size()) : key;
}

}  // namespace tablier::test
