#include "catch.hpp"
#include "lua_folder.hpp"
#include "script/checked_hooks.hpp"
#include "script/shape_check.hpp"
#include "script/shape_description.hpp"

#include <array>
#include <limits>

using namespace tablier;

namespace {

const ValueShape kPoints = ValueShape::whole(-100, 100, "points");
const ValueShape kBonus = ValueShape::record({{"bridge", kPoints, true}, {"hexagon", kPoints, true}});

/// What is wrong, by its key; empty where nothing is.
std::string fault(const ValueShape& shape, Value value, std::int64_t seats = 0) {
  const auto wrong = conform(shape, value, seats);
  return wrong ? wrong->key : "";
}

Value conformed(const ValueShape& shape, Value value) {
  REQUIRE_FALSE(conform(shape, value, 0));
  return value;
}

/// The part of the answer that the fault names.
std::string part(const ValueShape& shape, Value value) {
  const auto wrong = conform(shape, value, 0);
  REQUIRE(wrong);
  REQUIRE(wrong->args.front().name == "part");
  return std::get<std::string>(wrong->args.front().value);
}

std::vector<ScriptFault> faults_of(const char* body, HookSpec spec, std::optional<Value>& answer) {
  const test::LuaFolder folder;
  const auto variant = folder.load_fields(std::string("allow = function(t)\n") + body + "\nend");
  REQUIRE(variant.ok());
  const auto hooks = checked(variant->hooks, {std::move(spec)});
  const std::array fields{Field{"n", std::int64_t{1}}};
  answer = hooks->call(Hook::allow, fields, 1);
  return hooks->take_faults();
}

}  // namespace

TEST_CASE("An answer of the declared kind passes, and any other is told") {
  const ValueShape permission = ValueShape::permission();
  CHECK(fault(permission, true).empty());
  CHECK(fault(permission, "en_prise").empty());
  CHECK(fault(permission, Value()) == "script.answer.wrong");
  CHECK(fault(permission, 42) == "script.answer.wrong");
  CHECK(fault(permission, "") == "script.answer.wrong");
  CHECK(fault(permission, "No Such Name") == "script.answer.wrong");
  CHECK(fault(permission, Value::list()) == "script.answer.wrong");
}

TEST_CASE("A number is finite, in its range, and whole where it must be") {
  CHECK(fault(kPoints, 100).empty());
  CHECK(fault(kPoints, 101) == "script.answer.wrong");
  CHECK(fault(kPoints, 2.5) == "script.answer.wrong");
  CHECK(fault(kPoints, "5") == "script.answer.wrong");
  CHECK(fault(kPoints, std::numeric_limits<double>::quiet_NaN()) == "script.answer.wrong");
  CHECK(fault(kPoints, std::numeric_limits<double>::infinity()) == "script.answer.wrong");
  const ValueShape seconds = ValueShape::number(0, ValueShape::kNoLimit);
  CHECK(fault(seconds, 2.5).empty());
  CHECK(fault(seconds, -0.5) == "script.answer.wrong");
  CHECK(fault(seconds, std::numeric_limits<double>::infinity()) == "script.answer.wrong");
}

TEST_CASE("A real that is whole becomes an integer, and an empty table what it must be") {
  CHECK(conformed(kPoints, 4.0) == Value(4));
  CHECK(conformed(kBonus, Value::list()) == Value::map());
  CHECK(conformed(ValueShape::list(kPoints), Value::map()) == Value::list());
}

TEST_CASE("A table has the declared names only, and a near one is suggested") {
  CHECK(fault(kBonus, Value::map({{"bridge", 5}})).empty());
  CHECK(fault(kBonus, Value::map({{"brigde", 5}})) == "script.answer.unknown_near");
  CHECK(fault(kBonus, Value::map({{"zebra", 5}})) == "script.answer.unknown");
  CHECK(fault(kBonus, Value(Value::List{5})) == "script.answer.wrong");
  CHECK(fault(ValueShape::record({{"over", ValueShape::boolean()}}), Value::map()) == "script.answer.missing");
  CHECK(fault(ValueShape::map(kPoints, {"I", "S"}), Value::map({{"X", 1}})) == "script.answer.unknown");
}

TEST_CASE("A fault names the part of the answer that is wrong") {
  CHECK(part(kBonus, Value::map({{"bridge", "five"}})) == "bridge");
  const ValueShape awards = ValueShape::list(ValueShape::record({{"points", kPoints}}));
  CHECK(part(awards, Value(Value::List{Value::map({{"points", 1}}), Value::map({{"points", 1000}})})) == "[2].points");
  CHECK(part(ValueShape::either({ValueShape::nothing(), kBonus}), Value::map({{"bridge", true}})) == "bridge");
}

TEST_CASE("Seats end at those who play") {
  const ValueShape winners = ValueShape::list(ValueShape::seat(4));
  CHECK(fault(winners, Value(Value::List{4})).empty());
  CHECK(fault(winners, Value(Value::List{4}), 2) == "script.answer.wrong_part");
  CHECK(fault(winners, Value(Value::List{0})) == "script.answer.wrong_part");
  CHECK(fault(winners, Value(Value::List{2, 1, 2})) == "script.answer.seat_twice");
  Value word("1");
  const auto next = conform(ValueShape::either({ValueShape::nothing(), ValueShape::seat(4)}), word, 2);
  REQUIRE(next);
  CHECK(next->args.back() == TextArg("expected", description_of(ValueShape::either({ValueShape::nothing(), ValueShape::seat(2)}))));
  const ValueShape points = ValueShape::by_seat(kPoints, 4);
  CHECK(fault(points, Value(Value::List{1, 2}), 2).empty());
  CHECK(fault(points, Value(Value::List{1, 2}), 3) == "script.answer.length");
}

TEST_CASE("A wrong answer is a fault at the line of the hook, and absent for the game") {
  std::optional<Value> answer;
  const HookSpec spec{.hook = Hook::allow, .fields = {}, .answer = ValueShape::permission()};
  CHECK(faults_of("return true", spec, answer).empty());
  CHECK(answer == Value(true));
  const auto faults = faults_of("return 42", spec, answer);
  CHECK_FALSE(answer);
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].problem.where.line == 2);
  CHECK(faults[0].problem.where.file.ends_with("variant.lua"));
  CHECK(faults[0].problem.text.key == "script.in_hook");
}

TEST_CASE("All that is wrong with an answer is told, and not the first fault alone") {
  std::optional<Value> answer;
  const ValueShape shape =
      ValueShape::either({ValueShape::nothing(), ValueShape::record({{"points", ValueShape::list(ValueShape::whole(0, 9)), true},
                                                                     {"starter", ValueShape::seat(2), true},
                                                                     {"stars", ValueShape::whole(0, 3)}})});
  const HookSpec spec{.hook = Hook::allow, .fields = {}, .answer = shape};
  const auto faults = faults_of("return {pionts = {1}, points = {'a', 10}, starter = 5}", spec, answer);
  CHECK_FALSE(answer);
  std::vector<std::string> keys;
  for (const ScriptFault& fault : faults) keys.push_back(std::get<std::vector<Text>>(fault.problem.text.args[1].value).front().key);
  CHECK(keys == std::vector<std::string>{"script.answer.unknown_near", "script.answer.wrong_part", "script.answer.wrong_part",
                                         "script.answer.wrong_part", "script.answer.missing"});
}

TEST_CASE("Of an answer with a thousand faults eight are told") {
  Value answer(Value::List(1000, Value("no")));
  CHECK(faults_of(ValueShape::list(ValueShape::whole(0, 9)), answer, 0).size() == 8);
}

TEST_CASE("A hook that the game does not declare is not there for it") {
  std::optional<Value> answer;
  CHECK(faults_of("return 42", {.hook = Hook::score, .fields = {}, .answer = kPoints}, answer).empty());
  CHECK_FALSE(answer);
}

namespace {

class EmptyView final : public PositionView {
 private:
  Value make() const override { return Value::map(); }
};

/// The fault of a hook that is declared to get `colour` and `row`; empty where there is none.
Text fault_of_reading(const char* body) {
  const test::LuaFolder folder;
  const auto variant = folder.load_fields(std::string("allow = function(stone)\n") + body + "\nend");
  REQUIRE(variant.ok());
  const HookSpec asked{.hook = Hook::allow,
                       .fields = {{"row", ValueShape::whole(1, 9)}, {"options", ValueShape::options()}},
                       .answer = ValueShape::permission()};
  const HookSpec other{.hook = Hook::score, .fields = {{"colour", ValueShape::text()}}, .answer = kPoints};
  const auto hooks = checked(variant->hooks, {asked}, {asked, other});
  const EmptyView position;
  const Value options = Value::map({{"capture", true}});
  const std::array fields{Field{"row", std::int64_t{1}}, Field{"options", &options}, Field{"position", &position}};
  hooks->call(Hook::allow, fields, 1);
  const auto faults = hooks->take_faults();
  if (faults.empty()) return {};
  return std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front();
}

}  // namespace

TEST_CASE("A field that is nearly one that is declared is a fault that names it, whatever the hook makes of it") {
  const Text fault = fault_of_reading("return stone.colur ~= 3");
  CHECK(fault.key == "script.no_field");
  CHECK(fault.args.at(0) == TextArg("detail", "colur"));
  CHECK(fault.args.at(1) == TextArg("near", "colour"));
  CHECK(fault_of_reading("return stone.positoin == nil").key == "script.no_field");
}

TEST_CASE("An option that is nearly one of those that a hook gets is a fault that names it") {
  const Text fault = fault_of_reading("return not stone.options.captur");
  CHECK(fault.key == "script.no_setting_near");
  CHECK(fault.args.at(1) == TextArg("near", "capture"));
  CHECK(fault_of_reading("return stone.options.capture and not stone.options.size").empty());
  CHECK(fault_of_reading("local n = 0 for name in pairs(stone.options) do n = n + 1 end return n == 1").empty());
}

TEST_CASE("A field of another hook, or of another game, is not there, and is named where the hook then fails") {
  CHECK(fault_of_reading("return not stone.colour").empty());
  CHECK(fault_of_reading("return not stone.attackers").empty());
  CHECK(fault_of_reading("return stone.position ~= nil and stone.row == 1").empty());
  const Text fault = fault_of_reading("return stone.attackers > 3");
  CHECK(fault.key == "script.lua_missing");
  CHECK(fault.args.at(1) == TextArg("name", "attackers"));
}

namespace {

class SmallView final : public PositionView {
 private:
  Value make() const override {
    return Value::map({{"cells", Value::map({{"a1", 1}})},
                       {"history", Value::list()},
                       {"options", Value::map({{"capture", true}})},
                       {"laid", Value(Value::List{Value::map({{"piece", "I"}})})},
                       {"size", Value::map({{"columns", 3}, {"rows", 3}, {"layers", 1}})}});
  }
};

std::vector<HookSpec> hooks_with_position() {
  const ValueShape laid = ValueShape::list(ValueShape::record({{"piece", ValueShape::text()}, {"owner", ValueShape::seat(2), true}}));
  const HookField position{"position", ValueShape::position(2, {{"laid", ValueShape::either({laid, ValueShape::whole(0, 9)})}})};
  return {{.hook = Hook::allow, .fields = {position}, .answer = ValueShape::permission()}};
}

/// The fault of a hook that does that with the position `p`, whatever else it is asked for; empty where there is none.
Text fault_in_position(const std::string& body, Hook hook = Hook::allow) {
  const test::LuaFolder folder;
  const std::string name = kHookNames[static_cast<std::size_t>(hook)];
  const auto variant = folder.load_fields(name + " = function(stone) local p = stone.position\n" + body + "\nend");
  REQUIRE(variant.ok());
  const auto hooks = checked(variant->hooks, hooks_with_position(), hooks_with_position());
  const SmallView position;
  const std::array fields{Field{"position", &position}};
  const HookSpec of_match{.hook = hook, .fields = hooks_with_position()[0].fields, .answer = ValueShape::nothing()};
  for (int twice = 0; twice < 2; ++twice) hook == Hook::allow ? hooks->call(hook, fields, 1) : ask(*hooks, of_match, fields, 1);
  const auto faults = hooks->take_faults();
  if (faults.empty()) return {};
  CHECK(faults[0].problem.where.line == 3);
  return std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front();
}

}  // namespace

TEST_CASE("What a position does not have is a fault that names what was meant, or what there is") {
  const Text fault = fault_in_position("return p.celles == nil");
  CHECK(fault.key == "script.no_member_near");
  CHECK(fault.args.at(0) == TextArg("detail", "celles"));
  CHECK(fault.args.at(1) == TextArg("near", "cells"));
  const Text far = fault_in_position("return not p.blackboard");
  CHECK(far.key == "script.no_member");
  CHECK(far.args.at(1) == TextArg("names", "size, cells, turn, seats, options, history, laid"));
  CHECK(fault_in_position("return not p.celles", Hook::round_end).args.at(1) == TextArg("near", "cells"));
}

TEST_CASE("So is what a table within a position does not have, and an option that is nearly one") {
  CHECK(fault_in_position("return p.size.colums == 3").args.at(1) == TextArg("near", "columns"));
  CHECK(fault_in_position("return p.laid[1].peice == 'I'").args.at(1) == TextArg("near", "piece"));
  CHECK(fault_in_position("return p.options.captrue").args.at(1) == TextArg("near", "capture"));
  CHECK(fault_in_position("return not p.options.rounds_to_win").empty());
}

TEST_CASE("What may be left out of a position, a place that is empty, and what is looked for without asking are no faults") {
  CHECK(fault_in_position("return not p.turn and not p.cells.a2 and not p.cells.a1x and not p.history[1] and not p.laid[1].owner").empty());
  CHECK(fault_in_position("return p[1] == nil and #p.laid == 1 and rawget(p, 'celles') == nil").empty());
  CHECK(fault_in_position("for k in pairs(p) do if k == 'celles' then return false end end return p.cells.a1 == 1").empty());
}
