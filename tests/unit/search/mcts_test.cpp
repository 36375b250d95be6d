#include "sdk/search/mcts.hpp"

#include "catch.hpp"
#include "sdk/search/information_set_mcts.hpp"
#include "tiny_games.hpp"

using namespace tablier;
using tablier::tiny::Row;

namespace {

/// One heap for three seats, who each take 1 or 2; who takes the last object has lost, the others have won.
class Poison {
 public:
  explicit Poison(int heap) : heap_(heap) {}
  int to_move() const { return heap_ > 0 ? mover_ : -1; }
  void moves(MctsMoves& list) const {
    for (std::uint32_t n = 1; n <= 2 && static_cast<int>(n) <= heap_; ++n) list.push_back({n, 0});
  }
  void play(std::uint32_t n) {
    heap_ -= static_cast<int>(n);
    last_ = mover_;
    mover_ = (mover_ + 1) % 3;
  }
  Rewards playout(Rng& rng) {
    while (heap_ > 0) play(1 + rng.below(static_cast<std::uint32_t>(std::min(heap_, 2))));
    Rewards rewards{1, 1, 1};
    rewards[static_cast<std::size_t>(last_)] = 0;
    return rewards;
  }

 private:
  int heap_;
  int mover_ = 0;
  int last_ = 0;
};

/// Seat 0 holds a card of 0 … 9 and folds for a sure reward, or shows: then the higher card wins, and the other's is hidden.
class Showdown {
 public:
  Showdown(int mine, int theirs) : mine_(mine), theirs_(theirs) {}
  int to_move() const { return over_ ? kIsOver : 0; }
  void moves(std::vector<std::uint64_t>& list) const { list.insert(list.end(), {kFold, kShow}); }
  std::uint64_t chance(Rng&) const { return 0; }
  std::uint64_t seen(std::uint64_t move) const { return move; }
  void play(std::uint64_t move) {
    over_ = true;
    shown_ = move == kShow;
  }
  Rewards playout(Rng& rng) {
    if (!over_) play(rng.below(2) == 0 ? kFold : kShow);
    return {shown_ ? static_cast<float>(mine_ > theirs_) : 0.4F};
  }
  static constexpr std::uint64_t kFold = 10, kShow = 11;

 private:
  int mine_, theirs_;
  bool over_ = false;
  bool shown_ = false;
};

/// Seat 0 takes 0.7, or has a coin thrown that it does not see and then guesses it. A search that knew the coin would guess.
class Coin {
 public:
  int to_move() const { return step_ == 1 ? kChanceMoves : step_ == 3 ? kIsOver : 0; }
  void moves(std::vector<std::uint64_t>& list) const {
    if (step_ == 0) list.insert(list.end(), {kTake, kThrow});
    else list.insert(list.end(), {kHeads, kTails});
  }
  std::uint64_t chance(Rng& rng) const { return rng.below(2) == 0 ? kHeads : kTails; }
  std::uint64_t seen(std::uint64_t move) const { return step_ == 1 ? 0 : move; }
  void play(std::uint64_t move) {
    if (step_ == 1) coin_ = move;
    if (step_ == 2) reward_ = move == coin_ ? 1.0F : 0.0F;
    step_ = move == kTake ? 3 : step_ + 1;
  }
  Rewards playout(Rng& rng) {
    while (to_move() != kIsOver) play(to_move() == kChanceMoves ? chance(rng) : random_move(rng));
    return {reward_};
  }
  static constexpr std::uint64_t kTake = 1, kThrow = 2, kHeads = 3, kTails = 4;

 private:
  std::uint64_t random_move(Rng& rng) const {
    std::vector<std::uint64_t> list;
    moves(list);
    return list[rng.below(2)];
  }
  int step_ = 0;
  std::uint64_t coin_ = 0;
  float reward_ = 0.7F;
};

/// Two seats take four of 60 cards in turn. Seat 0 wins if one of its own is the prize; another card is promised to be good.
class Cards {
 public:
  static constexpr std::uint32_t kMoves = 60;
  Cards(std::uint32_t prize, std::uint32_t promised) : prize_(prize), promised_(promised) {}
  int to_move() const { return plies_ < 4 ? plies_ % 2 : -1; }
  void moves(MctsMoves& list) const {
    for (std::uint32_t card = 0; card < kMoves; ++card)
      if ((taken_ >> card & 1) == 0) list.push_back({card, card == promised_ ? 1.0F : 0.0F});
  }
  void play(std::uint32_t card) {
    if (card == prize_ && plies_ % 2 == 0) won_ = true;
    taken_ |= std::uint64_t{1} << card;
    ++plies_;
  }
  Rewards playout(Rng& rng) {
    MctsTrace unused;
    return playout(rng, unused);
  }
  Rewards playout(Rng& rng, MctsTrace& trace) {
    while (to_move() >= 0) {
      const std::uint32_t card = rng.below(kMoves);
      if ((taken_ >> card & 1) != 0) continue;
      trace.push_back({card, to_move()});
      play(card);
    }
    return {won_ ? 1.0F : 0.0F, won_ ? 0.0F : 1.0F};
  }

 private:
  std::uint32_t prize_, promised_;
  std::uint64_t taken_ = 0;
  int plies_ = 0;
  bool won_ = false;
};
static_assert(MctsTracingPosition<Cards> && !MctsTracingPosition<Poison>);

MctsConfig seeded(std::uint64_t seed, int threads = 1) {
  MctsConfig config;
  config.seed = seed;
  config.threads = threads;
  return config;
}

}  // namespace

TEST_CASE("Monte-Carlo search answers a corner of tic-tac-toe with the centre, the only move that does not lose") {
  Row position(3, 3, 3, false);
  position.play(1);
  for (const int threads : {1, 2}) {
    const auto result = mcts(position, seeded(3, threads), {.nodes = 20'000});
    CHECK(result.move == 5);
    CHECK(result.line.front() == 5);
    CHECK(result.reward == Approx(0.5).margin(0.1));
    CHECK(result.playouts == static_cast<std::uint64_t>(20'000 * threads));
  }
}

TEST_CASE("Monte-Carlo search wins where it can and sees it") {
  Row position(3, 3, 3, false);
  for (const std::uint32_t move : {1u, 4u, 2u, 5u}) position.play(move);
  const auto result = mcts(position, seeded(1), {.nodes = 2'000});
  CHECK(result.move == 3);
  CHECK(result.reward > 0.95);
}

TEST_CASE("With three seats each plays for itself: who can leave the last object to the next does") {
  CHECK(mcts(Poison(2), seeded(5), {.nodes = 5'000}).move == 1);
  CHECK(mcts(Poison(4), seeded(5), {.nodes = 5'000}).move == 2);
}

TEST_CASE("What came of a move whenever it was played finds one good move of many in few tries") {
  int found = 0, found_without = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    MctsConfig config = seeded(seed);
    config.exploration = 0.1;
    config.bias = 0;
    found_without += mcts(Cards(55, 60), config, {.nodes = 50}).move == 55 ? 1 : 0;
    config.rave_equivalence = 100;
    found += mcts(Cards(55, 60), config, {.nodes = 50}).move == 55 ? 1 : 0;
  }
  CHECK(found > found_without);
  CHECK(found >= 7);
}

TEST_CASE("Below the root only the most promising moves are tried where that is wanted") {
  MctsConfig config = seeded(1);
  config.max_moves = 1;
  const auto result = mcts(Cards(9, 7), config, {.nodes = 2'000});
  CHECK(result.move == 9);
  REQUIRE(result.line.size() > 1);
  CHECK(result.line[1] == 7);
}

TEST_CASE("A node becomes a tree after as many tries as wanted") {
  MctsConfig config = seeded(1);
  config.expand_after = 1'000'000;
  CHECK(mcts(Cards(9, 7), config, {.nodes = 2'000}).line.size() == 1);
  config.expand_after = 2;
  CHECK(mcts(Cards(9, 7), config, {.nodes = 2'000}).line.size() > 1);
}

TEST_CASE("The same seed gives the same answer, another one another tree") {
  const Row position(5, 5, 4, false);
  const auto a = mcts(position, seeded(1), {.nodes = 500});
  const auto b = mcts(position, seeded(1), {.nodes = 500});
  const auto c = mcts(position, seeded(2), {.nodes = 500});
  CHECK(a.move == b.move);
  CHECK(a.reward == b.reward);
  CHECK(a.reward != c.reward);
}

TEST_CASE("With a hidden card one shows when the odds are better than the sure reward") {
  for (const int mine : {0, 2, 3, 5, 6, 9}) {
    const auto deal = [mine](Rng& rng) {
      const int other = static_cast<int>(rng.below(9));
      return Showdown(mine, other < mine ? other : other + 1);
    };
    const auto result = information_set_mcts<Showdown>(deal, seeded(8), {.nodes = 20'000});
    // the chance of a lower card is mine / 9, against 0.4
    CHECK(result.move == (mine >= 4 ? Showdown::kShow : Showdown::kFold));
  }
}

TEST_CASE("What cannot be seen is not known later on either: a coin is guessed half the time") {
  const auto result = information_set_mcts<Coin>([](Rng&) { return Coin(); }, seeded(4, 2), {.nodes = 20'000});
  CHECK(result.move == Coin::kTake);
  CHECK(result.reward == Approx(0.7));
}

TEST_CASE("Where there was time for no playout the position is even, and no sure loss") {
  std::stop_source now;
  now.request_stop();
  const auto deal = [](Rng&) { return Coin(); };
  const auto none = information_set_mcts<Coin>(deal, seeded(4), {.nodes = 1'000, .stop = now.get_token()});
  CHECK(none.playouts == 0);
  CHECK(none.reward == 0.5);
  CHECK(mcts(Row(3, 3, 3, false), seeded(1), {.nodes = 1'000, .stop = now.get_token()}).reward == 0.5);
}
