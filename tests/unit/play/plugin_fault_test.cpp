#include "match/plugin_fault.hpp"

#include "armed.hpp"
#include "play_table.hpp"
#include "spoiled.hpp"

#include <exception>
#include <stdexcept>

using namespace tablier;

TEST_CASE("Where a plugin throws at a move it is told with the move, the match stays as it was, and goes on") {
  PlayTable table(nim::spoiled(nim::ruleset(), nim::Defect::throws_late), nim::setup(2));
  table.move("take:1");
  table.move("take:2");
  table.move("take:3");
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text.key == "host.plugin.threw_words");
  CHECK(told[0].what.text.args[0].value ==
        TextArg("", Text("host.plugin.when.after", {{"what", Text("host.plugin.when.round.play", {{"move", "take:3"}})},
                                                    {"name", "nim/plain"},
                                                    {"moves", "take:1 take:2"}}))
            .value);
  CHECK(table.match().notations() == std::vector<std::string>{"take:1", "take:2"});
  table->undo();
  table.move("take:3");
  CHECK(table.match().notations() == std::vector<std::string>{"take:1", "take:3"});
}

TEST_CASE("Whoever reads in a window what a plugin did is told the last moves before it") {
  const auto told_after = [](const char* moves) {
    const Problem problem("host.plugin.threw", {{"when", Text("host.plugin.when.after", {{"name", "nim"}, {"moves", moves}})}});
    const Text when = std::get<std::vector<Text>>(with_last_moves(problem).text.args[0].value).front();
    return std::get<std::string>(when.args[1].value);
  };
  CHECK(told_after("a b c d") == "a b c d");
  CHECK(told_after("a b c d e") == "… b c d e");
  CHECK(told_after("… k10 m10 k11 m11 k12") == "… m10 k11 m11 k12");
  CHECK(told_after("").empty());
}

TEST_CASE("A bot whose move makes a plugin throw is not asked for it again and again") {
  PlayTable table(nim::spoiled(nim::ruleset(), nim::Defect::throws_late), nim::setup(1, 1));
  table.move("take:1");
  table.settle();
  table.pass(5);
  REQUIRE(table.match().plies() == 2);
  table.move("take:1");
  CHECK(table.heard<Notice>().size() == 1);
  PlayTable other(nim::spoiled(nim::ruleset(), nim::Defect::throws_late), nim::setup(0, 2));
  for (int i = 0; i < 20; ++i) {
    other.settle();
    other.pass(5);
  }
  CHECK(other.match().plies() == 2);
  CHECK(other.heard<Notice>().size() == 1);
}

TEST_CASE("A move to a position that a plugin cannot show, or whose moves it cannot tell, is told with the plugin and not played") {
  const auto [defect, asked] = GENERATE(std::pair(nim::Defect::throws_shown, "host.plugin.when.round.look"),
                                        std::pair(nim::Defect::throws_asked, "host.plugin.when.round.legal_moves"));
  PlayTable table(nim::spoiled(nim::ruleset(), defect), nim::setup(2));
  for (const char* move : {"take:1", "take:2", "take:3"}) table.move(move);
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text.key == "host.plugin.threw_words");
  CHECK(told[0].what.text.args[0].value ==
        TextArg("", Text("host.plugin.when.after",
                         {{"what", Text(asked, {{"move", ""}})}, {"name", "nim/plain"}, {"moves", "take:1 take:2 take:3"}}))
            .value);
  CHECK(table.match().notations() == std::vector<std::string>{"take:1", "take:2"});
  table->undo();
  table.move("take:3");
  CHECK(table.match().notations() == std::vector<std::string>{"take:1", "take:3"});
}

TEST_CASE("Where a bot has no move the table knows it, and has it play any move once that is wanted") {
  PlayTable table(nim::spoiled(nim::ruleset(), nim::Defect::bot_throws), nim::setup(1, 1));
  CHECK_FALSE(table->bot_is_stuck());
  table.move("take:1");
  table.settle();
  table.pass(5);
  CHECK(table->bot_is_stuck());
  CHECK(table.heard<Notice>().size() == 1);
  CHECK(table.match().plies() == 1);
  table->hurry_bot();
  table.pass(1);
  CHECK(table.match().plies() == 2);
  CHECK_FALSE(table->bot_is_stuck());
}

TEST_CASE("A bot that throws is told as a move that throws is: with the game, the moves before and what it says") {
  PlayTable table(nim::spoiled(nim::ruleset(), nim::Defect::bot_throws), nim::setup(1, 1));
  table.move("take:1");
  table.settle();
  table.pass(5);
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text.key == "host.plugin.threw_words");
  CHECK(told[0].what.text.args[0].value ==
        TextArg("", Text("host.plugin.when.after",
                         {{"what", Text("host.plugin.when.round.think", {{"move", ""}})}, {"name", "nim/plain"}, {"moves", "take:1"}}))
            .value);
}

TEST_CASE("A bot that has no move is not asked for any once its turn was taken back") {
  PlayTable table(nim::spoiled(nim::ruleset(), nim::Defect::bot_throws), nim::setup(1, 1));
  table.move("take:1");
  table.settle();
  table.pass(5);
  table->hurry_bot();
  table->undo();
  table.pass(1);
  CHECK(table.match().plies() == 0);
  CHECK_FALSE(table->bot_is_stuck());
}

TEST_CASE("What a plugin throws at a table is told with the call that throws still, else with what it says") {
  const auto thrown = std::make_exception_ptr(std::runtime_error("once\nonly"));
  const auto told = [&](nim::Defect defect, const std::exception_ptr& failure) {
    PlayTable table(nim::spoiled(nim::ruleset(), defect), nim::setup(2));
    table.move("take:1");
    return table->fault(failure).value_or(Problem()).text;
  };
  const auto when = [](const char* call) {
    return TextArg("when", Text("host.plugin.when.after", {{"what", Text(std::string("host.plugin.when.round.") + call, {{"move", ""}})},
                                                           {"name", "nim/plain"},
                                                           {"moves", "take:1"}}));
  };
  CHECK(told(nim::Defect::throws_written, thrown) == Text("host.plugin.threw_words", {when("notation"), {"said", "on purpose"}}));
  CHECK(told(nim::Defect::throws_advised, thrown) == Text("host.plugin.threw_words", {when("reasons"), {"said", "on purpose"}}));
  CHECK(told(nim::Defect::none, thrown) == Text("host.plugin.threw_words", {when("asked"), {"said", "once only"}}));
  CHECK(told(nim::Defect::none, std::make_exception_ptr(1)) == Text("host.plugin.threw", {when("asked")}));
}

TEST_CASE("Where a plugin throws while a round is played again for a film that is told with its moves, and the table stays") {
  const auto game = std::make_shared<ArmedGame>(std::make_shared<nim::NimPuzzle>());
  Ruleset rules = nim::ruleset();
  rules.game = game;
  PlayTable table(std::move(rules), nim::setup(1));
  table.move("take:1");
  const ArmedCall call = GENERATE(ArmedCall::play, ArmedCall::scene);
  game->arm(call);
  bool failed = false;
  table->ask_scenes([](const std::vector<Scene>&) { FAIL(); }, [&] { failed = true; });
  game->arm(ArmedCall::none);
  CHECK(failed);
  const auto told = table.heard<Notice>();
  REQUIRE(told.size() == 1);
  CHECK(told[0].what.text.key.starts_with("host.plugin.threw"));
  table.move("take:1");
  CHECK(table.match().plies() == 2);
  std::size_t scenes = 0;
  table->ask_scenes([&](const std::vector<Scene>& all) { scenes = all.size(); }, [] { FAIL(); });
  CHECK(scenes == 3);
}

TEST_CASE("Where a plugin throws at the start of a match there is no match, and it is told with what it was asked") {
  const auto [call, key] =
      GENERATE(std::pair(ArmedCall::start, "host.plugin.when.start"), std::pair(ArmedCall::outcome, "host.plugin.when.round.look"),
               std::pair(ArmedCall::to_move, "host.plugin.when.round.to_move"));
  const auto game = std::make_shared<ArmedGame>(std::make_shared<nim::NimPuzzle>());
  Ruleset rules = nim::ruleset();
  rules.game = game;
  game->arm(call);
  const auto match = made_to_show([&] { return Match::start(std::move(rules), nim::setup(1)); });
  REQUIRE(!match);
  const Text& told = match.problem().text;
  CHECK(told.key == "host.plugin.threw_words");
  Text when(key, {{"name", "nim/plain"}});
  if (call != ArmedCall::start) when = Text("host.plugin.when.begun", {{"what", Text(key, {{"move", ""}})}, {"name", "nim/plain"}});
  CHECK(told.args[0].value == TextArg("", when).value);
}

TEST_CASE("A match that stands where a plugin cannot show it is not opened, and told with the plugin") {
  const auto make = []() -> Result<Match> {
    auto match = Match::start(nim::spoiled(nim::ruleset(), nim::Defect::throws_shown), nim::setup(2));
    for (const char* move : {"take:1", "take:2", "take:3"}) REQUIRE(match->play(move));
    return match;
  };
  const auto made = made_to_show(make);
  REQUIRE(!made);
  CHECK(made.problem().text.key == "host.plugin.threw_words");
}

TEST_CASE("A solution that is shown stops at the move that a plugin does not play: it is told once, and those after it are not played") {
  const auto game = std::make_shared<ArmedGame>(std::make_shared<nim::NimPuzzle>());
  Ruleset rules = nim::ruleset();
  rules.game = game;
  PlayTable table(std::move(rules), nim::setup(1));
  table.settings.motion = true;
  table->help().ask_solution();
  REQUIRE(nim::wait_for([&] {
    table.pass(0);
    return table.match().plies() == 1;
  }));
  REQUIRE(table->help().showing());
  game->arm(GENERATE(ArmedCall::play, ArmedCall::scene));
  table.pass(1);
  game->arm(ArmedCall::none);
  for (int i = 0; i < 3; ++i) table.pass(1);
  CHECK(table.heard<Notice>().size() == 1);
  CHECK(table.match().plies() == 1);
  CHECK_FALSE(table->help().showing());
  table.move("take:1");
  CHECK(table.match().plies() == 2);
}
