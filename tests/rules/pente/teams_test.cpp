#include "table.hpp"

#include <algorithm>

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

namespace {

/// A round against bots; B2 began, so that A1 is to move after 21 stones, and after 49.
const std::string kFirstStones = "K10 L11 L8 K7 M10 L10 L13 M7 J7 O7 N8 L6 J8 K5 M8 O8 M5 J9 J6 K7 K8";
const std::string kNextStones = " H6 H8 K8 G7 H5 H4 G5 J7 E7 G4 O5 K11 F4 E5 M6 J9 J4 G4 F6 D4 H8 N7 N5 P5 L12 N5 N9 P7";

Table after(const std::string& stones) { return Table(settings_of({{"teams", "true"}, {"first_stone", "centre"}}), stones, 3); }

std::vector<std::string> in_danger(const Table& t) {
  std::vector<std::string> names;
  for (const Token& token : t.state->scene(Seat::nobody).tokens)
    if (token.danger) names.push_back(t.pente().rules().grid.name(token.places.front()));
  return names;
}

bool holds(const std::vector<std::string>& names, const std::string& name) { return std::ranges::find(names, name) != names.end(); }

}  // namespace

TEST_CASE("Stones that only their owner's partner could take are in no danger") {
  const Table t = after(kFirstStones);
  REQUIRE(t.state->to_move() == seat(0));
  for (const char* stone : {"J8", "K8"}) {
    CHECK(t.at(stone) != kEmpty);
    CHECK_FALSE(holds(in_danger(t), stone));
  }
}

TEST_CASE("Both stones of a mixed pair that could be taken are in danger") {
  const Table t = after(kFirstStones + kNextStones);
  REQUIRE(t.state->to_move() == seat(0));
  CHECK(holds(in_danger(t), "M7"));
  CHECK(holds(in_danger(t), "N7"));
}

TEST_CASE("A threat counts all that it would take, what another one takes already as well") {
  const Table t = after(kFirstStones);
  const auto reasons = t.state->reasons(*t.state->parse("H6"));
  CHECK(std::ranges::find(reasons, Text("pente.why.threatens", {{"n", 2}})) != reasons.end());
}

TEST_CASE("In teams the bot does not take its partner's two stones for nothing") {
  const Table t = after(kFirstStones + " H6");
  REQUIRE(t.state->to_move() == seat(1));
  const auto bot = t.game->bot(1);
  for (int level = 1; level <= 4; ++level) CHECK(t.state->notation(bot->think(*t.state, {.level = level}, {}).move) != "H8");
}
