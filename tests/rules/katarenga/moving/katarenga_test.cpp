#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;
using namespace tablier::katarenga::moving;

namespace {

/// White takes f8 and reaches the left camp, takes b5 and b8, and waits there.
const std::string kToSecondCamp = "f1-f7 a8-a7 f7-f8 a7-b6 f8-left b6-b5 b1-b5 h8-g6 b5-b8 g6-h7";

std::int64_t fact(const State& state, const char* name, std::size_t seat) {
  return *(*state.facts(Seat::nobody).find(name)->as_list())[seat].as_int();
}

bool captures(const MovingState& state, Move move) {
  const Step step = decode(move).step;
  return !is_camp(step.to) && has(state.position().occupied(), step.to);
}

/// White takes what it can; Black never does. Nobody enters a camp.
Move move_of_hunt(const MovingState& state, Rng& rng) {
  MoveList moves;
  state.legal_moves(moves);
  std::vector<Move> wanted;
  std::vector<Move> others;
  for (const Move m : moves) {
    if (is_camp(decode(m).step.to)) continue;
    (captures(state, m) ? wanted : others).push_back(m);
  }
  const auto& from = state.position().mover() == 0 && !wanted.empty() ? wanted : others;
  return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

}  // namespace

TEST_CASE("Katarenga begins with eight pawns on each back row") {
  const Round round("katarenga");
  CHECK(round.moving().position().pawns(0) == Rules::far_squares(1));
  CHECK(round.moving().position().pawns(1) == Rules::far_squares(0));
}

TEST_CASE("Nobody captures on the first move, and everybody may from the second on") {
  Round round("katarenga", {}, "f1-f7");
  CHECK(round.why("g8-f7") == "no_first_capture");
  CHECK(round.why("h8-f7") == "no_first_capture");
  play(*round.state, "a8-a7 a1-b2 g8-f7");
  CHECK(fact(*round.state, "pawns", 0) == 7);
  CHECK(fact(*round.state, "pawns", 1) == 8);
  const Round allowed("katarenga", {{"first_move_captures", "true"}}, "f1-f7");
  CHECK(allowed.why("g8-f7") == "legal");
}

TEST_CASE("A camp is entered from anywhere on the far row, whatever its colour, in a move of its own") {
  Round round("katarenga", {}, "f1-f7 a8-a7 f7-f8 a7-b6");
  CHECK(round.why("a1-left") == "camp_from_far_row");
  CHECK(round.why("f8-left") == "legal");
  CHECK(round.why("f8-right") == "legal");
  play(*round.state, "f8-left");
  CHECK(fact(*round.state, "camps", 0) == 1);
  CHECK(fact(*round.state, "pawns", 0) == 8);
  CHECK_FALSE(round.state->outcome().over);
}

TEST_CASE("A camp holds one pawn, and a pawn in each wins") {
  Round round("katarenga", {}, kToSecondCamp);
  CHECK(round.why("b8-left") == "camp_taken");
  play(*round.state, "b8-right");
  CHECK(round.state->outcome().reason == "camps");
  CHECK(round.state->outcome().winners == std::vector{seat(0)});
}

TEST_CASE("The second seat goes for the camps at the other end") {
  Round round("katarenga", {}, "a1-b2 e8-e4 b2-a2 e4-e1 a2-a3 e1-left", 0);
  CHECK(fact(*round.state, "camps", 1) == 1);
  CHECK(fact(*round.state, "pawns", 0) == 7);
}

TEST_CASE("Whoever has one pawn left has lost") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    INFO("seed " << seed);
    Round round("katarenga", {{"repetitions", "9"}, {"quiet_limit", "500"}});
    Rng rng(seed);
    while (!round.state->outcome().over) round.state->play(move_of_hunt(round.moving(), rng));
    CHECK(round.state->outcome().reason == "few_pawns");
    CHECK(round.state->outcome().winners == std::vector{seat(0)});
    CHECK(fact(*round.state, "pawns", 1) == 1);
  }
}

TEST_CASE("A pawn in a camp is safe and counts as a pawn left") {
  Round round("katarenga", {}, "f1-f7 a8-a7 f7-f8 a7-b6 f8-left");
  CHECK(round.moving().position().pawns_left(0) == 8);
  CHECK(count(round.moving().position().pawns(0)) == 7);
  round.state->undo();
  CHECK(count(round.moving().position().pawns(0)) == 8);
}

TEST_CASE("A move is read without its dash, too, and what is too short is none") {
  const Round taking("katarenga", {}, "f1-f7 a8-a7 a1-b2");
  CHECK(*taking.state->parse("g8f7") == *taking.state->parse("g8-f7"));
  const Round entering("katarenga", {}, "f1-f7 a8-a7 f7-f8 a7-b6");
  CHECK(*entering.state->parse("f8left") == *entering.state->parse("f8-left"));
  for (const char* text : {"", "g", "g8", "g8-", "g8f", "-f7"}) CHECK_FALSE(taking.state->parse(text));
}

TEST_CASE("A pawn says what speaks for its move: what it takes, and that it enters a camp") {
  const Round taking("katarenga", {}, "f1-f7 a8-a7 a1-b2");
  const auto taken = taking.state->reasons(*taking.state->parse("g8-f7"));
  REQUIRE_FALSE(taken.empty());
  CHECK(taken.front() == Text("katarenga.why.takes", {{"square", "f7"}}));
  const Round entering("katarenga", {}, "f1-f7 a8-a7 f7-f8 a7-b6");
  const auto entered = entering.state->reasons(*entering.state->parse("f8-left"));
  REQUIRE_FALSE(entered.empty());
  CHECK(entered.front() == Text("katarenga.why.enters_camp", {{"n", 1}}));
}
