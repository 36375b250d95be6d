#include "script/expression.hpp"

#include "catch.hpp"
#include "lua_folder.hpp"
#include "script/readable.hpp"
#include "sdk/hook.hpp"
#include "seconds.hpp"

#include <string>
#include <thread>

using namespace tablier;
using test::LuaFolder;

namespace {

ExpressionWorld world() {
  return {.position = Value::map({{"turn", 2}, {"cells", Value::map({{"a1", 1}, {"b2", 2}})}}), .options = Value::map({{"size", 9}})};
}

std::string answer(std::string_view line, const ExpressionWorld& of = world()) {
  const auto found = evaluate(line, of);
  return found.fault ? "! " + found.fault->text.key : found.answer;
}

}  // namespace

namespace {

class AskedView final : public PositionView {
 public:
  std::span<const HookField> queries() const override {
    static const std::vector<HookField> kQueries{{"twice", ValueShape::query({{"n", ValueShape::whole(0, 9)}}, ValueShape::whole(0, 18))}};
    return kQueries;
  }
  Value answer(std::size_t, std::span<const Value> arguments) const override { return 2 * *arguments[0].as_int(); }

 private:
  Value make() const override { return Value::map(); }
};

}  // namespace

TEST_CASE("A line asks the position what a hook may ask it") {
  ExpressionWorld asked = world();
  asked.asked = std::make_shared<const AskedView>();
  CHECK(answer("position.twice(4) + position.turn", asked) == "10");
  CHECK(answer("position.twice('4')", asked) == "! script.query.argument");
  CHECK(answer("position.twice(1, 2)", asked) == "! script.query.too_many");
}

TEST_CASE("A field that the position does not have is told where a line asks for it and finds nothing, and never to a game's functions") {
  CHECK(answer("position.trun") == "! script.no_member_near");
  CHECK(answer("position.elsewhere") == "! script.no_member");
  CHECK(answer("position.elsewhere == nil") == "true");
  CHECK(answer("if position.elsewhere then return 1 end").empty());
  CHECK(answer("rawget(position, 'elsewhere')").empty());
}

TEST_CASE("A position is shown with all that it has, functions by how they are called") {
  ExpressionWorld asked = world();
  asked.asked = std::make_shared<const AskedView>();
  CHECK(answer("position", asked) == "{cells = {a1 = 1, b2 = 2}, turn = 2, twice = function twice(n)}");
  CHECK(answer("position.twice", asked) == "function twice(n)");
  CHECK(answer("{print, f = function() end}[1]").starts_with("! "));
  CHECK(answer("({print, 'x'})") == "{function, \"x\"}");
  const auto wrong = evaluate("position.twice(11)", asked).fault.value().text;
  CHECK(std::get<std::string>(wrong.args.at(0).value) == "twice(n)");
  CHECK(std::get<std::string>(wrong.args.at(1).value) == "n");
}

TEST_CASE("A line is an expression on the position, or statements that answer something") {
  CHECK(answer("position.turn") == "2");
  CHECK(answer("position.cells.a1 + options.size") == "10");
  CHECK(answer("position.cells") == "{a1 = 1, b2 = 2}");
  CHECK(answer("position.cells.c3").empty());
  CHECK(answer("local n = 0 for _ in pairs(position.cells) do n = n + 1 end return n") == "2");
  CHECK(answer("'é' .. 1 -- a comment") == "\"é1\"");
  const auto printed = evaluate("for k in pairs(position.cells) do print(k) end", world());
  REQUIRE_FALSE(printed.fault);
  CHECK(printed.prints == std::vector<std::string>{"a1", "b2"});
  CHECK(printed.answer.empty());
  CHECK(evaluate("position.cells.c3", world()).has_value);
  CHECK_FALSE(evaluate("local n = 1", world()).has_value);
}

TEST_CASE("What is wrong with a line is told, and nothing of the position can be changed by one") {
  const auto message = [](std::string_view line) {
    return std::get<std::string>(evaluate(line, world()).fault.value().text.args.at(0).value);
  };
  CHECK(message("1 +").find("<eof>") != std::string::npos);
  CHECK(message("position.none.more").find("nil") != std::string::npos);
  CHECK(answer("position.turn = 1") == "! script.frozen_here");
  CHECK(answer("1 end, other = function() return 2") == "! script.lua");
  CHECK(answer("os.exit()") == "! script.lua");
  CHECK(answer(std::string(kMaxExpression + 1, '1')) == "! script.expression.too_long");
}

TEST_CASE("Of a line that is neither an expression nor statements the fault is told to which more of it can be read") {
  const auto message = [](std::string_view line) {
    return std::get<std::string>(evaluate(line, world()).fault.value().text.args.at(0).value);
  };
  CHECK(message("local x = = 1").find("near '='") != std::string::npos);
  CHECK(message("position.turn = = 2").find("unexpected symbol near '='") != std::string::npos);
  CHECK(message("for i = 1, 3 do prin(i").find("near <eof>") != std::string::npos);
  CHECK(message("1 + + 2").find("near '+'") != std::string::npos);
}

TEST_CASE("What a line printed before it failed or was ended is told with why") {
  const auto found = evaluate("print('one') print('two') error('three')", world());
  REQUIRE(found.fault);
  CHECK(found.prints == std::vector<std::string>{"one", "two"});
  const auto ended = evaluate("print('one') while true do end", world());
  REQUIRE(ended.fault);
  CHECK(ended.prints == std::vector<std::string>{"one"});
}

TEST_CASE("Lines are numbered as they were typed, and told where there are several") {
  const auto line = [](std::string_view text) {
    const Text why = evaluate(text, world()).fault.value().text;
    return why.key == "script.caught" ? std::get<std::int64_t>(why.args.at(0).value) : 0;
  };
  CHECK(line("local a = 1\nerror('here')") == 2);
  CHECK(line("local a = 1\nlocal b = = 2\nreturn a") == 2);
  CHECK(line("error('here')") == 0);
  CHECK(answer("select(2, pcall(error, 'why', 1))") == "\"why\"");
  CHECK(answer("select(2, pcall(function() error('why') end))") == "\"#0:1: why\"");
}

TEST_CASE("Tables within themselves are shown, as that of all names is") {
  CHECK(answer("local t = {1} t.me = t return t").ends_with("{me = {…}, [1] = 1}"));
  CHECK(answer("local t = {} t[1] = {t, t} return t") == "{{{…}, {…}}}");
  CHECK(answer("{coroutine.create(print)}") == "{thread}");
  const std::string all = answer("_G");
  CHECK(all.find("_G = {…}") != std::string::npos);
  CHECK(answer("'a\\xFF'") == "\"a\uFFFD\"");
  CHECK(all.find("pairs = function") != std::string::npos);
  CHECK(answer("local deep = {} for i = 1, 50 do deep = {deep} end return deep").find("…") != std::string::npos);
}

TEST_CASE("A line answers all its values, lists with holes and tables with any keys too") {
  CHECK(answer("1, 2, nil, 'x'") == "1, 2, nil, \"x\"");
  CHECK(answer("nil").empty());
  CHECK(answer("nil, nil") == "nil, nil");
  CHECK(answer("{1, nil, 3}") == "{1, nil, 3}");
  CHECK(answer("{[2] = 'b', [4] = {1, [3] = 2}}") == "{nil, \"b\", nil, {1, nil, 2}}");
  CHECK(answer("{5, 6, x = 7}") == "{x = 7, [1] = 5, [2] = 6}");
  CHECK(answer("{[true] = 1, [0] = 2, [1.5] = 3}") == "{[0] = 2, [1.5] = 3, [true] = 1}");
  CHECK(answer("{[1] = 1, [1000000] = 2}") == "{[1] = 1, [1000000] = 2}");
  CHECK(answer("table.unpack({}, 1, 200000)").starts_with("! "));
}

TEST_CASE("What a line cannot change is named as it is written, and a name that it would keep is told as that") {
  const auto told = [](std::string_view line) {
    const Text why = evaluate(line, world()).fault.value().text;
    return why.key + " " + std::get<std::string>(why.args.at(0).value);
  };
  CHECK(told("position.turn = 2") == "script.frozen_here position.turn");
  CHECK(told("position.cells.a1 = 2") == "script.frozen_here position.cells.a1");
  CHECK(told("position.cells[3] = 2") == "script.frozen_here position.cells[3]");
  CHECK(told("rawset(position, 'turn', 2)") == "script.frozen_here position.turn");
  CHECK(told("string.upper = nil") == "script.frozen_here string.upper");
  CHECK(told("x = 1") == "script.kept_here x");
}

TEST_CASE("A line that goes on for ever ends, and at once where nobody waits for it any more") {
  CHECK(answer("(function() while true do end end)()").starts_with("! script.killed"));
  CHECK(test::ends_within(0.5, [&] {
    std::stop_source wanted;
    std::jthread soon([&] { wanted.request_stop(); });
    CHECK(evaluate("(function() while true do end end)()", world(), test::patient(), wanted.get_token()).fault);
  }));
}

TEST_CASE("A line may ask the functions of the variant, and what they require") {
  const LuaFolder folder;
  folder.write("lib/two.lua", "return {double = function(n) return 2 * n end}");
  folder.write("game/mine.lua",
               "local two = require('lib.two') return {title = {en = 'M'}, score = function(g) return two.double(g.n) end}");
  ExpressionWorld of = world();
  of.roots = folder.roots();
  of.variant = "game.mine";
  CHECK(answer("variant.score{n = position.turn}", of) == "4");
  CHECK(answer("variant.title.en", of) == "\"M\"");
  CHECK(answer("variant") == "");
}

TEST_CASE("A line may ask the functions of a game in Lua about its position") {
  const LuaFolder folder;
  folder.write("nim/game.lua", "return {moves = function(p) local all = {} for n = 1, p.heap do all[n] = n end return all end}");
  const ExpressionWorld of{.position = Value::map({{"heap", 3}}), .game = "nim.game", .roots = folder.roots()};
  CHECK(answer("moves(position)", of) == "{1, 2, 3}");
  CHECK(answer("#game.moves{heap = 5}", of) == "5");
}

TEST_CASE("Values are shown as Lua writes them, long tables on several lines") {
  CHECK(readable(Value()) == "nil");
  CHECK(readable(Value::list()) == "{}");
  CHECK(readable(Value::map({{"a", 1.5}, {"b c", Value::List{true, "x"}}, {"1d", 0}})) ==
        "{a = 1.5, [\"b c\"] = {true, \"x\"}, [\"1d\"] = 0}");
  Value many = Value::list(), map = Value::map();
  for (int i = 0; i < 60; ++i) many.push(i);
  map.set("numbers", many);
  map.set("last", true);
  const std::string page = readable(map);
  CHECK(page.starts_with("{\n  numbers = {\n    0, 1, 2,"));
  CHECK(page.ends_with("},\n  last = true,\n}"));
  for (std::size_t at = 0, end = 0; end != page.npos; at = end + 1) {
    end = page.find('\n', at);
    CHECK(std::min(end, page.size()) - at <= 80);
  }
  Value huge = Value::list();
  for (int i = 0; i < 20'000; ++i) huge.push("word");
  CHECK(readable(huge).size() < 30'000);
}

TEST_CASE("However long an answer is, so much of it is told as can be read") {
  const std::string told = answer("('é'):rep(50000)");
  CHECK(told.size() <= kMaxAnswer + 3);
  CHECK(told.ends_with("é…"));
  CHECK(answer("('é'):rep(100)").ends_with("é\""));
}
