#include "catch.hpp"
#include "match/records.hpp"
#include "temp_folder.hpp"

/// Which matches are held against others, in the records.
using namespace tablier;
using test::TempFolder;

namespace {

Records opened(const TempFolder& folder) {
  auto file = Records::open(folder / "records.sqlite");
  REQUIRE(file.ok());
  return std::move(file).value();
}

Record finished(double seconds) {
  Record r;
  r.game = "nim";
  r.variant = "plain";
  r.seconds = seconds;
  r.moves = 12;
  r.solved = true;
  r.reason = "last";
  r.score = 5;
  r.date = "2024-05-31T17:04:09Z";
  return r;
}

void keep(Records& records, const Record& record) { REQUIRE(records.add(record).ok()); }

}  // namespace

TEST_CASE("The best score is that of one player alone without help, variant by variant") {
  const TempFolder folder;
  Records records = opened(folder);
  const auto alone = [](const char* variant, std::int64_t score, int hints, bool by_score) {
    Record r = finished(60);
    r.variant = variant;
    r.score = score;
    r.hints = hints;
    r.by_score = by_score;
    r.solved = false;
    return r;
  };
  CHECK_FALSE(records.best_score("nim", "plain"));
  keep(records, alone("plain", 120, 0, true));
  keep(records, alone("plain", 200, 2, true));
  keep(records, alone("plain", 300, 0, false));
  keep(records, alone("dice", 400, 0, true));
  keep(records, alone("plain", 90, 0, true));
  Record given_up = alone("plain", 500, 0, true);
  given_up.reason = "resigned";
  keep(records, given_up);
  CHECK(records.best_score("nim", "plain") == 120);
  CHECK(records.best_score("nim", "dice") == 400);
  const auto highest = records.highest("nim", 3);
  REQUIRE(highest.size() == 3);
  CHECK(highest[0].score == 400);
  CHECK(highest[1].score == 120);  // 200 had hints
  CHECK(highest[2].score == 90);
}

TEST_CASE("Of wins against bots the fastest one counts that had the variant's own settings and in which nothing was taken back") {
  const TempFolder folder;
  Records records = opened(folder);
  const auto won = [&](double seconds, bool changed, int undos) {
    Record r = finished(seconds);
    r.level = 1;
    r.changed = changed;
    r.undos = undos;
    REQUIRE(records.add(r).ok());
  };
  won(5, true, 0);
  won(6, false, 1);
  CHECK(records.fastest("nim", 9).empty());
  CHECK_FALSE(records.tallies("nim").at(0).fastest);
  won(9, false, 0);
  CHECK(records.fastest("nim", 9).at(0).seconds == 9);
  CHECK(records.tallies("nim").at(0).fastest == 9);
  CHECK(records.recent("nim", 9).back().changed);
  Record lifted = finished(7);  // a puzzle is tried out
  lifted.challenge = "slam/A/4";
  lifted.undos = 3;
  REQUIRE(records.add(lifted).ok());
  CHECK(records.best("nim", "slam/A/4")->seconds == 7);
  CHECK(records.fastest("nim", 9).size() == 2);
}

TEST_CASE("One rule tells what counts for the rating, for best scores and for best times against bots") {
  for (int which = 0; which < 32; ++which) {
    const auto has = [which](int bit) { return (which & (1 << bit)) != 0; };
    Record r = finished(60);
    r.hints = has(0) ? 2 : 0;
    r.solution_seen = has(1);
    r.undos = has(2) ? 1 : 0;
    r.changed = has(3);
    r.own = !has(4);
    r.level = 1;
    Record alone = r;
    alone.level = 0;
    alone.by_score = true;
    const TempFolder folder;
    Records records = opened(folder);
    keep(records, r);
    keep(records, alone);
    INFO("hints, solution, undos, settings, several: " << which);
    CHECK(counts(r) == (which == 0));
    CHECK(records.rated("nim").empty() == !counts(r));
    CHECK(records.fastest("nim", 9).empty() == !counts(r));
    CHECK(records.best_score("nim", "plain").has_value() == counts(alone));
    CHECK(records.highest("nim", 9).empty() == !counts(alone));
  }
}
