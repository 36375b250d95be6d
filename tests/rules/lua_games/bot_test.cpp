#include "built.hpp"

#include <set>

using namespace tablier;
using namespace tablier::lua_games;

namespace {

/// A round between the game's bot of that level and one that plays at random; true where the bot wins.
bool beats_chance(const Game& game, int level, Seat bot_seat, std::uint64_t seed) {
  const auto state = game.start({.seats = 2, .seed = seed});
  const auto bot = game.bot(seed);
  REQUIRE(bot);
  Rng rng(seed);
  MoveList moves;
  while (!state->outcome().over) {
    moves.clear();
    state->legal_moves(moves);
    REQUIRE_FALSE(moves.empty());
    const bool bots_turn = state->to_move() == bot_seat;
    state->play(bots_turn ? bot->think(*state, {.level = level}, {}).move : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return state->outcome().winners == std::vector{bot_seat};
}

void check_beats_chance(const std::string& name, int level, int rounds) {
  INFO(name);
  const Ruleset rules = rules_of(name);
  int won = 0;
  for (int i = 0; i < rounds; ++i) won += beats_chance(*rules.game, level, seat(i % 2), static_cast<std::uint64_t>(i) + 1) ? 1 : 0;
  CHECK(won == rounds);
}

}  // namespace

TEST_CASE("The bots of Reversi and Domineering win every round against chance, whoever begins") {
  check_beats_chance("reversi/small", 4, 6);
  check_beats_chance("reversi/anti", 4, 4);
  check_beats_chance("domineering/small", 4, 6);
}

TEST_CASE("Two good players of Tic-tac-toe draw, and the bot proves it from the middle on") {
  const Ruleset rules = rules_of("tictactoe/standard");
  const auto state = rules.game->start({.seats = 2});
  const auto bot = rules.game->bot(1);
  REQUIRE(bot);
  while (!state->outcome().over) {
    const Advice advice = bot->think(*state, {.level = rules.game->levels()}, {});
    state->play(advice.move);
  }
  CHECK(state->outcome().winners.empty());
  CHECK(state->outcome().reason == "full");
}

TEST_CASE("The seed chooses among moves that are as good: no match with a bot need be like the one before, and each can be had again") {
  for (const std::string name : {"domineering/standard", "reversi/standard"}) {
    INFO(name);
    const Ruleset rules = rules_of(name);
    const auto state = rules.game->start({.seats = 2});
    const auto answer = [&](std::uint64_t seed) { return rules.game->bot(seed)->think(*state, {.level = 2}, {}).move; };
    std::set<Move> answers;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      answers.insert(answer(seed));
      CHECK(answer(seed) == answer(seed));
    }
    CHECK(answers.size() >= 3);
  }
}
