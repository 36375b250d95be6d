#include "duel_bot.hpp"

#include "duel_search.hpp"
#include "duel_state.hpp"
#include "move_codec.hpp"
#include "table.hpp"

#include <map>
#include <set>

using namespace tablier;
using namespace tablier::katamino;

namespace {

/// Whether the player to move wins, by plain search over legal moves; `known` by hash.
bool wins(State& state, std::map<std::uint64_t, bool>& known) {
  const auto found = known.find(state.hash());
  if (found != known.end()) return found->second;
  const Seat mover = state.to_move();
  MoveList moves;
  state.legal_moves(moves);
  bool won = false;
  for (std::size_t i = 0; i < moves.size() && !won; ++i) {
    state.play(moves[i]);
    const Outcome end = state.outcome();
    won = end.over ? end.winners == std::vector{mover} : !wins(state, known);
    state.undo();
  }
  return known[state.hash()] = won;
}

/// A random position with some, but at most `max` legal moves; null where the round ended before.
std::unique_ptr<State> late_position(const Game& game, std::uint64_t seed, std::size_t max) {
  Rng rng(seed);
  auto state = game.start({.seats = 2});
  MoveList moves;
  for (;;) {
    moves.clear();
    state->legal_moves(moves);
    if (state->outcome().over) return nullptr;
    const bool taking = state->touch(moves[0])[0].kind == GestureKind::pick;
    if (!taking && moves.size() <= max) return state;
    state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

int wins_of_first(const Game& game, int first, int second, int rounds) {
  int won = 0;
  for (int round = 0; round < rounds; ++round) {
    const auto state = game.start({.seats = 2, .starter = round % 2});
    const auto one = game.bot(static_cast<std::uint64_t>(round));
    const auto other = game.bot(static_cast<std::uint64_t>(round) + 1000);
    while (!state->outcome().over) {
      const bool is_first = state->to_move() == seat(0);
      state->play((is_first ? one : other)->think(*state, {.level = is_first ? first : second}, {}).move);
    }
    won += state->outcome().winners == std::vector{seat(0)} ? 1 : 0;
  }
  return won;
}

}  // namespace

TEST_CASE("The bot's proofs agree with a plain search, in every variant of the duel") {
  const std::vector<std::vector<std::pair<const char*, const char*>>> variants{
      {}, {{"last_loses", "true"}}, {{"sharing", "draft"}}, {{"sharing", "parity"}}, {{"centre_first", "false"}, {"touching", "false"}}};
  int proofs = 0;
  for (const auto& settings : variants) {
    Value options = Value::map({{"mode", "duel"}});
    for (const auto& [name, text] : settings) {
      const std::string word = text;
      options.set(name, word == "true" ? Value(true) : word == "false" ? Value(false) : Value(word));
    }
    const auto game = *try_game(options);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const auto state = late_position(*game, seed, 30);
      if (!state) continue;
      std::map<std::uint64_t, bool> known;
      const bool won = wins(*state, known);
      const Advice advice = game->bot(1)->think(*state, {.level = kDuelLevels}, {});
      CHECK(advice.proof == (won ? Proof::win : Proof::loss));
      for (const Move m : advice.line) state->play(m);
      CHECK(state->outcome().over);
      ++proofs;
    }
  }
  CHECK(proofs > 40);
}

TEST_CASE("The duel's search has the legal moves of the state, on the way and at the start") {
  for (const char* centre : {"true", "false"})
    for (const char* touching : {"true", "false"}) {
      const auto made = game({{"mode", "duel"}, {"centre_first", centre}, {"touching", touching}});
      const auto state = made->start({.seats = 2});
      const auto& duel = dynamic_cast<const DuelState&>(*state);
      const DuelTables tables(duel.rules());
      const DuelSearch search(tables, duel);
      DuelNode node = search.root();
      Rng rng(3);
      while (!state->outcome().over) {
        MoveList moves;
        state->legal_moves(moves);
        std::set<int> expected;
        for (const Move m : moves) expected.insert(decode(m).index);
        std::set<int> found;
        for (const DuelReply r : search.ordered(node)) found.insert(r.placement);
        REQUIRE(found == expected);
        const Move m = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        state->play(m);
        node = search.after(node, decode(m).index);
      }
    }
}

TEST_CASE("A higher level of the duel's bot beats a lower one more often than not") {
  const auto duel = game({{"mode", "duel"}});
  CHECK(wins_of_first(*duel, 2, 1, 40) > 25);
}

TEST_CASE("With a level and a seed the duel's bot always answers the same") {
  const auto duel = game({{"mode", "duel"}});
  const auto state = duel->start({.seats = 2});
  CHECK(duel->bot(7)->think(*state, {.level = 2}, {}).move == duel->bot(7)->think(*state, {.level = 2}, {}).move);
}

TEST_CASE("To the same move the duel's bot does not answer alike in each match") {
  const auto duel = game({{"mode", "duel"}});
  const auto state = duel->start({.seats = 2});
  MoveList moves;
  state->legal_moves(moves);
  state->play(moves[0]);
  std::set<Move> answers;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) answers.insert(duel->bot(seed)->think(*state, {.level = 2}, {}).move);
  CHECK(answers.size() >= 3);
}
