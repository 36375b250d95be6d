#include "match/match_record.hpp"
#include "play_table.hpp"

/// That a match leaves one record, however often its end is taken back.
using namespace tablier;

namespace {

Ruleset with_bot() {
  Ruleset rules = nim::ruleset({});
  rules.game = std::make_shared<nim::NimWithBot>(false);
  return rules;
}

}  // namespace

TEST_CASE("A match counts once: the end that counts stays, whatever it comes to after it was taken back, on another day too") {
  MatchSetup setup = nim::setup(1, 1);
  setup.clock = ClockRules{.seconds = 60};
  const auto rulesets = [](std::string_view, const Value&) -> Result<Ruleset> { return with_bot(); };
  PlayTable table(with_bot(), setup);
  table.move("take:1");
  table.settle();
  table.pass(70);
  REQUIRE(table.match().over());
  REQUIRE(table.records->recent("nim", 5).size() == 1);
  CHECK(counts(table.records->recent("nim", 5)[0]));

  table->undo();
  table->redo();
  REQUIRE(table.match().over());
  table->undo();
  REQUIRE_FALSE(table.match().over());
  table.resume(rulesets);
  REQUIRE_FALSE(table.match().over());
  table->resign();
  table.settle();
  REQUIRE(table.match().over());
  REQUIRE(table.records->recent("nim", 5).size() == 1);
  CHECK(table.records->recent("nim", 5)[0].reason == kTimeReason);
  CHECK(table.records->recent("nim", 5)[0].undos == 0);
}

TEST_CASE("Of ends that do not count the last one is the match's") {
  PlayTable table(with_bot(), nim::setup(1, 1));
  table.move("take:1");
  table.settle();
  table->undo();
  table->resign();
  table.settle();
  REQUIRE(table.records->recent("nim", 5).size() == 1);
  REQUIRE_FALSE(counts(table.records->recent("nim", 5)[0]));
  const int moves = table.records->recent("nim", 5)[0].moves;

  table->undo();
  table.move("take:2");
  table.settle();
  table->resign();
  table.settle();
  REQUIRE(table.records->recent("nim", 5).size() == 1);
  CHECK(table.records->recent("nim", 5)[0].moves > moves);
}

TEST_CASE("A match that is begun from another one takes nothing's place in the records") {
  const auto rulesets = [](std::string_view, const Value&) -> Result<Ruleset> { return with_bot(); };
  PlayTable table(with_bot(), nim::setup(1, 1));
  table.move("take:1");
  table.settle();
  table->resign();
  table.settle();
  REQUIRE(table.records->count("nim") == 1);
  table->navigation().look_at(1);
  const auto begun = table->variations().begun_from_here();
  REQUIRE(begun);
  const auto from_here = replay(*begun, rulesets);
  REQUIRE(from_here);
  CHECK_FALSE(former_record(*from_here));

  table.open(with_bot(), nim::setup(1, 1));
  table->resign();
  table.settle();
  CHECK(table.records->count("nim") == 2);
}
