#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

TEST_CASE("Congress begins with eight pawns a side round the edge, colours in turn, White on c8") {
  const Round round("congress");
  CHECK(round.moving().position().pawns(0) == squares({"c8", "e8", "h6", "h4", "f1", "d1", "a3", "a5"}));
  CHECK(round.moving().position().pawns(1) == squares({"d8", "f8", "h5", "h3", "e1", "c1", "a4", "a6"}));
  CHECK(round.state->to_move() == seat(0));
}

TEST_CASE("All pawns side to side win, corner to corner they do not") {
  Round round("congress", {{"congress_start", "c3,h8,d4,a8,e2,h1"}});
  // d4 and e2 are blue.
  play(*round.state, "d4-d3");
  CHECK_FALSE(round.state->outcome().over);
  play(*round.state, "h8-g6 e2-e3");
  const Outcome outcome = round.state->outcome();
  CHECK(outcome.reason == "joined");
  CHECK(outcome.winners == std::vector{seat(0)});
  CHECK(outcome.scores == std::vector<std::int64_t>{1, 0});
  CHECK(round.state->to_move() == Seat::nobody);
}

TEST_CASE("A move that joins the pawns of both wins for the mover") {
  // d4 is blue: its pawn takes the one on e4, which joins a1 and a2 too.
  const Settings settings{{"congress_start", "e5,a1,f4,a2,d4,e4"}, {"captures", "true"}, {"first_move_captures", "true"}};
  Round round("congress", settings, "d4-e4");
  CHECK(round.state->outcome().reason == "joined");
  CHECK(round.state->outcome().winners == std::vector{seat(0)});
}

TEST_CASE("The third time a position stands the round is a draw") {
  // d4, d5, g3 and g4 are blue.
  Round round("congress", {{"congress_start", "d4,g4,h8,a8,h1,a1"}});
  const std::string there_and_back = "d4-d5 g4-g3 d5-d4 g3-g4";
  play(*round.state, there_and_back);
  CHECK(*round.state->facts(Seat::nobody).find("times") == Value(2));
  play(*round.state, "d4-d5 g4-g3 d5-d4");
  CHECK_FALSE(round.state->outcome().over);
  play(*round.state, "g3-g4");
  CHECK(round.state->outcome().reason == "repetition");
  CHECK(round.state->outcome().winners.empty());
  round.state->undo();
  CHECK(round.state->to_move() == seat(1));
}

TEST_CASE("The round is drawn when nothing has happened for as long as the parameter says") {
  Round round("congress", {{"quiet_limit", "10"}});
  Rng rng(1);
  MoveList moves;
  while (!round.state->outcome().over) {
    moves.clear();
    round.state->legal_moves(moves);
    round.state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  CHECK(round.state->outcome().reason == "quiet");
  CHECK(round.state->outcome().winners.empty());
  CHECK(round.moving().position().plies() == 10);
}

TEST_CASE("Whoever resigns loses the round") {
  Round round("congress", {}, "resign");
  CHECK(round.state->outcome().reason == "resigned");
  CHECK(round.state->outcome().winners == std::vector{seat(1)});
  round.state->undo();
  CHECK(round.state->to_move() == seat(0));
}

TEST_CASE("The other seat begins where the match says so, with the pawns that it always has") {
  const Round round("congress", {}, "", 1);
  CHECK(round.state->to_move() == seat(1));
  CHECK(round.why("c8-b6") == "enemy_pawn");
}

TEST_CASE("What speaks for a move of Congress is that pawns gather") {
  const Round round("congress", {{"congress_start", "c3,h8,d4,a8,e2,h1"}});
  const auto why = [&](const char* notation) { return round.state->reasons(*round.state->parse(notation)); };
  CHECK(why("d4-d3") == std::vector{Text("katarenga.why.joins", {{"groups", 3}, {"n", 2}})});
  const Round begun("congress");
  MoveList moves;
  begun.state->legal_moves(moves);
  int told = 0;
  for (const Move move : moves) told += begun.state->reasons(move).empty() ? 0 : 1;
  CHECK(told * 2 > static_cast<int>(moves.size()));
}
