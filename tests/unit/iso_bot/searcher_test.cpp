#include "bot/searcher.hpp"

#include "catch.hpp"
#include "random_position.hpp"
#include "seconds.hpp"

#include <algorithm>

using namespace tablier;
using namespace tablier::iso;

namespace {

SearchRequest request(const Rules& rules, int level, std::uint64_t seed = 1) {
  SearchRequest request;
  request.level = level_config(level);
  request.seed = seed;
  request.judgement = [rules](const Tally& tally) { return score_of(tally, rules).winner; };
  return request;
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

}  // namespace

TEST_CASE("a level and a seed always have the same answer, by the same work") {
  const Rules rules{.zone_squares = 9};
  const AnyPosition position = after(rules, 6, 3);
  for (int level = 1; level <= 5; ++level) {
    const SearchResult one = search(position, request(rules, level)), two = search(position, request(rules, level));
    CHECK(one.line == two.line);
    CHECK(one.lead == two.lead);
    CHECK(one.nodes == two.nodes);
  }
}

TEST_CASE("another seed gives a low level other moves") {
  const AnyPosition position = after(Rules(), 4, 5);
  std::vector<Placement> moves;
  for (std::uint64_t seed = 0; seed < 8; ++seed) moves.push_back(search(position, request(Rules(), 1, seed)).line.front());
  CHECK(std::count(moves.begin(), moves.end(), moves.front()) < 8);
}

TEST_CASE("who cannot draw passes, and knows how the round stands all the same") {
  const Rules rules{.zone_squares = 9};
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    for (int plies = 8; plies < 16; ++plies) {
      const AnyPosition position = after(rules, plies, seed);
      if (!position.is_legal(kPass)) continue;
      const SearchResult result = search(position, request(rules, 6));
      CHECK(result.line.front() == kPass);
      CHECK(result.proof != Proof::none);
      return;
    }
  FAIL("no position with a pass");
}

TEST_CASE("the highest level proves small zones, rates every move there and plays what keeps their value") {
  const Rules rules{.zone_squares = 6, .missing_shape = MissingShape::ignore};
  AnyPosition position = after(rules, 2, 1);
  while (!position.over()) {
    SearchRequest q = request(rules, 6);
    q.rate_moves = true;
    const int mover = position.mover();
    const SearchResult result = search(position, q);
    REQUIRE(result.proof != Proof::none);
    std::size_t legal = 0;
    position.for_each_legal([&](Placement) { ++legal; });
    CHECK(result.rated.size() == legal);
    const auto own = std::find_if(result.rated.begin(), result.rated.end(), [&](const auto& r) { return r.first == result.line.front(); });
    REQUIRE(own != result.rated.end());
    CHECK(own->second == result.proof);
    position.play(result.line.front());
    if (!position.over()) continue;
    const int winner = position.score().winner;
    CHECK(result.proof == (winner == kNobody ? Proof::draw : winner == mover ? Proof::win : Proof::loss));
  }
}

TEST_CASE("the last moves of a wide zone are solved") {
  const Rules rules;
  AnyPosition position = after(rules, 30, 2);
  bool proven = false;
  while (!position.over() && !proven) {
    const SearchResult result = search(position, request(rules, 6));
    proven = result.proof != Proof::none;
    position.play(result.line.front());
  }
  CHECK(proven);
}

TEST_CASE("a stop ends a search at once, and there is a move all the same") {
  for (const int squares : {7, 15, 25}) {
    const Rules rules{.zone_squares = squares};
    const AnyPosition position(make_board(rules));
    std::stop_source stop;
    stop.request_stop();
    SearchRequest q = request(rules, 0);
    q.seconds = 60;
    q.stop = stop.get_token();
    SearchResult result;
    CHECK(test::ends_within(5, [&] { result = search(position, q); }));
    REQUIRE_FALSE(result.line.empty());
    CHECK(position.is_legal(result.line.front()));
  }
}

TEST_CASE("the clock is kept, by several threads too") {
  const AnyPosition position = after(Rules(), 10, 1);
  for (const int threads : {1, 3}) {
    SearchRequest q = request(Rules(), 0);
    q.seconds = 0.2;
    q.threads = threads;
    SearchResult result;
    CHECK(test::ends_within(2, [&] { result = search(position, q); }));
    CHECK(position.is_legal(result.line.front()));
  }
}

TEST_CASE("the highest level beats plain UCT of as many playouts") {
  const Rules rules{.zone_squares = 9};
  int won = 0;
  for (int game = 0; game < 6; ++game) {
    AnyPosition position(make_board(rules));
    for (std::uint64_t ply = 0; !position.over(); ++ply) {
      SearchRequest q = request(rules, 4, mix(static_cast<std::uint64_t>(game) * 100 + ply));
      const bool guided = position.mover() == game % 2;
      position.play((guided ? search(position, q) : search_plainly(position, q)).line.front());
    }
    won += position.score().winner == game % 2 ? 1 : 0;
  }
  CHECK(won >= 4);
}
