#include "match/variant_tests.hpp"

#include "catch.hpp"
#include "fake_hooks.hpp"
#include "nim.hpp"

#include <algorithm>

using namespace tablier;

namespace {

/// Nim with 5 in the heap.
RulesMaker nim_of_five(const std::shared_ptr<const VariantScript>& hooks = nullptr) {
  return [hooks](const Value&) {
    nim::Rules rules;
    rules.heap = 5;
    return Result<Ruleset>(nim::ruleset(rules, hooks));
  };
}

Variant with_test(Value test) {
  Variant variant;
  variant.tests.push_back({std::move(test), SourceSpot{"nim.lua", 7, 5}});
  return variant;
}

std::vector<Problem> faults_of(Value test) {
  std::vector<Problem> problems;
  read_variant_tests(with_test(std::move(test)).tests, problems);
  return problems;
}

std::vector<std::string> problems_of(Value test, const std::shared_ptr<const VariantScript>& hooks = nullptr) {
  std::vector<Problem> problems;
  const auto tests = read_variant_tests(with_test(std::move(test)).tests, problems);
  REQUIRE(problems.empty());
  REQUIRE(tests.size() == 1);
  const auto result = run_variant_test(tests.front(), nim_of_five(hooks));
  std::vector<std::string> keys;
  for (const Problem& problem : result.problems) {
    CHECK(problem.where.line == 7);
    keys.push_back(problem.text.key);
  }
  return keys;
}

Value list(std::initializer_list<Value> items) {
  Value all = Value::list();
  for (const Value& item : items) all.push(item);
  return all;
}

using Keys = std::vector<std::string>;

}  // namespace

TEST_CASE("what was expected and found is told as Lua writes it, and stars that nobody gave as none") {
  std::vector<Problem> problems;
  const auto tests = read_variant_tests(
      with_test(Value::map({{"moves", "take:3"}, {"stars", 3}, {"facts", Value::map({{"heap", list({1, 0})}})}})).tests, problems);
  REQUIRE(tests.size() == 1);
  const auto result = run_variant_test(tests.front(), nim_of_five());
  REQUIRE(result.problems.size() == 2);
  CHECK(result.problems[0].text.args[2] == TextArg("found", "nil"));
  CHECK(result.problems[1].text.args[1] == TextArg("expected", "{1, 0}"));
}

TEST_CASE("a test of a variant passes where everything is as it says") {
  CHECK(problems_of(Value::map({{"name", "to the end"},
                                {"moves", "take:3 take:2"},
                                {"over", true},
                                {"match_over", true},
                                {"winners", list({2})},
                                {"scores", list({0, 5})}}))
            .empty());
  CHECK(
      problems_of(Value::map({{"moves", "take:3"}, {"legal", list({"take:1", "take:2"})}, {"illegal", list({"take:3"})}, {"over", false}}))
          .empty());
}

TEST_CASE("each thing that is not as a test says is a problem of its own, at the test's line") {
  CHECK(problems_of(Value::map({{"moves", "take:3"}, {"over", true}, {"legal", list({"take:3"})}, {"illegal", list({"take:1"})}})) ==
        Keys{"variant_test.not_legal", "variant_test.legal", "variant_test.differs"});
  CHECK(problems_of(Value::map({{"moves", "take:3 take:2"}, {"winners", list({1})}, {"scores", list({5, 0})}})) ==
        Keys{"variant_test.differs", "variant_test.differs"});
  CHECK(problems_of(Value::map({{"moves", "take:3 take:2"}, {"legal", list({"take:1"})}})) == Keys{"variant_test.over"});
}

TEST_CASE("a move of a test that cannot be played ends the test with its number and the reason") {
  CHECK(problems_of(Value::map({{"moves", "take:3 take:3 take:1"}, {"over", false}})) == Keys{"match.move"});
}

TEST_CASE("a test may ask why a move is refused") {
  const auto refused = [](const char* reason) { return Value::map({{"moves", "take:3"}, {"illegal", Value::map({{"take:3", reason}})}}); };
  const auto rules = nim_of_five()(Value::map());
  auto match = Match::start(*rules, nim::setup(2));
  REQUIRE(match.ok());
  REQUIRE(match->play("take:3").ok());
  const std::string key = match->state().parse("take:3").problem().text.key;
  CHECK(problems_of(refused(key.substr(key.rfind('.') + 1).c_str())).empty());
  CHECK(problems_of(refused(key.c_str())).empty());
  CHECK(problems_of(refused("some_other")) == Keys{"variant_test.other_reason"});
}

TEST_CASE("a test plays several rounds, and tells one that does not follow") {
  const auto hooks = nim::first_to_ten();
  const Value two = list({"take:3 take:2", "take:3 take:2"});
  CHECK(problems_of(Value::map({{"moves", two}, {"points", list({0, 10})}, {"match_over", true}, {"stars", 2}}), hooks) == Keys{});
  CHECK(problems_of(Value::map({{"moves", list({"take:3 take:1", "take:3"})}, {"over", false}}), hooks) ==
        Keys{"variant_test.round_goes_on"});
  CHECK(problems_of(Value::map({{"moves", list({"take:3", "take:3"})}, {"over", false}}), hooks) == Keys{"variant_test.moves_in_list"});
  CHECK(problems_of(Value::map({{"moves", two}, {"over", true}})) == Keys{"variant_test.match_is_over"});
  CHECK(problems_of(Value::map({{"moves", list({"take:3 take:2", "take:5"})}, {"over", true}}), hooks) == Keys{"variant_test.in_round"});
}

TEST_CASE("a test may ask whose turn it is, and facts of the position: of a table only what it names") {
  CHECK(problems_of(Value::map({{"moves", "take:3"}, {"turn", 2}, {"facts", Value::map({{"heap", 2}})}})) == Keys{});
  CHECK(problems_of(Value::map({{"moves", "take:3"}, {"turn", 1}, {"facts", Value::map({{"heap", 3}})}})) ==
        Keys{"variant_test.differs", "variant_test.differs"});
  CHECK(problems_of(Value::map({{"moves", "take:3 take:2"}, {"turn", 1}, {"facts", Value::map({{"hill", 0}})}})) ==
        Keys{"variant_test.nobodys_turn", "variant_test.no_fact"});
}

TEST_CASE("a fault of a hook meanwhile is a problem of the test") {
  const auto hooks = nim::first_to_ten();
  hooks->fail(Hook::round_end);
  std::vector<Problem> none;
  const auto tests = read_variant_tests(with_test(Value::map({{"moves", "take:3 take:2"}, {"over", true}})).tests, none);
  const auto result = run_variant_test(tests.at(0), nim_of_five(hooks));
  CHECK(std::ranges::any_of(result.problems, [](const Problem& p) { return p.text.key == "script.failed"; }));
}

TEST_CASE("seats of a test that the game does not admit are told once, with those that it admits") {
  TestedGame game;
  const auto keys = [&game](std::int64_t seats) {
    const auto tests = with_test(Value::map({{"over", true}, {"seats", seats}})).tests;
    std::vector<Problem> problems;
    read_variant_tests(tests, problems);
    for (Problem& problem : check_test_setups(tests, game)) problems.push_back(std::move(problem));
    Keys keys;
    for (const Problem& problem : problems) keys.push_back(problem.text.key);
    return keys;
  };
  game.seats = {2, 4};
  CHECK(keys(9) == Keys{"variant_test.value.seats"});
  CHECK(keys(1) == Keys{"variant_test.value.seats_range"});
  CHECK(keys(3).empty());
  game.as_it_is = {2, 2};  // others could play it with other options
  CHECK(keys(3) == Keys{"variant_test.value.seats_only"});
  game = {};
  game.seats = {2, 2};
  CHECK(keys(3) == Keys{"variant_test.value.seats_only"});
}

TEST_CASE("what is wrong with a test itself is told by field, the nearest one named, and the test is left out") {
  const auto key_of = [](Value test) {
    const auto problems = faults_of(std::move(test));
    REQUIRE(problems.size() == 1);
    CHECK(problems.front().where.line == 7);
    return problems.front().text.key;
  };
  CHECK(key_of("take:3") == "variant_test.no_map");
  CHECK(key_of(Value::map({{"moves", "take:3"}})) == "variant_test.asks_nothing");
  CHECK(key_of(list({})) == "variant_test.asks_nothing");  // of Lua's {}, a list or a map
  CHECK(key_of(Value::map({{"over", true}, {"movse", "take:3"}})) == "variant_test.unknown_near");
  CHECK(key_of(Value::map({{"over", true}, {"colour", 1}})) == "variant_test.unknown");
  CHECK(key_of(Value::map({{"over", 1}})) == "variant_test.value.over");
  CHECK(key_of(Value::map({{"over", true}, {"moves", 3}})) == "variant_test.value.moves");
  CHECK(key_of(Value::map({{"legal", "take:1"}})) == "variant_test.value.legal");
  CHECK(key_of(Value::map({{"winners", list({0})}})) == "variant_test.value.winners");
  CHECK(key_of(Value::map({{"over", true}, {"seats", 99}})) == "variant_test.value.seats");
  CHECK(key_of(Value::map({{"turn", 0}})) == "variant_test.value.turn");
  CHECK(key_of(Value::map({{"facts", 1}})) == "variant_test.value.facts");
}
