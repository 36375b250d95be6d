#include "solver/solver.hpp"
#include "table.hpp"

#include <chrono>

using namespace tablier;
using namespace tablier::katarenga;

namespace {

Advice ask(const Match& match, const Limits& limits, std::uint64_t seed = 1) {
  return match.rules().game->bot(seed)->think(match.state(), limits, {});
}

/// Plays out a round; the bot of each seat has its level. Whoever won.
int winner(const std::string& variant, Settings settings, int first_level, int second_level, std::uint64_t seed) {
  Match match = begin(variant, settings, seed);
  while (!match.round_over()) {
    const int level = match.history().size() % 2 == 0 ? first_level : second_level;
    match.play(ask(match, {.level = level}, seed).move);
  }
  const auto winners = match.state().outcome().winners;
  return winners.empty() ? -1 : index(winners[0]);
}

}  // namespace

TEST_CASE("the last level never loses a won position: it wins every quarter and board that it begins, and says so") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    CHECK(winner("cornered", {}, 6, 1 + static_cast<int>(seed % 6), seed) == 0);
    const Match match = begin("cornered", {}, seed);
    CHECK(ask(match, {.level = 6}).proof == Proof::win);
  }
  CHECK(winner("quartermaster", {{"board", "A B C D"}}, 6, 6, 1) == 0);
}

TEST_CASE("advice says what the round will be worth, with the line to its end") {
  const Match match = begin("cornered", {{"quarter", "C"}});
  CHECK(match.rules().game->rates_moves());
  const Advice advice = ask(match, {.level = 6, .rate_moves = true});
  CHECK(match.state().notation(advice.move) == "d4");
  CHECK(advice.score == 7);
  CHECK(advice.line.size() == 7);
  CHECK(advice.depth == 7);
  REQUIRE(advice.rated.size() == 16);
  CHECK(advice.rated[0].score == -8);
  CHECK(advice.rated[0].proof == Proof::loss);
  CHECK(ask(match, {.level = 6}).rated.empty());
}

TEST_CASE("a lost position is told as such, and dragged down to as few points as can be") {
  Match match = begin("cornered", {{"quarter", "C"}});
  play(match, "d4");
  const Advice advice = ask(match, {.level = 6});
  CHECK(advice.proof == Proof::loss);
  CHECK(advice.score == -7);
}

TEST_CASE("every move is rated in variants that a script makes, where the end can be seen") {
  Match match = begin("troika", {{"quarter", "C"}}, 2);
  for (int i = 0; i < 4 && !match.round_over(); ++i) play(match, legal(match.state()).front());
  REQUIRE_FALSE(match.round_over());
  CHECK(match.rules().game->rates_moves());
  const Advice advice = ask(match, {.level = 6, .rate_moves = true});
  CHECK(advice.rated.size() == legal(match.state()).size());
  CHECK(advice.proof != Proof::none);
}

TEST_CASE("a proof in a variant that a script makes comes with a line to the end, and what it is worth there") {
  Match match = begin("troika", {{"quarter", "C"}}, 2);
  for (int i = 0; i < 4 && !match.round_over(); ++i) play(match, legal(match.state()).front());
  const Advice advice = ask(match, {.level = 6});
  REQUIRE(advice.proof != Proof::none);
  REQUIRE(advice.line.size() > 1);
  CHECK(advice.depth == static_cast<int>(advice.line.size()));
  const int mover = index(match.state().to_move());
  const auto end = match.state().clone();
  for (const Move move : advice.line) end->play(move);
  REQUIRE(end->outcome().over);
  const auto scores = end->outcome().scores;
  const std::int64_t margin = scores[static_cast<std::size_t>(mover)] - scores[static_cast<std::size_t>(1 - mover)];
  CHECK(advice.score == static_cast<double>(margin));
  CHECK(advice.proof == (margin > 0 ? Proof::win : margin < 0 ? Proof::loss : Proof::draw));
}

TEST_CASE("a bot plays Isolation and Troika to the end") {
  for (const char* variant : {"isolation", "troika"})
    for (const int level : {1, 3, 5}) {
      Match match = begin(variant, {{"played_on", "quarter"}}, static_cast<std::uint64_t>(level));
      while (!match.round_over()) match.play(ask(match, {.level = level}).move);
      CHECK(match.over());
    }
}
