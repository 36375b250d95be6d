#pragma once

#include "game.hpp"
#include "parameters.hpp"
#include "rules/rounds.hpp"
#include "state.hpp"

#include <initializer_list>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

/// Rounds for the tests of the rules.
namespace tablier::iso {

using test::play;

/// Settings over the defaults, each as the command line has it.
using Settings = std::initializer_list<std::pair<const char*, const char*>>;

inline Value settings_of(Settings pairs) { return test::settings_of(parameters({}), pairs); }

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
inline Variant bundled(const std::string& name) { return test::bundled_variant("iso", name); }

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
  std::string why(std::string_view text) const { return last_part(test::why(*state, text)); }
  /// Why a stroke through those points is refused, drawn with a thing of the palette where one is named.
  std::string why_not_traced(const std::string& points, int item = -1) const {
    Gesture g{.kind = GestureKind::trace, .item = item};
    std::istringstream stream(points);
    for (std::string name; stream >> name;) g.places.push_back(*iso_state(*state).rules().grid.parse(name));
    return last_part(state->why_not({g}).key);
  }
  std::vector<std::string> moves() const { return test::notations(*state); }
  bool may(const std::string& move) const { return test::may(*state, move); }
  static std::string last_part(const std::string& key) { return key.substr(key.rfind('.') + 1); }

  std::unique_ptr<const Game> game;
  std::unique_ptr<State> state;
};

using Counts = std::vector<std::int64_t>;
using Seats = std::vector<Seat>;

}  // namespace tablier::iso
