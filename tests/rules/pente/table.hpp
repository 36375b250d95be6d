#pragma once

#include "catch.hpp"
#include "game.hpp"
#include "parameters.hpp"
#include "state.hpp"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

/// Rounds for the tests of the rules.
namespace tablier::pente {

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

inline Result<std::unique_ptr<const Game>> try_game(const Value& settings, std::shared_ptr<const Script> script = nullptr) {
  auto options = Options::make(parameters({}), settings);
  REQUIRE(options);
  return make_game({std::make_shared<const Content>(), std::move(script), *options});
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
  std::string why(std::string_view text) const {
    const auto move = state->parse(text);
    return move ? "legal" : move.problem().text.key;
  }
  std::vector<std::int64_t> captured() const {
    std::vector<std::int64_t> all;
    const Value facts = state->facts(Seat::nobody);
    for (const Value& v : *facts.find("captured")->as_list()) all.push_back(*v.as_int());
    return all;
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

  std::unique_ptr<const Game> game;
  std::unique_ptr<State> state;
};

using Counts = std::vector<std::int64_t>;
using Seats = std::vector<Seat>;

}  // namespace tablier::pente
