#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;

TEST_CASE("A script asks what is en prise from a square, and from which pawns it is") {
  Match match = begin("isolation", {{"played_on", "quarter"}, {"quarter", "C"}});
  play(match, "d1");
  const auto ask = [&](std::size_t query, const char* square) {
    return match.state().answer(query, std::array<Value, 1>{square}, Seat::nobody);
  };
  CHECK(match.state().queries()[0].name == "reaches");
  CHECK(ask(0, "d1") == Value(Value::List{"b2", "c3"}));  // green: a knight
  CHECK(ask(1, "b2") == Value(Value::List{"d1"}));
  CHECK(ask(1, "a4") == Value::list());
  CHECK(ask(1, "d1") == Value::list());
  CHECK(ask(0, "z9").is_null());  // no square: a fault of whoever asks
}

TEST_CASE("in Isolation no pawn is en prise from another, and the last one placed wins") {
  Match match = begin("isolation", {{"board", "A B C D"}});
  play(match, "a8");  // red: the rook's lines are closed
  CHECK(why(match.state(), "d8") == "en_prise");
  CHECK(why(match.state(), "a8") == "taken");
  CHECK(why(match.state(), "a6") == "en_prise");
  CHECK(why(match.state(), "b7") == "attacks");  // yellow: its bishop goes to a8
  CHECK(why(match.state(), "h2") == "legal");
  while (!match.round_over()) play(match, legal(match.state()).back());
  const auto& history = match.history();
  CHECK(match.state().outcome().reason == "isolated");
  CHECK(match.state().outcome().winners == std::vector{history.back().seat});
  CHECK(match.state().outcome().scores[static_cast<std::size_t>(index(history.back().seat))] == 1);
}

TEST_CASE("a square that Isolation refuses names the nearest pawn that it fails by, and how") {
  Match match = begin("isolation", {{"board", "A B C D"}});
  play(match, "a8");
  const auto said = [&](const char* square) {
    const auto refused = match.state().parse(square);
    REQUIRE_FALSE(refused);
    return test::built_program().locale.say(refused.problem());
  };
  CHECK(said("d8") == "d8 is en prise from the pawn on a8: red goes as a rook, up to the next red.");
  CHECK(said("b7") == "From b7 the pawn on a8 would be en prise: yellow goes as a bishop, up to the next yellow.");
}

TEST_CASE("Isolation is played on a quarter too") {
  Match match = begin("isolation", {{"played_on", "quarter"}, {"quarter", "C"}});
  play(match, "d1");
  // The knight on d1 goes to b2 and c3; rooks on d2 and b1 go to d1, the bishop on b4 no farther than d2.
  CHECK(why(match.state(), "b2") == "en_prise");
  CHECK(why(match.state(), "d2") == "attacks");
  CHECK(why(match.state(), "b1") == "attacks");
  CHECK(why(match.state(), "b4") == "legal");
}

TEST_CASE("in Troika a line of three wins beside a line of four") {
  Match match = begin("troika", {{"quarter", "A-2"}});
  play(match, "d4 c4 b3 a2 b1 d2 d1 c2 b4 a4 c3 d3 b2");  // b2 c3 d4, and b1 b2 b3 b4
  REQUIRE(match.round_over());
  CHECK(match.state().outcome().reason == "troika");
  CHECK(match.state().outcome().winners == std::vector{seat(0)});
}

TEST_CASE("random rounds of Troika end by a line of three, or where no move leaves a reply: never by cornering") {
  int lines = 0;
  int draws = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Match match = begin("troika", {}, seed);
    Rng rng(seed);
    while (!match.round_over()) {
      const auto moves = legal(match.state());
      REQUIRE_FALSE(moves.empty());
      play(match, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const Outcome outcome = match.state().outcome();
    (outcome.winners.empty() ? draws : lines) += 1;
    CHECK(outcome.reason == (outcome.winners.empty() ? "blocked" : "troika"));
    if (!outcome.winners.empty()) CHECK(outcome.winners[0] == match.history().back().seat);
  }
  CHECK(lines > 100);
  CHECK(draws > 0);
}
