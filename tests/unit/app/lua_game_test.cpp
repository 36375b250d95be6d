#include "catch.hpp"
#include "fill_folder.hpp"
#include "program.hpp"
#include "seconds.hpp"

#include <algorithm>
#include <fstream>

namespace fs = std::filesystem;
using tablier::test::has;
using tablier::test::Program;

namespace {

/// The real program, which finds a game in Lua beside its others.
class WithFill {
 public:
  WithFill() { tablier::test::add_fill(run.data.path()); }

  fs::path script() const { return run.data / "scripts/fill/game.lua"; }
  void change(const std::string& part, const std::string& by) const { tablier::test::change_fill(run.data.path(), part, by); }

  Program run;
};

}  // namespace

TEST_CASE("A game in Lua is checked from within its own folder as from elsewhere") {
  const WithFill lua;
  const auto elsewhere = lua.run({"check", lua.script().string()});
  const fs::path before = fs::current_path();
  fs::current_path(lua.script().parent_path());
  const auto here = lua.run({"check", "game.lua"});
  fs::current_path(before);
  CHECK(elsewhere.status == 0);
  CHECK(here.out == elsewhere.out);
}

TEST_CASE("What is wrong between a game in Lua and its game.yaml is told once, however its file is called") {
  const WithFill lua;
  lua.change("seats = {2, 2},", "seats = {1, 2},");
  const fs::path before = fs::current_path();
  fs::current_path(lua.script().parent_path());
  const auto here = lua.run({"check", "game.lua"});
  fs::current_path(before);
  INFO(here.out);
  const auto told = here.out.find(": seats: 1 to 2 players");
  REQUIRE(told != here.out.npos);
  CHECK(here.out.find(": seats: 1 to 2 players", told + 1) == here.out.npos);
}

TEST_CASE("A game in Lua is listed, explained, played, counted, advised and matched as any other") {
  const WithFill lua;
  CHECK(has(lua.run({"games"}).out, "fill"));
  const auto games = lua.run({"games", "--json"});
  CHECK(has(games.out, R"("plugin": null, "script": {"file": ")" + lua.script().string() + R"(", "version": "2.1"})"));
  CHECK(has(lua.run({"rules", "fill"}).out, "last_wins"));
  const auto position = lua.run({"position", "fill", "--moves", "a1 b1", "--json"});
  CHECK(position.err.empty());
  CHECK(has(position.out, R"("to_move": 0, "over": false)"));
  CHECK(has(position.out, R"("moves": ["a2", "b2"])"));
  CHECK(has(position.out, R"("history": ["a1", "b1"])"));
  CHECK(has(lua.run({"perft", "fill", "4", "--json"}).out, R"("leaves": 24)"));
  CHECK(has(lua.run({"perft", "fill", "3", "--option", "size=3", "--json"}).out, R"("leaves": 504)"));
  const auto best = lua.run({"bestmove", "fill", "--time", "0.05", "--json"});
  CHECK(best.status == 0);
  CHECK(has(best.out, R"("move": ")"));
  const auto arena = lua.run({"arena", "fill", "--bot", "1", "--bot", "2", "--games", "2", "--json"});
  CHECK(arena.status == 0);
  CHECK(has(arena.out, R"("games": 2)"));
}

TEST_CASE("perft draws what a match of its seed draws") {
  const WithFill lua;
  lua.change("return {cells = cells}", "return {cells = cells, die = 1}, 0");
  lua.change("    for place, seat in ipairs(position.cells) do\n      if seat == 0 then\n        free",
             "    for place, seat in ipairs(position.cells) do\n      if seat == 0 and #free < position.die then\n        free");
  lua.change("  play = function(position, place)\n    position.cells[place] = position.turn",
             "  chance = function() return math.random(6) end,\n  play = function(position, place)\n"
             "    if position.turn == 0 then position.die = place return 2 - position.die % 2 end\n"
             "    position.cells[place] = position.turn\n    return 0");
  for (const std::string seed : {"1", "2", "3"}) {
    const auto leaves = [&](const std::string& depth, const std::string& moves) {
      const auto out = lua.run({"perft", "fill", depth, "--moves", moves, "--option", "size=4", "--seed", seed, "--json"}).out;
      const auto at = out.find("\"leaves\": ");
      return at == out.npos ? -1 : std::stoi(out.substr(at + 10));
    };
    const int first = leaves("1", ""), second = leaves("1", "a1");  // as many moves as the die shows, which is thrown before each
    CHECK(first >= 1);
    CHECK(leaves("2", "") == first * second);
  }
}

TEST_CASE("A bot's time holds where each call of a game's moves takes long, and where it evaluates") {
  const WithFill lua;
  lua.change("moves = function(position)",
             "moves = function(position)\n    local sum = 0\n    for i = 1, 4000000 do sum = sum + i % 7 end");
  for (const std::string evaluate : {"", "  evaluate = function() return 0 end,\n"}) {
    lua.change("  tests = {", evaluate + "  tests = {");
    double seconds = 9;
    for (int tries = 0; tries < 3 && seconds > 1.1; ++tries) {
      const auto answer = lua.run({"bestmove", "fill", "--option", "size=4", "--time", "1", "--json"});
      REQUIRE(answer.status == 0);
      seconds = std::stod(answer.out.substr(answer.out.find("\"seconds\": ") + 11));
    }
    CHECK(seconds <= 1.1);
  }
}

TEST_CASE("A move that a game in Lua does not allow is refused with its number and the reason") {
  const WithFill lua;
  const auto answer = lua.run({"position", "fill", "--moves", "a1 a1"});
  CHECK(answer.status == 1);
  CHECK(has(answer.err, "move 2 'a1': "));
}

TEST_CASE("check and test-script know a game in Lua and its variants") {
  const WithFill lua;
  const auto folder = (lua.run.data / "scripts").string(), content = (lua.run.data / "content/fill").string();
  const auto checked = lua.run({"check", folder + "/fill", content});
  INFO(checked.out);
  CHECK(checked.status == 0);
  const auto tests = lua.run({"test-script", lua.script(), folder + "/fill/misere.lua"});
  INFO(tests.out);
  CHECK(tests.status == 0);
  CHECK(tests.out == "4 tests, failed: 0\n");
}

TEST_CASE("check tells what is wrong in a game in Lua by file, line and column") {
  const WithFill lua;
  lua.change("seats = {2, 2}", "seats = {2, 2},\n  sets = 3");
  const auto field = lua.run({"check", lua.script()});
  CHECK(field.status == 1);
  CHECK(has(field.out, "game.lua:5:3: "));
  lua.change("seats = {2, 2},\n  sets = 3", "seats = {2, 2}");
  lua.run.data.write("content/fill/game.yaml",
                     "title: {fr: F, en: F}\nsummary: {fr: F, en: F}\nplayers: [2, 3]\ndefault_variant: standard\n");
  CHECK(has(lua.run({"check", lua.script()}).out, "game.lua:4:"));
}

TEST_CASE("check finds in random rounds what a game in Lua does wrong") {
  const WithFill lua;
  lua.change("position.cells[place] = position.turn", "position.cells[place] = position.seat.number");
  const auto answer = lua.run({"check", lua.script()});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "game.lua:29:"));
}

TEST_CASE("A game in Lua with a fault is listed with its reason and makes no other game fail") {
  const WithFill lua;
  lua.change("seats = {2, 2}", "seats = {2, 'two'}");
  const auto games = lua.run({"games", "--json"});
  CHECK(games.status == 0);
  CHECK(has(games.out, R"("name": "fill")"));
  CHECK(has(games.out, "game.lua:4:"));
  CHECK(lua.run({"position", "heap"}).status == 0);
  const auto position = lua.run({"position", "fill"});
  CHECK(position.status != 0);
  CHECK(has(position.err, "game.lua:4:"));
}

TEST_CASE("What goes wrong in a game in Lua while it is played is told on standard error and in the document") {
  const WithFill lua;
  lua.change("    position.cells[place] = position.turn",
             "    if place == 2 then error('no b1') end\n    position.cells[place] = position.turn");
  const auto answer = lua.run({"position", "fill", "--moves", "a1 b1", "--json"});
  CHECK(has(answer.out, R"("over": true)"));
  CHECK(has(answer.out, R"("reason": "fault")"));
  CHECK(has(answer.out, R"("faults": [{"file": ")"));
  CHECK(has(answer.err, "game.lua:29:"));
  CHECK(has(answer.err, "no b1"));
}

TEST_CASE("position says no where the round ended by a fault of the game's script") {
  const WithFill lua;
  lua.change("local free = {}", "local free = nil");
  const auto answer = lua.run({"position", "fill"});
  CHECK(answer.status == 1);
  CHECK(has(answer.err, "game.lua:23:"));
  CHECK(has(answer.err, "function moves"));
}

TEST_CASE("check refuses the folder of a game whose name no call can have") {
  const WithFill lua;
  fs::rename(lua.run.data / "scripts/fill", lua.run.data / "scripts/Fill it");
  fs::rename(lua.run.data / "content/fill", lua.run.data / "content/Fill it");
  const auto answer = lua.run({"check", (lua.run.data / "scripts/Fill it/game.lua").string()});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "game name refused: “Fill it”"));
}

TEST_CASE("check tells names that have no text, once each, with the nearest one") {
  const WithFill lua;
  lua.change("reason = \"full\"}", "reason = \"fulll\"}");
  lua.change("seats = {2, 2},", R"(seats = {2, 2}, look = function() return {status = "mvoe", counters = {{name = "panws", value = 1}}} end,
  why_not = function() return "frowad" end,)");
  lua.change("last_wins = {type = \"boolean\", default = true},",
             "last_wins = {type = \"boolean\", default = true},\n    bald = {type = \"boolean\", default = true},\n    side = {type = "
             "\"choice\", values = {\"left\", \"7\"}, default = \"7\"},");
  const auto answer = lua.run({"check", lua.script()});
  INFO(answer.out);
  CHECK(has(answer.out, "function result: there is no text 'fill.outcome.fulll'; did you mean 'full'?"));
  CHECK(has(answer.out, "function look: there is no text 'fill.status.mvoe'"));
  CHECK(has(answer.out, "function look: there is no text 'fill.counter.panws'"));
  CHECK(has(answer.out, "function why_not: there is no text 'fill.reason.frowad'"));
  CHECK(has(answer.out, "there is no text 'fill.parameter.bald'"));
  CHECK(has(answer.out, "there is no text 'fill.parameter.side'"));
  CHECK(has(answer.out, "there is no text 'fill.value.side.left'"));
  CHECK(has(answer.out, "faults: 7\n"));
}

TEST_CASE("check asks what only bots and hands ask, and tells a fault of a game once for all its variants") {
  const WithFill lua;
  lua.change("seats = {2, 2},", "seats = {2, 2}, evaluate = function() return 'high' end, why_not = function() return 3 end,");
  const auto answer = lua.run({"check", (lua.run.data / "scripts/fill").string()});
  INFO(answer.out);
  CHECK(has(answer.out, "function evaluate: "));
  CHECK(has(answer.out, "function why_not: "));
  CHECK(has(answer.out, "2 files checked, faults: 2\n"));
}

TEST_CASE("check tells of a variant that its game cannot be loaded") {
  const WithFill lua;
  lua.change("seats = {2, 2}", "seats = {2, 'two'}");
  const auto answer = lua.run({"check", (lua.run.data / "scripts/fill/misere.lua").string()});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "game.lua:4:"));
  const auto both = lua.run({"check", (lua.run.data / "scripts/fill").string()});
  CHECK(has(both.out, "2 files checked, faults: 1\n"));
}

TEST_CASE("check tells which picture of a game cannot be played") {
  const WithFill lua;
  lua.run.data.write("content/fill/rules.yaml",
                     "chapters:\n  - title: {fr: R, en: R}\n    paragraphs: [{fr: P, en: P}]\n    pictures:\n      - {moves: [a1, a1]}\n");
  const auto answer = lua.run({"check", (lua.run.data / "content/fill").string()});
  INFO(answer.out);
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "rules.yaml:5:"));
  CHECK(has(answer.out, "this position cannot be played: move 2 'a1': "));
}

TEST_CASE("check tells which chapter of a game speaks of a variant that nobody has") {
  const WithFill lua;
  lua.run.data.write("content/fill/rules.yaml",
                     "chapters:\n  - title: {fr: R, en: R}\n    paragraphs: [{fr: P, en: P}]\n    variants: [nosuch]\n");
  const auto answer = lua.run({"check", (lua.run.data / "content/fill").string()});
  INFO(answer.out);
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "rules.yaml:4:"));
  CHECK(has(answer.out, "nosuch"));
}

TEST_CASE("A move that is there twice is told as players write it") {
  const WithFill lua;
  lua.change("free[#free + 1] = place", "free[#free + 1] = {place, place}\n        free[#free + 1] = {place, place}");
  CHECK(has(lua.run({"position", "fill"}).err, "the move a1-a1 is there twice"));
}

TEST_CASE("A move that the viewer may not see is a question mark among those that were played") {
  const WithFill lua;
  lua.change("seats = {2, 2},", "seats = {2, 2}, seen = function(position, move, viewer) return viewer == nil or move ~= 2 end,");
  CHECK(has(lua.run({"position", "fill", "--moves", "a1 b1 a2"}).out, "a1 ? a2"));
  CHECK(has(lua.run({"position", "fill", "--moves", "a1 b1 a2", "--reveal"}).out, "a1 b1 a2"));
}

TEST_CASE("test-script tells a test of a game in Lua that fails by its line") {
  const WithFill lua;
  lua.change("winners = {1}}", "winners = {2}}");
  const auto answer = lua.run({"test-script", lua.script()});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "test 'a larger board': winners: expected {2}, found {1}"));
}

TEST_CASE("test-script tells a fault that ends a round and none of what comes of it, in each test") {
  const WithFill lua;
  lua.change("rules.options.size * rules.options.size", "rules.options.size * rules.options.size.x");
  const auto answer = lua.run({"test-script", lua.script()});
  INFO(answer.out);
  CHECK(answer.status == 1);
  CHECK(std::count(answer.out.begin(), answer.out.end(), '\n') == 4);  // three tests, and their number
  CHECK(has(answer.out, "function start: "));
  CHECK_FALSE(has(answer.out, "expected"));
}

TEST_CASE("bench has the playouts of a game in Lua") {
  const WithFill lua;
  const auto answer = lua.run({"bench", "playout/fill", "--time", "0.01", "--json"});
  CHECK(answer.status == 0);
  CHECK(has(answer.out, R"("name": "playout/fill")"));
  CHECK(has(answer.out, R"("work": 100, "unit": "rounds", "nodes": 400)"));
}

TEST_CASE("version lists plugins, and no game in Lua among them") {
  const WithFill lua;
  const auto answer = lua.run({"version", "--json"});
  CHECK(has(answer.out, R"("heap": )"));
  CHECK_FALSE(has(answer.out, "fill"));
}

TEST_CASE("A paint that the content of a game does not have is told by check, by test-script and where it is played") {
  const WithFill lua;
  lua.change("seats = {2, 2},", "seats = {2, 2},\n  look = function() return {tokens = {{place = 1, paint = 'stone.7'}}} end,");
  const std::string fault = "game.lua:5:60: function look: there is no paint 'stone.7'; did you mean 'stone.0'?\n";
  const auto checked = lua.run({"check", lua.script()});
  INFO(checked.out);
  CHECK(checked.status == 1);
  CHECK(has(checked.out, fault));
  const auto tested = lua.run({"test-script", lua.script()});
  INFO(tested.out);
  CHECK(tested.status == 1);
  CHECK(has(tested.out, "function look: there is no paint 'stone.7'"));
}

TEST_CASE("check tells the paint of a thing where it stands, as of the field that it is in") {
  const WithFill lua;
  lua.change("seats = {2, 2},", "seats = {2, 2},\n  things = {{name = 'red', paint = 'stone.7'}},");
  const auto checked = lua.run({"check", lua.script()});
  INFO(checked.out);
  CHECK(checked.status == 1);
  CHECK(has(checked.out, "game.lua:5:37: 'things': there is no paint 'stone.7'; did you mean 'stone.0'?\n"));
  CHECK_FALSE(has(checked.out, "function"));
  const WithFill plain;
  plain.change("seats = {2, 2},", "seats = {2, 2},\n  things = {{name = 'red', paint = ''}},");
  CHECK(has(plain.run({"check", plain.script()}).out, "faults: 0"));
}

TEST_CASE("check says of a field what it is, and of many alike in one place how many more there are") {
  const WithFill lua;
  lua.change("seats = {2, 2},",
             "seats = 2,\n  things = {{name = 'a', kind = 'crd'}, {name = 'b', kind = 'crd'}, {name = 'c', kind = 'crd'}},");
  const auto checked = lua.run({"check", lua.script()});
  INFO(checked.out);
  CHECK(has(checked.out, "'seats': it is 2; expected"));
  CHECK(has(checked.out, "'things': its '[1].kind' is \"crd\"; expected"));
  CHECK(has(checked.out, "(and 2 more like it)\n"));
  CHECK_FALSE(has(checked.out, "[2]"));
  CHECK_FALSE(has(checked.out, "answer"));
}

TEST_CASE("check tells what was answered instead, where it was, and nothing that only comes of it") {
  const auto told = [](const std::string& part, const std::string& by) {
    const WithFill lua;
    lua.change(part, by);
    const auto checked = lua.run({"check", lua.script()});
    CHECK(checked.status == 1);
    return checked.out;
  };
  const auto faults = [](const std::string& out) { return std::count(out.begin(), out.end(), '\n') - 1; };  // the last line counts them
  const std::string turn = told("position.cells[place] = position.turn", "position.cells[place] = position.turn\n    return 5");
  INFO(turn);
  CHECK(has(turn, "function play: it answered 5; expected the seat that moves next"));
  const std::string mixed = told("return {cells = cells}", "return {cells = cells, rows = {{1}, {1, 2, x = 3}}}");
  INFO(mixed);
  CHECK(has(mixed, "function start: the table position.rows[2] must be a list"));
  const std::string hole = told("return {cells = cells}", "return {cells = cells, hands = {red = {[2] = 1}}}");
  INFO(hole);
  CHECK(has(hole, "the list position.hands.red has a hole"));
  const WithFill lua;
  lua.change("free[#free + 1] = place", "free[#free + 1] = {'a', place}");
  lua.change("position.cells[place] =", "position.cells[place[2]] =");
  lua.change("seats = {2, 2},",
             "seats = {2, 2},\n  things = {{name = 'a'}}, sample = function() end,\n"
             "  look = function() return {trays = {{name = 'h', seat = 1, hidden_from = 'other', things = {'a'}}}} end,");
  const std::string tray = lua.run({"check", lua.script()}).out;
  INFO(tray);
  CHECK(has(tray, "'trays[1].hidden_from' is \"other\""));
  CHECK(faults(tray) == 1);
  const std::string seen = told("seats = {2, 2},", "seats = {2, 2},\n  seen = function() return 1 end,");
  INFO(seen);
  CHECK(has(seen, "function seen: it answered 1; expected true or false"));
  const std::string chance =
      told("return {cells = cells}\n  end,", "return {cells = cells}, 0\n  end,\n  chance = function() return 'x' end,");
  INFO(chance);
  CHECK(has(chance, "function chance: "));
  CHECK(faults(chance) == 1);
}

TEST_CASE("check tells of a game that is over before anybody has moved, and of an evaluation that is out of range") {
  const auto told = [](const std::string& part, const std::string& by) {
    const WithFill lua;
    lua.change(part, by);
    return lua.run({"check", lua.script()}).out;
  };
  CHECK(has(told("result = function(position)", "result = function(position)\n    do return {winners = {1}, reason = 'full'} end"),
            "function result: the round is over before anybody has moved"));
  CHECK(has(told("seats = {2, 2},", "seats = {2, 2},\n  evaluate = function() return 1e300 end,"),
            "function evaluate: it answered 1e+300; expected a number from -1,000,000 to 1,000,000"));
  CHECK(has(told("seats = {2, 2},", "seats = {2, 2},\n  evaluate = function() return -1000000 end,"), "faults: 0"));
}

TEST_CASE("check tells slips of an author that would be read as nothing: settings, who begins, ranges, buttons without words") {
  const auto told = [](const std::string& part, const std::string& by) {
    const WithFill lua;
    lua.change(part, by);
    return lua.run({"check", lua.script()}).out;
  };
  const std::string in_start = told("rules.options.size * rules.options.size", "rules.options.size * (rules.options.sise or 2)");
  INFO(in_start);
  CHECK(has(in_start, "function start: "));
  CHECK(has(in_start, "did you mean 'size'?"));
  CHECK(has(told("width = options.size", "width = options.sise or 2"), "did you mean 'size'?"));
  CHECK(has(told("position.rules.options.last_wins", "position.rules.options.last_win"), "did you mean 'last_wins'?"));
  CHECK(has(told("position.rules.options.last_wins", "position.rules.options.quite_another"), "faults: 0"));
  CHECK(has(told("return {cells = cells}", "return {cells = cells, turn = rules.starter % 2 + 1}"),
            "function start: position.turn is the engine’s: who begins is the second value of 'start'"));
  CHECK(has(told("return {cells = cells}", "return {cells = cells, turn = rules.starter, rules = rules}"), "faults: 0"));
  CHECK(has(told("min = 2, max = 4", "min = 4, max = 2"), "game.lua:6:5: 'min' is 4, above 'max', which is 2"));
  CHECK(has(told("seats = {2, 2},", "seats = {2, 2},\n  buttons = {'pass', 'hold'},"), "there is no text 'fill.button.hold'"));
}

TEST_CASE("The fault that ended a round is told before what only comes of it, by every command") {
  const WithFill lua;
  lua.change("local free = {}", "if position.cells[1] > 0 then local n = position.none.at end local free = {}");
  const std::string cause = "game.lua:20:", effect = "a fault of the script has ended the round";
  const auto before = [&](const std::string& text) {
    INFO(text);
    CHECK(has(text, cause));
    CHECK((!has(text, effect) || text.find(cause) < text.find(effect)));
  };
  const auto position = lua.run({"position", "fill", "--moves", "a1 b1"});
  CHECK(position.status == 1);
  before(position.err);
  CHECK(has(position.err, effect));
  before(lua.run({"test-script", lua.script()}).out);
  const auto content = lua.run({"check", (lua.run.data / "content/fill").string()});
  before(content.out);
}

TEST_CASE("check names the parameter that it had set, and takes no longer over a game whose moves are slow than it says") {
  const WithFill lua;
  lua.change("local free = {}", "if position.rules.options.size == 4 then return {} end local free = {}");
  CHECK(has(lua.run({"check", lua.script()}).out, "(with size = 4)"));
  lua.change("if position.rules.options.size == 4 then return {} end", "for i = 1, 2e7 do end");
  double seconds = 3;
  for (int tries = 0; tries < 3 && seconds >= 2.5; ++tries)
    seconds = tablier::test::seconds_of([&] { CHECK(lua.run({"check", lua.script()}).status == 0); });
  CHECK(seconds < 2.5);
}

TEST_CASE("check tells all mistakes of a game in Lua that no round is needed for at once, each where it stands") {
  const WithFill lua;
  lua.run.data.write("scripts/fill/game.lua", R"(return {
  sets = 3,
  seats = {2, 2},
  parameters = {
    size = {type = "integer", min = 2, max = 4, default = 2},
    Size = {type = "boolean", default = true},
    ["a b"] = {type = "boolean", default = true},
    broad = {type = "integr", default = 2},
    bald = {type = "boolean", default = true},
  },
  buttons = {"hold", "hold"},
  things = {
    {name = "red", label = "toolong", paint = "stone.7"},
    {name = "a1"},
    {name = "blue", kind = "crd"},
    {name = "red"},
  },
  board = {
    width = 3, height = 3, ruled = "yes",
    holes = {100, "z9"},
    marks = {{place = "z99"}, {place = 99}},
    paints = {q9 = "aa"},
  },
  start = function() return {cells = {0, 0, 0, 0, 0, 0, 0, 0, 0}} end,
  moves = function() return sixe and {} or {1, 2} end,
  play = function() end,
  tests = {
    {name = 5, turn = 9, options = {zork = 1}},
    {moves = "hold", seats = 1, turn = 1},
    {moves = "hold", turn = 1, options = {broad = 2, size = 9}},
    5,
    {},
  },
}
)");
  const auto told = lua.run({"check", lua.script()}).out;
  INFO(told);
  for (const char* fault : {":1:1: the function 'result' is missing",
                            ":2:3: unknown field 'sets'",
                            ":6:5: 'Size' cannot name a parameter",
                            ":7:6: 'a b' cannot name a parameter",
                            ":8:5: 'parameters': its 'broad.type' is",
                            ":9:5: there is no text 'fill.parameter.bald'",
                            ":11:14: there is no text 'fill.button.hold'",
                            ":11:22: the button 'hold' is there twice",
                            ":12:3: 'things': its '[3].kind' is",
                            ":13:20: 'things': 'toolong' is too long",
                            ":13:48: 'things': there is no paint 'stone.7'",
                            ":14:6: the thing 'a1' is named as a place",
                            ":16:6: 'red' is there already",
                            ":19:28: 'board': its 'ruled' is",
                            ":20:14: 'board': “100” is off the board",
                            ":20:19: 'board': “z9” is off",
                            ":21:15: 'board': “z99” is off",
                            ":21:32: 'board': “99” is off",
                            ":22:15: 'board': “q9” is off",
                            ":22:21: 'board': there is no paint 'aa'",
                            ":25:29: nothing defines 'sixe'",
                            ":28:6: 'name' must be a text",
                            ":28:16: 'turn' must be",
                            ":28:26: there is no setting “zork”",
                            ":29:22: 'seats' can only be 2",
                            ":30:32: “size” must be",
                            ":31:5: a test is a table",
                            ":32:5: this test expects nothing"})
    CHECK(has(told, "game.lua" + std::string(fault)));
  CHECK(has(told, "faults: 28\n"));
}

TEST_CASE("check tries rounds of a game whose mistakes do not touch them, and adds what each function does wrong there") {
  const WithFill lua;
  lua.change("seats = {2, 2},", R"(seats = {2, 2}, sets = 3, buttons = {"pass", "pass"},
  why_not = function() return 3 end, evaluate = function() return "high" end, touch = function() return 3 end,
  look = function() return {status = "nix", tokens = {{place = 1, label = "lengthy", paint = "zzz"}}} end,)");
  lua.change("reason = \"full\"}", "reason = 5}");
  lua.change("winners = {2}},", "winners = 2},");
  const auto told = lua.run({"check", lua.script()}).out;
  INFO(told);
  for (const char* fault :
       {":4:19: unknown field 'sets'", ":4:48: the button 'pass' is there twice", ":5:1: function why_not: it answered 3",
        ":5:1: function evaluate: it answered \"high\"", ":5:1: function touch: it answered 3",
        ":6:76: function look: 'lengthy' is too long", ":6:95: function look: there is no paint 'zzz'",
        ":6:1: function look: there is no text 'fill.status.nix'", ":33:1: function result: ", ":44:81: 'winners' must be"})
    CHECK(has(told, "game.lua" + std::string(fault)));
  CHECK(has(told, "faults: 10\n"));
}

TEST_CASE("check tells of a parameter that cannot be read nothing that only comes of it, and a field that is a function once") {
  const WithFill lua;
  lua.change("type = \"integer\"", "type = \"integr\"");
  lua.change("winners = {1}},\n", "winners = {1}},\n    {moves = \"\", turn = 1, options = {sise = 3}},\n");
  const auto parameter = lua.run({"check", lua.script()}).out;
  INFO(parameter);
  CHECK(has(parameter, "game.lua:6:5: 'parameters': its 'size.type' is \"integr\""));
  CHECK(has(parameter, "there is no setting “sise”; did you mean “size”?"));
  CHECK(has(parameter, "faults: 2\n"));
  const WithFill other;
  other.change("seats = {2, 2}", "seats = function() return {2, 2} end");
  const auto seats = other.run({"check", other.script()}).out;
  INFO(seats);
  CHECK(has(seats, "game.lua:4:3: 'seats' cannot be a function"));
  CHECK(has(seats, "faults: 1\n"));
}

TEST_CASE("check tells each place off a board that a function makes, and a token that says twice where it stands") {
  const WithFill lua;
  lua.change("height = options.size}", "height = options.size,\n      marks = {{place = 'z99'}}, holes = {77}}");
  const auto told = lua.run({"check", lua.script()}).out;
  INFO(told);
  CHECK(has(told, "game.lua:11:26: function board: “z99” is off the board"));
  CHECK(has(told, "game.lua:9:1: function board: “77” is off the board"));
  CHECK(has(told, "faults: 2\n"));
  const WithFill both;
  both.change("seats = {2, 2},", "seats = {2, 2},\n  look = function() return {tokens = {{place = 1, places = {1, 2}}}} end,");
  CHECK(has(both.run({"check", both.script()}).out, "game.lua:5:1: function look: a token has place = … and places = {"));
}

TEST_CASE("check blames for a position that was changed the function that did it, and none that is asked after it") {
  const WithFill lua;
  lua.change("seats = {2, 2},",
             "seats = {2, 2}, facts = function(p) p.cells[1] = 2 return {a = 1} end, evaluate = function() return 0 end,\n"
             "  why_not = function() end,");
  const auto checked = lua.run({"check", lua.script()});
  INFO(checked.out);
  CHECK(has(checked.out, "function facts: it changes the position"));
  CHECK_FALSE(has(checked.out, "function evaluate"));
  CHECK_FALSE(has(checked.out, "function why_not"));
}

TEST_CASE("What is wrong in a game and found in its variants too is told once") {
  const WithFill lua;
  lua.change("seats = {2, 2},", "seats = {2, 2}, things = {{name = 'a1'}},");
  const auto answer = lua.run({"check", (lua.run.data / "scripts/fill").string()});
  CHECK(has(answer.out, "faults: 1"));
}

TEST_CASE("A game whose file loops is read once, however many variants are checked with it") {
  const WithFill lua;
  lua.run.data.write("scripts/fill/game.lua", "print('once')\nwhile true do end\n");
  for (int i = 0; i < 4; ++i) lua.run.data.write("scripts/fill/v" + std::to_string(i) + ".lua", "return {title = {en = 'V', fr = 'V'}}\n");
  const auto answer = lua.run({"check", (lua.run.data / "scripts/fill").string()});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "6 files checked, faults: 1\n"));
  CHECK(answer.err == (lua.run.data / "scripts/fill/game.lua").string() + ":1: once\n");
}

TEST_CASE("check of more folders than anybody's games have ends, and says where it did") {
  const WithFill lua;
  const auto many = lua.run.data / "many";
  for (int i = 0; i < 2100; ++i) std::filesystem::create_directories(many / std::to_string(i));
  const auto answer = lua.run({"check", many.string()});
  INFO(answer.out);
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "beyond 2,000 folders nothing more is checked"));
  CHECK(has(answer.out, "faults: 1\n"));
}
