#include "catch.hpp"
#include "game_folder.hpp"
#include "script/check.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <thread>

/// Games in Lua that are wrong, or mean harm: each ends soon, is told where and why, and the program plays on.
namespace tablier {
namespace {

struct Attack {
  const char* name;
  const char* before;    ///< of the table
  const char* function;  ///< in place of the good one
  const char* failed_in;
  const char* why;  ///< how the key of the fault begins
  bool ends;        ///< the round; else it is played without that function
};

constexpr Attack kAttacks[]{
    {R"(a loop in moves)", R"()", R"(moves = function() while true do end end)", "moves", "script.killed", true},
    {R"(a loop in play)", R"()", R"(play = function() while true do end end)", "play", "script.killed", true},
    {R"(a loop in result)", R"()", R"(result = function() while true do end end)", "result", "script.killed", true},
    {R"(a loop in start)", R"()", R"(start = function() while true do end end)", "start", "script.killed", true},
    {R"(a loop in look)", R"()", R"(look = function() while true do end end)", "look", "script.killed", false},
    {R"(a loop in facts)", R"()", R"(facts = function() while true do end end)", "facts", "script.killed", false},
    {R"(a loop in why_not)", R"()", R"(why_not = function() while true do end end)", "why_not", "script.killed", false},
    {R"(a loop in reasons)", R"()", R"(reasons = function() while true do end end)", "reasons", "script.killed", false},
    {R"(reasons that are words)", R"()", R"(reasons = function() return {"good"} end)", "reasons", "script.answer.wrong_part", false},
    {R"(reasons that change the position)", R"()", R"(reasons = function(p) p.cells[9] = 2 return {} end)", "reasons",
     "script.game.changes", false},
    {R"(a loop that pcall hides)", R"()", R"(moves = function() while true do pcall(function() while true do end end) end end)", "moves",
     "script.killed", true},
    {R"(a loop in a coroutine)", R"()", R"(moves = function() return coroutine.wrap(function() while true do end end)() end)", "moves",
     "script.killed", true},
    {R"(memory without end)", R"()", R"(play = function(p) p.x = {} for i = 1, 1e9 do p.x[i] = i end end)", "play", "script.killed", true},
    {R"(a text without end)", R"()", R"(play = function(p) p.x = string.rep("x", 1e9) end)", "play", "script.too_long", true},
    {R"(recursion)", R"()", R"(moves = function(p) local function f() return 1 + f() end return {f()} end)", "moves", "script.killed",
     true},
    {R"(a huge position)", R"()", R"(start = function() local c = {} for i = 1, 100000 do c[i] = 1000 end return {cells = c} end)", "start",
     "script.position.too_large", true},
    {R"(a position in itself)", R"()", R"(play = function(p) p.self = p end)", "play", "script.position.deep", true},
    {R"(a function in the position)", R"()", R"(play = function(p) p.f = print end)", "play", "script.position.type", true},
    {R"(not a number)", R"()", R"(play = function(p) p.x = 0/0 end)", "play", "script.position.number", true},
    {R"(infinity)", R"()", R"(play = function(p) p.x = 1/0 end)", "play", "script.position.number", true},
    {R"(a metatable on the position)", R"()",
     R"(start = function() return setmetatable({cells = {}}, {__index = function() return 1 end}) end)", "start",
     "script.position.metatable", true},
    {R"(a metatable on the position in play)", R"()", R"(play = function(p) setmetatable(p, {__index = function() return 1 end}) end)",
     "play", "script.position.metatable", true},
    {R"(a coroutine in the position)", R"()", R"(play = function(p) p.c = coroutine.create(function() end) end)", "play",
     "script.position.type", true},
    {R"(an error that is a table)", R"()", R"(play = function() error({}) end)", "play", "script.lua", true},
    {R"(an error that is nil)", R"()", R"(play = function() error(nil) end)", "play", "script.lua", true},
    {R"(a huge error)", R"()", R"(play = function() error(string.rep("x", 100000)) end)", "play", "script.lua", true},
    {R"(moves that change the position)", R"()", R"(moves = function(p) p.cells[1] = 1 return {2} end)", "moves", "script.game.changes",
     true},
    {R"(a result that changes the position)", R"()", R"(result = function(p) p.cells[9] = 2 end)", "result", "script.game.changes", true},
    {R"(a look that changes the position)", R"()", R"(look = function(p) p.cells[9] = 2 end)", "look", "script.game.changes", false},
    {R"(facts that change the position)", R"()", R"(facts = function(p) p.cells[9] = 2 return {} end)", "facts", "script.game.changes",
     false},
    {R"(the turn is changed)", R"()", R"(play = function(p) p.turn = 1 end)", "play", "script.game.own_field", true},
    {R"(the rules are changed)", R"()", R"(play = function(p) p.rules = {} end)", "play", "script.game.own_field", true},
    {R"(the rules are written)", R"()", R"(play = function(p) p.rules.seats = 7 end)", "play", "script.frozen_table", true},
    {R"(a seat that nobody has)", R"()", R"(play = function() return 3 end)", "play", "script.game.next_seat", true},
    {R"(a turn of chance without chance)", R"()", R"(play = function() return 0 end)", "play", "script.game.no_chance", true},
    {R"(draws without end)", R"()", R"(play = function() return 0 end, chance = function() return 1 end)", "play",
     "script.game.draws_for_ever", true},
    {R"(draws that take their time together)", R"()",
     R"(play = function() return 0 end, chance = function() for i = 1, 3e6 do end return 1 end)", "play", "script.game.draws_too_long",
     true},
    {R"(no moves)", R"()", R"(moves = function() return {} end)", "moves", "script.game.no_moves", true},
    {R"(moves that are none)", R"()", R"(moves = function() return 7 end)", "moves", "script.game.moves", true},
    {R"(a move twice)", R"()", R"(moves = function() return {3, 4, 3} end)", "moves", "script.game.twice", true},
    {R"(a place off the board)", R"()", R"(moves = function() return {10} end)", "moves", "script.game.no_place", true},
    {R"(a place that is no whole number)", R"()", R"(moves = function() return {1.5} end)", "moves", "script.game.no_place", true},
    {R"(a move of five numbers)", R"()", R"(moves = function() return {{1, 2, 3, 4, 5}} end)", "moves", "script.game.move_size", true},
    {R"(a button that is not declared)", R"()", R"(moves = function() return {"pass"} end)", "moves", "script.game.unknown_button", true},
    {R"(a result without a reason)", R"()", R"(result = function() return {winners = {1}} end)", "result", "script.answer.missing", true},
    {R"(a winner that nobody is)", R"()", R"(result = function() return {winners = {3}, reason = "x"} end)", "result",
     "script.answer.wrong_part", true},
    {R"(scores that are no numbers)", R"()", R"(result = function() return {scores = {0/0, 1}, reason = "x"} end)", "result",
     "script.answer.wrong_part", true},
    {R"(a reason that is a sentence)", R"()", R"(result = function() return {reason = "I WIN\27[31m"} end)", "result",
     "script.answer.wrong_part", true},
    {R"(a result that is text)", R"()", R"(result = function() return "won" end)", "result", "script.answer.wrong", true},
    {R"(look of another shape)", R"()", R"(look = function() return {tokens = {{place = 70}}} end)", "look", "script.game.off_board",
     false},
    {R"(two tokens on one place)", R"()", R"(look = function() return {tokens = {{place = 1, id = 1}, {place = 1, id = 2}}} end)", "look",
     "script.game.place_twice", false},
    {R"(a start without position)", R"()", R"(start = function() return 7 end)", "start", "script.position.no_table", true},
    {R"(state kept between calls)", R"(local n = 0)", R"(moves = function() n = n + 1 return {n % 9 + 1} end)", "moves",
     "script.keeps_local", true},
    {R"(a list with a hole)", R"()", R"(play = function(p) p.cells[4] = nil end)", "play", "script.position.hole", true},
    {R"(a sort that never ends)", R"()",
     R"(moves = function(p) local t = {} for i = 1, 1e4 do t[i] = i end table.sort(t, function() while true do end end) return t end)",
     "moves", "script.killed", true},
    {R"(prints without end)", R"()", R"(moves = function() while true do print("x") end end)", "moves", "script.killed", true},
    {R"(a touch that is nonsense)", R"()", R"(touch = function() return {{gesture = "dance"}} end)", "touch", "script.answer.wrong_part",
     false},
};

/// A game whose players fill nine squares, with one function replaced or added.
std::string script_of(const Attack& attack) {
  const std::string function = attack.function;
  std::string all = std::string(attack.before) + "\nreturn {\nseats = {2, 2},\nboard = {width = 3, height = 3},\n" + function + ",\n";
  const std::pair<const char*, const char*> good[]{
      {"start =", "start = function() local c = {} for i = 1, 9 do c[i] = 0 end return {cells = c} end"},
      {"moves =", "moves = function(p) local l = {} for i = 1, 9 do if p.cells[i] == 0 then l[#l + 1] = i end end return l end"},
      {"play =", "play = function(p, m) p.cells[m] = p.turn end"},
      {"result =", "result = function(p) for i = 1, 9 do if p.cells[i] == 0 then return nil end end return {reason = 'full'} end"},
  };
  for (const auto& [name, text] : good)
    if (!function.starts_with(name)) all += std::string(text) + ",\n";
  return all + "}\n";
}

/// Everything that a table asks at the first position, then moves to the end.
void play_out(const Game& game) {
  const auto state = game.start({.seats = 2, .seed = 1});
  MoveList moves;
  state->legal_moves(moves);
  state->scene(seat(0));
  state->facts(seat(0));
  if (const auto read = state->parse("a1-b2"); read.ok()) FAIL("no move of this game");
  for (int ply = 0; ply < 20 && is_player(state->to_move()); ++ply) {
    moves.clear();
    state->legal_moves(moves);
    if (moves.empty()) break;
    if (ply == 0) state->touch(moves[0]), state->reasons(moves[0]);
    state->play(moves[0]);
    for (Rng rng(1); state->to_move() == Seat::chance;) state->play(state->chance(rng));
  }
  CHECK(state->to_move() == Seat::nobody);
}

std::string why_of(const Problem& problem) {
  for (const TextArg& arg : problem.text.args)
    if (const auto* inner = std::get_if<std::vector<Text>>(&arg.value)) return inner->front().key;
  return {};
}

std::string function_of(const Problem& problem) {
  for (const TextArg& arg : problem.text.args)
    if (arg.name == "function") return std::get<std::string>(arg.value);
  return {};
}

TEST_CASE("a game in Lua that does wrong is told of with its line, and nothing breaks") {
  const test::GameFolder folder;
  for (const Attack& attack : kAttacks) {
    INFO(attack.name);
    const auto loaded = test::load_game(folder, script_of(attack));
    REQUIRE(loaded.game);
    play_out(*loaded.game);
    const auto faults = loaded.script->take_faults();
    REQUIRE(!faults.empty());
    // A slow machine may end one call for its time and the next for its work.
    for (const ScriptFault& fault : faults) {
      CHECK(function_of(fault.problem) == attack.failed_in);
      CHECK(why_of(fault.problem).starts_with(attack.why));
      CHECK(fault.problem.where.line > 0);
      CHECK((fault.problem.text.key == "script.in_rule") == attack.ends);
    }
  }
}

/// The part must stand there.
void replace(std::string& text, std::string_view part, std::string_view by) { text.replace(text.find(part), part.size(), by); }

TEST_CASE("a function that was killed stands among those that were called, with what its last call took") {
  const test::GameFolder folder;
  std::string script(test::kTicTacToe);
  replace(script, "seats = {2, 2},", "seats = {2, 2}, facts = function() while true do end end,");
  const auto loaded = test::load_game(folder, script);
  REQUIRE(loaded.game);
  loaded.start()->facts(seat(0));
  const auto functions = loaded.script->report().functions;
  const auto facts = std::ranges::find(functions, std::string("facts"), &FunctionCalls::name);
  REQUIRE(facts != functions.end());
  CHECK(facts->calls.count == 1);
  CHECK(facts->calls.seconds > 0);
  CHECK(facts->calls.seconds < 5);
}

TEST_CASE("the time of result and moves is their own, not that of the function they are asked after") {
  const test::GameFolder folder;
  std::string script(test::kTicTacToe);
  const auto seconds_of = [](const std::vector<FunctionCalls>& functions, const std::string& name) {
    const auto found = std::ranges::find(functions, name, &FunctionCalls::name);
    return found == functions.end() ? -1.0 : found->calls.seconds;
  };
  replace(script, "moves = function(position)", "moves = function(position) for i = 1, 1000000 do end");
  const auto loaded = test::load_game(folder, script);
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  MoveList moves;
  for (int i = 0; i < 3; ++i) {
    state->legal_moves(moves);
    state->play(*moves.begin());
  }
  const auto functions = loaded.script->report().functions;
  const double slow = seconds_of(functions, "moves");
  CHECK(slow > 0.002);
  for (const char* name : {"start", "play", "result"}) {
    INFO(name);
    CHECK(seconds_of(functions, name) > 0);
    CHECK(seconds_of(functions, name) < slow / 4);
  }
}

TEST_CASE("a fault at the first position is told as it is, however often a round is begun") {
  const test::GameFolder folder;
  std::string script(test::kTicTacToe);
  replace(script, "return {cells = cells, played = 0}", "return {cells = cells, played = 0, seats = rules.seats}");
  replace(script, "list[#list + 1] = place", "list[#list + 1] = plcae.number");
  const auto loaded = test::load_game(folder, script);
  REQUIRE(loaded.game);
  for (int round = 0; round < 3; ++round) {
    loaded.script->revive();
    CHECK(loaded.start()->outcome().reason == kFaultReason);
    const auto faults = loaded.script->take_faults();
    REQUIRE(faults.size() == 1);
    CHECK(function_of(faults.front().problem) == "moves");
  }
}

TEST_CASE("a button that is written as a place is refused with its line") {
  const test::GameFolder folder;
  std::string script(test::kTicTacToe);
  replace(script, "seats = {2, 2},", "seats = {2, 2},\n  buttons = {'pass', 'a1'},");
  const auto loaded = test::load_game(folder, script);
  CHECK_FALSE(loaded.game);
  CHECK(loaded.problem.text.key == "script.game.button_place");
  CHECK(loaded.problem.where.line == 5);
}

TEST_CASE("when a round is over its end stands in the status line, whatever the script's look says") {
  const test::GameFolder folder;
  std::string script(test::kTicTacToe);
  replace(script, "seats = {2, 2},", "seats = {2, 2}, look = function() return {status = 'move'} end,");
  const auto loaded = test::load_game(folder, script);
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  CHECK(state->scene(seat(0)).status.key == "trial.status.move");
  for (const char* move : {"a1", "a2", "b1", "b2", "c1"}) state->play(*state->parse(move));
  REQUIRE(state->outcome().over);
  CHECK(state->scene(seat(0)).status.key == "trial.outcome.three");
}

TEST_CASE("a thousand moves more than a position may have are told, not played") {
  const test::GameFolder folder;
  const auto loaded = test::load_game(
      folder, script_of({"", "", "moves = function() local l = {} for i = 1, 5000 do l[i] = 1 end return l end", "", "", true}));
  REQUIRE(loaded.game);
  CHECK(loaded.start()->outcome().reason == "fault");
  const auto faults = loaded.script->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(why_of(faults.front().problem) == "script.game.many_moves");
}

TEST_CASE("check plays a number of rounds of a game in Lua, and says how many where the time was too short for them") {
  const test::TempFolder files;
  const auto file = files.write("trial/game.lua", script_of({"", "", "look = function() return {} end", "", "", true}));
  CHECK_FALSE(try_game_file(file, {files.path()}, 60).cut_short);
  const auto cut = try_game_file(file, {files.path()}, 0.01).cut_short;
  REQUIRE(cut);
  CHECK(cut->rounds < cut->wanted);
}

TEST_CASE("check finds that a round of a game in Lua never ends") {
  const test::TempFolder files;
  const auto file = files.write("trial/game.lua", script_of({"", "", "play = function() end", "", "", true}));
  const auto problems = check_game_file(file, {files.path()}, 20);
  REQUIRE(problems.size() == 1);
  CHECK(why_of(problems.front()) == "script.game.endless");
  const auto limited = files.write("trial/game.lua", script_of({"", "", "play = function() end,\nlongest_round = 9", "", "", true}));
  const auto longer = check_game_file(limited, {files.path()}, 20);
  REQUIRE(longer.size() == 1);
  CHECK(why_of(longer.front()) == "script.game.longer");
}

namespace {

/// The keys of what a check finds in the game of tic-tac-toe with something more among its fields.
std::vector<std::string> found_in(const std::string& fields, const std::string& before = "", double seconds = 1) {
  const test::TempFolder files;
  std::string script(test::kTicTacToe);
  replace(script, "return {", before + "return {");
  replace(script, "seats = {2, 2},", fields);
  std::vector<std::string> found;
  for (const Problem& problem : check_game_file(files.write("trial/game.lua", script), {files.path()}, seconds))
    found.push_back(why_of(problem).empty() ? problem.text.key : why_of(problem));
  return found;
}

}  // namespace

TEST_CASE("check plays rounds with what reads no name that nothing defines, and tells nothing that only comes of one") {
  const std::string seats = "seats = {2, 2}, ", wrong_facts = "facts = function() return 7 end, ";
  using Found = std::vector<std::string>;
  CHECK(found_in(seats + wrong_facts + "reasons = function() return missing() end,") == Found{"script.undefined", "script.game.facts"});
  CHECK(found_in(seats + "reasons = function() return missing and 7 or 8 end,") == Found{"script.undefined"});
  // The rules are tried until one of them reads it.
  CHECK(found_in(seats + wrong_facts, "local function later(p) if p.played > 3 then return missing.x end end\n" +
                                          std::string("local _ = later\n")) == Found{"script.undefined", "script.game.facts"});
  CHECK(found_in(seats + "sample = function(p) return missing.p end,") == Found{"script.undefined"});
}

TEST_CASE("a game's table with too much in it is told once, where it is, and nothing is missing for it") {
  const std::string large = "local all = {}\nfor i = 1, 12000 do all[i] = {} end\n";
  const auto found = found_in("seats = {2, 2}, tests = all,", large);
  CHECK(found == std::vector<std::string>{"script.value.too_much"});
}

TEST_CASE("what stands beside a missing module in a list or a record of a game's table is looked at in the same call") {
  const auto found = found_in(R"(seats = {2, lib.seats},
  things = {{name = "a", label = lib.a}, {nam = "b"}, lib.c}, buttons = {lib.b, "resign"},)",
                              "local lib = require 'lib.none'\n");
  CHECK(found ==
        std::vector<std::string>{"script.module.not_found", "script.holds.unknown_near", "script.holds.missing", "script.game.resign"});
}

TEST_CASE("check finds a `chance` to which nothing ever gives the turn") {
  const test::TempFolder files;
  std::string script(test::kTicTacToe);
  replace(script, "seats = {2, 2},", "seats = {2, 2},\n  chance = function() return 1 end,");
  const auto problems = check_game_file(files.write("trial/game.lua", script), {files.path()}, 1);
  REQUIRE(problems.size() == 1);
  CHECK(why_of(problems.front()) == "script.game.idle_chance");
  CHECK(problems.front().where.line == 5);
  replace(script, "return {cells = cells, played = 0}", "return {cells = cells, played = 0}, 0");
  CHECK(check_game_file(files.write("trial/game.lua", script), {files.path()}, 1).empty());
}

TEST_CASE("a whole number without a greatest one is told what it lacks, and a choice its value that is there twice") {
  const test::TempFolder files;
  const auto why = [&](const std::string& parameter) {
    std::string script(test::kTicTacToe);
    replace(script, "{type = \"boolean\", default = false}", parameter);
    const auto problems = check_game_file(files.write("trial/game.lua", script), {files.path()}, 0.1);
    return problems.empty() ? "" : problems.front().text.key;
  };
  CHECK(why("{type = 'integer', default = 3}") == "script.game.no_max");
  CHECK(why("{type = 'integer', max = 4, default = 3}").empty());
  CHECK(why("{type = 'choice', values = {'a', 'b', 'a'}, default = 'a'}") == "script.game.value_twice");
}

TEST_CASE("check finds moves that a hand makes alike where they are many, and lets the table ask about a few") {
  const test::TempFolder files;
  std::string script(test::kTicTacToe);
  replace(script, "seats = {2, 2},", "seats = {2, 2},\n  touch = function() return {{gesture = 'put', places = {1}}} end,");
  const auto problems = check_game_file(files.write("trial/game.lua", script), {files.path()}, 1);
  REQUIRE(problems.size() == 1);
  CHECK(why_of(problems.front()) == "script.game.same_gestures");
  replace(script, "function() return {{gesture = 'put', places = {1}}}", "function(_, m) return {{gesture = 'put', places = {m % 3 + 1}}}");
  CHECK(check_game_file(files.write("trial/game.lua", script), {files.path()}, 1).empty());
}

TEST_CASE("functions that only look share their time for a position: the slowest is switched off, and the others answer") {
  const std::string slow = R"(
local function work(n) local sum = 0 for i = 1, n do sum = sum + i end return sum end
return {
  seats = {2, 2}, board = {width = 10, height = 10},
  start = function() return {cells = {}} end,
  moves = function() local all = {} for place = 1, 100 do all[place] = place end return all end,
  play = function() end, result = function() end, longest_round = 9,
  facts = function() work(1000) return {sum = 7} end,
  touch = function(position, place) work(1.2e6) return {{gesture = "put", places = {place}}} end,
})";
  const test::GameFolder folder;
  const auto loaded = test::load_game(folder, slow);
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  static_cast<void>(loaded.script->take_faults());
  loaded.script->revive();
  MoveList moves;
  state->legal_moves(moves);
  REQUIRE(moves.size() == 100);
  const auto begin = std::chrono::steady_clock::now();
  for (const Move move : moves) CHECK_FALSE(state->touch(move).empty());
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(2));  // they end where the 200 ms do
  const auto faults = loaded.script->take_faults();
  REQUIRE(faults.size() == 1);
  CHECK(faults.front().hook == "touch");
  CHECK(why_of(faults.front().problem) == "script.killed.decision");
  CHECK(state->facts(seat(0)).find("sum"));
  CHECK(state->to_move() == seat(0));
}

TEST_CASE("a level's bot of a slow game ends with the time that whoever asks it gives the script") {
  const test::GameFolder folder;
  const auto loaded = test::load_game(folder, R"(
local function work(n) local sum = 0 for i = 1, n do sum = sum + i end return sum end
return {
  seats = {2, 2}, board = {width = 6, height = 6},
  start = function() return {played = 0} end,
  moves = function() local all = {} for place = 1, 36 do all[place] = place end return all end,
  play = function(position) work(5e5) position.played = position.played + 1 end,
  result = function(position) if position.played == 9 then return {reason = "over"} end end,
  longest_round = 9, evaluate = function() return 0 end,
})");
  REQUIRE(loaded.game);
  const auto state = loaded.start();
  const auto bot = loaded.game->bot(1);
  REQUIRE(bot);
  const auto begin = std::chrono::steady_clock::now();
  Advice advice;
  {
    const auto thinking = loaded.script->with_hooks(nullptr)->think(begin + std::chrono::milliseconds(200), {});
    advice = bot->think(*state, {.level = 6}, {});
  }
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(3));  // ten thousand positions would take far longer
  CHECK(advice.move != Move::none);
}

namespace {

/// A game whose function of that name never comes to its end once the first stone is laid.
std::string endless_game(const std::string& function) {
  return R"(
return {
  seats = {2, 2}, board = {width = 3, height = 3},
  start = function() return {played = 0} end,
  moves = function() return {1, 2, 3, 4} end,
  play = function(position) position.played = position.played + 1 end,
  result = function(position) if position.played == 9 then return {reason = "over"} end end,
  longest_round = 9,
  )" + function +
         R"( = function(position) while position.played > 0 do end end,
})";
}

struct EndlessLook {
  explicit EndlessLook(const std::string& function) : loaded(test::load_game(folder, endless_game(function))) {
    REQUIRE(loaded.game);
    hooks = loaded.script->with_hooks(nullptr);
    state = loaded.start();
    state->play(state->parse("a1").value());
  }
  std::unique_ptr<ScriptThinking> think(int milliseconds, std::stop_token stop = {}) const {
    return hooks->think(std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds), std::move(stop));
  }

  /// What `ask` has told once it is asked often: on a busy machine a call does not get all of its time at once.
  std::vector<ScriptFault> told_of(const std::function<void()>& ask) const {
    std::vector<ScriptFault> faults;
    for (int i = 0; i < 20 && faults.empty(); ++i) ask(), faults = hooks->take_faults();
    for (int i = 0; i < 2; ++i) ask();
    for (ScriptFault& more : hooks->take_faults()) faults.push_back(std::move(more));
    return faults;
  }

  test::GameFolder folder;
  test::LoadedGame loaded;
  std::shared_ptr<const VariantScript> hooks;
  std::unique_ptr<State> state;
};

/// Ended by its time; a fast machine has done all that a call may by then.
bool is_endless(const Problem& fault) {
  const std::string why = why_of(fault);
  return why == "script.killed.endless" || why == "script.killed.instructions";
}

void work_for(std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (std::chrono::steady_clock::now() < end) {
  }
}

}  // namespace

TEST_CASE("a function that only looks and had all the time that somebody waits for is told, once, and asked no more") {
  for (const std::string name : {"why_not", "reasons"}) {
    INFO(name);
    const EndlessLook game(name);
    const auto ask = [&] {
      const auto thinking = game.think(300);
      if (name == "why_not") game.state->why_not({{.kind = GestureKind::put, .places = {{0, 0}}}});
      else game.state->reasons(game.state->parse("b1").value());
    };
    const auto faults = game.told_of(ask);
    REQUIRE(faults.size() == 1);
    CHECK(faults.front().hook == name);
    CHECK(is_endless(faults.front().problem));
    CHECK(faults.front().problem.where.line == 9);
  }
}

TEST_CASE("an `evaluate` without an end is told where a bot has less time than a call, and the bot plays without it") {
  const EndlessLook game("evaluate");
  const auto bot = game.loaded.game->bot(1);
  const auto faults = game.told_of([&] {
    const auto thinking = game.think(800);
    CHECK(bot->think(*game.state, {.level = 0, .seconds = 0.7}, {}).move != Move::none);
  });
  REQUIRE(faults.size() == 1);
  CHECK(faults.front().hook == "evaluate");
  CHECK(is_endless(faults.front().problem));
}

TEST_CASE("a call that nobody waits for any more, or that came late in its bot's time, is told to nobody") {
  const EndlessLook game("reasons");
  const Move next = game.state->parse("b1").value();
  {
    std::stop_source stop;
    const std::jthread stopping([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(150));
      stop.request_stop();
    });
    const auto thinking = game.think(10'000, stop.get_token());
    CHECK(game.state->reasons(next).empty());
  }
  {
    const auto thinking = game.think(400);
    work_for(std::chrono::milliseconds(300));
    CHECK(game.state->reasons(next).empty());
  }
  CHECK(game.hooks->take_faults().empty());
}

TEST_CASE("chance draws from the numbers that it is given, and the same seed plays the same round") {
  constexpr std::string_view kDice = R"(return {
    seats = {2, 2}, buttons = {"roll", "stop"}, board = {width = 6, height = 1},
    start = function() return {points = {0, 0}, who = 1} end,
    moves = function() return {"roll", "stop"} end,
    chance = function() return math.random(6) end,
    play = function(p, move)
      if p.turn == 0 then p.points[p.who] = p.points[p.who] + move return end
      p.who = p.turn
      if move == "roll" then return 0 end
    end,
    result = function(p)
      for seat = 1, 2 do if p.points[seat] >= 20 then return {winners = {seat}, scores = p.points, reason = "twenty"} end end
    end,
  })";
  const test::GameFolder folder;
  std::string rounds[2];
  for (std::string& round : rounds) {
    const auto loaded = test::load_game(folder, kDice);
    REQUIRE(loaded.game);
    const auto state = loaded.start();
    Rng rng(7);
    while (state->to_move() != Seat::nobody) {
      const Move move = state->to_move() == Seat::chance ? state->chance(rng) : *state->parse("roll");
      REQUIRE(move != Move::none);
      round += state->notation(move) + " ";
      state->play(move);
    }
    CHECK(state->outcome().reason == "twenty");
    CHECK(loaded.script->take_faults().empty());
  }
  CHECK(rounds[0] == rounds[1]);
}

}  // namespace
}  // namespace tablier
