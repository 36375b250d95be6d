#include "match/match_record.hpp"

#include "match_helpers.hpp"

#include <tuple>

using namespace tablier;

TEST_CASE("The record of a match says what the only human did") {
  auto setup = nim::setup(1, 1);
  setup.challenge = "slam/A/4";
  auto started = Match::start(nim::ruleset(), setup);
  REQUIRE(started.ok());
  Match match = std::move(started).value();
  match.count_hint();
  REQUIRE(play_line(match, std::vector<std::string>{"take:3"}).ok());
  match.undo();
  REQUIRE(play_line(match, std::vector<std::string>{"take:3", "take:3", "take:3", "take:1"}).ok());
  const Record lost = record_of(match);
  CHECK(std::tie(lost.game, lost.variant, lost.challenge, lost.reason) == std::make_tuple("nim", "plain", "slam/A/4", "last"));
  CHECK_FALSE(lost.solved);
  CHECK(lost.score == 0);
  CHECK(lost.hints == 1);
  CHECK(lost.undos == 1);
  CHECK(lost.moves == 4);
  CHECK(lost.date.size() == 20);
}

TEST_CASE("The record of a match says that its settings were changed") {
  Ruleset rules = nim::ruleset();
  auto entry = std::make_shared<GameEntry>(*rules.entry);
  entry->parameters.push_back(Parameter{.name = "heap", .type = ParameterType::integer, .fallback = 10});
  VariantEntry plain;
  plain.name = "plain";
  entry->variants.push_back(std::move(plain));
  rules.entry = entry;
  auto setup = nim::setup(1, 1);
  CHECK_FALSE(record_of(nim::begin(rules, setup)).changed);
  setup.options.set("heap", 10);  // as it is
  CHECK_FALSE(record_of(nim::begin(rules, setup)).changed);
  setup.options.set("heap", 12);
  CHECK(record_of(nim::begin(rules, setup)).changed);
  setup.challenge = "slam/A/4";
  CHECK_FALSE(record_of(nim::begin(rules, setup)).changed);
  setup.challenge.clear();
  setup.players.resize(1);  // for points
  Match alone = nim::begin(rules, setup);
  alone.resign();
  REQUIRE(record_of(alone).by_score);
  CHECK(record_of(alone).changed);
}
