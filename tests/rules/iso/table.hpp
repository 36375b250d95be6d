#pragma once

#include "catch.hpp"
#include "folders.hpp"
#include "game.hpp"
#include "parameters.hpp"
#include "script/variant.hpp"
#include "state.hpp"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

/// Rounds for the tests of the rules.
namespace tablier::iso {

/// Settings over the defaults, each as the command line has it.
using Settings = std::initializer_list<std::pair<const char*, const char*>>;

inline Value settings_of(Settings pairs) {
  const auto known = parameters({});
  Value settings = Value::map();
  for (const auto& [name, text] : pairs) {
    const auto p = std::find_if(known.begin(), known.end(), [n = std::string(name)](const Parameter& q) { return q.name == n; });
    REQUIRE(p != known.end());
    auto value = parse(*p, text);
    REQUIRE(value);
    settings.set(name, *value);
  }
  return settings;
}

inline std::unique_ptr<const Game> make(const Value& settings, std::shared_ptr<const Script> script = nullptr) {
  auto options = Options::make(parameters({}), settings);
  REQUIRE(options);
  auto game = make_game({std::make_shared<const Content>(), std::move(script), *options});
  REQUIRE(game);
  return *std::move(game);
}

/// For a script that reads none.
class NoPosition final : public PositionView {
  Value make() const override { return Value::map(); }
};

/// A variant that comes with the program, with its hooks.
inline Variant bundled(const std::string& name) {
  const auto scripts = source_folder() / "scripts";
  auto variant = load_variant(scripts / "iso" / (name + ".lua"), {scripts});
  REQUIRE(variant);
  return *std::move(variant);
}

/// Plays notations, parted by spaces, that must be legal.
inline void play(State& state, const std::string& moves) {
  std::istringstream stream(moves);
  for (std::string text; stream >> text;) {
    const auto move = state.parse(text);
    INFO(text << ": " << (move ? "" : move.problem().text.key));
    REQUIRE(move);
    state.play(*move);
  }
}

inline const IsoState& iso_state(const State& state) { return static_cast<const IsoState&>(state); }

/// A round of these rules in which these moves were played.
struct Table {
  explicit Table(Settings settings = {}, const std::string& moves = "", int starter = 0) : game(make(settings_of(settings))) {
    Setup setup;
    setup.seats = 2;
    setup.starter = starter;
    state = game->start(setup);
    play(*state, moves);
  }

  /// Why a notation is refused: the last part of the reason's key.
  std::string why(std::string_view text) const {
    const auto move = state->parse(text);
    return move ? "legal" : last_part(move.problem().text.key);
  }
  /// Why a stroke through those points is refused, drawn with a thing of the palette where one is named.
  std::string why_not_traced(const std::string& points, int item = -1) const {
    Gesture g{.kind = GestureKind::trace, .item = item};
    std::istringstream stream(points);
    for (std::string name; stream >> name;) g.places.push_back(*iso_state(*state).rules().grid.parse(name));
    return last_part(state->why_not({g}).key);
  }
  std::vector<std::string> moves() const {
    MoveList list;
    state->legal_moves(list);
    std::vector<std::string> all;
    for (const Move m : list) all.push_back(state->notation(m));
    return all;
  }
  bool may(const std::string& move) const {
    const auto all = moves();
    return std::find(all.begin(), all.end(), move) != all.end();
  }
  static std::string last_part(const std::string& key) { return key.substr(key.rfind('.') + 1); }

  std::unique_ptr<const Game> game;
  std::unique_ptr<State> state;
};

using Counts = std::vector<std::int64_t>;
using Seats = std::vector<Seat>;

}  // namespace tablier::iso
