#include "catch.hpp"
#include "generic/game_case.hpp"
#include "generic/golden.hpp"
#include "generic/json_check.hpp"
#include "generic/leaves.hpp"
#include "generic/perft.hpp"
#include "generic/playout.hpp"
#include "nim.hpp"
#include "spoiled.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using namespace tablier::rules;
using nim::Defect;

namespace {

bool known(std::string_view key) {
  for (const char* start : {"nim.cannot", "nim.taken", "nim.left", "nim.button.take:", "table.not_here", "button.resign", "button.timeout"})
    if (key.starts_with(start)) return true;
  return false;
}

GameCase case_of(int seats) { return {"nim", "plain", Value::map(), seats, 11}; }

/// What the generic tests say of a game with that defect.
std::string said_of(Defect defect, nim::Rules rules = {}) {
  return play_out(nim::spoiled(nim::ruleset(rules), defect), case_of(2), {}, known).broken;
}

}  // namespace

TEST_CASE("The generic tests find nothing wrong with a sound game") {
  nim::Rules rules;
  for (const bool dice : {false, true})
    for (const double seconds : {0.0, 30.0})
      for (const int seats : {1, 2, 4}) {
        rules.dice = dice;
        rules.turn_seconds = seconds;
        const auto report = play_out(nim::ruleset(rules), case_of(seats), {}, known);
        CHECK(report.broken.empty());
        CHECK(report.plies > 2);
        CHECK(report.rounds_ended == 1);
      }
}

TEST_CASE("The generic tests find each defect and name it") {
  const std::vector<std::pair<Defect, std::string>> defects{
      {Defect::undo_forgets, "undo does not bring the hash back"},
      {Defect::undo_loses_facts, "undo does not bring the position back"},
      {Defect::move_twice, "a legal move comes twice"},
      {Defect::order_changes, "another order"},
      {Defect::end_without_reason, "an end has a reason"},
      {Defect::early_winner, "a round that goes on has winners"},
      {Defect::seat_after_end, "but not both"},
      {Defect::no_move_left, "a player is to move and cannot"},
      {Defect::space_in_notation, "a notation has a space in it"},
      {Defect::unreadable, "the notation of a legal move cannot be read"},
      {Defect::reads_another, "a notation is read as another move"},
      {Defect::reads_anything, "read as a move that is not legal"},
      {Defect::refuses_in_silence, "refused without a reason"},
      {Defect::one_touch_for_all, "two legal moves have one touch"},
      {Defect::no_touch, "a move has no touch"},
      {Defect::unlabelled_button, "a button has no label: nobody_knows"},
      {Defect::token_off_board, "a token is off its surface: -1,0,0"},
      {Defect::shared_place, "two tokens are on one place"},
      {Defect::lost_token, "no longer there once"},
      {Defect::unknown_text, "a text is in no locale: nobody.knows"},
      {Defect::alone_together, "the kind of the round is another number of players'"},
      {Defect::silent_hand, "a touch is none that the scene's hand does"},
      {Defect::fickle_letters, "change while it is played"},
      {Defect::full_bowl, "a tray hides things and is no rack"},
      {Defect::unknown_label, "words for a move are in no locale: nobody.knows"},
      {Defect::facts_no_map, "facts are no map"},
      {Defect::clone_shares, "playing on a clone changes the original"},
      {Defect::too_long, "a round is longer than the longest"},
      {Defect::dull_resignation, "a resignation is among the legal moves"},
      {Defect::wrong_sample, "a sample does not agree"},
      {Defect::replays_otherwise, "the same moves give another position"},
  };
  for (const auto& [defect, label] : defects) {
    INFO(label);
    CHECK_THAT(said_of(defect), contains(label));
  }
}

TEST_CASE("The generic tests find chance that heeds something else than its numbers") {
  nim::Rules rules;
  rules.dice = true;
  rules.heap = 30;
  CHECK_THAT(said_of(Defect::other_chance, rules), contains("chance draws otherwise"));
}

TEST_CASE("The generic tests find what is wrong with a bot") {
  const auto said = [](Defect defect) { return bot_fault(nim::spoiled(nim::ruleset(), defect), case_of(2), {0, 2}).value_or("nothing"); };
  CHECK(said(Defect::none) == "nothing");
  CHECK_THAT(said(Defect::bot_illegal), contains("a bot advises what is not legal"));
  CHECK_THAT(said(Defect::bot_moody), contains("the same level and seed give other advice"));
  CHECK_THAT(said(Defect::bot_dreams), contains("a bot's line cannot be played"));
  CHECK_THAT(said(Defect::bot_missing), contains("a game has levels and no bot"));
}

TEST_CASE("A failure names game, variant, seats, seed, ply and moves") {
  const std::string said = said_of(Defect::too_long);
  CHECK_THAT(said, contains("in nim/plain, 2 seats, seed 11, round 1, ply 4, after: take:"));
}

TEST_CASE("Every boolean and choice is sampled whole, integers at their ends, lists short and long") {
  CHECK(samples({"a", ParameterType::boolean, true}).size() == 2);
  CHECK(samples({"a", ParameterType::choice, "x", 0, 0, {"x", "y", "z"}}).size() == 3);
  CHECK(samples({"a", ParameterType::integer, 5, 1, 9}) == std::vector<Value>{5, 1, 2, 9});
  const auto lists = samples({"a", ParameterType::integers, Value::list(), 1, 12, {}, true});
  CHECK(lists.size() == 8);
  for (const Value& v : lists) CHECK(check({"a", ParameterType::integers, Value::list(), 1, 12, {}, true}, v).ok());
}

TEST_CASE("The cases of a variant are itself with every number of seats, each other value that matters, and mixes") {
  GameEntry entry;
  entry.name = "nim";
  entry.parameters = {
      {.name = "dice", .type = ParameterType::boolean, .fallback = false},
      {.name = "start", .type = ParameterType::choice, .fallback = "x", .values = {"x", "y"}},
      {.name = "sides", .type = ParameterType::integer, .fallback = 6, .min = 2, .max = 6, .only_with = "dice", .only_for = {"true"}}};
  VariantEntry variant;
  variant.name = "plain";
  const auto plain = Options::make(entry.parameters, Value::map());
  const auto cases = cases_of(entry, variant, plain.value(), {2, 3}, 5);
  REQUIRE(cases.size() == 2 + 1 + 1 + 5);
  CHECK(cases[1].describe() == "nim/plain, 3 seats, seed 2");
  CHECK(cases[2].describe() == "nim/plain, 2 seats, seed 3, dice=true");
  const auto dice = Options::make(entry.parameters, Value::map({{"dice", true}}));
  variant.settings = Value::map({{"dice", true}});
  CHECK(cases_of(entry, variant, dice.value(), {2, 3}, 0).size() == 2 + 1 + 1 + 3);
}

TEST_CASE("JSON is told from what is not") {
  for (const char* good : {"null", "-0.5e+3", "[]", "{}", R"({"a": [1, 2.5, {"b": "\u00e9\n"}], "c": true})"}) CHECK(is_json(good));
  for (const char* bad : {"", "nul", "[1,]", "{\"a\"}", "{a: 1}", "\"\n\"", "01", "1 2", "\"\\x\"", "[", "1."}) CHECK_FALSE(is_json(bad));
  CHECK_FALSE(is_json(std::string(100000, '[')));
}

TEST_CASE("Leaves are counted as perft counts them: an end has no children") {
  // From 4 stones: 3 first moves; 3 + 2 + 1 replies, of which taking all that is left ends it: 3 ends, then 2 + 1 + 1 go on.
  nim::Rules rules;
  rules.heap = 4;
  const auto state = nim::ruleset(rules).game->start({2, 0});
  const auto hash = state->hash();
  CHECK(count_leaves(*state, 0) == 1);
  CHECK(count_leaves(*state, 1) == 3);
  CHECK(count_leaves(*state, 2) == 6);
  CHECK(count_leaves(*state, 3) == 4);
  CHECK(count_leaves(*state, 4) == 1);
  CHECK(count_leaves(*state, 5) == 0);
  CHECK(state->hash() == hash);
}

TEST_CASE("A transcript is the same each time and another seed's is another") {
  GameCase one = case_of(2);
  GameCase other = one;
  other.seed = 12;
  const auto text = transcript(nim::ruleset(), one);
  REQUIRE(text.ok());
  CHECK(text.value() == transcript(nim::ruleset(), one).value());
  CHECK(text.value() != transcript(nim::ruleset(), other).value());
  CHECK_THAT(text.value(), contains("over: last"));
}

TEST_CASE("A golden file that differs is told with its first line that does") {
  const test::TempFolder folder;
  const auto file = folder.write("nim-plain.txt", "one\ntwo\nthree\n");
  CHECK_FALSE(compare_with_golden(file, "one\ntwo\nthree\n"));
  const auto difference = compare_with_golden(file, "one\n2\nthree\n");
  REQUIRE(difference);
  CHECK_THAT(*difference, contains("line 2\n  was: two\n  is:  2"));
  CHECK(compare_with_golden(folder / "none.txt", "one\n"));
}
