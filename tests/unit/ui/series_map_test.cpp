#include "ui/screens/series_map.hpp"

#include "catch.hpp"

#include <malloc.h>

using namespace tablier;

namespace {

/// Row A begins with two numbers, B with three; the last of B is still to be found; C knows nothing yet.
SeriesSpec spec() { return {"slam", {}, {}, {{"A", 2, {5, 6, 7, 8}}, {"B", 3, {1, 2, 3, 0}}, {"C", 2, {0, 0}}}}; }

std::map<std::string, Best> solved(std::initializer_list<const char*> names) {
  std::map<std::string, Best> all;
  for (const char* name : names) all[name] = {60, 1, false};
  return all;
}

}  // namespace

TEST_CASE("A map has a column for the start of rows and one for each number more") {
  const SeriesMap map = map_of(spec(), {});
  CHECK(map.first == 2);
  CHECK(map.most_first == 3);
  CHECK(map.columns == 3);
  REQUIRE(map.rows.size() == 2);
  CHECK(map.at({0, 0})->joins == std::vector{5, 6});
  CHECK(map.at({0, 2})->joins == std::vector{8});
  CHECK(map.at({0, 2})->id == ChallengeId{"slam", "A", 4});
  CHECK(map.at({1, 0})->joins == std::vector{1, 2, 3});
  CHECK_FALSE(map.at({1, 1}));
  CHECK(map.total == 4);
  CHECK(challenge_count(spec()) == 4);
  CHECK(map.left_out == 1);
}

TEST_CASE("What is solved is counted, the next one follows what was played last") {
  const auto done = solved({"slam/A/2", "slam/A/3", "slam/B/9"});
  CHECK(map_of(spec(), done).solved == 2);
  CHECK(map_of(spec(), done).next == MapSpot{0, 2});
  CHECK(map_of(spec(), solved({"slam/A/3"}), "slam/A/3").next == MapSpot{0, 2});
  CHECK(map_of(spec(), solved({"slam/B/3"}), "slam/B/3").next == MapSpot{0, 0});
  CHECK(map_of(spec(), {}, "slam/A/3").next == MapSpot{0, 1});
  CHECK(map_of(spec(), {}, "gone/A/3").next == MapSpot{0, 0});
  CHECK_FALSE(map_of(spec(), solved({"slam/A/2", "slam/A/3", "slam/A/4", "slam/B/3"})).next);
}

TEST_CASE("Steps on a map pass over gaps and stay at the edge") {
  const SeriesMap map = map_of(spec(), {});
  CHECK(map.step({0, 0}, 1, 0) == MapSpot{0, 1});
  CHECK(map.step({0, 0}, -1, 0) == MapSpot{0, 0});
  CHECK(map.step({0, 0}, 0, -1) == MapSpot{0, 0});
  CHECK(map.step({0, 0}, 0, 1) == MapSpot{1, 0});
  CHECK(map.step({0, 1}, 0, 1) == MapSpot{0, 1});
  CHECK(map.step({1, 0}, 1, 0) == MapSpot{1, 0});
}

TEST_CASE("A map's first and last challenge are the ends of their order, past gaps") {
  const SeriesMap map = map_of(spec(), {});
  CHECK(map.first_spot() == MapSpot{0, 0});
  CHECK(map.last_spot() == MapSpot{1, 0});
  CHECK_FALSE(map_of({"empty", {}, {}, {{"A", 4, {0, 0, 0, 0}}}}, {}).last_spot());
}

TEST_CASE("A series of which nothing is known has an empty map") {
  const SeriesMap map = map_of({"empty", {}, {}, {{"A", 4, {0, 0, 0, 0}}}}, {});
  CHECK(map.rows.empty());
  CHECK(map.total == 0);
  CHECK_FALSE(map.next);
  CHECK(map.step({}, 1, 1) == MapSpot{});
}

TEST_CASE("Challenges that stand one by one have a column each, and no numbers") {
  SeriesRow row{"A", 1};
  row.challenges.resize(3);
  const SeriesMap map = map_of({"problems", {}, {}, {row}}, solved({"problems/A/2"}));
  CHECK_FALSE(map.has_numbers);
  CHECK(map.columns == 3);
  CHECK(map.total == 3);
  CHECK(map.solved == 1);
  CHECK(map.at({0, 0})->joins.empty());
  CHECK(map.at({0, 2})->id == ChallengeId{"problems", "A", 3});
}

TEST_CASE("A map of very many rows takes little memory, however wide one of them is") {
  SeriesSpec wide{"wide", {}, {}, {{"r", 1}}};
  wide.rows.front().challenges.resize(99);
  for (int i = 0; i < 12'300; ++i) wide.rows.push_back({std::to_string(i), 1, {1}});
  const std::size_t before = mallinfo2().uordblks;
  const SeriesMap map = map_of(wide, solved({"wide/r/1", "wide/r/2"}), "wide/r/1");
  CHECK(mallinfo2().uordblks - before < 4u << 20);
  CHECK(map.columns == 99);
  CHECK(map.total == 99 + 12'300);
  CHECK(map.next == MapSpot{0, 2});
  CHECK(map.at({12'300, 0})->id == ChallengeId{"wide", "12299", 1});
  CHECK_FALSE(map.at({12'300, 1}));
}

TEST_CASE("A cell of which a match was left says so") {
  SeriesMap map = map_of(spec(), {});
  map.begun = {"slam/A/3"};
  CHECK(map.at({0, 1})->begun);
  CHECK_FALSE(map.at({0, 0})->begun);
}
