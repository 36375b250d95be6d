#include "tools/gomocup.hpp"

#include "catch.hpp"
#include "sdk/rng.hpp"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

/// A manager of our own talks to the engine by text alone.
namespace {

using namespace tablier;
using namespace tablier::pente;

using Lines = std::vector<std::string>;

/// What the engine answers to these lines, which think as shortly as can be.
Lines answers(const std::string& said) {
  std::istringstream in("INFO timeout_turn 0\n" + said);
  std::ostringstream out;
  GomocupTalk(in, out, 1).run();
  std::istringstream lines(out.str());
  Lines all;
  for (std::string line; std::getline(lines, line);) all.push_back(line);
  return all;
}

/// The points of `3,4 5,6`; empty where it is anything else.
std::vector<std::pair<int, int>> points(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::pair<int, int>> all;
  int x = 0, y = 0;
  for (char comma = 0; stream >> x >> comma >> y && comma == ',';) all.emplace_back(x, y);
  return all;
}

bool is_error(const std::string& line) { return line.starts_with("ERROR"); }

}  // namespace

TEST_CASE("A manager starts a board, moves, and gets moves on free points") {
  const Lines said = answers("START 15\nBEGIN\nTURN 0,0\nTURN 1,0\nEND\nBEGIN\n");
  REQUIRE(said.size() == 4);
  CHECK(said[0] == "OK");
  std::set<std::pair<int, int>> taken{{0, 0}, {1, 0}};
  for (std::size_t i = 1; i < said.size(); ++i) {
    const auto at = points(said[i]);
    REQUIRE(at.size() == 1);
    CHECK(taken.insert(at[0]).second);
    CHECK((at[0].first >= 0 && at[0].first < 15 && at[0].second >= 0 && at[0].second < 15));
  }
}

TEST_CASE("A four is completed, in whatever order the board is told") {
  const Lines said = answers("START 15\nBOARD\n3,3,1\n4,3,1\n9,9,2\n9,5,2\n5,3,1\n6,3,1\n2,3,2\n12,1,2\nDONE\n");
  REQUIRE(said.size() == 2);
  CHECK(said[1] == "7,3");
}

TEST_CASE("With exact five an overline is no win") {
  // 4,3 would make six in a row: the rule comes after START as well as before.
  const std::string board = "BOARD\n1,3,1\n2,3,1\n3,3,1\n5,3,1\n6,3,1\n9,9,2\n9,5,2\n0,0,2\n14,2,2\n12,1,2\nDONE\nTURN 4,3\n";
  const Lines free = answers("START 15\n" + board);
  CHECK(free[1] == "4,3");
  const Lines exact = answers("START 15\nINFO rule 1\n" + board);
  CHECK(exact[1] != "4,3");
}

TEST_CASE("Moves are taken back, a board is started anew, and the engine tells who it is") {
  const Lines said = answers("START 9\nPLAY 4,4\nTAKEBACK 3,3\nTAKEBACK 4,4\nPLAY 4,4\nRESTART\nPLAY 4,4\nABOUT\n");
  REQUIRE(said.size() == 8);
  CHECK(said[1] == "4,4");
  CHECK(is_error(said[2]));
  CHECK(said[3] == "OK");
  CHECK(said[4] == "4,4");
  CHECK(said[5] == "OK");
  CHECK(said[6] == "4,4");
  CHECK(said[7].find("name=\"Tablier\"") != std::string::npos);
}

TEST_CASE("Wrong lines are answered, and the next one is heard") {
  const Lines said = answers(
      "TURN 1,1\nSTART 4\nSTART 99\nSTART x\nRECTSTART 9,8\nHELLO\n\nSTART 9\nTURN 9,9\nTURN 1\nTURN 4,4,4\nTURN a,b\n"
      "BOARD\n1,1,1\nnonsense\nDONE\nBOARD\n1,1,1\n2,1,1\nDONE\nPLAY 4,4\nPLAY 4,4\n");
  REQUIRE(said.size() == 15);
  for (const std::size_t i : {0u, 1u, 2u, 3u, 4u, 7u, 8u, 9u, 10u, 11u, 12u, 14u}) {
    INFO(i << ": " << said[i]);
    CHECK(is_error(said[i]));
  }
  CHECK(said[5] == "UNKNOWN");
  CHECK(said[6] == "OK");
  CHECK(said[13] == "4,4");
}

TEST_CASE("Swap2: three stones to begin with; then a stone, two stones, or SWAP") {
  const Lines first = answers("START 15\nSWAP2BOARD\nDONE\n");
  REQUIRE(first.size() == 2);
  const auto three = points(first[1]);
  CHECK(std::set(three.begin(), three.end()).size() == 3);
  const Lines second = answers("START 15\nSWAP2BOARD\n7,7\n8,7\n7,8\nDONE\n");
  REQUIRE(second.size() == 2);
  CHECK((second[1] == "SWAP" || points(second[1]).size() == 1 || points(second[1]).size() == 2));
  const Lines third = answers("START 15\nSWAP2BOARD\n7,7\n8,7\n7,8\n1,1\n2,2\nDONE\nTURN 3,3\n");
  REQUIRE(third.size() == 3);
  CHECK((third[1] == "SWAP" || points(third[1]).size() == 1));
  CHECK(points(third[2]).size() == 1);
  CHECK(is_error(answers("START 15\nSWAP2BOARD\n7,7\n8,7\nDONE\n")[1]));
}

TEST_CASE("Two engines play a round to its end by the protocol") {
  const Lines begun = answers("START 9\nBEGIN\n");
  REQUIRE(begun.size() == 2);
  Lines played{begun[1]};
  bool over = false;
  while (!over && played.size() < 81) {
    std::string board = "START 9\nBOARD\n";
    for (std::size_t i = 0; i < played.size(); ++i) board += played[i] + "," + (i % 2 == played.size() % 2 ? "1" : "2") + "\n";
    const Lines said = answers(board + "DONE\n");
    REQUIRE(said.size() == 2);
    over = is_error(said[1]);
    if (over) break;
    CHECK(std::find(played.begin(), played.end(), said[1]) == played.end());
    played.push_back(said[1]);
  }
  CHECK(played.size() >= 9);
}

TEST_CASE("Garbage never ends the talk before its end") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Rng rng(seed);
    std::string said = "START 7\nPLAY 3,3\nTAKEBACK 3,3\nINFO rule 1\nBOARD\n1,1,2\nDONE\nSWAP2BOARD\nDONE\nPLAY 0,0\nABOUT\n";
    for (int n = 0; n < 12; ++n) {
      const auto at = rng.below(static_cast<std::uint32_t>(said.size()));
      if (rng.below(2) == 0) said[at] = static_cast<char>(rng.below(256));
      else said.erase(at, rng.below(8));
    }
    const Lines heard = answers(said + "\nDONE\nABOUT\nEND\n");
    REQUIRE_FALSE(heard.empty());
    CHECK(heard.back().starts_with("name="));
  }
}
