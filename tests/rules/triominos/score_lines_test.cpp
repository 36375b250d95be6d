#include "match/score_sheet.hpp"
#include "matches.hpp"
#include "play/best_moves.hpp"

#include <numeric>

using namespace tablier;
using namespace tablier::triominos;

namespace {

void play_all(Match& match, std::initializer_list<const char*> moves) {
  for (const char* move : moves) {
    INFO(move);
    REQUIRE(match.play(move));
  }
}

std::int64_t sum_of_totals(const ScoreSheet& sheet, std::size_t seat) {
  return std::accumulate(sheet.totals[seat].begin(), sheet.totals[seat].end(), std::int64_t{0});
}

using Columns = std::vector<std::string>;

}  // namespace

TEST_CASE("The score sheet has a line for each turn, and a column for each cause") {
  // Seat 0 draws 1-2-2 and lays it; seat 1 draws three times for nothing; seat 0 goes out.
  Match match = begin("standard", settings_of({{"layout", "012@0,0"}, {"racks", "555;445"}, {"pool", "122 333 334 344"}}));
  play_all(match, {"draw", "212@0,1", "draw", "draw", "draw", "pass"});
  const ScoreSheet sheet = score_sheet(match);
  REQUIRE(sheet.columns == Columns{"tile", "bridge", "hexagon", "draw", "penalty", "end"});
  REQUIRE(sheet.lines.size() >= 2);
  CHECK(sheet.lines[0].turn == 1);
  CHECK(sheet.lines[0].seat == seat(0));
  CHECK(sheet.lines[0].points == Scores{5, 0, 0, -5, 0, 0});
  CHECK(sheet.lines[0].sum == 0);
  CHECK(sheet.lines[1].turn == 2);
  CHECK(sheet.lines[1].seat == seat(1));
  CHECK(sheet.lines[1].points[3] == -15);
  CHECK(sheet.lines[1].points[4] == -10);
}

TEST_CASE("A turn that brought nothing has its line in the score sheet, too") {
  Match match = begin("standard", settings_of({{"layout", "001@0,0"}, {"racks", "000 555;011 111"}, {"pool", "none"}}));
  play_all(match, {"000@1,0"});
  const ScoreSheet sheet = score_sheet(match);
  REQUIRE(sheet.lines.size() == 1);
  CHECK(sheet.lines[0].turn == 1);
  CHECK(sheet.lines[0].seat == seat(0));
  CHECK(sheet.lines[0].points == Scores{0, 0, 0, 0, 0, 0});
  CHECK(sheet.lines[0].ply == 1);
}

TEST_CASE("Bridges and hexagons have columns of their own, and the end of the round too") {
  const std::string nine = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2";
  Match match = begin("standard", settings_of({{"layout", nine}, {"racks", "335;445"}}));
  play_all(match, {"533@3,1"});
  const ScoreSheet bridge = score_sheet(match);
  REQUIRE(bridge.lines.size() == 1);
  CHECK(bridge.lines[0].points == Scores{11, 40, 0, 0, 0, 25 + 13});
  CHECK(bridge.lines[0].total == 89);
  const std::string six = "035@-1,-1 535@-1,0 003@0,-1 023@1,-1 323@1,0";
  Match closes = begin("children", settings_of({{"layout", six}, {"racks", "335 012;445"}}));
  play_all(closes, {"335@0,0"});
  const ScoreSheet hexagon = score_sheet(closes);
  CHECK(hexagon.columns == Columns{"tile", "bridge", "hexagon", "end"});
  CHECK(hexagon.lines[0].points == Scores{1, 0, 1, 0});
}

TEST_CASE("The best move of a round is what its play brought, without what the round's end brings") {
  const std::string nine = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2";
  Match match = begin("standard", settings_of({{"layout", nine}, {"racks", "335;445"}}));
  CHECK(best_moves(match).empty());
  play_all(match, {"533@3,1"});
  REQUIRE(match.round_over());
  const auto best = best_moves(match);
  REQUIRE(best.size() == 1);
  CHECK(best[0].round == 0);
  CHECK(best[0].seat == seat(0));
  CHECK(best[0].name.notation == "533@3,1");
  CHECK(best[0].points == 51);
  CHECK(best[0].end_apart);
  CHECK(best[0].causes == std::vector<std::pair<std::string, std::int64_t>>{{"tile", 11}, {"bridge", 40}});
}

TEST_CASE("No move is the best of a round in which another brought as much") {
  Match match = begin("standard", settings_of({{"layout", "012@0,0"}, {"racks", "011 555;002"}, {"pool", "none"}}));
  play_all(match, {"011@1,0", "002@-1,0"});
  REQUIRE(match.round_over());
  CHECK(best_moves(match).empty());
}

TEST_CASE("What the others win or lose at the end of a round stands in the turn that ended it") {
  Match match = begin("standard", settings_of({{"layout", "012@0,0"}, {"racks", "112 555;333"}, {"pool", "none"}}));
  play_all(match, {"211@0,1"});
  const ScoreSheet sheet = score_sheet(match);
  REQUIRE(sheet.lines.size() == 2);
  CHECK(sheet.lines[0].points == Scores{4, 0, 0, 0, 0, 0});
  CHECK(sheet.lines[1].turn == 1);
  CHECK(sheet.lines[1].seat == seat(1));
  CHECK(sheet.lines[1].points == Scores{0, 0, 0, 0, 0, -9 + 15});
}

TEST_CASE("A sandglass that ran out stands among the penalties, with its turn") {
  Match match =
      begin("challenge", settings_of({{"layout", "012@0,0"}, {"racks", "112 333;445 001"}, {"pool", "000 111"}, {"timer_seconds", "30"}}));
  play_all(match, {"timeout"});
  const ScoreSheet sheet = score_sheet(match);
  REQUIRE(sheet.lines.size() == 1);
  CHECK(sheet.lines[0].points == Scores{0, 0, 0, 0, -15, 0});
}

TEST_CASE("The sums of the sheet are the scores, in every variant and for any number of players") {
  Rng rng(8);
  for (const char* variant : {"standard", "challenge", "match", "children", "classic"})
    for (int seats = 1; seats <= 4; ++seats) {
      Match match = begin(variant, Value::map(), seats, static_cast<std::uint64_t>(seats));
      play_round(match, rng);
      const ScoreSheet sheet = score_sheet(match);
      const auto scores = match.state().outcome().scores;
      for (std::size_t i = 0; i < scores.size(); ++i) {
        CHECK(sum_of_totals(sheet, i) == scores[i]);
        CHECK(sheet.before[i] == 0);
        const auto own = [&](const SheetLine& l) { return index(l.seat) == static_cast<int>(i); };
        const auto last = std::find_if(sheet.lines.rbegin(), sheet.lines.rend(), own);
        if (last != sheet.lines.rend()) CHECK(last->total == scores[i]);
      }
    }
}

TEST_CASE("In a match the rounds before are brought along") {
  Rng rng(9);
  Match match = begin("match");
  play_round(match, rng);
  const auto before = match.state().outcome().scores;
  REQUIRE_FALSE(match.over());
  match.next_round();
  CHECK(score_sheet(match).before == before);
  play_round(match, rng);
  CHECK(score_sheet(match).before == before);
}

TEST_CASE("The sheet of a round before the one that is played is as it was at its end") {
  Rng rng(9);
  Match match = begin("match");
  play_round(match, rng);
  const ScoreSheet then = score_sheet(match);
  match.next_round();
  CHECK(score_sheet(match).lines.empty());
  const ScoreSheet first = score_sheet(match, 0);
  CHECK(first.totals == then.totals);
  CHECK(first.before == then.before);
  CHECK(first.lines.size() == then.lines.size());
  CHECK_FALSE(first.lines.empty());
}

TEST_CASE("Where nothing is counted there is no score sheet") {
  CHECK_FALSE(has_score_sheet(begin("standard", settings_of({{"counting", "none"}}))));
  CHECK(has_score_sheet(begin("standard")));
}
