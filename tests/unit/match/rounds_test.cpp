#include "catch.hpp"
#include "fake_hooks.hpp"
#include "match_helpers.hpp"

using namespace tablier;
using nim::FakeHooks;
using nim::line;
using nim::play;
using nim::Texts;

namespace {

using Points = std::vector<std::int64_t>;

/// Whoever does not begin wins.
const Texts kSecondWins{"take:3", "take:3", "take:3", "take:1"};

Match begin_with(std::shared_ptr<FakeHooks> hooks, int humans = 2, int bots = 0) {
  return nim::begin(nim::ruleset({}, std::move(hooks)), nim::setup(humans, bots));
}

/// Two rounds, one ply into the second.
Match in_second_round() {
  Match match = begin_with(nim::first_to_ten());
  play(match, kSecondWins);
  match.next_round();
  play(match, {"take:2"});
  return match;
}

}  // namespace

TEST_CASE("A round that ends opens the way to the next, begun by whom the script says") {
  Match match = begin_with(nim::first_to_ten());
  play(match, kSecondWins);
  CHECK(match.round_over());
  CHECK_FALSE(match.over());
  CHECK(match.points() == Points{0, 5});
  CHECK(match.stars() == 2);
  CHECK(match.winners().empty());
  match.next_round();
  CHECK(match.round() == 1);
  CHECK(match.state().to_move() == seat(0));
  CHECK(match.history().empty());
  CHECK(match.rounds().size() == 2);
  CHECK(line(match.rounds()[0].history) == kSecondWins);
}

TEST_CASE("Without round_end the starter changes by one seat") {
  auto hooks = std::make_shared<FakeHooks>();
  hooks->set(Hook::match_end, [](const Value&) { return Value::map({{"over", false}}); });
  Match match = begin_with(hooks);
  play(match, kSecondWins);
  match.next_round();
  CHECK(match.state().to_move() == seat(1));
}

TEST_CASE("A round knows the points so far and what the script hands on") {
  const Match match = in_second_round();
  const Value facts = match.state().facts(Seat::nobody);
  CHECK(to_json(*facts.find("carried")) == R"({"points": [0, 5], "mark": 1})");
}

TEST_CASE("A match ends when the script says so, won by the most points") {
  Match match = begin_with(nim::first_to_ten());
  play(match, kSecondWins);
  match.next_round();
  play(match, kSecondWins);
  CHECK(match.over());
  CHECK(match.points() == Points{0, 10});
  CHECK(match.winners() == std::vector<Seat>{seat(1)});
}

TEST_CASE("A move between two rounds is refused") {
  Match match = begin_with(nim::first_to_ten());
  play(match, kSecondWins);
  const auto played = match.play("take:1");
  REQUIRE_FALSE(played.ok());
  CHECK(played.problem().text.key == "match.round_over");
}

TEST_CASE("A line goes on into the next round by itself") {
  Match match = begin_with(nim::first_to_ten());
  Texts two = kSecondWins;
  two.emplace_back("take:2");
  play(match, two);
  CHECK(match.round() == 1);
  CHECK(line(match.history()) == Texts{"take:2"});
}

TEST_CASE("Undo goes back into the round before and redo comes forth again") {
  Match match = in_second_round();
  match.undo();
  CHECK(match.round() == 1);
  match.undo();
  CHECK(match.round() == 0);
  CHECK(line(match.history()) == Texts{"take:3", "take:3", "take:3"});
  CHECK_FALSE(match.round_over());
  CHECK(match.points() == Points{0, 0});
  match.redo();
  CHECK(match.round_over());
  CHECK(match.points() == Points{0, 5});
  match.redo();
  CHECK(match.round() == 1);
  CHECK(match.history().empty());
  match.redo();
  CHECK(line(match.history()) == Texts{"take:2"});
  CHECK_FALSE(match.can_redo());
}

TEST_CASE("The next round after undo is the one that was undone") {
  Match match = in_second_round();
  match.undo();
  match.undo();
  match.redo();
  match.next_round();
  CHECK(match.can_redo());
  match.redo();
  CHECK(line(match.history()) == Texts{"take:2"});
}

TEST_CASE("Another move in an earlier round forgets the rounds after it") {
  Match match = in_second_round();
  match.undo();
  match.undo();
  match.play(Move{1});
  CHECK(match.round_over());
  CHECK_FALSE(match.can_redo());
  CHECK(match.undone_rounds().empty());
  CHECK(match.total_help().undos == 1);  // the one that went back into this round
}

TEST_CASE("Undo passes over a round in which no human has chosen yet") {
  auto hooks = nim::first_to_ten();
  Match match = begin_with(hooks, 1, 1);
  play(match, {"take:3", "take:3", "take:3", "take:1"});
  match.next_round();
  match.undo();
  CHECK(match.round() == 0);
  CHECK(line(match.history()) == Texts{"take:3", "take:3"});
}

TEST_CASE("The first round keeps the match's seed and each next one has its own") {
  const Match match = in_second_round();
  CHECK(match.rounds()[0].setup.seed == 7);
  CHECK(match.rounds()[1].setup.seed != 7);
}

TEST_CASE("Clock and help are kept for each round") {
  nim::HandClock hand;
  Match match = nim::begin(nim::ruleset({}, nim::first_to_ten()), nim::setup(2), hand.source());
  hand.pass(3);
  match.count_hint();
  play(match, kSecondWins);
  hand.pass(50);
  match.next_round();
  hand.pass(4);
  CHECK(match.seconds() == 4);
  CHECK(match.total_seconds() == 7);
  CHECK(match.help().hints == 0);
  CHECK(match.total_help().hints == 1);
}

TEST_CASE("round_end is told how the round went") {
  nim::HandClock hand;
  Value told;
  auto hooks = std::make_shared<FakeHooks>();
  hooks->set(Hook::round_end, [&](const Value& given) {
    told = given;
    return Value::map();
  });
  Match match = nim::begin(nim::ruleset({}, hooks), nim::setup(2), hand.source());
  hand.pass(2.5);
  match.count_hint();
  play(match, {"take:3", "take:3"});
  match.undo();
  for (const std::uint64_t n : {3u, 3u, 1u}) match.play(Move{n});
  CHECK(
      to_json(told) ==
      R"({"round": 1, "seats": 2, "starter": 1, "scores": [0, 5], "winners": [2], "reason": "last", "plies": 4, "moves": 4, "hints": 1, )"
      R"("undos": 1, "seconds": 2.5, "solution_seen": false, "points": [0, 0], "carried": {"points": [0, 0]}, "options": {}, )"
      R"("position": {"size": {"columns": 10, "rows": 1, "layers": 1}, "cells": {}, "facts": {"heap": 0, "carried": {"points": [0, 0]}}, )"
      R"("seats": 2, "options": {}, "history": ["take:3", "take:3", "take:3", "take:1"]}})");
}

TEST_CASE("match_end may name the winners itself") {
  auto hooks = nim::first_to_ten();
  hooks->set(Hook::match_end, [](const Value&) { return Value::map({{"over", true}, {"winners", Value(Value::List{1})}}); });
  Match match = begin_with(hooks);
  play(match, kSecondWins);
  CHECK(match.winners() == std::vector<Seat>{seat(0)});
}

TEST_CASE("Where round_end and match_end give nothing whoever won the round wins the match") {
  auto hooks = std::make_shared<FakeHooks>();
  hooks->set(Hook::round_end, [](const Value&) { return Value(); });
  for (const Value& nothing : {Value(), Value::map(), Value::map({{"over", true}})}) {
    hooks->set(Hook::match_end, [&](const Value&) { return nothing; });
    Match match = begin_with(hooks);
    match.resign();
    CHECK(match.over());
    CHECK(match.winners() == std::vector<Seat>{seat(1)});
  }
}

TEST_CASE("A hook's answer of the wrong kind is told and the plain rule takes its place") {
  auto hooks = std::make_shared<FakeHooks>();
  hooks->set(Hook::round_end, [](const Value&) { return Value::map({{"pionts", Value(Value::List{9, 9})}, {"stars", 4}}); });
  hooks->set(Hook::match_end, [](const Value&) { return Value("no"); });
  Match match = begin_with(hooks);
  play(match, kSecondWins);
  CHECK(match.over());
  CHECK(match.points() == Points{0, 5});
  CHECK_FALSE(match.stars());
  const auto faults = match.take_script_faults();
  REQUIRE(faults.size() == 3);
  CHECK(faults[0].problem.text ==
        Text("script.in_hook",
             {{"hook", "round_end"}, {"why", Text("script.answer.unknown_near", {{"part", "pionts"}, {"near", "points"}})}}));
  const auto& second = std::get<std::vector<Text>>(faults[1].problem.text.args[1].value).front();
  CHECK(second.key == "script.answer.wrong_part");
  CHECK(second.args[0] == TextArg("part", "stars"));
  CHECK(match.take_script_faults().empty());
}

TEST_CASE("As many points as there are seats, and seats that play") {
  const auto faults_of = [](const char* name, Value value) {
    auto hooks = std::make_shared<FakeHooks>();
    hooks->set(Hook::round_end, [&](const Value&) { return Value::map({{name, value}}); });
    Match match = begin_with(hooks);
    play(match, kSecondWins);
    return match.take_script_faults().size();
  };
  CHECK(faults_of("points", Value(Value::List{1, 2})) == 0);
  CHECK(faults_of("points", Value(Value::List{1})) == 1);
  CHECK(faults_of("points", Value(Value::List{1, 2, 3})) == 1);
  CHECK(faults_of("points", "many") == 1);
  CHECK(faults_of("starter", 2) == 0);
  CHECK(faults_of("starter", 3) == 1);
  CHECK(faults_of("carried", 1) == 1);
}

TEST_CASE("Hooks that answer nothing leave a resigned round to whom it was won by") {
  auto hooks = std::make_shared<FakeHooks>();
  hooks->set(Hook::round_end, [](const Value&) { return Value(); });
  hooks->set(Hook::match_end, [](const Value&) { return Value(); });
  Match match = begin_with(hooks);
  play(match, {"take:3"});
  match.resign();
  CHECK(match.over());
  CHECK(match.winners() == std::vector<Seat>{seat(0)});
  CHECK(match.take_script_faults().empty());
}

TEST_CASE("Where all have as many points, the last round says who won the match") {
  auto hooks = std::make_shared<FakeHooks>();
  hooks->set(Hook::round_end, [](const Value&) { return Value::map({{"points", Value(Value::List{1, 1})}}); });
  hooks->set(Hook::match_end, [](const Value&) { return Value::map({{"over", true}}); });
  Match match = begin_with(hooks);
  play(match, kSecondWins);
  CHECK(match.winners() == std::vector<Seat>{seat(1)});
}

TEST_CASE("A hook that fails leaves the plain rule and its fault") {
  auto hooks = std::make_shared<FakeHooks>();
  hooks->fail(Hook::match_end);
  Match match = begin_with(hooks);
  play(match, kSecondWins);
  CHECK(match.over());
  CHECK(match.winners() == std::vector<Seat>{seat(1)});
  CHECK(match.take_script_faults().size() == 1);
}

TEST_CASE("Whole numbers that Lua wrote as reals count as whole") {
  auto hooks = std::make_shared<FakeHooks>();
  hooks->set(Hook::round_end, [](const Value&) { return Value::map({{"points", Value(Value::List{2.0, 1})}, {"stars", 3.0}}); });
  Match match = begin_with(hooks);
  play(match, kSecondWins);
  CHECK(match.points() == Points{2, 1});
  CHECK(match.stars() == 3);
  CHECK(match.take_script_faults().empty());
}
