#include "play/async_position.hpp"
#include "play_table.hpp"
#include "slow_nim.hpp"

#include <functional>

using namespace tablier;

namespace {

using Moves = std::vector<std::string>;

/// A table whose rules ask scripts, and whose owner waits for none.
struct SlowTable {
  explicit SlowTable(const MatchSetup& setup, nim::Rules rules = {}, double patience = 0)
      : gate(std::make_shared<nim::ScriptGate>()), table(nim::gated(gate, rules), setup, patience) {
    table.settle();
    first_waits = table->waits();
    first_drawn = gate->drawn();
  }
  ~SlowTable() { gate->open(); }
  /// Of the owner, since the table is there.
  std::uint64_t waits() { return table->waits() - first_waits; }
  /// As a hand gives it.
  void play(const std::string& move) { table->play({.notation = move, .label = {}, .touch = {}}); }
  void goes_on() {
    gate->open();
    table.settle();
  }

  std::shared_ptr<nim::ScriptGate> gate;
  PlayTable table;
  std::uint64_t first_waits = 0;
  int first_drawn = 0;  ///< the match of a test is begun on its own thread
};

}  // namespace

TEST_CASE("The thread that draws runs no script, whatever is done at a table, and waits for none") {
  SlowTable slow(nim::setup(1, 1));
  PlayTable& table = slow.table;
  const std::vector<std::function<void()>> steps{[&] { slow.play("take:1"); },
                                                 [&] { slow.play("take:1"); },
                                                 [&] { table->undo(); },
                                                 [&] { table->redo(); },
                                                 [&] { table->help().ask(); },
                                                 [&] { table->navigation().look_at(1); },
                                                 [&] { table->navigation().step_back_or_on(-1); },
                                                 [&] { table->navigation().look_at_last(); },
                                                 [&] { table->ask_cost_of_resigning([](const ResignationCost&) {}); },
                                                 [&] { table->ask_score_sheet([](const ScoreSheet&) {}); },
                                                 [&] { table->start_again(); },
                                                 [&] { slow.play("take:3"); },
                                                 [&] { table->change_rules(nim::gated(slow.gate)); },
                                                 [&] { table->resign(); }};
  for (const auto& step : steps) {
    step();
    table.settle();
    // What a window asks in each frame, and a hand.
    const auto seen = table->navigation().observed();
    seen->table();
    seen->scene_after("take:1");
    seen->why_refused({});
    const MatchView match = table.match();
    match.outcome(), match.to_move(), match.status(), match.turn_left(), match.has_score_sheet(), match.adds_up_rounds();
    table->navigation().to_move(), table->may_play(), table->can_resign(), table->help().may_ask();
    table->next_wake(table.now());
    table.pass(0.01);
    table.settle();
  }
  CHECK(table.match().over());
  CHECK(slow.gate->asked() > 100);
  CHECK(slow.gate->drawn() == slow.first_drawn);
  CHECK(slow.waits() == 0);
}

TEST_CASE("While a script works the match stands as it did, its clock too, and everything about it can be told") {
  SlowTable slow(nim::setup(2));
  PlayTable& table = slow.table;
  table.pass(3);
  slow.gate->close();
  slow.play("take:2");
  CHECK(table->working());
  table.pass(10);
  CHECK(table.match().plies() == 0);
  CHECK(table.match().to_move() == seat(0));
  CHECK(table->navigation().observed()->table().moves.size() == 3);
  CHECK(table.match().seconds() == Approx(3));
  slow.goes_on();
  CHECK_FALSE(table->working());
  CHECK(table.match().notations() == Moves{"take:2"});
  CHECK(table.heard<MoveMade>().size() == 1);
  table.pass(2);
  CHECK(table.match().seconds() == Approx(5));
  CHECK(slow.waits() == 0);
}

TEST_CASE("What is asked for while a script works happens afterwards, once and in its order") {
  SlowTable slow(nim::setup(2));
  PlayTable& table = slow.table;
  slow.gate->close();
  slow.play("take:1");
  slow.play("take:2");
  slow.play("take:3");
  table->undo();
  table->undo();
  table->redo();
  CHECK(table.match().plies() == 0);
  slow.goes_on();
  CHECK(table.match().notations() == Moves{"take:1", "take:2"});
  CHECK(table.heard<MoveMade>().size() == 3);
}

TEST_CASE("What no longer can be done afterwards is left") {
  SlowTable slow(nim::setup(2), {.heap = 3});
  PlayTable& table = slow.table;
  slow.gate->close();
  slow.play("take:3");
  slow.play("take:1");  // nothing is left
  table->resign();
  table->next_round();
  slow.goes_on();
  CHECK(table.match().notations() == Moves{"take:3"});
  CHECK(table.heard<Notice>().size() == 1);
}

TEST_CASE("Whoever waits for a script is told after a while, and wakes for its answer") {
  SlowTable slow(nim::setup(2));
  PlayTable& table = slow.table;
  slow.gate->close();
  slow.play("take:1");
  table.pass(0.2);
  CHECK_FALSE(table->works_long());
  REQUIRE(table->next_wake(table.now()));
  CHECK(*table->next_wake(table.now()) < table.now() + 0.02);
  table.pass(0.15);
  CHECK(table->works_long());
  slow.goes_on();
  CHECK_FALSE(table->works_long());
}

TEST_CASE("A table is left at once though a script works, and what was played before is on the disk") {
  SlowTable slow(nim::setup(2));
  PlayTable& table = slow.table;
  slow.play("take:1");
  table.settle();
  slow.gate->close();
  slow.play("take:2");
  table->leave();  // would stand here for ever
  REQUIRE(table.saves().size() == 1);
  CHECK(table.saves()[0].data.moves() == 1);
  table->enter(table.now());
  slow.goes_on();
  CHECK(table.match().notations() == Moves{"take:1", "take:2"});
  table->leave();
  CHECK(table.saves()[0].data.moves() == 2);
}

TEST_CASE("A bot waits while a script works, and answers the move that it worked on") {
  SlowTable slow(nim::setup(1, 1));
  PlayTable& table = slow.table;
  slow.gate->close();
  slow.play("take:2");
  table.pass(5);
  CHECK_FALSE(table->bot_thinks());
  slow.goes_on();
  CHECK(table.match().notations() == Moves{"take:2", "take:1"});
}

TEST_CASE("The hand goes on without what a script has not told yet, and is told when to ask again") {
  SlowTable slow(nim::setup(2));
  PlayTable& table = slow.table;
  const auto seen = table->navigation().observed();
  slow.gate->close();
  CHECK_FALSE(seen->scene_after("take:2"));
  CHECK_FALSE(seen->after("take:2"));
  CHECK(seen->why_refused({}).key == "table.not_here");
  CHECK(table->answering());
  table.pass(0.1);
  CHECK(table.heard<PositionAnswered>().empty());
  slow.gate->open();
  REQUIRE(nim::wait_for([&] {
    table.pass(0);
    return !table.heard<PositionAnswered>().empty();
  }));
  const auto scene = seen->scene_after("take:2");
  REQUIRE(scene);
  CHECK(scene->tokens.size() == 8);
  CHECK(slow.waits() == 0);
}

TEST_CASE("What a hand only looks at gives way to a move") {
  SlowTable slow(nim::setup(2));
  PlayTable& table = slow.table;
  const auto seen = table->navigation().observed();
  slow.gate->close();
  CHECK_FALSE(seen->scene_after("take:2"));
  slow.play("take:1");
  slow.goes_on();
  CHECK(table.match().notations() == Moves{"take:1"});
}

TEST_CASE("A script that answers at once is waited for: nothing is held") {
  SlowTable slow(nim::setup(2), {}, 20);
  slow.play("take:1");
  CHECK_FALSE(slow.table->working());
  CHECK(slow.table.match().plies() == 1);
  CHECK(slow.table->navigation().observed()->scene_after("take:2"));
}

TEST_CASE("Rules without scripts work on no other thread") {
  PlayTable table(nim::ruleset(), nim::setup(2), 0);
  table.move("take:1");
  CHECK_FALSE(table->working());
  CHECK(table.match().plies() == 1);
  CHECK(table->navigation().observed()->scene_after("take:1"));
}

TEST_CASE("A variant in play may get its first script, and lose its last") {
  PlayTable table(nim::ruleset(), nim::setup(2));
  const auto gate = std::make_shared<nim::ScriptGate>();
  table.move("take:1");
  CHECK_FALSE(table.change_rules(nim::gated(gate)));
  CHECK(gate->drawn() == 0);
  table.move("take:2");
  CHECK(table.match().plies() == 2);
  CHECK_FALSE(table.change_rules(nim::ruleset()));
  const int asked = gate->asked();
  table.move("take:3");
  CHECK(table.match().notations() == Moves{"take:1", "take:2", "take:3"});
  CHECK(gate->asked() == asked);
}

TEST_CASE("A match is made beside, and can be forgotten before it is there") {
  const auto gate = std::make_shared<nim::ScriptGate>();
  const auto make = [gate] { return Match::start(nim::gated(gate), nim::setup(2)); };
  gate->close();
  {
    MatchPreparation forgotten(make, true, 0);
    CHECK_FALSE(forgotten.soon_ready());
    gate->open();
  }
  MatchPreparation wanted(make, true, 20);
  REQUIRE(wanted.soon_ready());
  auto prepared = wanted.take();
  REQUIRE(prepared);
  CHECK(prepared->asked.start.tokens.size() == 10);
  const test::TempFolder folder;
  const Settings settings;
  Play play(*std::move(prepared), {.settings = settings, .saves = folder / "matches"});
  play.enter(0);
  CHECK(play.navigation().observed()->table().moves.size() == 3);
  CHECK(play.waits() == 0);
  CHECK(gate->drawn() == 0);

  const auto cannot = [] { return Match::start(nim::ruleset(), nim::setup(9)); };
  MatchPreparation failed(cannot, true, 20);
  REQUIRE(failed.soon_ready());
  const auto none = failed.take();
  REQUIRE_FALSE(none.ok());
  CHECK(none.problem().text.key == "match.seats");
}

TEST_CASE("A match without scripts that is made beside is played on the owner's thread") {
  MatchPreparation made([] { return Match::start(nim::ruleset(), nim::setup(2)); }, true, 20);
  REQUIRE(made.soon_ready());
  const auto prepared = made.take();
  REQUIRE(prepared);
  CHECK_FALSE(prepared->worker);
}

TEST_CASE("Rules that change while a bot thinks count from then on, and the bot answers under them") {
  SlowTable slow(nim::setup(1, 1));
  PlayTable& table = slow.table;
  slow.play("take:2");
  table->change_rules(nim::gated(slow.gate, {.heap = 10}));
  table.settle();
  CHECK(table.heard<RulesChanged>().size() == 1);
  CHECK(table.match().notations() == Moves{"take:2", "take:1"});
  CHECK(slow.waits() == 0);
}

TEST_CASE("Undo, another look and leaving while a script works leave a match that can be gone on with, however they fall together") {
  for (int i = 0; i < 20; ++i) {
    SlowTable slow(nim::setup(1, 1));
    PlayTable& table = slow.table;
    slow.play("take:1");
    const auto seen = table->navigation().observed();
    seen->scene_after("take:2");
    if (i % 2 == 0) slow.gate->close();
    table->undo();
    if (i % 3 == 0) table->navigation().look_at(0);
    slow.play("take:3");
    if (i % 5 == 0) table->leave();
    slow.gate->open();
    if (i % 5 == 0) table->enter(table.now());
    table.settle();
    CHECK(table.match().plies() <= 4);
    CHECK(slow.gate->drawn() == slow.first_drawn);
  }
}

TEST_CASE("Two matches whose scripts work at the same time do not know of each other") {
  SlowTable one(nim::setup(2)), other(nim::setup(2));
  one.gate->close();
  one.play("take:1");
  other.play("take:2");
  other.table.settle();
  CHECK(other.table.match().notations() == Moves{"take:2"});
  CHECK(one.table->working());
  one.goes_on();
  CHECK(one.table.match().notations() == Moves{"take:1"});
}
