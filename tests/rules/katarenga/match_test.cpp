#include "match/resignation.hpp"
#include "match/save.hpp"
#include "table.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using namespace tablier::katarenga;

namespace {

/// Plays whatever comes first to the end of the round.
void play_round(Match& match) {
  while (!match.round_over()) play(match, legal(match.state()).front());
}

/// Seats that began, round by round, when the first seat loses every round by resigning after two pawns.
std::vector<int> starters(const char* rule, int rounds) {
  Match match = begin("cornered", {{"starter", rule}, {"match_target", "1000"}});
  std::vector<int> all;
  for (int i = 0; i < rounds; ++i) {
    all.push_back(match.rounds().back().setup.starter);
    while (index(match.state().to_move()) != 0) play(match, legal(match.state()).front());
    play(match, "resign");
    match.next_round();
  }
  return all;
}

}  // namespace

TEST_CASE("a match goes to the first with fifteen points; the rounds so far are a fact of the next") {
  Match match = begin("cornered", {}, 3);
  while (true) {
    play_round(match);
    const auto points = match.points();
    CHECK(*match.state().facts(Seat::nobody).find("match") == Value::list_of(points));
    CHECK(match.over() == (std::max(points[0], points[1]) >= 15));
    if (match.over()) break;
    REQUIRE(match.round() < 30);
    match.next_round();
    CHECK(*match.state().facts(Seat::nobody).find("match") == Value::list_of(points));
  }
  CHECK(match.round() > 0);
  REQUIRE(match.winners().size() == 1);
  CHECK(match.points()[static_cast<std::size_t>(index(match.winners()[0]))] >= 15);
}

TEST_CASE("the players begin in turn, or the loser does, or chance says") {
  CHECK(starters("alternate", 4) == std::vector{0, 1, 0, 1});
  CHECK(starters("loser", 4) == std::vector{0, 0, 0, 0});
  const auto random = starters("random", 24);
  CHECK(std::count(random.begin(), random.end(), 1) > 3);
  CHECK(std::count(random.begin(), random.end(), 0) > 3);
  CHECK(random == starters("random", 24));
}

TEST_CASE("where resignations score nothing, a resignation gives the whole match away") {
  Match match = begin("cornered", {{"resign_scores", "false"}, {"quarter", "C"}});
  play(match, "d1 c3");
  CHECK(test::built_program().locale.say(match.state().label(match.state().resignation())) == "Resign: the other wins the whole match");
  play(match, "resign");
  CHECK(match.over());
  CHECK(match.winners() == std::vector{seat(1)});
  CHECK(match.points() == std::vector<std::int64_t>{0, 0});
}

TEST_CASE("a resignation in a match of one round is told to cost the match") {
  const Match match = begin("troika", {{"quarter", "C"}});
  CHECK(test::built_program().locale.say(match.state().label(match.state().resignation())) == "Resign: the other wins the whole match");
}

TEST_CASE("before one resigns it is known what it costs: a round and the pawns so far, or the whole match") {
  Match round = begin("cornered", {{"quarter", "C"}});
  play(round, "d1 c3");
  const ResignationCost cost = cost_of_resigning(round);
  CHECK_FALSE(cost.ends_match);
  CHECK(cost.points == std::vector<std::int64_t>{0, 2});
  CHECK_FALSE(round.round_over());
  Match whole = begin("cornered", {{"resign_scores", "false"}, {"quarter", "C"}});
  CHECK(cost_of_resigning(whole).ends_match);
}

TEST_CASE("Isolation and Troika are matches of one round, or of as many points as are asked for") {
  for (const char* variant : {"isolation", "troika"}) {
    Match one = begin(variant, {}, 11);
    play_round(one);
    CHECK(one.over());
    Match three = begin(variant, {{"match_target", "3"}}, 11);
    while (!three.over()) {
      play_round(three);
      REQUIRE(three.round() < 60);
      if (!three.over()) three.next_round();
    }
    const auto points = three.points();
    CHECK(std::max(points[0], points[1]) == 3);
  }
}

TEST_CASE("a match replays from its save, each round on its own board") {
  Match match = begin("quartermaster", {}, 5);
  for (int i = 0; i < 2 && !match.over(); ++i) {
    play_round(match);
    if (!match.over()) match.next_round();
  }
  const test::TempFolder folder;
  REQUIRE(save_match(match, folder / "m.yaml"));
  const auto loaded = load_match(folder / "m.yaml", test::built_program().catalogue);
  REQUIRE(loaded);
  CHECK(loaded->state().hash() == match.state().hash());
  CHECK(loaded->points() == match.points());
}

TEST_CASE("a save with a move that is not en prise or a quarter that there is not is refused in one line") {
  Match match = begin("cornered", {{"quarter", "C"}});
  play(match, "d1 c3");
  const std::string text = write_save(match, "2024-05-31");
  const auto with = [&](const char* behind, const std::string& from, const std::string& to) {
    std::string changed = text;
    const auto at = changed.find(from, changed.find(behind));
    INFO(text);
    REQUIRE(at != std::string::npos);
    changed.replace(at, from.size(), to);
    const auto sheet = parse_save(changed, "m.yaml");
    if (!sheet) return sheet.problem();
    const auto loaded = replay(*sheet, test::built_program().catalogue);
    REQUIRE_FALSE(loaded);
    return loaded.problem();
  };
  for (const Problem& problem : {with("moves", "c3", "d4"), with("quarter", "C", "E"), with("quarter", "C", "C5")}) {
    const std::string line = test::built_program().locale.say(problem);
    CHECK_FALSE(line.empty());
    CHECK(line.find('\n') == std::string::npos);
  }
}
