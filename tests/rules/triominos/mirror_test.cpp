#include "table.hpp"

#include <map>

using namespace tablier;
using namespace tablier::triominos;

namespace {

struct Pair {
  std::unique_ptr<const Game> scripted;
  std::unique_ptr<const Game> native;
};

Pair games_of(const Value& settings) {
  auto scripted = try_game(settings, bundled_hooks());
  auto native = try_game(settings, nullptr);
  REQUIRE((scripted && native));
  return {*std::move(scripted), *std::move(native)};
}

/// Plays the same random round with the points of the script and with the native ones; they must agree at every ply.
void compare(const Pair& games, int seats, std::uint64_t seed, std::map<std::string, int>& causes) {
  Setup setup;
  setup.seats = seats;
  setup.seed = seed;
  const auto one = games.scripted->start(setup);
  const auto two = games.native->start(setup);
  Rng rng(seed);
  MoveList moves;
  while (!one->outcome().over) {
    Move move = Move::none;
    if (one->to_move() == Seat::chance) {
      move = one->chance(rng);
    } else {
      moves.clear();
      one->legal_moves(moves);
      move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      if (one->timeout() != Move::none && rng.below(20) == 0) move = one->timeout();
    }
    bundled_hooks()->begin_decision();
    one->play(move);
    two->play(move);
    const auto& a = position_of(*one).data().last.awards;
    const auto& b = position_of(*two).data().last.awards;
    REQUIRE(std::equal(a.begin(), a.end(), b.begin(), b.end()));
    for (const Award& award : a) ++causes[name_of(award.cause)];
    REQUIRE(one->hash() == two->hash());
  }
  REQUIRE(one->outcome().scores == two->outcome().scores);
  REQUIRE(one->outcome().winners == two->outcome().winners);
}

}  // namespace

TEST_CASE("The native scoring is the script's, in every variant") {
  std::map<std::string, int> causes;
  for (const char* name : {"standard", "challenge", "children", "match", "classic"}) {
    Value settings = Value::map();
    for (const auto& [option, setting] : bundled(name).options) settings.set(option, setting.value);
    const Pair games = games_of(settings);
    for (std::uint64_t seed = 0; seed < 60; ++seed) compare(games, 1 + static_cast<int>(seed % 4), seed, causes);
  }
  const auto faults = bundled_hooks()->take_faults();
  INFO((faults.empty() ? "no fault" : faults.front().problem.text.key));
  CHECK(faults.empty());
  for (int i = 0; i < kCauses; ++i) {
    INFO(name_of(static_cast<Cause>(i)));
    CHECK(causes[name_of(static_cast<Cause>(i))] > 0);
  }
}

TEST_CASE("The native scoring is the script's under every choice and many numbers") {
  std::map<std::string, int> causes;
  Rng rng(1);
  const auto known = parameters({});
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    Value settings = Value::map({{"timer_seconds", 30}});
    for (const Parameter& p : known) {
      if (p.type == ParameterType::choice) settings.set(p.name, p.values[rng.below(static_cast<std::uint32_t>(p.values.size()))]);
      if (p.type == ParameterType::boolean) settings.set(p.name, rng.below(2) == 0);
      if (p.type == ParameterType::integer && p.max == 1000) settings.set(p.name, static_cast<std::int64_t>(rng.below(60)));
    }
    settings.set("bonus_hexagon", Value::list_of(std::array{3, 20, 33}));
    if (seed % 3 == 0) settings.set("counting", "points");
    compare(games_of(settings), 1 + static_cast<int>(seed % 4), seed, causes);
  }
  const auto faults = bundled_hooks()->take_faults();
  INFO((faults.empty() ? "no fault" : faults.front().problem.text.key));
  CHECK(faults.empty());
}
