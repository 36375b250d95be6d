#include "table.hpp"

using namespace tablier;
using namespace tablier::triominos;

namespace {

// On 012@0,0 a tile fits with the sides 2-1, 1-0 or 0-2 that it asks for; triples over 2 never do.
const std::string kTable = "012@0,0";

/// Seat 0 lays 112, and nobody can go on: the pool is empty. The racks then hold 5-5-5 and more.
std::unique_ptr<State> blocked(const std::string& rest, Settings more = {}) {
  Value settings = settings_of({{"layout", kTable}, {"racks", "112 " + rest}, {"pool", "none"}});
  for (const auto& [name, text] : more) {
    const Value one = settings_of({{name, text}});
    settings.set(name, *one.find(name));
  }
  static std::vector<std::unique_ptr<const Game>> games;
  auto made = try_game(settings, bundled_hooks());
  REQUIRE(made);
  games.push_back(*std::move(made));
  Setup setup;
  setup.seats = games.back()->seats().min;
  auto state = games.back()->start(setup);
  play(*state, {"211@0,1"});
  REQUIRE(state->outcome().over);
  CHECK(state->outcome().reason == "blocked");
  return state;
}

std::vector<int> winners(const State& state) {
  std::vector<int> all;
  for (const Seat s : state.outcome().winners) all.push_back(index(s));
  return all;
}

using Winners = std::vector<int>;

}  // namespace

TEST_CASE("Who lays the last tile gets twenty-five and the sum of all other racks") {
  const auto state = start({{"layout", kTable}, {"racks", "112;445 333;001"}});
  play(*state, {"211@0,1"});
  CHECK(state->outcome().reason == "out");
  CHECK(scores(*state) == Scores{4 + 25 + 13 + 9 + 1, 0, 0});
  CHECK(winners(*state) == Winners{0});
  CHECK(state->to_move() == Seat::nobody);
  const auto other = start({{"layout", kTable}, {"racks", "112;445"}, {"out_bonus", "7"}});
  play(*other, {"211@0,1"});
  CHECK(scores(*other) == Scores{4 + 7 + 13, 0});
}

TEST_CASE("Blocked, the lowest rack loses its own sum and takes the sums of all the others") {
  CHECK(scores(*blocked("333;444;555")) == Scores{4 - 9 + 12 + 15, 0, 0});
  CHECK(scores(*blocked("555;333")) == Scores{4, -9 + 15});
  CHECK(winners(*blocked("555;333")) == Winners{1});
}

TEST_CASE("Blocked, everyone may have to subtract its own rack, or the lowest take the differences") {
  CHECK(scores(*blocked("333;444;555", {{"blocked_rule", "all_subtract"}})) == Scores{4 - 9, -12, -15});
  CHECK(scores(*blocked("333;444;555", {{"blocked_rule", "lowest_takes_differences"}})) == Scores{4 + 3 + 6, 0, 0});
}

TEST_CASE("When several racks are lowest, each of them counts or none") {
  // 3-3-4 and 2-4-4 are ten each.
  CHECK(scores(*blocked("334;244;555")) == Scores{4 - 10 + 10 + 15, -10 + 10 + 15, 0});
  CHECK(scores(*blocked("334;244;555", {{"blocked_tie", "none"}})) == Scores{4, 0, 0});
  CHECK(scores(*blocked("334;244;555", {{"blocked_tie", "none"}, {"blocked_rule", "all_subtract"}})) == Scores{4 - 10, -10, -15});
  CHECK(scores(*blocked("334;244;555", {{"blocked_rule", "lowest_takes_differences"}})) == Scores{4 + 5, 5, 0});
}

TEST_CASE("With children, being out first earns five, and a block nothing") {
  const auto state = start({{"layout", kTable}, {"racks", "112;445 333"}, {"counting", "children"}});
  play(*state, {"211@0,1"});
  CHECK(scores(*state) == Scores{6, 0});
  CHECK(scores(*blocked("333;444", {{"counting", "children"}})) == Scores{1, 0});
}

TEST_CASE("Without points the first to be out wins, and after a block the lowest rack") {
  const auto state = start({{"layout", kTable}, {"racks", "112;445 333"}, {"counting", "none"}});
  play(*state, {"211@0,1"});
  CHECK(winners(*state) == Winners{0});
  CHECK(winners(*blocked("444;333", {{"counting", "none"}})) == Winners{1});
  CHECK(winners(*blocked("334;244", {{"counting", "none"}})).empty());
  CHECK(winners(*blocked("334;244;555", {{"counting", "none"}})) == Winners{0, 1});
}

TEST_CASE("A round ends as soon as the pool is empty and nobody can place, also by the tile just drawn") {
  const auto state = start({{"layout", kTable}, {"racks", "555;444"}, {"pool", "333"}});
  play(*state, {"draw", "tile:333"});
  CHECK(state->outcome().reason == "blocked");
  CHECK(scores(*state) == Scores{-5, -12 + 24});
}

TEST_CASE("Who draws for the third time still pays for placing nothing before the block counts") {
  const auto state = start({{"layout", kTable}, {"racks", "555;444"}, {"pool", "333 334 344"}});
  play(*state, {"draw", "tile:333", "draw", "tile:334", "draw", "tile:344"});
  CHECK_FALSE(state->outcome().over);
  play(*state, {"pass"});
  CHECK(state->outcome().reason == "blocked");
  CHECK(scores(*state) == Scores{-25, -12 + 15 + 9 + 10 + 11});
}

TEST_CASE("While somebody can place, the others pass; when all have passed in a row, the round ends as a blocked one does, and says so") {
  const auto state = start({{"layout", kTable}, {"racks", "555;112 333"}, {"pool", "none"}});
  play(*state, {"pass"});
  CHECK_FALSE(state->outcome().over);
  play(*state, {"pass"});
  CHECK(state->outcome().reason == "passed");
  CHECK(scores(*state) == Scores{0, -13 + 15});
}

TEST_CASE("Sand that runs out is no pass: a round does not end because somebody slept") {
  const auto state = start({{"layout", kTable}, {"racks", "555;112 333"}, {"pool", "none"}, {"timer_seconds", "60"}});
  play(*state, {"pass", "timeout"});
  CHECK_FALSE(state->outcome().over);
  play(*state, {"timeout", "pass"});
  CHECK_FALSE(state->outcome().over);
  play(*state, {"pass"});
  CHECK(state->outcome().reason == "passed");
}

TEST_CASE("Who resigns loses the round, and the points stay") {
  const auto state = start({{"layout", kTable}, {"racks", "112 333;445"}});
  play(*state, {"211@0,1", "resign"});
  CHECK(state->outcome().reason == "resigned");
  CHECK(scores(*state) == Scores{4, 0});
  CHECK(winners(*state) == Winners{0});
  const auto leader = start({{"layout", kTable}, {"racks", "112 333;445"}});
  play(*leader, {"211@0,1", "draw"});
  play(*leader, {"draw", "draw", "pass", "resign"});
  CHECK(winners(*leader) == Winners{1});
}

TEST_CASE("Alone, being out wins and being blocked does not; the score counts") {
  const auto out = start({{"layout", kTable}, {"racks", "112"}});
  play(*out, {"211@0,1"});
  CHECK(winners(*out) == Winners{0});
  CHECK(scores(*out) == Scores{29});
  const auto stuck = blocked("333");
  CHECK(winners(*stuck).empty());
  CHECK(scores(*stuck) == Scores{4 - 9});
}

TEST_CASE("When the sand has run out the player takes one more tile, loses fifteen and the turn") {
  const auto state = start({{"layout", kTable}, {"racks", "112 333;445"}, {"pool", "000 111"}, {"timer_seconds", "30"}});
  REQUIRE(state->turn_limit());
  CHECK(state->turn_limit()->seconds == 30);
  const int turn = state->turn_limit()->turn;
  CHECK(state->notation(state->timeout()) == "timeout");
  play(*state, {"timeout", "tile:000"});
  CHECK(scores(*state) == Scores{-15, 0});
  CHECK(count(position_of(*state).rack(0)) == 3);
  CHECK(state->to_move() == seat(1));
  CHECK(state->turn_limit()->turn != turn);
}

TEST_CASE("The sand runs for the whole turn, draws included, and its penalty is a parameter") {
  const auto state =
      start({{"layout", kTable}, {"racks", "333;445"}, {"pool", "000 111 222"}, {"timer_seconds", "30"}, {"timer_penalty", "8"}});
  const int turn = state->turn_limit()->turn;
  play(*state, {"draw", "tile:000"});
  CHECK(state->turn_limit()->turn == turn);
  play(*state, {"timeout", "tile:111"});
  CHECK(scores(*state) == Scores{-5 - 8, 0});
}

TEST_CASE("With the pool empty the sand costs its points and the turn, and no tile") {
  const auto state = start({{"layout", kTable}, {"racks", "112 333;445 001"}, {"pool", "none"}, {"timer_seconds", "30"}});
  play(*state, {"timeout"});
  CHECK(scores(*state) == Scores{-15, 0});
  CHECK(state->to_move() == seat(1));
}

TEST_CASE("Without a sandglass there is no limit and no timeout") {
  const auto state = start({{"layout", kTable}, {"racks", "112 333;445"}});
  CHECK_FALSE(state->turn_limit());
  CHECK(state->timeout() == Move::none);
}
