#pragma once

#include "game.hpp"
#include "parameters.hpp"
#include "rules/rounds.hpp"
#include "state.hpp"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>

/// Rounds for the tests of the rules: the plugin with the bundled scripts.
namespace tablier::triominos {

inline Variant bundled(const std::string& name) { return test::bundled_variant("triominos", name); }

/// The hooks of the standard variant, which the others extend.
inline std::shared_ptr<const VariantScript> bundled_hooks() {
  static const auto hooks = bundled("standard").hooks;
  return hooks;
}

/// Settings over the defaults, each as the command line has it.
using Settings = std::initializer_list<std::pair<const char*, std::string>>;

inline Value settings_of(Settings pairs) { return test::settings_of(parameters({}), pairs); }

inline Result<std::unique_ptr<const Game>> try_game(const Value& settings, std::shared_ptr<const Script> script) {
  const auto options = Options::make(parameters({}), settings);
  REQUIRE(options);
  return make_game({std::make_shared<const Content>(), std::move(script), *options});
}

/// A game that lives as long as the tests do, with the bundled scoring.
inline const Game& game(Settings settings) {
  static std::vector<std::unique_ptr<const Game>> all;
  auto made = try_game(settings_of(settings), bundled_hooks());
  INFO((made ? "" : made.problem().text.key));
  REQUIRE(made);
  all.push_back(*std::move(made));
  return *all.back();
}

inline std::unique_ptr<State> start(Settings settings, int seats = 2, std::uint64_t seed = 1) {
  const Game& g = game(settings);
  Setup setup;
  setup.seats = std::clamp(seats, g.seats().min, g.seats().max);
  setup.seed = seed;
  return g.start(setup);
}

/// Plays chance until a player is to move.
inline void settle(State& state) {
  Rng unused(0);
  while (state.to_move() == Seat::chance) state.play(state.chance(unused));
}

/// A dealt round with a player to move.
inline std::unique_ptr<State> dealt(Settings settings, int seats = 2, std::uint64_t seed = 1) {
  auto state = start(settings, seats, seed);
  settle(*state);
  return state;
}

/// Plays notations that must be legal; chance only where it is named, or before a player's move.
inline void play(State& state, std::initializer_list<const char*> moves) {
  for (const char* text : moves) {
    if (std::string_view(text).substr(0, 5) != "tile:") settle(state);
    test::play_one(state, text);
  }
  settle(state);
}

/// The key of the problem that a notation meets, without what all have.
inline std::string why(const State& state, std::string_view text) { return test::why(state, text, "triominos.reason."); }

inline std::vector<std::string> legal(const State& state) { return test::sorted_notations(state); }

inline std::vector<std::int64_t> scores(const State& state) { return state.outcome().scores; }

inline const Position& position_of(const State& state) { return static_cast<const TriominosState&>(state).position(); }

/// A member of the fact `last`.
inline std::int64_t last(const State& state, const char* name) {
  const Value facts = state.facts(Seat::nobody);
  const Value* found = facts.find("last")->find(name);
  REQUIRE(found);
  if (const bool* flag = found->as_bool()) return *flag ? 1 : 0;
  return *found->as_int();
}

using Scores = std::vector<std::int64_t>;

}  // namespace tablier::triominos
