#include "play_table.hpp"

/// When clocks run while something lies over the table, in simulated time.
using namespace tablier;

TEST_CASE("Whoever is short of time against another person does not stop the clock by reading, over the table or on another screen") {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 60};
  PlayTable table(nim::ruleset(), setup);
  table->set_cover(TableCover::reading);
  table.pass(10);
  CHECK(*table.match().clock_left(seat(0)) == Approx(50));
  table->set_cover(TableCover::question);
  table.pass(10);
  CHECK(*table.match().clock_left(seat(0)) == Approx(50));
  table->set_cover(TableCover::none);
  table.pass(0);
  table->leave();
  table.stay_away(10);
  CHECK(*table.match().clock_left(seat(0)) == Approx(40));
  table->leave();
  table.stay_away(41);
  table.settle();
  CHECK(table.match().over());
  CHECK(table.match().winners() == std::vector{seat(1)});
}

TEST_CASE("Reading stops a clock that nobody loses by, and one against a bot") {
  MatchSetup told = nim::setup(2), bot = nim::setup(1, 1);
  told.clock = ClockRules{.seconds = 60, .only_told = true};
  bot.clock = ClockRules{.seconds = 60};
  for (const MatchSetup& setup : {told, bot, nim::setup(2)}) {
    PlayTable table(nim::ruleset(), setup);
    table.pass(0);
    const double then = table.match().seconds();
    table->set_cover(TableCover::reading);
    table.pass(10);
    CHECK(table.match().seconds() == Approx(then));
    table->set_cover(TableCover::none);
    table->leave();
    table.stay_away(10);
    CHECK(table.match().seconds() == Approx(then));
  }
}

TEST_CASE("While another window is in front clocks stand still, what a player reads over the table or on another screen changes nothing") {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 60};
  PlayTable table(nim::ruleset(), setup);
  table->set_cover(TableCover::reading);
  table->set_unfocused(true);
  table.pass(10);
  CHECK(*table.match().clock_left(seat(0)) == Approx(60));
  table->set_cover(TableCover::none);
  table->set_unfocused(false);
  table->leave();
  table->set_unfocused(true);
  table.stay_away(10);
  CHECK(*table.match().clock_left(seat(0)) == Approx(60));
  table->set_unfocused(false);
  table->leave();
  table.stay_away(10);
  CHECK(*table.match().clock_left(seat(0)) == Approx(50));
}

TEST_CASE("A window that is in front again starts no clock that stands while one reads on another screen") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  table.pass(0);
  const double then = table.match().seconds();
  table->leave();
  table->set_unfocused(true);
  table->set_unfocused(false);
  table.stay_away(10);
  CHECK(table.match().seconds() == Approx(then));
}
