#include "table.hpp"

using namespace tablier;
using namespace tablier::iso;

namespace {

/// Nobody lacks a shape; 1 to 4.
constexpr const char* kByPoints =
    "T:c8-d7-d8-e8 L:f6-f7-f8-g8 I:e4-e5-e6-e7 S:b2-c1-c2-d1 O:b6-b7-c6-c7 O:b4-b5-c4-c5 L:g5-h5-h6-h7 L:f4-f5-g4-h4 S:f3-g2-g3-h2 "
    "I:e1-f1-g1-h1 S:d3-d4-e2-e3 T:a2-a3-a4-b3";
/// On eight squares: the second player has three points and no L.
constexpr const char* kNoL =
    "L:b1-b2-c2-d2 O:d6-d7-e6-e7 T:f3-g2-g3-g4 S:e4-f4-f5-g5 S:b3-c3-c4-d4 T:e1-f1-f2-g1 I:b5-c5-d5-e5 I:a3-a4-a5-a6 O:b6-b7-c6-c7 "
    "O:f6-f7-g6-g7";
/// The first player is stuck, the second has one I left to draw.
constexpr const char* kFirstStuck =
    "S:f6-f7-g7-g8 S:f1-g1-g2-h2 L:b7-b8-c7-d7 L:e5-f5-g5-g6 T:b2-b3-b4-c3 S:e2-f2-f3-g3 I:c4-d4-e4-f4 O:b5-b6-c5-c6 O:c1-c2-d1-d2 "
    "L:d6-e6-e7-e8";

}  // namespace

TEST_CASE("A round ends as soon as neither can draw, and the most points win") {
  const Table t({{"zone_squares", "9"}}, kByPoints);
  const Outcome end = t.state->outcome();
  CHECK(end.over);
  CHECK(end.reason == "points");
  CHECK(end.scores == Counts{1, 4});
  CHECK(end.winners == Seats{seat(1)});
  CHECK(t.state->to_move() == Seat::nobody);
  CHECK(t.moves().empty());
  CHECK(t.why("I:a1-b1-c1-d1") == "over");
  CHECK(t.state->why_not({{.kind = GestureKind::trace, .places = {{1, 1}}}}).key == "iso.reason.over");
}

TEST_CASE("Who never drew an L loses a round that points would win") {
  const Outcome end = Table({{"zone_squares", "8"}}, kNoL).state->outcome();
  CHECK(end.over);
  CHECK(end.reason == "missing_shape");
  CHECK(end.scores == Counts{2, 3});
  CHECK(end.winners == Seats{seat(0)});
  const Outcome ignored = Table({{"zone_squares", "8"}, {"missing_shape", "ignore"}}, kNoL).state->outcome();
  CHECK(ignored.reason == "points");
  CHECK(ignored.winners == Seats{seat(1)});
}

TEST_CASE("When both lack a shape the round is a draw") {
  const Outcome end = Table({{"zone_squares", "5"}}, "O:b2-b3-c2-c3 L:a1-a2-b1-c1 L:b4-c4-d3-d4").state->outcome();
  CHECK(end.over);
  CHECK(end.reason == "both_missing");
  CHECK(end.winners.empty());
}

TEST_CASE("Who cannot draw passes while the other can, and the round ends when neither can") {
  const Table t({{"zone_squares", "9"}}, kFirstStuck);
  CHECK(t.state->to_move() == seat(0));
  CHECK(t.moves() == std::vector<std::string>{"pass"});
  CHECK(t.state->scene(Seat::nobody).status == Text("iso.status.pass"));
  CHECK(t.state->touch(*t.state->parse("pass")).front().button == "pass");
  play(*t.state, "pass");
  CHECK(t.state->to_move() == seat(1));
  CHECK_FALSE(t.state->outcome().over);
  play(*t.state, "I:h4-h5-h6-h7");
  CHECK(t.state->outcome().over);
  t.state->undo();
  t.state->undo();
  CHECK(t.moves() == std::vector<std::string>{"pass"});
}

TEST_CASE("A resignation gives the round to the other, whatever the points, and can be taken back") {
  const Table t({}, "T:c8-d7-d8-e8 L:f6-f7-f8-g8 I:e4-e5-e6-e7");
  const auto hash = t.state->hash();
  play(*t.state, "resign");
  const Outcome end = t.state->outcome();
  CHECK(end.over);
  CHECK(end.reason == "resigned");
  CHECK(end.scores == Counts{2, 1});
  CHECK(end.winners == Seats{seat(0)});
  t.state->undo();
  CHECK(t.state->hash() == hash);
  CHECK(t.state->to_move() == seat(1));
}

TEST_CASE("A mark that costs a turn takes the next one of who drew the shape first, and the table says so") {
  const Table t({{"offzone_mark", "costs_turn"}}, "T:b4-c4-c5-d4");
  CHECK(t.state->to_move() == seat(1));
  play(*t.state, "T:h8-i8-i9-j8");
  CHECK(t.state->to_move() == seat(1));  // the first player's turn went into the mark
  CHECK(t.state->scene(Seat::nobody).status == Text("iso.status.again"));
  play(*t.state, "L:k3-l3-m3-m4");
  CHECK(t.state->to_move() == seat(0));
  play(*t.state, "L:a8-a9-a10-b8");
  CHECK(t.state->to_move() == seat(0));
  t.state->undo();
  t.state->undo();
  CHECK(t.state->to_move() == seat(1));
}

TEST_CASE("Either seat may begin; the mark, copies and points are by seat") {
  const Table t({}, "T:b4-c4-c5-d4", 1);
  CHECK(t.state->to_move() == seat(0));
  CHECK(to_json(*t.state->facts(Seat::nobody).find("first")) == R"({"I": null, "S": null, "T": 1, "L": null, "O": null})");
  CHECK(t.state->outcome().scores == Counts{0, 1});
}
