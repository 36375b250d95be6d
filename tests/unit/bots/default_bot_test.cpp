#include "bots/default_bot.hpp"

#include "bots/arena.hpp"
#include "bots/timed_thinking.hpp"
#include "catch.hpp"
#include "heap.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>

using namespace tablier;

namespace {

/// The heap game without its bot.
class PlainHeap : public Game {
 public:
  explicit PlainHeap(const Value& settings = Value::map()) {
    const GameParts parts{nullptr, nullptr, *Options::make(heap::parameters(), settings)};
    real_ = std::shared_ptr<const Game>(*heap::make_game(parts));
  }
  SeatRange seats() const override { return real_->seats(); }
  std::unique_ptr<State> start(const Setup& setup) const override { return real_->start(setup); }

 private:
  std::shared_ptr<const Game> real_;
};

/// One move of nine that leads to points and no winner, for one to four.
class PointsState : public State {
 public:
  Seat to_move() const override { return picked_ == Move::none ? seat(0) : Seat::nobody; }
  void legal_moves(MoveList& moves) const override {
    for (std::uint64_t i = 1; i <= 9 && picked_ == Move::none; ++i) moves.push(Move{i});
  }
  void play(Move move) override { picked_ = move; }
  void undo() override { picked_ = Move::none; }
  std::uint64_t hash() const override { return static_cast<std::uint64_t>(picked_); }
  std::unique_ptr<State> clone() const override { return std::make_unique<PointsState>(*this); }
  Outcome outcome() const override { return {picked_ != Move::none, {picked_ == Move{6} ? 50 : 0, 0}, {}, "over"}; }
  std::string notation(Move move) const override { return std::to_string(static_cast<std::uint64_t>(move)); }
  Result<Move> parse(std::string_view) const override { return Problem("points.parse"); }
  Scene scene(Seat) const override { return {}; }
  Touch touch(Move) const override { return {}; }
  Text why_not(const Touch&) const override { return {}; }
  Value facts(Seat) const override { return Value::map(); }

 private:
  Move picked_ = Move::none;
};

class PointsGame : public Game {
 public:
  SeatRange seats() const override { return {1, 4}; }
  std::unique_ptr<State> start(const Setup&) const override { return std::make_unique<PointsState>(); }
};

Limits at_level(int level) {
  Limits limits;
  limits.level = level;
  return limits;
}

ArenaSetup arena_of(const Value& settings, Contender first, Contender second) {
  ArenaSetup setup;
  setup.game = std::make_shared<PlainHeap>(settings);
  setup.contenders = {std::move(first), std::move(second)};
  setup.games = 40;
  setup.seed = 11;
  return setup;
}

}  // namespace

TEST_CASE("The general bot finds the winning move of a small heap by the rules alone") {
  const PlainHeap game;
  const auto state = game.start({2, 0});
  const auto advice = make_bot(game, 2, 1)->think(*state, at_level(bot_levels(game)), {});
  CHECK(state->notation(advice.move) == "take:3");  // leaves 4, a lost heap when 3 may be taken
  CHECK(advice.score > 0);
  CHECK(advice.line.front() == advice.move);
}

TEST_CASE("In a game of one to four that two play the general bot counts the points of those two") {
  const PointsGame game;
  const auto state = game.start({2, 0});
  const auto advice = make_bot(game, 2, 1)->think(*state, at_level(4), {});
  CHECK(advice.move == Move{6});
  CHECK(advice.score > 0);
}

TEST_CASE("The same level and seed give the same advice") {
  const PlainHeap game;
  const auto state = game.start({2, 0});
  const auto one = make_bot(game, 2, 5)->think(*state, at_level(2), {});
  const auto two = make_bot(game, 2, 5)->think(*state, at_level(2), {});
  CHECK(one.move == two.move);
  CHECK(one.score == two.score);
}

TEST_CASE("The general bot beats dice, with a die in the game too, and a higher level a lower one") {
  for (const bool die : {false, true}) {
    const auto result = play_arena(arena_of(Value::map({{"die", die}}), {4, false}, {0, true}));
    REQUIRE(result.ok());
    CHECK(result->wins[0] > 26);
  }
  const auto result = play_arena(arena_of(Value::map(), {5, false}, {1, false}));
  REQUIRE(result.ok());
  CHECK(result->wins[0] > result->wins[1]);
}

TEST_CASE("The general bot keeps to its time, and answers when it is stopped at once") {
  const PlainHeap game;
  const auto state = game.start({2, 0});
  Limits limits;
  limits.seconds = 0.02;
  limits.threads = 2;
  CHECK(make_bot(game, 2, 1)->think(*state, limits, {}).seconds < 2);
  std::stop_source stopped;
  stopped.request_stop();
  CHECK(make_bot(game, 2, 1)->think(*state, at_level(6), stopped.get_token()).move != Move::none);
}

TEST_CASE("Where asking a script what may be played takes all the time, one of these moves is played and the bot is not asked") {
  class SlowToSample final : public PointsState {
   public:
    std::unique_ptr<State> sample(Seat, Rng&) const override {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      return clone();
    }
  };
  class NoHooks final : public Script {
   public:
    bool has(Hook) const override { return false; }
    std::optional<Value> call(Hook, std::span<const Field>, std::uint64_t) const override { return std::nullopt; }
  };
  class NeverAsked final : public Bot {
   public:
    Advice think(const State&, const Limits&, std::stop_token) override { throw std::logic_error("it has no time"); }
  };
  NeverAsked bot;
  const NoHooks script;
  Rng rng(1);
  Limits limits;
  limits.seconds = 0.01;
  const Advice advice = think_in_time(bot, SlowToSample(), rng, limits, {}, &script);
  CHECK(advice.move != Move::none);
  CHECK(advice.line == std::vector{advice.move});
  CHECK(advice.score == 0);
}
