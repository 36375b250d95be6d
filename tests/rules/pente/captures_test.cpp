#include "table.hpp"

using namespace tablier;
using namespace tablier::pente;

TEST_CASE("A flanked pair is taken, in several directions at once, and its points are free again") {
  // Seat 1's pairs lie to the right of, above and right above A1.
  Table t({}, "D1 B1 A4 C1 D4 A2 T19 A3 S1 B2 T1 C3");
  REQUIRE(t.captured() == Counts{0, 0});
  play(*t.state, "A1");
  CHECK(t.captured() == Counts{6, 0});
  for (const char* name : {"B1", "C1", "A2", "A3", "B2", "C3"}) CHECK(t.at(name) == kEmpty);
  CHECK(t.why("B1") == "legal");
  CHECK(t.state->outcome().scores == Counts{6, 0});
  t.state->undo();
  CHECK(t.captured() == Counts{0, 0});
  CHECK(t.at("B2") == stone(1));
}

TEST_CASE("One stone or three are not taken where pairs are") {
  CHECK(Table({}, "D1 E1 F1").captured() == Counts{0, 0});
  const Table three({}, "D1 E1 A9 F1 C9 G1 H1");
  CHECK(three.captured() == Counts{0, 0});
  CHECK(three.at("F1") == stone(1));
}

TEST_CASE("Moving into a flanked place is safe") {
  const Table t({}, "D1 E1 A9 G1 A7 A1 A5 A2 T1 H1 E5 F8 F1");
  CHECK(t.captured() == Counts{0, 0});
  const Table pair({}, "E1 D1 T9 G1 F1");  // seat 0 completes E1 F1 between D1 and G1
  CHECK(pair.captured() == Counts{0, 0});
  CHECK(pair.at("E1") == stone(0));
  CHECK(pair.at("F1") == stone(0));
}

TEST_CASE("The edge flanks nothing") {
  const Table t({}, "C1 A1 K9 B1");
  CHECK(t.captured() == Counts{0, 0});
  CHECK(t.at("A1") == stone(1));
}

TEST_CASE("Ten stones taken win, and the number is an option") {
  const char* moves = "D1 E1 A9 F1 G1 B3 D3 E3 A8 F3 G3";
  Table t({}, moves);
  CHECK(t.captured() == Counts{4, 0});
  CHECK_FALSE(t.state->outcome().over);
  const Table four({{"captures_to_win", "4"}}, moves);
  CHECK(four.state->outcome().over);
  CHECK(four.state->outcome().reason == "captures");
  CHECK(four.state->outcome().winners == Seats{seat(0)});
  CHECK(four.why("K10") == "pente.reason.over");
  CHECK(four.moves().empty());
}

TEST_CASE("Keryo takes pairs and threes, each by its exact length") {
  const Settings keryo{{"capture_lengths", "2,3"}, {"captures_to_win", "15"}};
  CHECK(Table(keryo, "D1 E1 A9 F1 C9 G1 H1").captured() == Counts{3, 0});
  CHECK(Table(keryo, "D1 E1 A9 F1 G1").captured() == Counts{2, 0});
  CHECK(Table(keryo, "D1 E1 A9 F1 C9 G1 B5 H1 J1").captured() == Counts{0, 0});
}

TEST_CASE("Without capture lengths nothing is ever taken") {
  CHECK(Table({{"capture_lengths", ""}}, "D1 E1 A9 F1 G1").captured() == Counts{0, 0});
}

TEST_CASE("Poof: who completes a flanked pair loses it, and the enemy counts it") {
  Table t({{"poof", "true"}}, "E1 D1 T9 G1");
  const auto before = t.state->hash();
  play(*t.state, "F1");
  CHECK(t.captured() == Counts{0, 2});
  CHECK(t.at("E1") == kEmpty);
  CHECK(t.at("F1") == kEmpty);
  t.state->undo();
  CHECK(t.state->hash() == before);
  CHECK(t.at("E1") == stone(0));
}

TEST_CASE("Captures and poofs of one stone are found together, before anything is taken off") {
  // F1 completes the pair E1 F1 between D1 and G1, and takes G1 H1 by J1: the flank G1 is there when both are found.
  const Table t({{"poof", "true"}}, "E1 D1 J1 G1 T9 H1 F1");
  CHECK(t.captured() == Counts{2, 2});
  for (const char* name : {"E1", "F1", "G1", "H1"}) CHECK(t.at(name) == kEmpty);
  CHECK(t.at("J1") == stone(0));
}

TEST_CASE("A stone in two poofs is lost once") {
  const Table t({{"poof", "true"}}, "E5 D5 F6 G5 T9 F4 A9 F7 F5");
  CHECK(t.captured() == Counts{0, 3});
  for (const char* name : {"E5", "F5", "F6"}) CHECK(t.at(name) == kEmpty);
}

TEST_CASE("A poof may break the five that the stone would have made") {
  // F5 stands with B5 … E5, but with F4 it is flanked by F3 and F6.
  const Table t({{"poof", "true"}}, "B5 F3 C5 F6 D5 A19 E5 C19 F4 E19 F5");
  CHECK_FALSE(t.state->outcome().over);
  CHECK(t.captured() == Counts{0, 2});
}

TEST_CASE("Winning by captures may ask for more than the other side has") {
  // Both count two at once; then one more capture decides.
  const Settings settings{{"poof", "true"}, {"captures_to_win", "2"}, {"captures_more_than_other", "true"}};
  Table t(settings, "E1 D1 J1 G1 T9 H1 F1");
  CHECK(t.captured() == Counts{2, 2});
  CHECK_FALSE(t.state->outcome().over);
  const Table poofed({{"poof", "true"}, {"captures_to_win", "2"}}, "E1 D1 T9 G1 F1");
  CHECK(poofed.state->outcome().winners == Seats{seat(1)});  // by the other's own move
  CHECK(poofed.state->outcome().reason == "captures");
}
