#include "match/save.hpp"
#include "matches.hpp"
#include "temp_folder.hpp"

#include <array>

using namespace tablier;
using namespace tablier::triominos;

namespace {

Match reload(const Match& match) {
  const test::TempFolder folder;
  REQUIRE(save_match(match, folder / "m.yaml"));
  auto loaded = load_match(folder / "m.yaml", test::built_program().catalogue);
  REQUIRE(loaded);
  return *std::move(loaded);
}

/// The first round of a match, played at random and read again from its save.
void replay_from_save(std::uint64_t seed) {
  static constexpr std::array kVariants{"standard", "challenge", "match", "children", "classic"};
  Match match = begin(kVariants[seed % kVariants.size()], Value::map(), 1 + static_cast<int>(seed / kVariants.size() % 4), seed);
  Rng rng(seed);
  play_round(match, rng);
  const auto sheet = parse_save(write_save(match, "2024-05-31"), "match.yaml");
  REQUIRE(sheet);
  const auto loaded = replay(*sheet, test::built_program().catalogue);
  REQUIRE(loaded);
  REQUIRE(loaded->history().size() == match.history().size());
  REQUIRE(loaded->state().hash() == match.state().hash());
  REQUIRE(loaded->state().outcome().scores == match.state().outcome().scores);
  REQUIRE(loaded->points() == match.points());
}

}  // namespace

TEST_CASE("A match goes on until somebody has the target score, and the most points win") {
  Rng rng(5);
  Match match = begin("match", Value::map({{"target_score", 300}}));
  while (true) {
    play_round(match, rng);
    const auto points = match.points();
    const auto max = *std::max_element(points.begin(), points.end());
    CHECK(match.over() == (max >= 300));
    if (match.over()) break;
    REQUIRE(match.round() < 60);
    match.next_round();
  }
  CHECK(match.round() > 0);
  const auto points = match.points();
  REQUIRE(match.winners().size() == 1);
  CHECK(points[static_cast<std::size_t>(index(match.winners()[0]))] == *std::max_element(points.begin(), points.end()));
}

TEST_CASE("The variants are what the rules page lists") {
  const auto options = [](const char* variant) {
    return test::built_program().catalogue.ruleset(std::string("triominos/") + variant)->options;
  };
  CHECK(options("standard").integer("timer_seconds") == 0);
  CHECK(options("standard").integer("target_score") == 0);
  CHECK(options("challenge").integer("timer_seconds") > 0);
  CHECK(options("children").text("counting") == "children");
  CHECK(options("match").integer("target_score") == 400);
  CHECK(options("classic").text("start_rule") == "highest_triple");
  CHECK(options("classic").text("blocked_rule") == "lowest_takes_differences");
  CHECK(options("classic").integer("start_bonus_triple") == 10);
  CHECK(options("classic").integer("start_bonus_000") == 40);
}

TEST_CASE("Without a target a match is one round; where nothing is counted, each round won is a point") {
  Rng rng(6);
  Match one = begin("standard");
  play_round(one, rng);
  CHECK(one.over());
  CHECK(one.points() == one.state().outcome().scores);
  Match uncounted = begin("standard", Value::map({{"counting", "none"}, {"target_score", 2}}));
  while (!uncounted.over()) {
    play_round(uncounted, rng);
    REQUIRE(uncounted.round() < 60);
    if (!uncounted.over()) uncounted.next_round();
  }
  const auto points = uncounted.points();
  CHECK(*std::max_element(points.begin(), points.end()) == 2);
}

TEST_CASE("Random matches of every variant replay from their saves to the same scores") {
  for (std::uint64_t seed = 0; seed < 100; ++seed) replay_from_save(seed);
}

// The whole measure: `test_rules_triominos "[long]"`, some minutes.
TEST_CASE("Twenty thousand random matches replay from their saves to the same scores", "[.][long]") {
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) replay_from_save(seed);
}

TEST_CASE("Resigning ends the match, not only the round") {
  Match match = begin("match");
  match.resign();
  CHECK(match.over());
  CHECK(match.winners().size() == 1);
}

TEST_CASE("A sandglass that runs out is in the history, and a save replays to the same scores") {
  double now = 0;
  auto rules = test::built_program().catalogue.ruleset("triominos/challenge");
  REQUIRE(rules);
  MatchSetup setup;
  setup.players.resize(2);
  setup.seed = 3;
  auto started = Match::start(*std::move(rules), setup, [&now] { return now; });
  REQUIRE(started);
  Match& match = *started;
  const auto limit = match.turn_left();
  REQUIRE(limit);
  now += *limit - 1;
  CHECK_FALSE(match.tick());
  now += 2;
  CHECK(match.tick());
  // On an empty table it is the next one who begins.
  CHECK(match.history().back().notation.substr(0, 5) == "tile:");
  CHECK(match.history()[match.history().size() - 2].notation == "timeout");
  const auto scores = match.state().outcome().scores;
  CHECK(*std::min_element(scores.begin(), scores.end()) == -15);
  Rng rng(1);
  play_round(match, rng);
  const Match loaded = reload(match);
  CHECK(loaded.state().hash() == match.state().hash());
  CHECK(loaded.state().outcome().scores == match.state().outcome().scores);
}

TEST_CASE("Paused, the sand does not run") {
  double now = 0;
  auto rules = test::built_program().catalogue.ruleset("triominos/challenge");
  REQUIRE(rules);
  MatchSetup setup;
  setup.players.resize(2);
  auto started = Match::start(*std::move(rules), setup, [&now] { return now; });
  REQUIRE(started);
  started->pause();
  now += 1000;
  CHECK_FALSE(started->tick());
  started->resume();
  CHECK_FALSE(started->tick());
}
