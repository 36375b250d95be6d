#include "table.hpp"

using namespace tablier;
using namespace tablier::pente;

TEST_CASE("The first stone goes on the centre") {
  const Table t({{"first_stone", "centre"}});
  CHECK(t.moves() == std::vector<std::string>{"K10"});
  CHECK(t.why("K11") == "pente.reason.centre_first");
  CHECK(t.why("k10") == "legal");
  CHECK(t.why("I5") == "place.malformed");
  CHECK(t.why("A20") == "place.off_board");
  CHECK(Table({{"first_stone", "centre"}, {"size", "6"}}).moves().size() == 4);
}

TEST_CASE("A point with a stone is taken") { CHECK(Table({}, "K10").why("K10") == "pente.reason.taken"); }

TEST_CASE("Tournament rule: the first player's second stone is on or outside the square of the inner diamonds") {
  const Table t({{"tournament_rule", "true"}}, "K10 A1");
  CHECK(t.moves().size() == 359 - 24);
  CHECK(t.why("M12") == "pente.reason.too_near");
  CHECK(t.why("K12") == "pente.reason.too_near");
  CHECK(t.why("N10") == "legal");
  CHECK(t.why("G7") == "legal");
  CHECK(Table({{"tournament_rule", "true"}}, "K10").why("K11") == "legal");
  CHECK(Table({{"tournament_rule", "true"}}, "K10 A1 N10 A2").why("K11") == "legal");
  CHECK(Table({{"tournament_rule", "true"}, {"tournament_distance", "5"}}, "K10 A1").why("N10") == "pente.reason.too_near");
}

TEST_CASE("In teams the rule is for the stone with which the first player comes again") {
  const Table t({{"tournament_rule", "true"}, {"teams", "true"}}, "K10 K11 K12 K13");
  CHECK(t.state->to_move() == seat(0));
  CHECK(t.why("L10") == "pente.reason.too_near");
}

TEST_CASE("A tournament rule that would leave no point is refused") {
  const auto made = try_game(settings_of({{"tournament_rule", "true"}, {"size", "5"}}));
  REQUIRE_FALSE(made);
  CHECK(made.problem().text.key == "pente.wrong.tournament_distance");
}

TEST_CASE("Two open threes by one stone are forbidden where the rule says so") {
  // K10 would make K10 L10 M10 and K10 K11 K12.
  const char* moves = "L10 A1 M10 A4 K11 A7 K12 A10";
  CHECK(Table({}, moves).why("K10") == "legal");
  const Table t({{"double_three_banned", "true"}}, moves);
  CHECK(t.why("K10") == "pente.reason.double_three");
  CHECK_FALSE(t.may("K10"));
  CHECK(t.why("K13") == "legal");  // one three only
}

TEST_CASE("A four and a three by one stone are no double three") {
  // K10 makes K10 L10 M10 N10, open at both ends, and K10 K11 K12.
  CHECK(Table({{"double_three_banned", "true"}}, "L10 A1 M10 A4 N10 A7 K11 A10 K12 A13").why("K10") == "legal");
}

TEST_CASE("A three that is blocked, or a stone that takes, makes no double three") {
  CHECK(Table({{"double_three_banned", "true"}}, "L10 N10 M10 J10 K11 A7 K12 A10").why("K10") == "legal");
  CHECK(Table({{"double_three_banned", "true"}}, "L10 J9 M10 H8 K11 A7 K12 A10 G7 A12").why("K10") == "legal");
}

TEST_CASE("Diamonds that cannot be are refused with the reason") {
  const auto off = try_game(settings_of({{"diamonds", "K10,Z3"}}));
  REQUIRE_FALSE(off);
  CHECK(off.problem().text.key == "pente.wrong.diamond");
}
