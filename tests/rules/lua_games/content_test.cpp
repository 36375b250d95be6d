#include "built.hpp"

using namespace tablier;
using namespace tablier::lua_games;

TEST_CASE("Advice in Reversi tells how many discs turn over, and of a corner first") {
  const auto state = rules_of("reversi/small", Value::map()).game->start({.seats = 2});
  const auto reasons = [&](const char* notation) {
    const auto move = state->parse(notation);
    REQUIRE(move);
    return state->reasons(*move);
  };
  const auto first = reasons("b3");
  REQUIRE(first.size() == 1);
  CHECK(first[0] == Text("reversi.why.turns", {{"n", 1}}));
  for (const char* notation : {"c2", "b2", "a2"}) state->play(*state->parse(notation));
  const auto corner = reasons("a1");
  REQUIRE(corner.size() == 2);
  CHECK(corner[0] == Text("reversi.why.corner"));
  CHECK(test::built_program().locale.has("reversi.why.corner"));
}

TEST_CASE("Black begins in Reversi, whichever seat begins") {
  for (const std::string variant : {"standard", "free", "anti", "small", "large"})
    for (const int starter : {0, 1}) {
      INFO(variant << ", seat " << starter);
      const auto state = rules_of("reversi/" + variant).game->start({.seats = 2, .starter = starter});
      MoveList moves;
      state->legal_moves(moves);
      state->play(moves[0]);
      const Scene scene = state->scene(Seat::nobody);
      CHECK(scene.seats[static_cast<std::size_t>(starter)].paint == "stone.0");  // the dark one in game.yaml
      CHECK(scene.seats[static_cast<std::size_t>(1 - starter)].paint == "stone.1");
      for (const Token& token : scene.tokens) CHECK(token.paint == scene.seats[static_cast<std::size_t>(index(token.owner))].paint);
    }
}

TEST_CASE("What speaks for a domino is the room that it takes from the other and keeps for its own") {
  const auto state = rules_of("domineering/standard", Value::map({{"width", 3}, {"height", 3}})).game->start({.seats = 2});
  const auto reasons = [&](const char* notation) { return state->reasons(*state->parse(notation)); };
  CHECK(reasons("b1-b2") == std::vector{Text("domineering.why.takes", {{"n", 4}}), Text("domineering.why.keeps", {{"n", 2}})});
  for (const char* notation : {"b1-b2", "a3-b3"}) state->play(*state->parse(notation));
  CHECK(reasons("a1-a2") == std::vector{Text("domineering.why.leaves_none")});
  CHECK(test::built_program().locale.has("domineering.why.leaves_none"));
}
