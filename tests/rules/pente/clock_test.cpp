#include "built_program.hpp"
#include "match/match.hpp"

#include <memory>

/// Clocks where a turn has several stones.
using namespace tablier;

TEST_CASE("Both stones of a turn of Connect6 add to the clock once, when the turn is handed on") {
  const auto rules = test::built_program().catalogue.ruleset("pente/connect6", Value::map());
  REQUIRE(rules);
  MatchSetup setup;
  setup.players.resize(2);
  setup.clock = ClockRules{.seconds = 60, .increment = 5};
  const auto now = std::make_shared<double>(0);
  auto match = Match::start(*rules, setup, [now] { return *now; });
  REQUIRE(match);
  const auto left_after = [&](Seat seat, double seconds, const char* move) {
    *now += seconds;
    REQUIRE(match->play(move).ok());
    return match->clock_left(seat).value();
  };
  CHECK(left_after(seat(0), 10, "K10") == 55);  // one stone at first
  CHECK(left_after(seat(1), 10, "L10") == 50);
  CHECK(left_after(seat(1), 10, "L11") == 45);
  CHECK(left_after(seat(0), 10, "K11") == 45);
}
