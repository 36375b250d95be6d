#include "bot/triominos_bot.hpp"
#include "table.hpp"

#include <cmath>
#include <cstdio>
#include <optional>

using namespace tablier;
using namespace tablier::triominos;

namespace {

Judgement judged(const State& state, Move played = Move::none, std::uint64_t seed = 1) {
  const auto judgement = TriominosBot(seed).judge(state, played, {});
  REQUIRE(judgement);
  return *judgement;
}

}  // namespace

TEST_CASE("A position is judged alike whenever and by whichever bot it is") {
  const auto state = dealt({}, 2, 5);
  const Judgement one = judged(*state, Move::none, 1), other = judged(*state->clone(), Move::none, 2);
  CHECK(one.value == other.value);
  CHECK(one.better == other.better);
  CHECK(one.error > 0);
  CHECK(one.error < 0.06);
}

TEST_CASE("A move is named as better only where one is that luck does not explain") {
  // 112 goes out for 4 + 25 + 30.
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112 334;555 445"}, {"pool", "none"}});
  const Move best = judged(*state).better;
  CHECK(judged(*state, best).better == Move::none);
  CHECK(judged(*state, best).gain == 0);
  const auto open = start({{"layout", "012@0,0"}, {"racks", "112;555 445"}});
  const Judgement missed = judged(*open, *open->parse("draw"));
  CHECK(open->notation(missed.better) == "211@0,1");
  CHECK(missed.gain > 0.3);
}

TEST_CASE("Sand that ran out is nobody's best move, and giving up is a loss") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112;555 445"}, {"timer_seconds", "60"}});
  CHECK(state->notation(judged(*state, state->timeout()).better) == "211@0,1");
  CHECK(judged(*state, state->resignation()).gain > 1);
}

TEST_CASE("Where the best moves are played, a round's value does not swing from ply to ply") {
  const auto state = dealt({}, 2, 2);
  double sum = 0, before = 0;
  constexpr int kPlies = 8;
  for (int ply = 0; ply <= kPlies; ++ply) {
    REQUIRE(is_player(state->to_move()));
    const Judgement judgement = judged(*state);
    const double value = (state->to_move() == seat(0) ? 1 : -1) * judgement.value;
    if (ply > 0) sum += std::abs(value - before);
    before = value;
    state->play(judgement.better);
    settle(*state);
  }
  CHECK(sum / kPlies < 0.2);
}

/// What the review of rounds was before and is now: run by hand, a minute.
TEST_CASE("Jumps of the value of a round in which the best moves are played", "[.measure]") {
  for (const bool by_time : {true, false}) {
    double sum = 0, squares = 0;
    int plies = 0, beyond = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto state = dealt({}, 2, seed);
      std::optional<double> before;
      while (!state->outcome().over) {
        double value = 0;
        Move move = Move::none;
        if (by_time) {
          Rng unseen(seed);
          const Advice advice = TriominosBot(1).think(*state->sample(state->to_move(), unseen), {.level = 0, .seconds = 0.25}, {});
          value = advice.score / (std::abs(advice.score) + 3);
          move = advice.move;
        } else {
          const Judgement judgement = judged(*state);
          value = judgement.value;
          move = judgement.better;
        }
        if (state->to_move() != seat(0)) value = -value;
        if (before) {
          const double jump = std::abs(value - *before);
          sum += jump, squares += jump * jump, ++plies, beyond += jump > 0.6;
        }
        before = value;
        state->play(move);
        settle(*state);
      }
    }
    std::printf("%s: %d plies, mean jump %.3f, root mean square %.3f, beyond 0.6: %d\n", by_time ? "before" : "now", plies, sum / plies,
                std::sqrt(squares / plies), beyond);
  }
}
