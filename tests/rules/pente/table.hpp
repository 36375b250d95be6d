#pragma once

#include "game.hpp"
#include "parameters.hpp"
#include "rules/rounds.hpp"
#include "state.hpp"

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

/// Rounds for the tests of the rules.
namespace tablier::pente {

using test::play;

/// Settings over the defaults, each as the command line has it.
using Settings = std::initializer_list<std::pair<const char*, const char*>>;

inline Value settings_of(Settings pairs) { return test::settings_of(parameters({}), pairs); }

inline Result<std::unique_ptr<const Game>> try_game(const Value& settings, std::shared_ptr<const Script> script = nullptr) {
  auto options = Options::make(parameters({}), settings);
  REQUIRE(options);
  return make_game({std::make_shared<const Content>(), std::move(script), *options});
}

/// A round of these rules in which these moves were played. The first stone may stand anywhere unless the words say otherwise.
struct Table {
  explicit Table(Settings pairs = {}, const std::string& moves = "", int starter = 0) : Table(settings_of(pairs), moves, starter) {}
  Table(Value settings, const std::string& moves, int starter, std::shared_ptr<const Script> script = nullptr) {
    if (!settings.find("first_stone")) settings.set("first_stone", "anywhere");
    auto made = try_game(settings, std::move(script));
    REQUIRE(made);
    game = *std::move(made);
    Setup setup;
    setup.seats = game->seats().min;
    setup.starter = starter;
    state = game->start(setup);
    play(*state, moves);
  }

  const PenteState& pente() const { return static_cast<const PenteState&>(*state); }
  /// What stands on a point.
  Cell at(const char* name) const { return pente().board().at(point_of(*pente().rules().grid.parse(name))); }
  std::string why(std::string_view text) const { return test::why(*state, text); }
  std::vector<std::int64_t> captured() const {
    std::vector<std::int64_t> all;
    const Value facts = state->facts(Seat::nobody);
    for (const Value& v : *facts.find("captured")->as_list()) all.push_back(*v.as_int());
    return all;
  }
  std::vector<std::string> moves() const { return test::notations(*state); }
  bool may(const std::string& move) const { return test::may(*state, move); }

  std::unique_ptr<const Game> game;
  std::unique_ptr<State> state;
};

using Counts = std::vector<std::int64_t>;
using Seats = std::vector<Seat>;

}  // namespace tablier::pente
