#include "bots/arena.hpp"

#include "catch.hpp"
#include "heap.hpp"

#include <atomic>
#include <stdexcept>
#include <thread>

using namespace tablier;

namespace {

ArenaSetup heap_setup(Contender first, Contender second, const Value& settings = Value::map()) {
  const GameParts parts{nullptr, nullptr, *Options::make(heap::parameters(), settings)};
  ArenaSetup setup;
  setup.game = std::shared_ptr<const Game>(*heap::make_game(parts));
  setup.contenders = {std::move(first), std::move(second)};
  setup.games = 40;
  setup.seed = 5;
  return setup;
}

/// Plays what is not there, or throws.
class BadBot : public Bot {
 public:
  explicit BadBot(bool throws) : throws_(throws) {}
  Advice think(const State&, const Limits&, std::stop_token) override {
    if (throws_) throw std::runtime_error("a bot with a fault");
    Advice advice;
    advice.move = Move{55};
    return advice;
  }

 private:
  bool throws_;
};

class BadGame : public Game {
 public:
  BadGame(std::shared_ptr<const Game> real, bool throws) : real_(std::move(real)), throws_(throws) {}
  SeatRange seats() const override { return real_->seats(); }
  std::unique_ptr<State> start(const Setup& setup) const override { return real_->start(setup); }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<BadBot>(throws_); }

 private:
  std::shared_ptr<const Game> real_;
  bool throws_;
};

/// Thinks until somebody was told that it does.
class SlowBot : public Bot {
 public:
  explicit SlowBot(const std::atomic<int>& told) : told_(told) {}
  Advice think(const State& state, const Limits&, std::stop_token) override {
    while (told_ == 0) std::this_thread::yield();
    MoveList moves;
    state.legal_moves(moves);
    Advice advice;
    advice.move = moves[0];
    return advice;
  }

 private:
  const std::atomic<int>& told_;
};

class SlowGame : public Game {
 public:
  SlowGame(std::shared_ptr<const Game> real, const std::atomic<int>& told) : real_(std::move(real)), told_(told) {}
  SeatRange seats() const override { return real_->seats(); }
  std::unique_ptr<State> start(const Setup& setup) const override { return real_->start(setup); }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<SlowBot>(told_); }

 private:
  std::shared_ptr<const Game> real_;
  const std::atomic<int>& told_;
};

const Contender kPerfect{2, false};
const Contender kDice{0, true};

}  // namespace

TEST_CASE("The player who knows the theory beats dice from either seat") {
  const auto result = play_arena(heap_setup(kPerfect, kDice));
  REQUIRE(result.ok());
  CHECK(result->games == 40);
  CHECK(result->wins[0] + result->wins[1] + result->draws == 40);
  CHECK(result->wins[0] > 30);
}

TEST_CASE("Between two who know the theory the seat decides, and the seats are swapped") {
  const auto result = play_arena(heap_setup(kPerfect, kPerfect));
  REQUIRE(result.ok());
  CHECK(result->wins == std::array{20, 20});
}

TEST_CASE("The error over pairs leaves out what the seat decides") {
  const auto even = play_arena(heap_setup(kPerfect, kPerfect));
  REQUIRE(even.ok());
  CHECK(even->paired.pairs == 20);
  CHECK(even->paired.score == 0.5);
  CHECK(even->paired.error == 0);
  ArenaSetup odd = heap_setup(kPerfect, kDice);
  odd.games = 41;
  const auto uneven = play_arena(odd);
  REQUIRE(uneven.ok());
  CHECK(uneven->paired.pairs == 20);
  CHECK(uneven->paired.score > 0.7);
}

TEST_CASE("The result of an arena depends on its seed and not on its threads") {
  ArenaSetup setup = heap_setup({1, false}, kDice);
  const auto one = play_arena(setup);
  setup.threads = 4;
  const auto four = play_arena(setup);
  setup.seed = 6;
  const auto other = play_arena(setup);
  REQUIRE((one.ok() && four.ok() && other.ok()));
  CHECK(one->wins == four->wins);
  CHECK(one->wins != other->wins);
}

TEST_CASE("An opening is played before the contenders come in, the same for both games of a pair") {
  // Of seven counters one is left: seat 0 takes it, whoever that is.
  ArenaSetup setup = heap_setup(kPerfect, kDice);
  setup.openings = {{"take:3", "take:3"}};
  const auto sure = play_arena(setup);
  REQUIRE(sure.ok());
  CHECK(sure->wins == std::array{20, 20});
}

TEST_CASE("Each pair has the next opening, and one that cannot be played ends the arena with its problem") {
  ArenaSetup setup = heap_setup(kPerfect, kPerfect);
  setup.openings = {{"take:1"}, {"take:9"}};
  setup.games = 2;
  CHECK(play_arena(setup).ok());
  setup.games = 4;
  const auto bad = play_arena(setup);
  REQUIRE_FALSE(bad.ok());
  CHECK(bad.problem().text.key == "heap.too_many");
}

TEST_CASE("Openings are read line by line, and a bad one is told with its place") {
  const auto game = heap_setup(kPerfect, kPerfect).game;
  const auto good = read_openings("# two\n take:3  take:2 \n\ntake:1 # one", "o.txt", *game);
  REQUIRE(good.ok());
  CHECK(*good == std::vector<Opening>{{"take:3", "take:2"}, {"take:1"}});
  const auto where = [&](const char* text) { return read_openings(text, "o.txt", *game).problem(); };
  CHECK(where("take:1\n take:2 take:9\n").where == SourceSpot{"o.txt", 2, 9});
  CHECK(where("take:1\n take:2 take:9\n").text.key == "bots.opening.move");
  CHECK(where("resign").text.key == "bots.opening.over");
  CHECK(where("take:1 resign take:1").where == SourceSpot{"o.txt", 1, 15});
  CHECK(where("# nothing\n\n").text.key == "bots.opening.none");
}

TEST_CASE("Chance moves are drawn in an arena too") {
  const auto result = play_arena(heap_setup(kPerfect, kDice, Value::map({{"die", true}})));
  REQUIRE(result.ok());
  CHECK(result->games == 40);
}

TEST_CASE("An arena ends once its rules have failed") {
  ArenaSetup setup = heap_setup(kPerfect, kDice);
  int asked = 0;
  setup.failed = [&asked] { return ++asked == 3; };
  const auto result = play_arena(setup);
  REQUIRE(result.ok());
  CHECK(result->games == 2);
}

TEST_CASE("A bot that throws or plays what is not legal ends the arena with a problem, and the moves before") {
  for (const bool throws : {true, false}) {
    ArenaSetup setup = heap_setup(kPerfect, kPerfect);
    setup.game = std::make_shared<BadGame>(setup.game, throws);
    const auto result = play_arena(setup);
    REQUIRE_FALSE(result.ok());
    setup.openings = {{"take:1"}};
    const auto opened = play_arena(setup);
    const std::vector<TextArg> what = throws ? std::vector<TextArg>{{"said", "a bot with a fault"}} : std::vector<TextArg>{{"move", 55}};
    for (const auto& [told, moves] : {std::pair(result, ""), std::pair(opened, "take:1")}) {
      REQUIRE_FALSE(told.ok());
      Text text(throws ? "bots.failed_words" : "bots.illegal", what);
      text.args.emplace_back("moves", moves);
      CHECK(told.problem().text == text);
    }
  }
}

TEST_CASE("A bot that does not come to an end is told while it is waited for, once") {
  std::atomic<int> told{0};
  ArenaSetup setup = heap_setup(kDice, kPerfect);
  setup.game = std::make_shared<SlowGame>(setup.game, told);
  setup.games = 2;
  setup.patience = 0.05;
  int contender = -1, plies = -1;
  setup.waits = [&](int who, int after) {
    contender = who;
    plies = after;
    ++told;
  };
  REQUIRE(play_arena(setup).ok());
  CHECK(told == 1);
  CHECK(contender == 1);
  CHECK(plies == 1);
}

TEST_CASE("A stopped arena tells of the games that were finished") {
  std::stop_source source;
  const auto result = play_arena(heap_setup(kPerfect, kDice), source.get_token(), [&](int finished) {
    if (finished == 7) source.request_stop();
  });
  REQUIRE(result.ok());
  CHECK(result->games == 7);
}

TEST_CASE("The Elo difference has the sign of the score, none at a tie, and a number at a clean sweep") {
  ArenaResult result;
  result.games = 100;
  result.wins = {61, 35};
  result.draws = 4;
  // 400 log10(63.5 / 37.5), the score with half a win added on each side
  CHECK(elo_difference(result).elo == Approx(91.49).margin(0.01));
  CHECK(elo_difference(result).error == Approx(35).margin(1));
  std::swap(result.wins[0], result.wins[1]);
  CHECK(elo_difference(result).elo == Approx(-91.49).margin(0.01));
  result.wins = {48, 48};
  CHECK(elo_difference(result).elo == Approx(0).margin(1e-9));
  result.wins = {100, 0};
  result.draws = 0;
  CHECK(elo_difference(result).elo == Approx(400 * std::log10(100.5 / 0.5)));
}
