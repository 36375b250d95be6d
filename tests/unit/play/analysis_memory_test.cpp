#include "play/analysis_memory.hpp"

#include "play_table.hpp"

using namespace tablier;

namespace {

using Moves = std::vector<std::string>;

/// Matches of a game whose bot counts how often it is asked, and what was found in them.
struct Analyses {
  Match played(const Moves& moves, std::uint64_t seed = 7) const {
    Ruleset rules = nim::ruleset();
    rules.game = std::make_shared<nim::NimOfTurns>(asked);
    auto match = Match::start(std::move(rules), nim::setup(2, 0, seed));
    REQUIRE(match.ok());
    for (const std::string& move : moves) REQUIRE(match->play(move).ok());
    return *std::move(match);
  }
  /// How often the bot was asked.
  int think_through(const Match& match, Analyst& analyst) const {
    const int before = *asked;
    analyst.begin(match, 0);
    REQUIRE(nim::wait_for([&] {
      analyst.poll(match);
      return !analyst.busy();
    }));
    return *asked - before;
  }
  int think_through(const Match& match) {
    Analyst analyst(&memory);
    return think_through(match, analyst);
  }

  const std::shared_ptr<std::atomic<int>> asked = std::make_shared<std::atomic<int>>(0);
  AnalysisMemory memory;
};

const Moves kRound{"take:3", "take:3", "take:3", "take:1"};

/// Of so many positions of a round that began so.
KeptAnalysis analysis(const std::string& start, std::size_t positions, std::size_t moves) {
  KeptAnalysis kept{.start = start, .played = std::vector<Move>(moves, Move{1}), .first_side = {true, false}, .ply_values = {}};
  for (std::size_t i = 0; i < positions; ++i) kept.ply_values.push_back({.ply = i});
  return kept;
}

}  // namespace

TEST_CASE("A round that was thought through is not thought through again when its match is opened anew") {
  Analyses a;
  CHECK(a.think_through(a.played(kRound)) == 4);
  const Match again = a.played(kRound);
  Analyst analyst(&a.memory);
  CHECK(a.think_through(again, analyst) == 0);
  REQUIRE(analyst.ply_values().size() == 5);
  CHECK_FALSE(analyst.ply_values().front().best.notation.empty());
  Analyst forgetful;
  CHECK(a.think_through(again, forgetful) == 4);
}

TEST_CASE("What was broken off is gone on with, and where other moves were played from there on") {
  Analyses a;
  {
    const Match match = a.played(kRound);
    Analyst analyst(&a.memory);
    analyst.begin(match, 0);
    REQUIRE(nim::wait_for([&] {
      analyst.poll(match);
      return analyst.ply_values().size() >= 2;
    }));
    analyst.stop();
  }
  const int rest = a.think_through(a.played(kRound));
  CHECK(rest > 0);
  CHECK(rest <= 2);
  CHECK(a.think_through(a.played({"take:3", "take:3", "take:2", "take:2"})) == 1);  // the position before the last move is another
}

TEST_CASE("A round that began otherwise is another") {
  Analyses a;
  CHECK(a.think_through(a.played(kRound)) == 4);
  CHECK(a.think_through(a.played(kRound, 8)) == 4);
  CHECK(start_key(a.played(kRound), 0) == start_key(a.played({}), 0));
}

TEST_CASE("A round that goes on takes the place of what was kept of it before, one that knows less does not") {
  AnalysisMemory memory;
  const auto known = [&](std::size_t moves) { return memory.known("a", std::vector<Move>(moves, Move{1}), {true, false}).size(); };
  memory.keep(analysis("a", 3, 3));
  memory.keep(analysis("a", 5, 5));
  CHECK(memory.positions() == 5);
  memory.keep(analysis("a", 2, 4));
  CHECK(memory.positions() == 5);
  CHECK(known(9) == 5);
  CHECK(known(2) == 3);
  CHECK(memory.known("a", {Move{2}}, {true, false}).size() == 1);
  CHECK(memory.known("a", {Move{1}}, {false, true}).empty());
  CHECK(memory.known("b", {Move{1}}, {true, false}).empty());
}

TEST_CASE("Beyond so many positions the rounds that were kept first are forgotten, and never the last one") {
  AnalysisMemory memory;
  for (int i = 0; i < 100; ++i) memory.keep(analysis(std::to_string(i), 100, 100));
  CHECK(memory.positions() == AnalysisMemory::kMaxPositions);
  CHECK(memory.known("59", std::vector<Move>(100, Move{1}), {true, false}).empty());
  CHECK(memory.known("99", std::vector<Move>(100, Move{1}), {true, false}).size() == 100);
  memory.keep(analysis("long", AnalysisMemory::kMaxPositions + 1, 9000));
  CHECK(memory.positions() == AnalysisMemory::kMaxPositions + 1);
}

TEST_CASE("A table that is left and come back to has its analysis as it was") {
  Analyses a;
  const test::TempFolder folder;
  const Settings settings;
  const auto positions_after_leaving = [&] {
    Play play(a.played(kRound), {.settings = settings, .analyses = &a.memory, .saves = folder / "matches"});
    double now = 0;
    play.enter(now);
    play.review().analyse();
    REQUIRE(nim::wait_for([&] {
      play.update(now += 0.02);
      return !play.review().busy();
    }));
    play.leave();
    return play.review().analyst().ply_values().size();
  };
  CHECK(positions_after_leaving() == 5);
  const int before = *a.asked;
  CHECK(positions_after_leaving() == 5);
  CHECK(*a.asked == before);
}
