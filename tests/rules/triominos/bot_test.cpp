#include "bot/greedy.hpp"
#include "bot/prudent.hpp"
#include "bot/rollouts.hpp"
#include "bot/triominos_bot.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::triominos;

namespace {

std::string advice(const State& state, int level, std::uint64_t seed = 1, int threads = 1) {
  Limits limits;
  limits.level = level;
  limits.threads = threads;
  return state.notation(TriominosBot(seed).think(state, limits, {}).move);
}

}  // namespace

TEST_CASE("Greedy takes the bonus before the higher sum, and draws only when nothing fits") {
  const std::string nine = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2";
  CHECK(advice(*start({{"layout", nine}, {"racks", "335 345 455;445"}}), kGreedyLevel) == "533@3,1");
  CHECK(advice(*start({{"layout", "012@0,0"}, {"racks", "112 122;445"}}), kGreedyLevel) == "212@0,1");
  CHECK(advice(*start({{"layout", "012@0,0"}, {"racks", "555;445"}}), kGreedyLevel) == "draw");
  CHECK(advice(*start({{"layout", "012@0,0"}, {"racks", "555;112"}, {"pool", "none"}}), kGreedyLevel) == "pass");
}

TEST_CASE("From the level of rollouts on a bot goes out when that wins") {
  // 112 goes out for 4 + 25 + 30; nothing is better.
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112;555 445"}, {"pool", "none"}});
  for (int level = 3; level <= kLevels; ++level) CHECK(advice(*state, level) == "211@0,1");
}

TEST_CASE("A level and a seed give the same answer, on one thread and on two") {
  const auto state = dealt({}, 3, 5);
  for (int level = 1; level <= kTreeLevel; ++level) CHECK(advice(*state, level, 7) == advice(*state, level, 7));
  CHECK(advice(*state, 4, 7, 2) == advice(*state, 4, 7, 2));
}

TEST_CASE("A bot does not see what its seat has not seen") {
  // Two rounds that differ only in what is hidden from seat 0.
  const auto one = start({{"layout", "012@0,0"}, {"racks", "112 022 011;555 444"}, {"pool", "333 334"}});
  const auto two = start({{"layout", "012@0,0"}, {"racks", "112 022 011;334 444"}, {"pool", "555 333"}});
  for (int level = 2; level <= 5; ++level)
    for (std::uint64_t seed = 0; seed < 5; ++seed) CHECK(advice(*one, level, seed) == advice(*two, level, seed));
}

TEST_CASE("Rollouts beat greedy on paired deals") {
  const Game& g = game({});
  int halves = 0;
  constexpr int kPairs = 12;
  for (int number = 0; number < 2 * kPairs; ++number) {
    Setup setup;
    setup.seats = 2;
    setup.seed = static_cast<std::uint64_t>(number / 2);
    const auto state = g.start(setup);
    settle(*state);
    while (!state->outcome().over) {
      const auto text = advice(*state, index(state->to_move()) == number % 2 ? 4 : kGreedyLevel, setup.seed + 3);
      state->play(*state->parse(text));
      settle(*state);
    }
    const auto winners = state->outcome().winners;
    halves += winners.empty() ? 1 : winners[0] == seat(number % 2) ? 2 : 0;
  }
  CHECK(halves > 2 * kPairs);
}

TEST_CASE("Prudent play beats greedy play on paired deals") {
  // 56.9 % of many pairs; the bound is six standard errors below that, and three above a half.
  Rules rules;
  rules.hand_size = {9, 9, 7, 7};
  int halves = 0;
  constexpr int kPairs = 2000;
  for (int number = 0; number < 2 * kPairs; ++number) {
    Position p(rules, 2, 0, static_cast<std::uint64_t>(number / 2));
    Rng rng(static_cast<std::uint64_t>(number));
    while (!p.over()) p.play(p.chance_to_move() ? p.chance() : p.mover() == number % 2 ? prudent_move(p, rng) : greedy_move(p, rng));
    const SeatSet winners = p.data().winners;
    halves += winners == 0 ? 1 : (winners >> (number % 2) & 1) * 2;
  }
  CHECK(halves > 0.52 * 4 * kPairs);
}

TEST_CASE("The tree looks as long as it may, and knows one move when there is one") {
  const auto state = dealt({}, 2, 5);
  Limits limits;
  limits.seconds = 0.05;
  const Advice timed = TriominosBot(1).think(*state, limits, {});
  CHECK(timed.nodes > 10);
  CHECK(timed.seconds < 1);
  const auto forced = start({{"layout", "012@0,0"}, {"racks", "555;445"}});
  Limits deep;
  deep.level = kLevels;
  const Advice only = TriominosBot(1).think(*forced, deep, {});
  CHECK(forced->notation(only.move) == "draw");
  CHECK(only.nodes < 10);
}

TEST_CASE("Alone a bot plays to the end, and its score counts") {
  const auto state = dealt({}, 1, 2);
  while (!state->outcome().over) {
    state->play(*state->parse(advice(*state, 3)));
    settle(*state);
  }
  CHECK(scores(*state)[0] > 0);
}
