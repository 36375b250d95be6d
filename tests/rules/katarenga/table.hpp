#pragma once

#include "built_program.hpp"
#include "core/quarters.hpp"
#include "match/match.hpp"
#include "rules/rounds.hpp"

#include <initializer_list>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

/// Rounds for the tests of the rules: the game as the built program finds it.
namespace tablier::katarenga {

/// Settings over those of the variant, each as the command line has it.
using Settings = std::initializer_list<std::pair<const char*, std::string>>;

inline Value settings_of(Settings list) { return test::settings_of(test::built_game("katarenga")->parameters, list); }

inline Result<Ruleset> try_rules(const std::string& variant, Settings list) {
  return test::built_program().catalogue.ruleset("katarenga/" + variant, settings_of(list));
}

inline Ruleset rules(const std::string& variant, Settings list = {}) {
  auto made = try_rules(variant, list);
  INFO((made ? "" : test::built_program().locale.say(made.problem())));
  REQUIRE(made);
  return *std::move(made);
}

/// A match of two people.
inline Match begin(const std::string& variant, Settings list = {}, std::uint64_t seed = 1) {
  MatchSetup setup;
  setup.options = settings_of(list);
  setup.players.resize(2);
  setup.seed = seed;
  auto match = Match::start(rules(variant, list), setup);
  REQUIRE(match);
  return *std::move(match);
}

/// Plays notations, parted by spaces, that must be legal.
inline void play(Match& match, const std::string& moves) {
  std::istringstream stream(moves);
  for (std::string text; stream >> text;) {
    const auto played = match.play(text);
    INFO(text << ": " << (played ? "" : test::built_program().locale.say(played.problem())));
    REQUIRE(played);
  }
}

/// What legal moves are called, in order of their names.
inline std::vector<std::string> legal(const State& state) { return test::sorted_notations(state); }

inline std::vector<std::string> split_moves(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string word; in >> word;) all.push_back(word);
  return all;
}

/// The quarters of the content.
inline const Quarters& quarters() {
  static const Quarters kQuarters = *Quarters::read(*test::built_game("katarenga")->content);
  return kQuarters;
}

/// How these lie, which must be names of the set.
inline Layout layout_of(const std::vector<std::string>& names) { return *quarters().read_layout(names); }

/// The key of the problem that a notation meets, without what all have.
inline std::string why(const State& state, std::string_view text) { return test::why(state, text, "katarenga.reason."); }

}  // namespace tablier::katarenga
