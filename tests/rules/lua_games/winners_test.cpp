#include "built.hpp"

#include <unordered_map>

using namespace tablier;
using namespace tablier::lua_games;

namespace {

/// Who wins when both play their best: 1 the seat to move, −1 the other, 0 nobody. Every position once.
int worth(State& state, std::unordered_map<std::uint64_t, int>& known) {
  const Seat mover = state.to_move();
  const auto [at, fresh] = known.try_emplace(state.hash(), 0);
  if (!fresh) return at->second;
  int best = -1;
  MoveList moves;
  state.legal_moves(moves);
  for (std::size_t i = 0; i < moves.size() && best < 1; ++i) {
    state.play(moves[i]);
    const Outcome outcome = state.outcome();
    const int value = !outcome.over ? -worth(state, known) : outcome.winners.empty() ? 0 : outcome.winners.front() == mover ? 1 : -1;
    state.undo();
    best = std::max(best, value);
  }
  known[state.hash()] = best;
  return best;
}

int worth(const std::string& name, const Value& options) {
  const Ruleset rules = rules_of(name, options);
  const auto state = rules.game->start({.seats = 2});
  std::unordered_map<std::uint64_t, int> known;
  return worth(*state, known);
}

int upright_begins(int width, int height) { return worth("domineering/standard", Value::map({{"width", width}, {"height", height}})); }

}  // namespace

// Source: the table of Domineering in E. Berlekamp, “Blockbusting and Domineering” (1988), and a search of our own that shares nothing
// with the script.
TEST_CASE("Small boards of Domineering are won by whom the literature says") {
  CHECK(upright_begins(2, 2) == 1);
  CHECK(upright_begins(3, 3) == 1);
  CHECK(upright_begins(4, 4) == 1);
  CHECK(upright_begins(4, 3) == -1);
  CHECK(upright_begins(3, 4) == 1);
  CHECK(upright_begins(5, 4) == 1);
  CHECK(upright_begins(4, 5) == -1);
}

TEST_CASE("Tic-tac-toe is a draw, its misère play too, and three in a row on four squares a side win") {
  CHECK(worth("tictactoe/standard", Value::map()) == 0);
  CHECK(worth("tictactoe/misere", Value::map()) == 0);
  CHECK(worth("tictactoe/standard", Value::map({{"size", 4}})) == 1);
}
