#include "table.hpp"

using namespace tablier;
using namespace tablier::pente;

TEST_CASE("Five in a row win in each direction") {
  for (const char* moves :
       {"A1 T1 B1 T3 C1 T5 D1 T7 E1", "A1 T1 A2 T3 A3 T5 A4 T7 A5", "A1 T1 B2 T3 C3 T5 D4 T7 E5", "A5 T1 B4 T3 C3 T5 D2 T7 E1"}) {
    const Table t({}, moves);
    CHECK(t.state->outcome().over);
    CHECK(t.state->outcome().reason == "five");
    CHECK(t.state->outcome().winners == Seats{seat(0)});
    CHECK(t.state->to_move() == Seat::nobody);
  }
}

TEST_CASE("A longer row wins too, or not, as the option says") {
  const char* moves = "A1 T1 B1 T3 C1 T5 E1 T7 F1 T9 D1";
  CHECK(Table({}, moves).state->outcome().over);
  CHECK_FALSE(Table({{"overline_wins", "false"}}, moves).state->outcome().over);
  CHECK(Table({{"overline_wins", "false"}}, "A1 T1 B1 T3 C1 T5 E1 T7 D1").state->outcome().over);
}

TEST_CASE("A five wins at once, even if a capture could break it") {
  // C4 would take C2 C3, one of them of the row, by C1.
  const Table t({}, "C2 C1 C3 T1 A3 T3 B3 T5 D3 T7 E3");
  CHECK(t.state->outcome().reason == "five");
}

TEST_CASE("Where a five must stand, one that a capture breaks does not win") {
  Table t({{"five_must_stand", "true"}}, "C2 C1 C3 T1 A3 T3 B3 T5 D3 T7 E3");
  CHECK_FALSE(t.state->outcome().over);
  CHECK(t.state->scene(Seat::nobody).status.key == "pente.status.break_five");
  play(*t.state, "C4");
  CHECK(t.captured() == Counts{0, 2});
  CHECK_FALSE(t.state->outcome().over);
  t.state->undo();
  play(*t.state, "T9");  // not broken
  CHECK(t.state->outcome().reason == "five");
  CHECK(t.state->outcome().winners == Seats{seat(0)});
}

TEST_CASE("Where a five must stand, one that nothing can break wins at once") {
  const Table t({{"five_must_stand", "true"}}, "A1 T1 B1 T3 C1 T5 D1 T7 E1");
  CHECK(t.state->outcome().reason == "five");
}

TEST_CASE("A five that stands comes before the captures and the five of the answer to it") {
  const Settings boat{{"five_must_stand", "true"}, {"captures_to_win", "2"}};
  // Seat 0's five in row 3 can be broken at C2 C3; seat 1 instead takes J1 K1, which would be enough.
  const Table t(boat, "C2 C1 C3 H1 A3 T3 B3 T5 J1 T7 K1 T9 D3 T11 E3 L1");
  CHECK(t.captured() == Counts{0, 2});
  CHECK(t.state->outcome().reason == "five");
  CHECK(t.state->outcome().winners == Seats{seat(0)});
  const Table broken(boat, "C2 C1 C3 H1 A3 T3 B3 T5 J1 T7 K1 T9 D3 T11 E3 C4");
  CHECK(broken.state->outcome().reason == "captures");
  CHECK(broken.state->outcome().winners == Seats{seat(1)});
}

TEST_CASE("Five and the last capture by one stone is a win by five") {
  const Table t({{"captures_to_win", "2"}}, "A1 E2 B1 E3 C1 T5 D1 T7 E4 T9 E1");
  CHECK(t.captured() == Counts{2, 0});
  CHECK(t.state->outcome().reason == "five");
}

TEST_CASE("A full board without a winner is a draw") {
  Table t({{"size", "5"}, {"capture_lengths", ""}, {"win_length", "9"}});
  while (!t.state->outcome().over) play(*t.state, t.moves().front());
  CHECK(t.state->outcome().reason == "full");
  CHECK(t.state->outcome().winners.empty());
}

TEST_CASE("Who resigns loses") {
  Table t({}, "K10 resign");
  CHECK(t.state->outcome().reason == "resigned");
  CHECK(t.state->outcome().winners == Seats{seat(0)});
  t.state->undo();
  CHECK(t.state->to_move() == seat(1));
}

TEST_CASE("Two stones a turn: one first, then two each, and six in a row") {
  Table t({{"stones_a_turn", "2"}, {"win_length", "6"}, {"capture_lengths", ""}}, "K10");
  for (const char* move : {"A1", "B1"}) {
    CHECK(t.state->to_move() == seat(1));
    play(*t.state, move);
  }
  CHECK(t.state->to_move() == seat(0));
  play(*t.state, "A9 B9 C1 D1 C9 D9 E1");
  CHECK_FALSE(t.state->outcome().over);
  play(*t.state, "F1");
  CHECK(t.state->outcome().winners == Seats{seat(1)});
}
