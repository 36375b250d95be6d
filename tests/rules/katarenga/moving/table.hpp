#pragma once

#include "content/game_spec.hpp"
#include "content/locale.hpp"
#include "game.hpp"
#include "moving/state.hpp"
#include "moving_set.hpp"
#include "parameters.hpp"
#include "rules/rounds.hpp"

#include <memory>
#include <string>

/// Rounds for the tests of the rules: the plugin with the bundled scripts.
namespace tablier::katarenga::moving {

using test::play;

inline Variant bundled(const std::string& name) { return test::bundled_variant("katarenga", name); }

/// Settings over the variant's, each as the command line has it.
using Settings = std::vector<std::pair<std::string, std::string>>;

inline Value settings_of(const Variant& variant, const Settings& pairs) {
  Value settings = Value::map();
  for (const auto& [option, setting] : variant.options) settings.set(option, setting.value);
  test::add_settings(settings, parameters(set_content()), pairs);
  return settings;
}

inline Result<std::unique_ptr<const Game>> try_game(const Value& settings, std::shared_ptr<const Script> script) {
  const auto options = Options::make(parameters(set_content()), settings);
  REQUIRE(options);
  return katarenga::make_game({std::make_shared<const Content>(set_content()), std::move(script), *options});
}

/// What the game says, in English.
inline std::string said(const Text& text) {
  static const Locale kLocale = [] {
    Locale locale;
    add_game_texts(locale, {source_folder() / "content/katarenga"});
    return locale;
  }();
  return kLocale.say(text);
}

/// A round of a bundled variant, on the board A B C D unless the words say otherwise, in which these moves were played.
///
///     8  R G B Y R Y B G
///     7  Y Y G R G R G B
///     6  B B R G Y Y B R
///     5  G R Y B B G R Y
///     4  R Y G B R G B Y
///     3  G Y R Y Y Y B R
///     2  B B G R B G R G
///     1  Y R B G G R Y B
///        a b c d e f g h
struct Round {
  explicit Round(const std::string& variant, const Settings& settings = {}, const std::string& moves = "", int starter = 0) {
    const Variant loaded = bundled(variant);
    Settings all{{"board", "A,B,C,D"}};
    all.insert(all.end(), settings.begin(), settings.end());
    auto made = try_game(settings_of(loaded, all), loaded.hooks);
    INFO((made ? "" : made.problem().text.key));
    REQUIRE(made);
    game = *std::move(made);
    Setup setup;
    setup.seats = 2;
    setup.starter = starter;
    state = game->start(setup);
    play(*state, moves);
  }

  const MovingState& moving() const { return static_cast<const MovingState&>(*state); }
  /// The key of the reason why a move cannot be played.
  std::string why(std::string_view text) const { return test::why(*state, text, "katarenga.reason."); }
  std::vector<std::string> moves() const { return test::notations(*state); }
  /// Where the pawn of a square may go.
  std::string targets(const std::string& from) const {
    std::string all;
    for (const std::string& move : moves())
      if (move.starts_with(from + "-")) all += (all.empty() ? "" : " ") + move.substr(from.size() + 1);
    return all;
  }

  std::unique_ptr<const Game> game;
  std::unique_ptr<State> state;
};

}  // namespace tablier::katarenga::moving
