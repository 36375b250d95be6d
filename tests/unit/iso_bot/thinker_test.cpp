#include "bot/thinker.hpp"

#include "catch.hpp"
#include "random_position.hpp"

#include <algorithm>
#include <chrono>

using namespace tablier;
using namespace tablier::iso;

namespace {

Question question(const Rules& rules, int level, std::uint64_t seed = 1) {
  Question question;
  question.level = level_config(level);
  question.seed = seed;
  question.judgement = [rules](const Tally& tally) { return score_of(tally, rules).winner; };
  return question;
}

AnyPosition after(const Rules& rules, int plies, std::uint64_t seed) {
  AnyPosition position(make_board(rules));
  Rng rng(seed);
  for (int i = 0; i < plies && !position.over(); ++i) {
    std::vector<Placement> moves;
    position.for_each_legal([&](Placement p) { moves.push_back(p); });
    position.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return position;
}

double seconds_of(const auto& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

TEST_CASE("a level and a seed always have the same answer, by the same work") {
  const Rules rules{.zone_squares = 9};
  const AnyPosition position = after(rules, 6, 3);
  for (int level = 1; level <= 5; ++level) {
    const Thought one = think(position, question(rules, level)), two = think(position, question(rules, level));
    CHECK(one.line == two.line);
    CHECK(one.lead == two.lead);
    CHECK(one.nodes == two.nodes);
  }
}

TEST_CASE("another seed gives a low level other moves") {
  const AnyPosition position = after(Rules(), 4, 5);
  std::vector<Placement> moves;
  for (std::uint64_t seed = 0; seed < 8; ++seed) moves.push_back(think(position, question(Rules(), 1, seed)).line.front());
  CHECK(std::count(moves.begin(), moves.end(), moves.front()) < 8);
}

TEST_CASE("who cannot draw passes, and knows how the round stands all the same") {
  const Rules rules{.zone_squares = 9};
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    for (int plies = 8; plies < 16; ++plies) {
      const AnyPosition position = after(rules, plies, seed);
      if (!position.is_legal(kPass)) continue;
      const Thought thought = think(position, question(rules, 6));
      CHECK(thought.line.front() == kPass);
      CHECK(thought.proof != Proof::none);
      return;
    }
  FAIL("no position with a pass");
}

TEST_CASE("the highest level proves small zones, rates every move there and plays what keeps their value") {
  const Rules rules{.zone_squares = 6, .missing_shape = MissingShape::ignore};
  AnyPosition position = after(rules, 2, 1);
  while (!position.over()) {
    Question q = question(rules, 6);
    q.rate_moves = true;
    const int mover = position.mover();
    const Thought thought = think(position, q);
    REQUIRE(thought.proof != Proof::none);
    std::size_t legal = 0;
    position.for_each_legal([&](Placement) { ++legal; });
    CHECK(thought.rated.size() == legal);
    const auto own =
        std::find_if(thought.rated.begin(), thought.rated.end(), [&](const auto& r) { return r.first == thought.line.front(); });
    REQUIRE(own != thought.rated.end());
    CHECK(own->second == thought.proof);
    position.play(thought.line.front());
    if (!position.over()) continue;
    const int winner = position.score().winner;
    CHECK(thought.proof == (winner == kNobody ? Proof::draw : winner == mover ? Proof::win : Proof::loss));
  }
}

TEST_CASE("the last moves of a wide zone are solved") {
  const Rules rules;
  AnyPosition position = after(rules, 30, 2);
  bool proven = false;
  while (!position.over() && !proven) {
    const Thought thought = think(position, question(rules, 6));
    proven = thought.proof != Proof::none;
    position.play(thought.line.front());
  }
  CHECK(proven);
}

TEST_CASE("a stop ends a thought at once, and there is a move all the same") {
  for (const int squares : {7, 15, 25}) {
    const Rules rules{.zone_squares = squares};
    const AnyPosition position(make_board(rules));
    std::stop_source stop;
    stop.request_stop();
    Question q = question(rules, 0);
    q.seconds = 60;
    q.stop = stop.get_token();
    Thought thought;
    CHECK(seconds_of([&] { thought = think(position, q); }) < 5);
    REQUIRE_FALSE(thought.line.empty());
    CHECK(position.is_legal(thought.line.front()));
  }
}

TEST_CASE("the clock is kept, by several threads too") {
  const AnyPosition position = after(Rules(), 10, 1);
  for (const int threads : {1, 3}) {
    Question q = question(Rules(), 0);
    q.seconds = 0.2;
    q.threads = threads;
    Thought thought;
    const double took = seconds_of([&] { thought = think(position, q); });
    CHECK(took < 2);
    CHECK(position.is_legal(thought.line.front()));
  }
}

TEST_CASE("the highest level beats plain UCT of as many playouts") {
  const Rules rules{.zone_squares = 9};
  int won = 0;
  for (int game = 0; game < 6; ++game) {
    AnyPosition position(make_board(rules));
    for (std::uint64_t ply = 0; !position.over(); ++ply) {
      Question q = question(rules, 4, mix(static_cast<std::uint64_t>(game) * 100 + ply));
      const bool guided = position.mover() == game % 2;
      position.play((guided ? think(position, q) : think_plainly(position, q)).line.front());
    }
    won += position.score().winner == game % 2 ? 1 : 0;
  }
  CHECK(won >= 4);
}
