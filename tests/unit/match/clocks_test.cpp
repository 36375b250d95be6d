#include "match/clock_times.hpp"
#include "match/save.hpp"
#include "match_helpers.hpp"

using namespace tablier;
using nim::begin;

namespace {

MatchSetup timed(bool only_told = false) {
  MatchSetup setup = nim::setup(2);
  setup.clock = ClockRules{.seconds = 60, .increment = 5, .only_told = only_told};
  return setup;
}

/// A match whose time is passed by hand.
struct Timed {
  explicit Timed(const MatchSetup& setup) : match(begin(nim::ruleset(), setup, hand.source())) {}
  double left(int s) const { return match.clock_left(seat(s)).value(); }
  void move(double after, const char* notation) {
    hand.pass(after);
    REQUIRE(match.play(notation).ok());
  }

  nim::HandClock hand;
  Match match;
};

}  // namespace

TEST_CASE("A clock is read as minutes and seconds a move, and written as seconds; what is none is told") {
  CHECK(*read_clock("10+5") == ClockRules{600, 5});
  CHECK(*read_clock("2.5") == ClockRules{150, 0});
  CHECK(*read_clock("0:30+2") == ClockRules{30, 2});
  CHECK(*read_clock("2,5+1") == ClockRules{150, 1});
  CHECK(to_text(ClockRules{600, 5}) == "600+5");
  for (const char* bad : {"", "+5", "10+", "ten", "10+x", "0", "-1", "1e9", "10+-1", "nan"}) {
    INFO(bad);
    CHECK_FALSE(read_clock(bad));
  }
}

TEST_CASE("Half minutes and seconds of a clock are typed and shown as such, and stepped to") {
  for (const auto& [text, seconds] : {std::pair("0.5", 30.0), {"0,5", 30.0}, {"0:30", 30.0}, {"0:3", 3.0}, {"12:05", 725.0}, {"10", 600.0}})
    CHECK(read_clock_time(text) == std::optional(seconds));
  for (const char* bad : {"", ":", "1:", ":30", "1:60", "1:5.5", "1.5:30", "-1:30", "1:-3", "a"}) CHECK_FALSE(read_clock_time(bad));
  CHECK(clock_time_text(600) == "10");
  CHECK(clock_time_text(30) == "0:30");
  CHECK(clock_time_text(605) == "10:05");
  std::vector<double> down{120}, up{20};
  while (down.back() > 10) down.push_back(shorter_clock_time(down.back()));
  while (up.back() < 120) up.push_back(longer_clock_time(up.back()));
  CHECK(down == std::vector<double>{120, 60, 30, 20, 10});
  CHECK(up == std::vector<double>{20, 30, 60, 120});
}

TEST_CASE("Each seat's clock runs while it is to move, and a move adds to it") {
  Timed t(timed());
  CHECK(t.left(0) == 60);
  t.move(10, "take:1");
  CHECK(t.left(0) == 55);
  t.move(20, "take:1");
  CHECK(t.left(1) == 45);
  t.hand.pass(3);
  CHECK(t.left(0) == 52);
  CHECK(t.left(1) == 45);
  t.match.pause();
  t.hand.pass(100);
  CHECK(t.left(0) == 52);
}

TEST_CASE("What a clock ran stays run when moves are taken back; what moves added goes with them") {
  Timed t(timed());
  t.move(10, "take:1");
  t.move(20, "take:1");
  t.match.undo();
  CHECK(t.left(0) == 55);
  CHECK(t.left(1) == 40);
  t.match.redo();
  CHECK(t.left(1) == 45);
}

TEST_CASE("A round that is begun again has its clocks anew; one that goes back to a choice has not") {
  Timed t(timed());
  t.move(10, "take:1");
  t.move(20, "take:1");
  t.hand.pass(5);
  t.match.rewind_to(1);
  CHECK(t.left(1) == 40);
  t.hand.pass(5);
  t.match.rewind();
  CHECK(t.left(0) == 60);
  CHECK(t.left(1) == 60);
  t.hand.pass(7);
  CHECK(t.left(0) == 53);
}

TEST_CASE("Whoever's time is up has lost the round on time") {
  Timed t(timed());
  t.hand.pass(59);
  CHECK(t.match.timeout_due() == Move::none);
  t.hand.pass(1);
  REQUIRE(t.match.tick());
  CHECK(t.match.over());
  CHECK(t.match.rounds().back().end->outcome.reason == kTimeReason);
  CHECK(t.match.winners() == std::vector{seat(1)});
  CHECK_FALSE(t.match.tick());
}

TEST_CASE("A loss on time that is taken back leaves its seat some seconds, or it would lose again at once") {
  Timed t(timed());
  t.move(10, "take:1");
  t.move(10, "take:1");
  t.hand.pass(80);
  REQUIRE(t.match.tick());
  REQUIRE(t.match.over());
  t.match.undo();
  CHECK_FALSE(t.match.over());
  CHECK(t.left(0) == kGrantedTime);
  CHECK(t.match.timeout_due() == Move::none);
  t.match.undo();  // of a move: nothing is granted
  CHECK(t.left(1) < 60);
}

TEST_CASE("A resignation with time left is one") {
  Timed t(timed());
  t.hand.pass(30);
  t.match.resign();
  CHECK(t.match.rounds().back().end->outcome.reason == "resigned");
  CHECK(t.left(0) == 30);  // it adds nothing
}

TEST_CASE("Where time is only told nobody loses by it") {
  Timed t(timed(true));
  t.hand.pass(90);
  CHECK(t.match.clock_is_up());
  CHECK_FALSE(t.match.tick());
  CHECK(t.left(0) == 0);
  t.move(0, "take:1");
  CHECK_FALSE(t.match.over());
}

TEST_CASE("There are clocks between two only") {
  MatchSetup alone = nim::setup(1);
  alone.clock = ClockRules{60, 0};
  alone.players.resize(1);
  const Timed t(alone);
  CHECK_FALSE(t.match.clock_left(seat(0)));
}

TEST_CASE("Where a save does not tell what a clock said, nobody's is known there, and a later save makes none up") {
  Timed t(timed());
  t.move(10, "take:1");
  t.move(7, "take:1");
  t.move(5, "take:1");
  const auto read = [](const Match& match, bool as_before) {
    auto data = parse_save(write_save(match, ""), "save.yaml");
    REQUIRE(data.ok());
    if (as_before) data->rounds[0].used_after.clear();
    auto again = replay(*data, nim::source());
    REQUIRE(again.ok());
    return *std::move(again);
  };
  const auto known = [](const Match& match, std::size_t plies) {
    const auto one = match.clock_left_at(0, plies, seat(0)), other = match.clock_left_at(0, plies, seat(1));
    CHECK(one.has_value() == other.has_value());
    return one.has_value();
  };
  Match match = read(t.match, true);
  CHECK(known(match, 0));  // nobody had begun
  CHECK_FALSE(known(match, 1));
  CHECK_FALSE(known(match, 2));
  CHECK(known(match, 3));
  for (int i = 0; i < 3; ++i) REQUIRE(match.play("take:1").ok());
  CHECK_FALSE(known(match, 4));
  CHECK(known(match, 5));
  const Match later = read(match, false);
  CHECK_FALSE(known(later, 1));
  CHECK(known(later, 6));
}

TEST_CASE("A save keeps the clocks as they stand, a loss on time too; without clocks it is as programs of before read it") {
  Timed t(timed());
  t.move(10, "take:1");
  t.hand.pass(7);
  const auto again = [&] {
    const auto data = parse_save(write_save(t.match, ""), "save.yaml");
    REQUIRE(data.ok());
    auto match = replay(*data, nim::source());
    if (!match) FAIL(match.problem().text.key);
    return *std::move(match);
  };
  const Match loaded = again();
  CHECK(loaded.setup() == t.match.setup());
  CHECK(loaded.clock_left(seat(0)) == Approx(55));
  CHECK(loaded.clock_left(seat(1)).value() == Approx(53).margin(1));
  CHECK(write_save(t.match, "").starts_with("tablier_save: 4\n"));
  t.hand.pass(60.0004);
  REQUIRE(t.match.tick());
  CHECK(again().rounds().back().end->outcome.reason == kTimeReason);
  CHECK(write_save(begin(nim::ruleset(), nim::setup(2)), "").starts_with("tablier_save: 1\n"));
}
