#include "catch.hpp"
#include "lua_folder.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

using namespace tablier;
using test::LuaFolder;

namespace {

constexpr ScriptLimits kQuick{.instructions = 1'000'000};

std::vector<std::string> briefs(const std::vector<ScriptFault>& faults) {
  std::vector<std::string> all;
  for (const ScriptFault& f : faults) all.push_back(test::brief(f.problem));
  return all;
}

}  // namespace

TEST_CASE("a hook gets every kind of field") {
  const LuaFolder folder;
  const auto hooks = folder.score(R"(
    assert(given.yes == true and given.n == -5 and math.type(given.n) == 'integer' and given.real == 0.5 and given.text == 'é')
    assert(#given.list == 3 and given.list[3] == 30 and #given.none == 0 and given.nothing == nil and given.null == nil)
    assert(given.map.a == 1 and given.map.list[2].deep == true and given.map.empty[1] == nil)
    return { given.n, given.real, given.text, given.yes, given.map })");
  REQUIRE(hooks);
  const std::array<std::int64_t, 3> list{10, 20, 30};
  const Value map = Value::map({{"a", 1}, {"empty", Value::list()}, {"list", Value::List{"x", Value::map({{"deep", true}})}}});
  const Value null;
  const std::array fields{Field{"yes", true},
                          Field{"n", std::int64_t{-5}},
                          Field{"real", 0.5},
                          Field{"text", "é"},
                          Field{"list", std::span<const std::int64_t>(list)},
                          Field{"none", std::span<const std::int64_t>()},
                          Field{"nothing", static_cast<const Value*>(nullptr)},
                          Field{"null", &null},
                          Field{"map", &map}};
  CHECK(hooks->call(Hook::score, fields, 0) == Value(Value::List{-5, 0.5, "é", true, map}));
  CHECK(hooks->take_faults().empty());
}

TEST_CASE("a hook may return nothing, and that is an answer") {
  const LuaFolder folder;
  const auto value = folder.score("")->call(Hook::score, {}, 0);
  REQUIRE(value);
  CHECK(value->is_null());
}

TEST_CASE("an answer that is no value is a fault that says why") {
  const LuaFolder folder;
  struct Case {
    const char* body;
    const char* key;
  };
  for (const Case& c : {Case{"return print", "script.value.type"}, Case{"return coroutine.create(print)", "script.value.type"},
                        Case{"local t = {} t.t = t return t", "script.value.deep"}, Case{"return { 1, 2, a = 3 }", "script.value.keys"},
                        Case{"return { a = 3, 1, 2 }", "script.value.keys"}, Case{"return { [1] = 1, [3] = 3 }", "script.value.keys"},
                        Case{"return { [0] = 1 }", "script.value.keys"}, Case{"return { [1.5] = 1 }", "script.value.keys"},
                        Case{"return { [true] = 1 }", "script.value.keys"}, Case{"return '\\xff'", "script.value.utf8"},
                        Case{"local t = {} for i = 1, 2e5 do t[i] = i end return t", "script.value.too_much"},
                        Case{"local a = {} for i = 1, 30 do a = { a, a } end return a", "script.value.too_much"},
                        Case{"local t = {} for i = 1, 20 do t[i] = ('x'):rep(1e5) end return t", "script.value.too_much"}}) {
    INFO(c.body);
    const auto hooks = folder.score(c.body);
    CHECK_FALSE(hooks->call(Hook::score, {}, 0));
    const auto faults = hooks->take_faults();
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].problem.where.line == 1);
    const Text result = std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front();
    REQUIRE(result.key == "script.result");
    CHECK(std::get<std::vector<Text>>(result.args[0].value).front().key == c.key);
  }
}

TEST_CASE("an error that went through coroutines is told without the places that each of them added") {
  const LuaFolder folder;
  const auto hooks = folder.score(
      "local function wrap(n) return coroutine.wrap(function() return n == 0 and error('deep') or wrap(n - 1)() end) end\n"
      "return wrap(20)()");
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  const auto faults = hooks->take_faults();
  REQUIRE(faults.size() == 1);
  const Text why = std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front();
  CHECK(why == Text("script.lua", {{"message", "deep"}}));
}

TEST_CASE("a script that took much for one call gives it back, and answers the next") {
  const LuaFolder folder;
  const auto hungry = folder.score("local t = {} for i = 1, 1 << 20 do t[i] = i end return #t", test::patient());
  const auto other = folder.score("local t = {} for i = 1, 1 << 20 do t[i] = i end return #t", test::patient());
  const auto third = folder.score("local t = {} for i = 1, 1 << 20 do t[i] = i end return #t", test::patient());
  for (int i = 0; i < 3; ++i)
    for (const auto& hooks : {hungry, other, third}) CHECK(hooks->call(Hook::score, {}, 0) == Value(1 << 20));
}

TEST_CASE("each hook runs under its own name, and an endless one is named") {
  const LuaFolder folder;
  constexpr std::array kNames{"score", "bonus", "allow", "after_move", "round_end", "match_end"};
  for (int i = 0; i < kHooks; ++i) {
    const auto variant =
        folder.load_fields(std::string(kNames[static_cast<std::size_t>(i)]) +
                               " = function(given)\n if given.loop then while true do end end return " + std::to_string(i) + " end",
                           kQuick);
    REQUIRE(variant.ok());
    const Hook hook = static_cast<Hook>(i);
    CHECK(variant->hooks->call(hook, {}, 0) == Value(i));
    const Field loop{"loop", true};
    CHECK_FALSE(variant->hooks->call(hook, {&loop, 1}, 0));
    const auto faults = variant->hooks->take_faults();
    REQUIRE(faults.size() == 1);
    CHECK(test::brief(faults[0].problem) == "variant.lua:3 script.in_hook_off");
    CHECK(faults[0].problem.text.args[0] == TextArg("hook", kNames[static_cast<std::size_t>(i)]));
  }
}

TEST_CASE("a failure is told once a match with how often it happened, and the hook may be called again") {
  const LuaFolder folder;
  const auto hooks = folder.score("if given.n > 1 then error('too many') end\nreturn given.n.x or given.n");
  const auto call = [&](std::int64_t n) {
    const Field field{"n", n};
    return hooks->call(Hook::score, {&field, 1}, 0);
  };
  for (int i = 0; i < 5; ++i) {
    CHECK_FALSE(call(2));
    CHECK_FALSE(call(1));
  }
  CHECK(briefs(hooks->take_faults()) == std::vector<std::string>{"variant.lua:2 script.in_hook", "variant.lua:3 script.in_hook"});
  CHECK(hooks->take_faults().empty());
  CHECK_FALSE(call(2));
  CHECK(hooks->take_faults().empty());
  const auto report = hooks->report();
  REQUIRE(report.faults.size() == 2);
  CHECK(report.faults[0].count == 6);
  CHECK(report.faults[1].count == 5);
  CHECK(report.faults[0].hook == "score");
  hooks->revive();
  CHECK(hooks->report().faults.empty());
  CHECK_FALSE(call(2));
  CHECK(hooks->take_faults().size() == 1);
}

TEST_CASE("an error that is no text is told too, and so is one at another level") {
  const LuaFolder folder;
  for (const char* body : {"error({})", "error(nil)", "error()", "error(setmetatable({}, { __tostring = function() error('x') end }))",
                           "error('deep', 2)", "error('x', 0)"}) {
    INFO(body);
    const auto hooks = folder.score(body);
    CHECK_FALSE(hooks->call(Hook::score, {}, 0));
    CHECK(briefs(hooks->take_faults()) == std::vector<std::string>{"variant.lua:2 script.in_hook"});
  }
}

TEST_CASE("a script that raises what looks like ours is quoted, not believed") {
  const LuaFolder folder;
  const auto hooks = folder.score("error('script.killed.memory: x')");
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  const auto faults = hooks->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(std::get<std::vector<Text>>(faults[0].problem.text.args[1].value).front().key == "script.lua");
}

TEST_CASE("a killed hook stays off until it is revived; those beside it go on") {
  const LuaFolder folder;
  const auto bad = folder.score("if given.loop then while true do end end return 1 end, bonus = function() return 3", kQuick);
  const auto good = folder.score("return 2");
  const Field loop{"loop", true};
  CHECK(bad->call(Hook::score, {}, 0) == Value(1));
  CHECK_FALSE(bad->call(Hook::score, {&loop, 1}, 0));
  CHECK_FALSE(bad->call(Hook::score, {}, 0));
  CHECK(bad->take_faults().size() == 1);
  CHECK(bad->call(Hook::bonus, {}, 0) == Value(3));
  CHECK(bad->switched_off() == std::vector<Hook>{Hook::score});
  CHECK(good->call(Hook::score, {}, 0) == Value(2));
  bad->revive();
  CHECK(bad->call(Hook::score, {}, 0) == Value(1));
}

TEST_CASE("the budget is by the call: many calls are none too many") {
  const LuaFolder folder;
  const auto hooks = folder.score("local n = 0 for i = 1, 10000 do n = n + i end return n", kQuick);
  for (int i = 0; i < 300; ++i) REQUIRE(hooks->call(Hook::score, {}, 0) == Value(50005000));
}

TEST_CASE("garbage of many calls is taken away between them") {
  const LuaFolder folder;
  const auto hooks = folder.score("local t = {} for i = 1, 1000 do t[i] = { i } end return #t", {.memory = 4u << 20});
  for (int i = 0; i < 1000; ++i) REQUIRE(hooks->call(Hook::score, {}, 0) == Value(1000));
}

TEST_CASE("threads call the same script, each in a machine of its own") {
  const LuaFolder folder;
  const auto hooks =
      folder.score("local s = {} for i = 1, 20 do s[i] = math.random(1000) end if given.n % 97 == 0 then error('unlucky') end return s");
  const auto work = [&](std::int64_t n) {
    const Field field{"n", n};
    return hooks->call(Hook::score, {&field, 1}, static_cast<std::uint64_t>(n));
  };
  std::vector<std::optional<Value>> expected;
  for (std::int64_t n = 0; n < 300; ++n) expected.push_back(work(n));
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (std::int64_t n = 0; n < 300; ++n)
        if (work(n) != expected[static_cast<std::size_t>(n)]) ++wrong;
    });
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK(hooks->take_faults().size() == 1);
}

TEST_CASE("a script may go before the threads that used it, and threads before the script") {
  const LuaFolder folder;
  auto first = folder.score("return 1");
  auto second = folder.score("return 2");
  std::atomic<int> stage{0};
  std::thread thread([&] {
    CHECK(first->call(Hook::score, {}, 0) == Value(1));
    CHECK(second->call(Hook::score, {}, 0) == Value(2));
    stage = 1;
    stage.notify_all();
    stage.wait(1);
    CHECK(second->call(Hook::score, {}, 0) == Value(2));
  });
  stage.wait(0);
  first.reset();
  stage = 2;
  stage.notify_all();
  thread.join();
  CHECK(second->call(Hook::score, {}, 0) == Value(2));
}

TEST_CASE("a kill in one thread switches the script off in the others") {
  const LuaFolder folder;
  const auto hooks = folder.score("if given.loop then while true do end end return 1", kQuick);
  const Field loop{"loop", true};
  CHECK(hooks->call(Hook::score, {}, 0) == Value(1));
  std::thread([&] { CHECK_FALSE(hooks->call(Hook::score, {&loop, 1}, 0)); }).join();
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  hooks->revive();
  CHECK(hooks->call(Hook::score, {}, 0) == Value(1));
}

TEST_CASE("a thread that comes later runs what was loaded, not what the file has become") {
  const LuaFolder folder;
  folder.write("lib/lines.lua", "return { n = 1 }");
  const auto variant =
      folder.load("local lines = require 'lib.lines'\nreturn { title = { en = 'x' }, score = function() return lines.n + 10 end }");
  REQUIRE(variant.ok());
  folder.write("game/variant.lua", "return {");
  folder.write("lib/lines.lua", "return { n = 2 }");
  std::optional<Value> value;
  std::thread([&] { value = variant->hooks->call(Hook::score, {}, 0); }).join();
  CHECK(value == Value(11));
}

TEST_CASE("the hooks of a variant lie over those of its base") {
  const LuaFolder folder;
  const auto over = folder.load_fields("score = function() return 'over' end, bonus = function() error('over') end")->hooks;
  const auto base = folder.load_fields("score = function() return 'base' end, allow = function() error('base') end")->hooks;
  const auto both = with_base(over, base);
  CHECK(both->has(Hook::score));
  CHECK(both->has(Hook::bonus));
  CHECK(both->has(Hook::allow));
  CHECK_FALSE(both->has(Hook::match_end));
  CHECK(both->call(Hook::score, {}, 0) == Value("over"));
  CHECK_FALSE(both->call(Hook::bonus, {}, 0));
  CHECK_FALSE(both->call(Hook::allow, {}, 0));
  CHECK_FALSE(both->call(Hook::match_end, {}, 0));
  CHECK(both->take_faults().size() == 2);
  CHECK(with_base(over, nullptr) == over);
  CHECK(with_base(nullptr, base) == base);
  CHECK(with_base(nullptr, nullptr) == nullptr);
}

TEST_CASE("a fault is where its line has what the message names, once, and a typographic quote is told whole") {
  const LuaFolder folder;
  const auto column = [&](const std::string& text) {
    const auto found = folder.load(text);
    REQUIRE_FALSE(found);
    return found.problem().where.column;
  };
  CHECK(column("return {title = nobody.at}") == 17);
  CHECK(column("return {title = {en = 'x'} allow = 1}") == 28);
  CHECK(column("return {a = b.c.d, e = b.c}") == 1);  // either of two
  const auto quoted = folder.load("return {title = {en = \u201cx\u201d}}");
  REQUIRE_FALSE(quoted);
  CHECK(quoted.problem().where.column == 23);
  CHECK(std::get<std::string>(quoted.problem().text.args.front().value).ends_with("near '\u201c'"));
  const auto hooks = folder.score("return given.rw.x");
  CHECK_FALSE(hooks->call(Hook::score, {}, 0));
  CHECK(hooks->take_faults().at(0).problem.where.column == 14);
}
