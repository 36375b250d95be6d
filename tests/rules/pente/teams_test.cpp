#include "table.hpp"

using namespace tablier;
using namespace tablier::pente;

namespace {

const Settings kTeams{{"teams", "true"}};

}  // namespace

TEST_CASE("Four players move in turn, and a side has what its two have taken together") {
  Table t(kTeams);
  CHECK(t.game->seats().min == 4);
  for (int s : {0, 1, 2, 3, 0}) {
    CHECK(t.state->to_move() == seat(s));
    play(*t.state, t.moves().front());
  }
  CHECK(t.state->outcome().scores.size() == 4);
}

TEST_CASE("A mixed pair of two enemies is taken; both flanks must be the mover's") {
  // A1's D1 and G1 flank E1 of B1 and F1 of B2.
  CHECK(Table(kTeams, "D1 E1 T1 F1 G1").captured() == Counts{2, 0});
  // The flank G1 is the partner's: nothing.
  CHECK(Table(kTeams, "D1 E1 G1 F1 T9").captured() == Counts{0, 0});
  CHECK(Table(kTeams, "D1 E1 T9 F1 T7 A9 G1").captured() == Counts{0, 0});
}

TEST_CASE("A partner's stone in the pair leaves the board and does not count") {
  const Table t(kTeams, "D1 E1 F1 T9 G1");
  CHECK(t.captured() == Counts{1, 0});
  CHECK(t.at("E1") == kEmpty);
  CHECK(t.at("F1") == kEmpty);
  const Table partners(kTeams, "D1 T9 E1 T7 A9 T5 F1 T3 G1");
  CHECK(partners.captured() == Counts{0, 0});
  CHECK(partners.at("E1") == kEmpty);
}

TEST_CASE("Five win only of one player's stones, for both of the side") {
  // A1 and A2 together have five in row 1, but of two colours.
  const Table mixed(kTeams, "A1 T1 B1 S3 C1 T5 D1 S7 E1");
  CHECK_FALSE(mixed.state->outcome().over);
  const Table own(kTeams, "A1 T1 A9 S3 B1 T3 A7 S5 C1 T5 B9 S7 D1 T7 C7 S9 E1");
  CHECK(own.state->outcome().winners == Seats{seat(0), seat(2)});
  CHECK(own.state->outcome().reason == "five");
}

TEST_CASE("Ten stones that the two took together win") {
  const Settings two{{"teams", "true"}, {"captures_to_win", "4"}};
  Table t(two, "D1 E1 D5 F1 G1 E5 T1 F5");
  CHECK(t.captured() == Counts{2, 0});
  play(*t.state, "T9 S9 G5");
  CHECK(t.captured() == Counts{4, 0});
  CHECK(t.state->outcome().reason == "captures");
  CHECK(t.state->outcome().winners == Seats{seat(0), seat(2)});
}

TEST_CASE("Whoever resigns loses for the side") {
  const Table t(kTeams, "K10 A1 resign");
  CHECK(t.state->outcome().winners == Seats{seat(1), seat(3)});
}

TEST_CASE("Seats keep their sides when another begins") {
  const Table t(settings_of(kTeams), "D1 E1 T1 F1 G1", 1);
  CHECK(t.captured() == Counts{0, 2});
  CHECK(t.state->to_move() == seat(2));
}
