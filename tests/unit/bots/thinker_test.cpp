#include "bots/thinker.hpp"

#include "catch.hpp"
#include "heap.hpp"

#include <atomic>
#include <stdexcept>

using namespace tablier;

namespace {

std::shared_ptr<const Game> heap_game() {
  const GameParts parts{nullptr, nullptr, *Options::make(heap::parameters(), Value::map())};
  return std::shared_ptr<const Game>(*heap::make_game(parts));
}

/// Thinks until it is told to stop.
class PatientBot : public Bot {
 public:
  explicit PatientBot(std::atomic<int>& begun) : begun_(begun) {}
  Advice think(const State&, const Limits& limits, std::stop_token stop) override {
    ++begun_;
    if (limits.level == 1) throw std::runtime_error("a bot with a fault");
    while (limits.level == 0 && !stop.stop_requested()) std::this_thread::yield();
    Advice advice;
    advice.nodes = static_cast<std::uint64_t>(limits.level);
    return advice;
  }

 private:
  std::atomic<int>& begun_;
};

class PatientGame : public Game {
 public:
  explicit PatientGame(std::shared_ptr<const Game> real) : real_(std::move(real)) {}
  SeatRange seats() const override { return real_->seats(); }
  std::unique_ptr<State> start(const Setup& setup) const override { return real_->start(setup); }
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return std::make_unique<PatientBot>(begun); }
  mutable std::atomic<int> begun{0};

 private:
  std::shared_ptr<const Game> real_;
};

class BotlessGame : public PatientGame {
 public:
  using PatientGame::PatientGame;
  std::unique_ptr<Bot> bot(std::uint64_t) const override { return nullptr; }
};

Limits at_bot_level(int level) {
  Limits limits;
  limits.level = level;
  return limits;
}

Result<Advice> wait_for(Thinker& thinker) {
  for (;;) {
    if (auto answer = thinker.poll()) return *std::move(answer);
    std::this_thread::yield();
  }
}

}  // namespace

TEST_CASE("A question is answered once, by the bot of its game") {
  const auto game = heap_game();
  const auto state = game->start({2, 0});
  Thinker thinker;
  thinker.ask({game, state.get(), at_bot_level(2), 0});
  CHECK(thinker.busy());
  const auto answer = wait_for(thinker);
  REQUIRE(answer.ok());
  CHECK(state->notation(answer->move) == "take:3");  // leaves 4, a lost heap when 3 may be taken
  CHECK(answer->proof == Proof::win);
  CHECK_FALSE(thinker.busy());
  CHECK_FALSE(thinker.poll());
}

TEST_CASE("The state may change and go while the bot thinks about its copy") {
  const auto game = heap_game();
  auto state = game->start({2, 0});
  Thinker thinker;
  thinker.ask({game, state.get(), at_bot_level(2), 0});
  state->play(*state->parse("take:1"));
  state.reset();
  CHECK(wait_for(thinker)->proof == Proof::win);
}

TEST_CASE("A new question takes the place of one that is still being thought about") {
  const auto game = std::make_shared<PatientGame>(heap_game());
  const auto state = game->start({2, 0});
  Thinker thinker;
  thinker.ask({game, state.get(), at_bot_level(0), 0});
  while (game->begun == 0) std::this_thread::yield();
  thinker.ask({game, state.get(), at_bot_level(2), 0});
  CHECK(wait_for(thinker)->nodes == 2);
  CHECK(game->begun == 2);
}

TEST_CASE("A question that is overtaken before its turn is never thought about") {
  const auto game = std::make_shared<PatientGame>(heap_game());
  const auto state = game->start({2, 0});
  Thinker thinker;
  thinker.ask({game, state.get(), at_bot_level(0), 0});
  while (game->begun == 0) std::this_thread::yield();
  for (int i = 0; i < 50; ++i) thinker.ask({game, state.get(), at_bot_level(2), 0});
  thinker.ask({game, state.get(), at_bot_level(3), 0});
  CHECK(wait_for(thinker)->nodes == 3);
  CHECK(game->begun < 52);
}

TEST_CASE("What was cancelled is never told") {
  const auto game = std::make_shared<PatientGame>(heap_game());
  const auto state = game->start({2, 0});
  Thinker thinker;
  thinker.ask({game, state.get(), at_bot_level(0), 0});
  thinker.cancel();
  CHECK_FALSE(thinker.busy());
  CHECK_FALSE(thinker.poll());
  thinker.ask({game, state.get(), at_bot_level(4), 0});
  CHECK(wait_for(thinker)->nodes == 4);
}

TEST_CASE("A thinker that goes away stops its bot and lets go of the game") {
  const auto game = std::make_shared<PatientGame>(heap_game());
  const auto state = game->start({2, 0});
  {
    Thinker thinker;
    thinker.ask({game, state.get(), at_bot_level(0), 0});
    while (game->begun == 0) std::this_thread::yield();
  }
  CHECK(game.use_count() == 1);
}

TEST_CASE("A bot that throws is a problem, and the next question is answered") {
  const auto game = std::make_shared<PatientGame>(heap_game());
  const auto state = game->start({2, 0});
  Thinker thinker;
  thinker.ask({game, state.get(), at_bot_level(1), 0});
  const auto failed = wait_for(thinker);
  REQUIRE_FALSE(failed.ok());
  CHECK(failed.problem().text.key == "bots.failed_words");
  CHECK(failed.problem().text.args.front() == TextArg("said", "a bot with a fault"));
  thinker.ask({game, state.get(), at_bot_level(2), 0});
  CHECK(wait_for(thinker).ok());
}

TEST_CASE("A game without a bot of its own is thought about by the general one") {
  const auto game = std::make_shared<BotlessGame>(heap_game());
  const auto state = game->start({2, 0});
  Thinker thinker;
  thinker.ask({game, state.get(), at_bot_level(2), 0});
  const auto answer = wait_for(thinker);
  REQUIRE(answer.ok());
  MoveList legal;
  state->legal_moves(legal);
  CHECK(legal.contains(answer->move));
}
