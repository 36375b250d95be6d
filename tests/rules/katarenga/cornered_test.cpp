#include "read_aloud.hpp"
#include "sdk/rng.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;

namespace {

std::vector<std::string> names(const aloud::Round& round) {
  std::vector<std::string> all;
  for (const aloud::Square s : round.moves()) all.push_back(std::string(1, static_cast<char>('a' + s.x)) + std::to_string(s.y + 1));
  std::sort(all.begin(), all.end());
  return all;
}

/// A round at random, beside the same one read aloud.
void compare(const std::string& variant, const std::string& option, const std::string& layout, std::uint64_t seed) {
  Match match = begin(variant, {{option.c_str(), layout}});
  aloud::Round round{aloud::board_rows(layout_of(split_moves(layout)))};
  Rng rng(seed);
  while (true) {
    INFO(variant << " " << layout << ", seed " << seed << ", pawn " << round.pawns.size() + 1);
    const auto moves = legal(match.state());
    REQUIRE(moves == names(round));
    if (moves.empty()) break;
    const std::string& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    play(match, move);
    round.pawns.push_back({move[0] - 'a', move[1] - '1'});
  }
  const Outcome outcome = match.state().outcome();
  CHECK(outcome.over);
  CHECK(outcome.reason == "cornered");
  const auto pawns = static_cast<std::int64_t>(round.pawns.size());
  const auto winner = static_cast<std::size_t>((pawns - 1) % 2);
  CHECK(outcome.winners == std::vector{seat(static_cast<int>(winner))});
  CHECK(outcome.scores[winner] == pawns);
  CHECK(outcome.scores[1 - winner] == 0);
}

}  // namespace

TEST_CASE("random rounds go as the rules read aloud say, to the last pawn, which wins a point a pawn") {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (const char* quarter : {"A", "B-", "C1", "D-3"}) compare("cornered", "quarter", quarter, seed);
    for (const char* board : {"A B C D", "D2 C-1 B A-"}) compare("quartermaster", "board", board, seed);
  }
}

TEST_CASE("the first pawn goes anywhere, the next ones where the last one could go, whoever placed it") {
  Match match = begin("cornered", {{"quarter", "C"}});
  CHECK(legal(match.state()).size() == 16);
  play(match, "d1");
  CHECK(legal(match.state()) == split_moves("b2 c3"));
  play(match, "c3");
  CHECK(legal(match.state()) == split_moves("a3 b3 c1 c2 c4 d3"));
  CHECK(*match.state().facts(Seat::nobody).find("last") == Value("c3"));
  CHECK(*match.state().facts(Seat::nobody).find("quarter") == Value("C"));
}

TEST_CASE("a square that cannot be played is refused with the reason") {
  Match match = begin("cornered", {{"quarter", "C"}});
  play(match, "d1 b2");
  CHECK(why(match.state(), "d1") == "taken");
  CHECK(why(match.state(), "d4") == "not_en_prise");
  CHECK(why(match.state(), "a1") == "legal");
  CHECK(why(match.state(), "e1") == "place.off_board");
  CHECK(why(match.state(), "pawn") == "place.malformed");
  const auto refused = match.state().parse("d4");
  REQUIRE_FALSE(refused);
  CHECK(test::built_program().locale.say(refused.problem()) == "d4 is not en prise from b2: blue goes as a king.");
}

TEST_CASE("a rook that does not get there is told where it stops, and at what") {
  const auto said = [](const Match& match, const char* square) {
    const auto refused = match.state().parse(square);
    REQUIRE_FALSE(refused);
    return test::built_program().locale.say(refused.problem());
  };
  Match quarter = begin("cornered", {{"quarter", "C"}});
  play(quarter, "d3 c4 d2");
  CHECK(said(quarter, "d4") == "d4 is past the pawn on d3, which bars the way.");
  Match board = begin("quartermaster", {{"board", "A B C D"}});
  play(board, "a8");
  CHECK(said(board, "f8") == "f8 is too far from a8: the rook ends at the next red square, e8.");
}

TEST_CASE("in Quartermaster all pawns fit in a four by four area, which play settles") {
  Match match = begin("quartermaster", {{"board", "A B C D"}});
  play(match, "d1 b2");  // a green square: a knight's jump
  CHECK(why(match.state(), "b2") == "taken");
  Match far = begin("quartermaster", {{"board", "A B C D"}});
  play(far, "a8");
  CHECK(why(far.state(), "a4") == "area");
  CHECK(why(far.state(), "e8") == "area");
  CHECK(why(far.state(), "d8") == "legal");
  CHECK(why(far.state(), "f5") == "not_en_prise");  // the nearer reason
  const auto refused = far.state().parse("e8");
  REQUIRE_FALSE(refused);
  CHECK(test::built_program().locale.say(refused.problem()) == "e8 is too far from the pawn on a8: all must fit in a square of 4 by 4.");
  CHECK(*far.state().facts(Seat::nobody).find("board") == Value("A B C D"));
}

TEST_CASE("whoever resigns gives the other the pawns on the board so far, and is told so") {
  Match match = begin("cornered", {{"quarter", "C"}});
  play(match, "d1 c3 a3");
  const Text label = match.state().label(match.state().resignation());
  CHECK(test::built_program().locale.say(label) == "Resign: the other scores 3 points");
  play(match, "resign");
  const Outcome outcome = match.state().outcome();
  CHECK(outcome.reason == "resigned");
  CHECK(outcome.scores == std::vector<std::int64_t>{3, 0});
  CHECK(outcome.winners == std::vector{seat(0)});
}

TEST_CASE("each round draws another quarter by the match's seed, unless one is named") {
  Match drawn = begin("cornered", {}, 7);
  Match named = begin("cornered", {{"quarter", "C-3"}}, 7);
  const auto quarter = [](const Match& m) { return *m.state().facts(Seat::nobody).find("quarter"); };
  std::vector<Value> seen;
  for (int round = 0; round < 6; ++round) {
    seen.push_back(quarter(drawn));
    CHECK(quarter(named) == Value("C-3"));
    for (Match* m : {&drawn, &named}) {
      play(*m, "resign");  // an empty board: nothing is scored
      m->next_round();
    }
  }
  CHECK(std::adjacent_find(seen.begin(), seen.end(), std::not_equal_to<>()) != seen.end());
}
