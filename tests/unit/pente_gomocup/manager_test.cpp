#include "catch.hpp"
#include "engine_process.hpp"
#include "sdk/rng.hpp"

#include <array>
#include <chrono>
#include <map>
#include <sstream>
#include <utility>
#include <vector>

/// A manager with a board and rules of its own plays real processes against each other.
namespace {

using namespace tablier;
using namespace tablier::pente;

using At = std::pair<int, int>;

std::string text_of(At at) { return std::to_string(at.first) + "," + std::to_string(at.second); }

/// The referee: who stands where, and whether a row is made. Nothing of the plugin's.
class Referee {
 public:
  Referee(int side, bool exact) : side_(side), exact_(exact) {}

  /// False where the engine may not place a stone there.
  bool place(At at, int owner) {
    const bool inside = at.first >= 0 && at.second >= 0 && at.first < side_ && at.second < side_;
    return inside && stones_.emplace(at, owner).second;
  }
  bool wins(At at) const {
    constexpr std::array<At, 4> kWays{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    for (const At& way : kWays) {
      const int row = 1 + count(at, way) + count(at, {-way.first, -way.second});
      if (row == 5 || (row > 5 && !exact_)) return true;
    }
    return false;
  }
  bool full() const { return static_cast<int>(stones_.size()) == side_ * side_; }

 private:
  int count(At at, At way) const {
    const int owner = stones_.at(at);
    int n = 0;
    for (At next{at.first + way.first, at.second + way.second};; next = {next.first + way.first, next.second + way.second}, ++n) {
      const auto found = stones_.find(next);
      if (found == stones_.end() || found->second != owner) return n;
    }
  }

  int side_;
  bool exact_;
  std::map<At, int> stones_;
};

At point(const std::string& line) {
  std::istringstream stream(line);
  At at{-1, -1};
  char comma = 0;
  stream >> at.first >> comma >> at.second;
  INFO(line);
  REQUIRE(stream);
  REQUIRE((stream.peek(), stream.eof()));
  return at;
}

void prepare(EngineProcess& engine, int side, int rule) {
  engine.say(
      "INFO timeout_turn 100\r\nINFO timeout_match 100000\r\nINFO time_left 100000\r\nINFO max_memory 70000000\r\nINFO game_type 1\r\n");
  engine.say("INFO rule " + std::to_string(rule) + "\r\nINFO folder /tmp\r\nINFO nothing\r\n");
  REQUIRE(engine.ask("START " + std::to_string(side)) == "OK");
}

/// Plays a game to its end; how many stones it took.
int play(std::array<EngineProcess, 2>& engines, int side, bool exact) {
  Referee referee(side, exact);
  std::string said = engines[0].ask("BEGIN");
  for (int n = 0;; ++n) {
    const At at = point(said);
    INFO("stone " << n << " on " << said);
    REQUIRE(referee.place(at, n % 2));
    if (referee.wins(at) || referee.full()) return n + 1;
    said = engines[static_cast<std::size_t>(1 - n % 2)].ask("TURN " + text_of(at));
  }
}

}  // namespace

TEST_CASE("Two processes play on twenty, fifteen and five lines, and once more after RESTART") {
  for (const auto& [side, rule] : {std::pair{20, 0}, {15, 1}, {5, 0}}) {
    std::array<EngineProcess, 2> engines;
    for (EngineProcess& engine : engines) prepare(engine, side, rule);
    CHECK(play(engines, side, rule == 1) >= 9);
    for (EngineProcess& engine : engines) CHECK(engine.ask("RESTART") == "OK");
    if (side == 15) CHECK(play(engines, side, rule == 1) >= 9);
    for (EngineProcess& engine : engines) {
      engine.say("END\r\n");
      CHECK(engine.hear() == "(end)");
      CHECK(engine.wait() == 0);
    }
  }
}

TEST_CASE("A process keeps to the time of a turn, takes back, and takes over a game on twenty lines") {
  EngineProcess engine;
  prepare(engine, 20, 0);
  engine.say("INFO timeout_turn 1500\r\nINFO time_left 100000\r\n");
  const auto start = std::chrono::steady_clock::now();
  const std::string answer = engine.ask("TURN 19,19");
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::milliseconds(1500));
  CHECK(engine.ask("TAKEBACK " + answer) == "OK");
  CHECK(engine.ask("TAKEBACK 19,19") == "OK");
  // The four on the last line is completed, in the corner of the largest board.
  engine.say("BOARD\r\n19,19,1\r\n18,19,1\r\n17,19,1\r\n16,19,1\r\n0,0,2\r\n2,3,2\r\n4,0,2\r\n9,9,2\r\nDONE\r\n");
  CHECK(engine.hear() == "15,19");
}

TEST_CASE("Garbage of every kind is answered or passed over, and the process goes on") {
  EngineProcess engine;
  engine.say(std::string("\0\1\2\xff\xfe\n", 6) + std::string(1'000'000, 'A') + "\r\n\r\n   \r\n");
  engine.say(
      "START\r\nSTART -3\r\nSTART 4\r\nSTART 21\r\nSTART 20 20\r\nSTART "
      "99999999999999999999\r\nTURN\r\nBOARD\r\n1,2\r\nx\r\nDONE\r\nTAKEBACK 1,1\r\n");
  engine.say("INFO\r\nINFO timeout_turn\r\nINFO timeout_turn x\r\nINFO max_memory -5\r\nINFO rule 77\r\nINFO unknown 7\r\n");
  CHECK(engine.ask("START 20") == "UNKNOWN");  // the first lines are answered first
  for (int n = 0; n < 40; ++n)
    if (engine.hear() == "OK") break;
  CHECK(engine.ask("TURN 20,0").starts_with("ERROR"));
  CHECK(engine.ask("TURN -1,0").starts_with("ERROR"));
  CHECK(engine.ask("PLAY 10,10") == "10,10");
  CHECK(engine.ask("ABOUT").starts_with("name="));
  engine.say("BOARD\r\n1,1,1\r\n");  // the pipe is closed in the middle of a board
  CHECK(engine.wait() == 0);
}
