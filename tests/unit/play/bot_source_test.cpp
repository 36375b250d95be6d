#include "play/bot_source.hpp"

#include "bot_nim.hpp"
#include "catch.hpp"
#include "fake_hooks.hpp"
#include "play/analyst.hpp"

using namespace tablier;
using nim::NimWithBot;
using nim::wait_for;

namespace {

Match match_with(int humans, int bots, bool lost = false) {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<NimWithBot>(lost);
  auto match = Match::start(std::move(rules), nim::setup(humans, bots));
  REQUIRE(match.ok());
  return *std::move(match);
}

}  // namespace

TEST_CASE("a bot answers when it is its turn, and not before a human can follow") {
  Match match = match_with(1, 1);
  BotSource bots;
  bots.watch(match, 0, 5);
  CHECK_FALSE(bots.thinking());
  REQUIRE(match.play("take:2").ok());
  bots.watch(match, 0, 5);
  CHECK(bots.thinking());
  CHECK_FALSE(bots.poll(match, 4).has_value());
  const auto move = wait_for([&] { return bots.poll(match, 6); });
  REQUIRE(move);
  REQUIRE(move->ok());
  CHECK(match.state().notation(**move) == "take:1");
  CHECK_FALSE(bots.thinking());
}

TEST_CASE("what a bot thought about a position that is gone is never told") {
  Match match = match_with(1, 1);
  BotSource bots;
  REQUIRE(match.play("take:2").ok());
  bots.watch(match, 0, 0);
  match.undo();
  CHECK_FALSE(bots.poll(match, 100).has_value());
  bots.watch(match, 0, 0);
  CHECK_FALSE(bots.thinking());
}

TEST_CASE("a bot that is hurried plays what it has, without the pause before an answer") {
  Ruleset rules = nim::ruleset();
  const auto game = std::make_shared<nim::NimWithPonderer>();
  rules.game = game;
  auto match = Match::start(std::move(rules), nim::setup(1, 1));
  REQUIRE(match.ok());
  REQUIRE(match->play("take:2").ok());
  BotSource bots;
  bots.watch(*match, 0, 5);
  wait_for([&] { return game->pondering(); });
  CHECK_FALSE(bots.poll(*match, 0.1).has_value());
  CHECK_FALSE(bots.thinks_long(0.1));
  CHECK(bots.thinks_long(2));
  bots.hurry();
  CHECK_FALSE(bots.thinks_long(2));
  const auto move = wait_for([&] { return bots.poll(*match, 2); });
  REQUIRE(move);
  REQUIRE(move->ok());
  CHECK(match->state().notation(**move) == "take:1");
}

TEST_CASE("a bot that is hurried before it has found anything plays on all the same") {
  Ruleset rules = nim::ruleset();
  const auto game = std::make_shared<nim::NimWithPonderer>(true);
  rules.game = game;
  auto match = Match::start(std::move(rules), nim::setup(1, 1));
  REQUIRE(match.ok());
  REQUIRE(match->play("take:2").ok());
  BotSource bots;
  bots.watch(*match, 0, 0);
  bots.hurry();
  const auto move = wait_for([&] { return bots.poll(*match, 1); });
  REQUIRE(move);
  REQUIRE(move->ok());
  CHECK(**move != match->state().resignation());
}

TEST_CASE("a bot without a move resigns") {
  Match match = match_with(1, 1, true);
  BotSource bots;
  REQUIRE(match.play("take:2").ok());
  bots.watch(match, 0, 0);
  const auto move = wait_for([&] { return bots.poll(match, 1); });
  REQUIRE(move);
  REQUIRE(move->ok());
  CHECK(**move == match.state().resignation());
}

TEST_CASE("a bot that plays what is not legal is told as one that failed, and its seat does not resign: any move may be asked of it") {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimWithCheat>();
  auto match = Match::start(std::move(rules), nim::setup(1, 1));
  REQUIRE(match.ok());
  REQUIRE(match->play("take:2").ok());
  BotSource bots;
  bots.watch(*match, 0, 0);
  const auto move = wait_for([&] { return bots.poll(*match, 1); });
  REQUIRE(move);
  REQUIRE_FALSE(move->ok());
  CHECK(move->problem().text.key == "host.plugin.bot_illegal");
  CHECK(
      move->problem().text.args.back() ==
      TextArg("when", Text("host.plugin.when.after",
                           {{"what", Text("host.plugin.when.round.think", {{"move", ""}})}, {"name", "nim/plain"}, {"moves", "take:2"}})));
  CHECK(bots.is_stuck(*match));
  bots.hurry();
  const auto any = bots.poll(*match, 1);
  REQUIRE(any);
  REQUIRE(any->ok());
  CHECK(**any != match->state().resignation());
}

TEST_CASE("a bot has another seed in each round: rounds that begin alike are not played alike") {
  Ruleset rules = nim::ruleset({}, nim::first_to_ten());
  const auto game = std::make_shared<nim::NimWithSeeds>();
  rules.game = game;
  auto match = Match::start(std::move(rules), nim::setup(1, 1));
  REQUIRE(match.ok());
  BotSource bots;
  const auto let_answer = [&] {
    REQUIRE(match->play("take:3").ok());
    bots.watch(*match, 0, 0);
    REQUIRE(wait_for([&] { return bots.poll(*match, 1); }));
  };
  let_answer();
  for (const char* move : {"take:3", "take:3", "take:1"}) REQUIRE(match->play(move).ok());
  match->next_round();
  REQUIRE(match->state().to_move() == seat(0));
  let_answer();
  const auto seeds = game->seeds();
  REQUIRE(seeds.size() == 2);
  CHECK(seeds[0] != seeds[1]);
}

TEST_CASE("a finished match is analysed move by move, seen by the first seat") {
  Match match = match_with(2, 0);
  for (const char* move : {"take:3", "take:3", "take:3", "take:1"}) REQUIRE(match.play(move).ok());
  REQUIRE(Analyst::available(match, 0));
  Analyst analyst;
  analyst.begin(match, 0);
  wait_for([&] {
    analyst.poll(match);
    return !analyst.busy();
  });
  REQUIRE(analyst.ply_values().size() == 5);
  for (std::size_t i = 0; i < 4; ++i) CHECK(analyst.ply_values()[i].value == Approx(0.75));
  CHECK(analyst.ply_values().back().value == -1);
}

TEST_CASE("where a win became certain and stayed so is where it was decided, also when nobody had played worse than was known then") {
  const auto values = [](const std::vector<std::pair<double, bool>>& all) {
    std::vector<PlyValue> made;
    for (const auto& [value, proven] : all) made.push_back({.ply = made.size(), .value = value, .proven = proven});
    return made;
  };
  CHECK(decided_from(values({{0, false}, {-0.1, false}, {1, true}, {1, true}})) == 2);
  CHECK(decided_from(values({{1, true}, {-1, true}, {1, true}})) == 2);
  CHECK_FALSE(decided_from(values({{1, true}, {1, true}})));
  CHECK_FALSE(decided_from(values({{0, false}, {0, true}})));
  CHECK_FALSE(decided_from({}));
}

TEST_CASE("of many turns those are marked, in their order, by which most was lost") {
  const std::vector<double> losses{0, 0.1, 0.5, 0, 1.4, 0.4, 0.9};
  CHECK(turning_points(losses, 3) == std::vector<std::size_t>{2, 4, 6});
  CHECK(turning_points(losses, 9) == std::vector<std::size_t>{2, 4, 5, 6});
  CHECK(turning_points({}, 3).empty());
}

TEST_CASE("an analysis goes on from the positions that it knows while a match does, and forgets those that were taken back") {
  Match match = match_with(2, 0);
  for (const char* move : {"take:3", "take:3", "take:3", "take:1"}) REQUIRE(match.play(move).ok());
  Analyst analyst;
  const auto think = [&] {
    analyst.begin(match, 0);
    wait_for([&] {
      analyst.poll(match);
      return !analyst.busy();
    });
  };
  think();
  match.undo();
  match.undo();
  for (const char* move : {"take:2", "take:2"}) REQUIRE(match.play(move).ok());
  analyst.begin(match, 0);
  CHECK(analyst.ply_values().size() == 3);  // up to where the moves part
  wait_for([&] {
    analyst.poll(match);
    return !analyst.busy();
  });
  REQUIRE(analyst.ply_values().size() == 5);
  for (std::size_t i = 0; i < 5; ++i) CHECK(analyst.ply_values()[i].ply == i);
}

TEST_CASE("a bot that judges says by how much a move was worse, and none is better than one that was as good") {
  Ruleset rules = nim::ruleset();
  rules.game = std::make_shared<nim::NimWithJudge>();
  auto match = Match::start(std::move(rules), nim::setup(2, 0));
  REQUIRE(match.ok());
  for (const char* move : {"take:3", "take:2", "take:3", "take:2"}) REQUIRE(match->play(move).ok());
  REQUIRE(match->round_over());
  Analyst analyst;
  analyst.begin(*match, 0);
  wait_for([&] {
    analyst.poll(*match);
    return !analyst.busy();
  });
  const auto& values = analyst.ply_values();
  REQUIRE(values.size() == 5);
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(values[i].value == Approx(i % 2 == 0 ? 0.1 : -0.1));
    CHECK_FALSE(values[i].proven);
    CHECK(values[i].best.notation == "take:2");
    CHECK(loss_between(values[i], values[i + 1], i % 2 == 0 ? 1 : -1) == (i % 2 == 0 ? 0.5 : 0.0));
  }
}
