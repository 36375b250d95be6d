#include "match/save.hpp"

#include "fake_hooks.hpp"
#include "match_helpers.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using nim::begin;
using nim::dice;
using nim::line;
using nim::play;
using nim::Texts;
using test::TempFolder;

namespace {

/// Saved to a real file and loaded again.
Match again(const Match& match, const RulesetSource& rulesets) {
  const TempFolder folder;
  const auto file = folder / "match.yaml";
  REQUIRE(save_match(match, file).ok());
  auto loaded = load_match(file, rulesets);
  INFO(write_save(match, "2024-05-31"));
  if (!loaded) FAIL(loaded.problem().text.key);
  return std::move(loaded).value();
}

}  // namespace

TEST_CASE("A save holds the whole of a match") {
  MatchSetup setup = nim::setup(1, 2);
  setup.players[0].name = "Zoé: \"la # une\"";
  setup.starter = 1;
  setup.challenge = "slam/♠/4";
  setup.seed = 0xfedcba9876543210;
  Match match = begin(nim::ruleset(), setup);
  play(match, {"take:1", "take:2", "take:3"});
  match.count_hint();
  match.mark_solution_seen();
  match.table.set("turned", Value::map({{"L", 3}}));
  const Match loaded = again(match, nim::source());
  CHECK(loaded.setup() == match.setup());
  CHECK(line(loaded.history()) == line(match.history()));
  CHECK(loaded.state().hash() == match.state().hash());
  CHECK(loaded.help() == match.help());
  CHECK(loaded.table == match.table);
}

TEST_CASE("A save reads as a person would write it") {
  Match match = begin(nim::ruleset(), nim::setup(1, 1));
  play(match, {"take:3", "take:3"});
  match.set_seconds(12.3456);
  match.pause();
  match.set_seconds(12.3456);
  CHECK(write_save(match, "2024-05-31T17:04:09Z") ==
        "tablier_save: 1\n"
        "game: nim\n"
        "variant: plain\n"
        "players: [{who: human}, {who: bot, level: 3}]\n"
        "seed: 7\n"
        "date: \"2024-05-31T17:04:09Z\"\n"
        "rounds:\n"
        "  - {moves: [\"take:3\", \"take:3\"], seconds: 12.346}\n");
}

TEST_CASE("What was undone can still be redone after a save") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:1", "take:2", "take:3", "take:1"});
  match.undo();
  match.undo();
  match.undo();
  Match loaded = again(match, nim::source());
  CHECK(line(loaded.history()) == Texts{"take:1"});
  CHECK(loaded.help().undos == 3);
  loaded.redo();
  loaded.redo();
  loaded.redo();
  CHECK(line(loaded.history()) == Texts{"take:1", "take:2", "take:3", "take:1"});
}

TEST_CASE("An undone end is no end in the save") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  match.undo();
  Match loaded = again(match, nim::source());
  CHECK_FALSE(loaded.over());
  loaded.redo();
  CHECK(loaded.over());
}

TEST_CASE("Joined plies stay joined in a save") {
  Match match = begin(nim::ruleset(), nim::setup(1));
  play(match, {"take:1", "take:2", "+take:1"});
  Match loaded = again(match, nim::source());
  loaded.undo();
  CHECK(line(loaded.history()) == Texts{"take:1"});
}

TEST_CASE("Chance is in a save and drawn again the same way") {
  Match match = begin(nim::ruleset(dice()), nim::setup(2));
  for (int i = 0; i < 6; ++i) match.play(Move{1});
  match.undo();
  Match loaded = again(match, nim::source(dice()));
  CHECK(line(loaded.history()) == line(match.history()));
  CHECK(line(loaded.future()) == line(match.future()));
  match.redo();
  loaded.redo();
  CHECK(line(loaded.history()) == line(match.history()));
}

TEST_CASE("A save of a round in which chance drew something else is told so: nobody has written a wrong move") {
  const Match match = begin(nim::ruleset(dice()), nim::setup(2));
  const std::string drawn = match.history()[0].notation, other = drawn == "roll:1" ? "roll:2" : "roll:1";
  auto sheet = parse_save(write_save(match, match.played()), {});
  REQUIRE(sheet.ok());
  sheet->rounds.front().moves.front() = other;
  const auto loaded = replay(sheet.value(), nim::source(dice()));
  REQUIRE_FALSE(loaded.ok());
  CHECK(loaded.problem().text == Text("match.move", {{"n", 1}, {"move", other}, {"why", Text(kOtherDraw, {{"drawn", drawn}})}}));
}

TEST_CASE("Who writes a save by hand may leave chance out") {
  Match match = begin(nim::ruleset(dice()), nim::setup(2));
  play(match, {"take:1", "take:1", "take:1"});
  auto sheet = parse_save(write_save(match, "2024-05-31"), "hand.yaml");
  REQUIRE(sheet.ok());
  sheet.value().rounds[0].moves = {"take:1", "take:1", "take:1"};
  sheet.value().rounds[0].undone = 1;
  const auto loaded = replay(sheet.value(), nim::source(dice()));
  REQUIRE(loaded.ok());
  CHECK(loaded.value().history().size() == 5);
  CHECK(loaded.value().future().size() == 2);
}

TEST_CASE("The clock goes on from where it was saved") {
  nim::HandClock hand;
  Match match = begin(nim::ruleset(), nim::setup(2), hand.source());
  hand.pass(61.5);
  const Match loaded = again(match, nim::source());
  CHECK(loaded.seconds() >= 61.5);
  CHECK(loaded.seconds() < 90);
  CHECK_FALSE(loaded.paused());
}

TEST_CASE("The sand of a turn goes on from where it was saved") {
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 1000;
  Match match = begin(nim::ruleset(rules), nim::setup(2), hand.source());
  match.play(Move{1});
  hand.pass(400);
  const Match loaded = again(match, nim::source(rules));
  CHECK(*loaded.turn_left() <= 600);
  CHECK(*loaded.turn_left() > 500);
}

TEST_CASE("The sand of turns that were left is kept too, those taken back with it; a save of before has none and is read") {
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 1000;
  Match match = begin(nim::ruleset(rules), nim::setup(2), hand.source());
  hand.pass(300);
  match.play(Move{1});
  hand.pass(800);
  match.undo();
  const std::string text = write_save(match, "2026-01-01");
  CHECK(text.starts_with("tablier_save: 5\n"));
  auto data = parse_save(text, "save.yaml");
  REQUIRE(data.ok());
  CHECK(data->rounds[0].sand == std::map<int, double>{{0, 300}, {1, 800}});
  Match loaded = again(match, nim::source(rules));
  CHECK(loaded.turn_left().value() == Approx(700).margin(20));
  loaded.redo();
  CHECK(loaded.turn_left().value() == Approx(200).margin(20));
  loaded.undo();
  CHECK(loaded.turn_left().value() == Approx(700).margin(20));
  data->rounds[0].sand.clear();
  CHECK(replay(*data, nim::source(rules)).ok());
}

TEST_CASE("After a turn whose sand ran out was kept, undo finds the turn before it with what is left of its own") {
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 1000;
  Match match = begin(nim::ruleset(rules), nim::setup(2), hand.source());
  hand.pass(400);
  match.play(Move{1});
  hand.pass(1000);
  REQUIRE(match.tick());
  Match loaded = again(match, nim::source(rules));
  loaded.undo();
  CHECK(loaded.history().empty());
  CHECK(loaded.turn_left().value() == Approx(600).margin(20));
}

TEST_CASE("A finished match is saved as finished") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  const auto sheet = parse_save(write_save(match, "2024-05-31"), "match.yaml");
  REQUIRE(sheet.ok());
  CHECK(sheet.value().over);
  CHECK(sheet.value().rounds[0].reason == "last");
  CHECK(sheet.value().rounds[0].winners == std::vector<Seat>{seat(1)});
  CHECK(sheet.value().moves() == 4);
  CHECK(again(match, nim::source()).winners() == match.winners());
}

TEST_CASE("A resignation and a timeout are in a save like any move") {
  nim::HandClock hand;
  nim::Rules rules;
  rules.turn_seconds = 10;
  Match match = begin(nim::ruleset(rules), nim::setup(2), hand.source());
  hand.pass(11);
  REQUIRE(match.tick());
  match.resign();
  const Match loaded = again(match, nim::source(rules));
  CHECK(line(loaded.history()) == Texts{"timeout", "resign"});
}

TEST_CASE("A save holds every round, each with its clock and help") {
  nim::HandClock hand;
  Match match = begin(nim::ruleset({}, nim::first_to_ten()), nim::setup(2), hand.source());
  hand.pass(30);
  match.count_hint();
  match.count_values();
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  match.next_round();
  hand.pass(5);
  play(match, {"take:2"});
  const Match loaded = again(match, nim::source({}, nim::first_to_ten()));
  REQUIRE(loaded.rounds().size() == 2);
  CHECK(line(loaded.rounds()[0].history) == line(match.rounds()[0].history));
  CHECK(loaded.rounds()[0].clock.seconds() == 30);
  CHECK(loaded.rounds()[0].help.hints == 2);
  CHECK(loaded.rounds()[0].help.values == 1);
  CHECK(loaded.points() == match.points());
  CHECK(line(loaded.history()) == Texts{"take:2"});
  CHECK(loaded.state().hash() == match.state().hash());
}

TEST_CASE("Rounds that were undone can be redone after a save") {
  const auto rulesets = nim::source({}, nim::first_to_ten());
  Match match = begin(nim::ruleset({}, nim::first_to_ten()), nim::setup(2));
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  match.next_round();
  play(match, {"take:2"});
  match.undo();
  match.undo();
  Match loaded = again(match, rulesets);
  CHECK(loaded.round() == 0);
  CHECK(line(loaded.history()) == Texts{"take:3", "take:3", "take:3"});
  CHECK(loaded.help().undos == match.help().undos);
  while (loaded.can_redo()) loaded.redo();
  CHECK(loaded.round() == 1);
  CHECK(line(loaded.history()) == Texts{"take:2"});
}

TEST_CASE("A script judges a loaded round by the help and time that were saved") {
  nim::HandClock hand;
  Value told;
  auto hooks = std::make_shared<nim::FakeHooks>();
  hooks->set(Hook::round_end, [&told](const Value& given) {
    told = given;
    return Value::map();
  });
  Match match = begin(nim::ruleset({}, hooks), nim::setup(2), hand.source());
  hand.pass(30);
  match.count_hint();
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  const Value first = told;
  again(match, nim::source({}, hooks));
  CHECK(to_json(told) == to_json(first));
}

TEST_CASE("A match whose hook was switched off goes on without it when it is loaded, and with it under rules that changed") {
  const auto two_points = [] {
    auto hooks = std::make_shared<nim::FakeHooks>();
    hooks->set(Hook::round_end, [](const Value&) { return Value::map({{"points", Value(Value::List{2, 2})}}); });
    hooks->set(Hook::match_end, [](const Value& given) { return Value::map({{"over", *given.find("round")->as_int() == 3}}); });
    return hooks;
  };
  const auto hooks = two_points();
  Match match = begin(nim::ruleset({}, hooks), nim::setup(2));
  const auto play_round = [&match] { play(match, {"take:3", "take:3", "take:3", "take:1"}); };
  play_round();
  match.next_round();
  play(match, {"take:3", "take:3"});
  hooks->switch_off(Hook::round_end);
  for (const char* move : {"take:3", "take:1"}) REQUIRE(match.play(move).ok());
  match.next_round();
  play_round();
  const auto rules = [&](std::string_view, const Value&) -> Result<Ruleset> { return nim::ruleset({}, two_points()); };
  const Match loaded = again(match, rules);
  CHECK(loaded.points() == match.points());
  REQUIRE(loaded.script_off());
  CHECK(loaded.script_off()->round == 1);
  CHECK(loaded.script_off()->plies == 2);
  CHECK(loaded.script_off()->hooks == std::vector<Hook>{Hook::round_end});

  const auto mended = replay(match, rules);
  REQUIRE(mended.ok());
  CHECK_FALSE(mended->script_off());
  CHECK(mended->points() == std::vector<std::int64_t>{6, 6});
}

TEST_CASE("A save is told from other YAML files") {
  const TempFolder folder;
  const Match match = begin(nim::ruleset(), nim::setup(2));
  CHECK(is_save_file(folder.write("a.yaml", write_save(match, "2024-05-31"))));
  CHECK(is_save_file(folder.write("b.yaml", "tablier_save: 99\n")));
  CHECK_FALSE(is_save_file(folder.write("c.yaml", "rows: {}\n")));
  CHECK_FALSE(is_save_file(folder.write("d.yaml", "- tablier_save\n")));
  CHECK_FALSE(is_save_file(folder / "none.yaml"));
}

TEST_CASE("A line in a save that has no place is told with its number and line") {
  Match match = begin(nim::ruleset(), nim::setup(2));
  play(match, {"take:3"});
  MoveTree tree;
  REQUIRE(grow(tree, *match.state().clone(), 1, -1, "take:1"));
  match.set_tree(tree);
  const std::string good = write_save(match, "");
  REQUIRE(good.find("after: 1") != std::string::npos);
  for (const auto& [from, to] : {std::pair("after: 1", "after: 7"), std::pair("after: 1", "under: 3")}) {
    std::string bad = good;
    bad.replace(bad.find(from), std::string_view(from).size(), to);
    const auto read = parse_save(bad, "save.yaml");
    REQUIRE_FALSE(read);
    CHECK(read.problem().text == Text("save.line", {{"n", 1}}));
  }
  std::string bad = good;
  bad.replace(bad.rfind("take:1"), 6, "take:9");
  const auto data = parse_save(bad, "save.yaml");
  REQUIRE(data);
  CHECK(replay(*data, nim::source()).problem().where.line > 0);
}
