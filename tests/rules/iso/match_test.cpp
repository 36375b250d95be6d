#include "built_program.hpp"
#include "match/play_line.hpp"
#include "match/save.hpp"
#include "match/score_sheet.hpp"
#include "play/best_moves.hpp"
#include "sdk/rng.hpp"

using namespace tablier;

namespace {

Match begin(Value options = Value::map()) {
  auto rules = test::built_program().catalogue.ruleset("iso/standard", options);
  REQUIRE(rules);
  MatchSetup setup;
  setup.game = "iso";
  setup.variant = "standard";
  setup.options = std::move(options);
  setup.players.resize(2);
  auto match = Match::start(*std::move(rules), setup);
  REQUIRE(match);
  return *std::move(match);
}

std::string replaced(std::string text, const std::string& old, const std::string& with) {
  const auto at = text.find(old);
  REQUIRE(at != std::string::npos);
  return text.replace(at, old.size(), with);
}

/// What is wrong with a save, as a person reads it.
std::string refusal_of(const std::string& save) {
  const auto sheet = parse_save(save, "match.yaml");
  if (!sheet) return test::built_program().locale.say(sheet.problem());
  const auto match = replay(*sheet, test::built_program().catalogue);
  return match ? "" : test::built_program().locale.say(match.problem());
}

}  // namespace

TEST_CASE("The variants are what the rules page lists") {
  const auto options = [](const char* variant) {
    const auto rules = test::built_program().catalogue.ruleset(std::string("iso/") + variant);
    REQUIRE(rules);
    return rules->options;
  };
  CHECK(options("standard").integer("zone_squares") == 15);
  CHECK(options("standard").text("connect_scope") == "own_colour");
  CHECK(options("small").integer("zone_squares") == 9);
  CHECK(options("any-colour").text("connect_scope") == "any_colour");
  CHECK(options("any-colour").text("first_copy") == "anywhere_per_game");
}

TEST_CASE("No move is called the best of a round in which several won the point of a shape") {
  Match match = begin(Value::map({{"zone_squares", 9}}));
  const std::vector<std::string> round{"S:d7-d8-e6-e7", "T:b3-c3-c4-d3", "T:a4-a5-a6-b5", "S:a8-b7-b8-c7", "L:f2-g2-h1-h2",
                                       "L:f5-f6-f7-g5", "L:f3-f4-g3-h3", "T:b6-c5-c6-d6", "T:a1-a2-a3-b2", "I:h4-h5-h6-h7",
                                       "I:b1-c1-d1-e1", "I:e8-f8-g8-h8", "L:d4-e2-e3-e4"};
  REQUIRE(play_line(match, round));
  REQUIRE(match.over());
  CHECK(best_moves(match).empty());
  Match short_one = begin();
  REQUIRE(play_line(short_one, std::vector<std::string>{"T:c3-c4-c5-d4"}));
  short_one.resign();
  const auto best = best_moves(short_one);
  REQUIRE(best.size() == 1);  // the only one that won any
  CHECK(best[0].points == 1);
}

TEST_CASE("A match is one round, or goes to whoever wins so many; the loser of a round begins the next") {
  Match one = begin();
  one.resign();
  CHECK(one.over());
  CHECK(one.winners() == std::vector<Seat>{seat(1)});
  Match two = begin(Value::map({{"rounds_to_win", 2}}));
  two.resign();
  CHECK_FALSE(two.over());
  CHECK(two.points() == std::vector<std::int64_t>{0, 1});
  two.next_round();
  CHECK(two.state().to_move() == seat(0));
  two.resign();
  CHECK(two.over());
  CHECK(two.winners() == std::vector<Seat>{seat(1)});
}

TEST_CASE("A save replays to the same position, and a bad one is told in one line with the move and the reason") {
  Match match = begin();
  REQUIRE(play_line(match, std::vector<std::string>{"L:c3-c4-c5-d3", "T:f8-g8-g9-h8"}));
  const std::string save = write_save(match, "2024-05-31");
  CHECK(refusal_of(save).empty());
  const std::string used = refusal_of(replaced(save, "T:f8-g8-g9-h8", "T:c5-c6-c7-d6"));
  CHECK(used.find("c5") != std::string::npos);
  CHECK(used.find('\n') == std::string::npos);
  CHECK_FALSE(refusal_of(replaced(save, "T:f8-g8-g9-h8", "T:f8-g8-g9-h9")).empty());
  CHECK_FALSE(refusal_of(replaced(save, "T:f8-g8-g9-h8", "pass")).empty());
  const std::string zone = refusal_of(write_save(begin(Value::map({{"zone_squares", 9}})), "2024-05-31"));
  CHECK(zone.empty());
  const std::string out_of_range =
      refusal_of(replaced(write_save(begin(Value::map({{"zone_squares", 9}})), "2024-05-31"), "zone_squares: 9", "zone_squares: 99"));
  CHECK(out_of_range.find("zone_squares") != std::string::npos);
  CHECK(out_of_range.find('\n') == std::string::npos);
}

TEST_CASE("A match counts rounds won and a sheet counts shapes: rounds before are not added to them") {
  Match match = begin(Value::map({{"rounds_to_win", 2}}));
  match.resign();
  match.next_round();
  CHECK(match.points() == std::vector<std::int64_t>{0, 1});
  CHECK(score_sheet(match).before == std::vector<std::int64_t>{0, 0});
  CHECK_FALSE(adds_up_rounds(match));
}

TEST_CASE("A zone out of range is refused by name") {
  const auto refused = test::built_program().catalogue.ruleset("iso/standard", Value::map({{"zone_squares", 4}}));
  REQUIRE_FALSE(refused);
  CHECK(refused.problem().text.key == "option.range");
}

TEST_CASE("Only the very first copy free makes no sense where each player has copies of their own, on the command line and in a save") {
  const Value options = Value::map({{"first_copy", "anywhere_per_game"}});
  const auto refused = test::built_program().catalogue.ruleset("iso/standard", options);
  REQUIRE_FALSE(refused);
  CHECK(refused.problem().text.key == "option.vain");
  const std::string save =
      write_save(begin(Value::map({{"connect_scope", "any_colour"}, {"first_copy", "anywhere_per_game"}})), "2024-05-31");
  CHECK(refusal_of(save).empty());
  const std::string line = refusal_of(replaced(save, "connect_scope: any_colour", "connect_scope: own_colour"));
  CHECK(line.find("first_copy") != std::string::npos);
}
