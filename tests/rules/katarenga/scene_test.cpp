#include "table.hpp"

using namespace tablier;
using namespace tablier::katarenga;

TEST_CASE("the table shows the colours, the pawns numbered by their order with their owners, the last one marked, and what counts") {
  Match match = begin("cornered", {{"quarter", "C"}});
  play(match, "d1 c3 a3");
  const Scene scene = match.state().scene(Seat::nobody);
  REQUIRE(scene.surfaces.size() == 1);
  REQUIRE(scene.surfaces[0].paints.size() == 16);
  CHECK(scene.surfaces[0].coordinates);
  CHECK(scene.surfaces[0].paints[0].paint == "Y");
  CHECK(scene.surfaces[0].paints[15].paint == "B");
  REQUIRE(scene.tokens.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(scene.tokens[i].kind == TokenKind::pawn);
    CHECK(scene.tokens[i].labels == std::vector{std::to_string(i + 1)});
    CHECK(scene.tokens[i].owner == seat(static_cast<int>(i % 2)));
    CHECK(scene.tokens[i].last == (i == 2));
  }
  REQUIRE(scene.counters.size() == 3);
  CHECK(scene.counters[2].value == 3);
  CHECK(scene.counters[0].name == Text("katarenga.counter.match", {{"n", 15}}));
}

TEST_CASE("a hand that tries a square in vain is told why") {
  Match match = begin("cornered", {{"quarter", "C"}});
  play(match, "d1");
  const auto tried = [&](Place place) { return match.state().why_not({{.kind = GestureKind::put, .places = {place}}}).key; };
  CHECK(tried({3, 0}) == "katarenga.reason.taken");
  CHECK(tried({0, 0}) == "katarenga.reason.not_en_prise");
  CHECK(tried({9, 9}) == "table.not_here");
}

TEST_CASE("points are counted where the match has rounds") {
  const auto counters = [](const char* variant) { return begin(variant).state().scene(Seat::nobody).counters.size(); };
  CHECK(counters("cornered") == 3);
  CHECK(counters("isolation") == 1);
}

TEST_CASE("in Quartermaster the squares where the pawns would not fit in four by four are pale, in Isolation those that are en prise") {
  const auto pale = [](const Match& match) {
    const auto paints = match.state().scene(Seat::nobody).surfaces[0].paints;
    return std::count_if(paints.begin(), paints.end(), [](const PlacePaint& p) { return p.paint.ends_with(".out"); });
  };
  Match match = begin("quartermaster", {{"board", "A B C D"}});
  CHECK(pale(match) == 0);
  play(match, "d4");
  CHECK(pale(match) == 64 - 7 * 7);
  play(match, "e4 f4");
  CHECK(pale(match) == 64 - 5 * 7);
  Match apart = begin("isolation", {{"board", "A B C D"}});
  CHECK(pale(apart) == 0);
  play(apart, "a8");
  CHECK(pale(apart) == 63 - static_cast<int>(legal(apart.state()).size()));
  Match one = begin("cornered", {{"quarter", "C"}});
  play(one, "d1");
  CHECK(one.state().scene(Seat::nobody).surfaces[0].paints[0].paint == "Y");
}

TEST_CASE("the pawns of a round that is won shine") {
  Match match = begin("troika", {{"quarter", "C"}}, 3);
  Rng rng(5);
  while (!match.round_over()) {
    const auto moves = legal(match.state());
    play(match, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  const Scene scene = match.state().scene(Seat::nobody);
  const auto shining = std::count_if(scene.tokens.begin(), scene.tokens.end(), [](const Token& t) { return t.winning; });
  CHECK(shining == (match.state().outcome().winners.empty() ? 0 : 3));
}

TEST_CASE("The status says what pale squares are, where some are") {
  const auto status = [](const char* variant, const std::pair<const char*, const char*>& board, const char* move) {
    Match match = begin(variant, {{board.first, board.second}});
    play(match, move);
    return match.state().scene(Seat::nobody).status.key;
  };
  CHECK(status("quartermaster", {"board", "A B C D"}, "d4") == "katarenga.status.follow_within");
  CHECK(status("cornered", {"quarter", "C"}, "d1") == "katarenga.status.follow");
}
