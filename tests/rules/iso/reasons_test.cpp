#include "table.hpp"

using namespace tablier;
using namespace tablier::iso;

namespace {

/// Player 1 has a T about c4 and an S about g3; it is player 1's turn.
constexpr const char* kBegun = "T:b4-c4-c5-d4 O:k10-k11-l10-l11 S:f2-f3-g3-g4 I:a14-b14-c14-d14";

}  // namespace

TEST_CASE("What is no move is told by what is wrong with it") {
  const Table t({}, kBegun);
  CHECK(t.why("") == "no_move");
  CHECK(t.why("c3") == "no_move");
  CHECK(t.why("X:c3-c4-c5-d3") == "no_shape");
  CHECK(t.why("LL:c3-c4-c5-d3") == "no_shape");
  CHECK(t.why(":c3-c4-c5-d3") == "no_shape");
  CHECK(t.why("L:h8-h9-h10") == "four_points");
  CHECK(t.why("I:h8-h9-h10-h11-h12") == "four_points");
  CHECK(t.why("L:h8-h9-h9-h10") == "twice");
  CHECK(t.why("L:h8-h9-h10-?") == "no_point");
  CHECK(t.why("L:h8-h9-h10-") == "no_point");
  CHECK(t.why("L:h8--h9-h10") == "no_point");
}

TEST_CASE("Points of the border and beyond are not in the zone, unless the border is free") {
  const Table t;
  for (const char* text : {"I:a0-a1-a2-a3", "I:o1-o2-o3-o4", "I:a12-a13-a14-a15", "I:z9-a2-a3-a4"}) CHECK(t.why(text) == "off_zone");
  const auto refused = t.state->parse("I:a12-a13-a14-a15");
  CHECK(refused.problem().text.args == std::vector<TextArg>{{"text", "a15"}, {"first", "a1"}, {"last", "n14"}});
  const Table free({{"border_free", "true"}});
  CHECK(free.why("I:a13-a14-a15-a16") == "legal");
  CHECK(free.why("I:a14-a15-a16-a17") == "off_zone");
}

TEST_CASE("A used point, points apart and another shape's letter are told by name") {
  const Table t({}, kBegun);
  CHECK(t.state->parse("I:c5-c6-c7-c8").problem().text == Text("iso.reason.used", {{"point", "c5"}}));
  CHECK(t.why("I:k11-k12-k13-k14") == "used");  // the other's points as well
  CHECK(t.why("L:h8-h9-h10-j8") == "apart");
  CHECK(t.why("S:h8-h9-i10-i11") == "apart");
  CHECK(t.state->parse("L:h8-h9-h10-h11").problem().text == Text("iso.reason.other_shape", {{"found", "I"}, {"named", "L"}}));
}

TEST_CASE("A later copy must touch an own one, by a step; a corner counts where kings connect") {
  const Table t({}, kBegun);
  CHECK(t.why("T:c6-c7-c8-d7") == "legal");
  CHECK(t.why("T:h8-i8-i9-j8") == "own_group");
  CHECK(t.why("T:e5-e6-e7-f6") == "own_group");  // a corner of d4
  CHECK(t.why("O:m10-m11-n10-n11") == "legal");  // the first O of this player goes anywhere
  CHECK(Table({{"connect_adjacency", "king"}}, kBegun).why("T:e5-e6-e7-f6") == "legal");
  CHECK(Table({{"connect_scope", "none"}}, kBegun).why("T:h8-i8-i9-j8") == "legal");
}

TEST_CASE("With any colour a copy may touch the other's; who may begin anywhere is a parameter") {
  const Settings each{{"connect_scope", "any_colour"}};
  const Settings once{{"connect_scope", "any_colour"}, {"first_copy", "anywhere_per_game"}};
  const std::string one = "T:b4-c4-c5-d4";
  CHECK(Table(each, one).why("T:h8-i8-i9-j8") == "legal");
  CHECK(Table(once, one).why("T:h8-i8-i9-j8") == "any_group");
  CHECK(Table(once, one).why("T:c6-c7-c8-d7") == "legal");
  CHECK(Table(each, one + " T:h8-i8-i9-j8").why("T:k8-l8-l9-m8") == "legal");
  CHECK(Table(each, one + " T:h8-i8-i9-j8").why("T:k3-l3-l4-m3") == "any_group");
}

TEST_CASE("A hand that draws is told the same, and to go on while its stroke is short") {
  const Table t({}, kBegun);
  CHECK(t.why_not_traced("h8") == "more_points");
  CHECK(t.why_not_traced("h8 h9 h10 h9") == "more_points");
  CHECK(t.why_not_traced("c5 c6") == "used");
  CHECK(t.why_not_traced("h8 h9 h10 h11 h12") == "four_points");
  CHECK(t.why_not_traced("h8 i8 i9 i8 j8") == "own_group");
  CHECK(t.why_not_traced("h8 h9 h10 h11", 3) == "other_shape");
  CHECK(t.why_not_traced("h8 h9 h10 h11", 5) == "not_yours");
  const Touch off_zone{{.kind = GestureKind::trace, .places = {{0, 0}, {0, 1}, {1, 1}, {1, 2}}}};
  CHECK(t.state->why_not(off_zone).key == "iso.reason.off_zone_here");
}

TEST_CASE("Who can draw may not pass, and is told of a shape that can be drawn; who cannot is told to pass") {
  const Table t({}, kBegun);
  const auto refused = t.state->parse("pass");
  REQUIRE_FALSE(refused);
  CHECK(refused.problem().text.key == "iso.reason.can_draw");
  CHECK(t.state->why_not({{.kind = GestureKind::press, .button = "pass"}}).key == "iso.reason.can_draw");
  const Table stuck({{"zone_squares", "9"}},
                    "S:f6-f7-g7-g8 S:f1-g1-g2-h2 L:b7-b8-c7-d7 L:e5-f5-g5-g6 T:b2-b3-b4-c3 S:e2-f2-f3-g3 I:c4-d4-e4-f4 O:b5-b6-c5-c6 "
                    "O:c1-c2-d1-d2 L:d6-e6-e7-e8");
  CHECK(stuck.moves() == std::vector<std::string>{"pass"});
  CHECK(stuck.why("I:h4-h5-h6-h7") == "must_pass");
  CHECK(stuck.why_not_traced("h4 h5 h6 h7") == "must_pass");
  CHECK(stuck.why("pass") == "legal");
}

TEST_CASE("A group that is walled in is told as such") {
  // The O of player 1 in the corner is closed in by an L and an I of player 2.
  const Table t({}, "O:a1-a2-b1-b2 L:a3-b3-c2-c3 T:h8-i8-i9-j8 L:c1-d1-e1-e2");
  CHECK(t.why("O:k3-k4-l3-l4") == "walled");
  const Gesture taken{.kind = GestureKind::trace, .item = 4};
  CHECK(t.state->why_not({taken}).key == "iso.reason.walled");
}

TEST_CASE("A shape says what speaks for it: points that it takes, and shapes that were lacking") {
  const Table t({}, kBegun);
  const auto why = t.state->reasons(*t.state->parse("O:m10-m11-n10-n11"));
  REQUIRE(why.size() == 2);
  CHECK(why[0] == Text("iso.why.takes_point", {{"shapes", "O"}}));  // as many as the other, who drew it first
  CHECK(why[1] == Text("iso.why.no_longer_lacks", {{"shapes", "O"}}));
  CHECK(t.state->reasons(*t.state->parse("T:c6-c7-c8-d7")).empty());
}
