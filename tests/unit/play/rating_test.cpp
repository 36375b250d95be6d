#include "play/rating.hpp"

#include "play_table.hpp"

using namespace tablier;

namespace {

constexpr double kNearly = 0.5;

GameSpec spec() {
  GameSpec game;
  game.name = "go";
  game.ratings = {{{"small"}, {0, 200, 500}, 40}};
  return game;
}

Record record(int level, bool won) {
  Record r;
  r.game = "go";
  r.variant = "small";
  r.level = level;
  r.solved = won;
  r.date = "2026-11-23T10:00:00Z";
  return r;
}

}  // namespace

TEST_CASE("Half of the points against one opponent is the opponent's strength") {
  const auto rating = rating_of(std::vector<RatedMatches>{{800, 5, 10}});
  REQUIRE(rating);
  CHECK(std::abs(rating->elo - 800) < kNearly);
  CHECK(rating->played == 10);
}

TEST_CASE("Three of four points are 191 more, as the formula has it, and more matches make the error smaller") {
  const auto few = rating_of(std::vector<RatedMatches>{{0, 30, 40}}), many = rating_of(std::vector<RatedMatches>{{0, 3000, 4000}});
  CHECK(std::abs(many->elo - 190.85) < 1);
  CHECK(few->error > 5 * many->error);
}

TEST_CASE("Who has only won has a number, and who has not played has none") {
  const auto rating = rating_of(std::vector<RatedMatches>{{500, 3, 3}});
  REQUIRE(rating);
  CHECK(rating->elo > 700);
  CHECK(rating->elo < 1200);
  CHECK_FALSE(rating_of({}));
}

TEST_CASE("A level has the strength that was measured in its variant") {
  CHECK(level_elo(spec(), "small", 2) == 200);
  CHECK_FALSE(level_elo(spec(), "small", 4));
  CHECK_FALSE(level_elo(spec(), "large", 2));
}

TEST_CASE("One's rating comes from matches without help, with nothing taken back, against measured levels") {
  const test::TempFolder folder;
  auto records = Records::open(folder / "records.sqlite");
  REQUIRE(records);
  CHECK_FALSE(own_rating(*records, spec()));
  Record helped = record(3, true), other = record(1, true), watched = record(2, true), taken_back = record(3, true),
         challenge = record(3, true);
  helped.hints = 1;
  other.variant = "large";
  watched.own = false;
  taken_back.undos = 1;
  challenge.challenge = "problems/A/1";
  for (const Record& r : {record(2, true), record(2, false), helped, other, watched, taken_back, challenge}) REQUIRE(records->add(r));
  const auto rating = own_rating(*records, spec());
  REQUIRE(rating);
  CHECK(rating->played == 2);
  CHECK(std::abs(rating->elo - 200) < kNearly);
}

TEST_CASE("A match that counts for the rating says at its end what it made of it, and others say nothing") {
  Ruleset rules = nim::ruleset();
  auto entry = std::make_shared<GameEntry>();
  entry->name = entry->spec.name = "nim";
  entry->spec.ratings = {{{}, {0, 200, 500}, 40}};
  rules.entry = std::move(entry);
  PlayTable table(rules, nim::setup(1, 1));
  const auto play_to_the_end = [&] {
    CHECK_FALSE(table->recording().rating());
    while (!table.match().over()) {
      table.move("take:1");
      while (!table.match().over() && !table->seating().human_turn()) {
        table.pass(10);
        table.settle();
      }
    }
    REQUIRE(table.match().over());
  };
  play_to_the_end();
  const auto first = table->recording().rating();
  REQUIRE(first);
  CHECK_FALSE(first->before);
  CHECK(first->now.played == 1);

  table.open(rules, nim::setup(1, 1, 8));
  play_to_the_end();
  const auto second = table->recording().rating();
  REQUIRE(second);
  REQUIRE(second->before);
  CHECK(second->before->elo == first->now.elo);
  CHECK(second->now.played == 2);

  table.open(rules, nim::setup(2));
  for (const char* move : {"take:3", "take:3", "take:3", "take:1"}) table.move(move);
  REQUIRE(table.match().over());
  CHECK_FALSE(table->recording().rating());
}
