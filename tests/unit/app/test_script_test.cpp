#include "catch.hpp"
#include "fill_folder.hpp"
#include "program.hpp"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace test = tablier::test;
using tablier::test::has;
using tablier::test::Program;

namespace {

std::string variant(const std::string& tests) {
  return "return {\n  title = {en = 'Short', fr = 'Court'},\n  tests = {\n" + tests + "  },\n}\n";
}

std::string write(const Program& tablier, const std::string& tests) {
  tablier.data.write("scripts/heap/short.lua", variant(tests));
  return (tablier.data.path() / "scripts/heap/short.lua").string();
}

}  // namespace

TEST_CASE("test-script runs the tests that a variant carries") {
  const Program tablier;
  const auto file =
      write(tablier, "    {name = 'one taken', moves = 'take:1', over = false},\n    {over = false, illegal = {'take:99'}},\n");
  const auto answer = tablier({"test-script", file});
  CHECK(answer.status == 0);
  CHECK(answer.out == "2 tests, failed: 0\n");
  CHECK(answer.err.empty());
}

TEST_CASE("test-script tells a test that fails by file, line, name, what was expected and what was found") {
  const Program tablier;
  const auto file = write(tablier, "    {over = false},\n    {name = 'too soon', moves = 'take:1', over = true},\n");
  const auto answer = tablier({"test-script", file});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "short.lua:5:5: test 'too soon': over: expected true, found false\n"));
  CHECK(has(answer.out, "2 tests, failed: 1\n"));
  const auto json = tablier({"test-script", file, "--json"});
  CHECK(has(json.out, R"({"tests": 2, "failed": 1, "results": [)"));
  CHECK(has(json.out, R"("test": "too soon", "passed": false, "problems": [{"line": 5, "column": 5)"));
}

TEST_CASE("test-script tells what is wrong with a variant or a test before it runs any") {
  const Program tablier;
  CHECK(has(tablier({"test-script", write(tablier, "    {movse = 'take:1', over = false},\n")}).out,
            "short.lua:4:6: unknown field of a test 'movse'"));
  tablier.data.write("scripts/heap/broken.lua", "return {\n");
  const auto broken = tablier({"test-script", (tablier.data.path() / "scripts/heap/broken.lua").string()});
  CHECK(broken.status == 1);
  CHECK(has(broken.out, "broken.lua:2:1: "));
  CHECK(has(broken.out, "1 file whose tests could not be played\n"));
  CHECK_FALSE(has(broken.out, "no tests"));
  CHECK_FALSE(has(broken.out, "0 tests"));
  CHECK(tablier({"test-script", "nowhere.lua"}).status != 0);
  CHECK(tablier({"test-script"}).status == 2);
}

TEST_CASE("test-script takes a folder, and passes over what scripts share") {
  const Program tablier;
  write(tablier, "    {over = false},\n");
  tablier.data.write("scripts/heap/rules/shared.lua", "return {first_to = function() end}\n");
  tablier.data.write("scripts/lib/more.lua", "return {}\n");
  const auto answer = tablier({"test-script", (tablier.data.path() / "scripts").string()});
  INFO(answer.out);
  CHECK(answer.status == 0);
  CHECK(has(answer.out, "1 test, failed: 0\n"));
  CHECK(tablier({"test-script", (tablier.data.path() / "scripts/lib/more.lua").string()}).status == 0);
}

TEST_CASE("check tells tests whose options or seats the game does not have, and that sound ones are to be run") {
  const Program tablier;
  const auto odd =
      tablier({"check", write(tablier, "    {over = false, options = {conters = 5}},\n    {over = false,\n     seats = 3},\n")});
  INFO(odd.out);
  CHECK(odd.status == 1);
  CHECK(has(odd.out, "short.lua:4:20: "));
  CHECK(has(odd.out, "short.lua:6:6: 'seats' can only be 2: so many play the game"));
  const auto sound = tablier({"check", write(tablier, "    {over = false},\n")});
  CHECK(sound.status == 0);
  CHECK(has(sound.out, "1 test of scripts: 'tablier test-script' runs them"));
}

TEST_CASE("test-script does not take for refused what is no move, and tells the reason that it expected and the one that it found") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto made = tablier({"new", "variant", "pente", "mine"});
  const std::string file = made.out.substr(0, made.out.find(".lua") + 4);
  std::ofstream(file) << "return {title = {en = 'M'}, tests = {\n{moves = 'K10', illegal = {'K100'}},\n"
                         "{moves = 'K10', illegal = {K10 = 'too_near'}}}}\n";
  const auto answer = tablier({"test-script", file});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "mine.lua:2:1: test '1': K100 should be refused, but is no move"));
  CHECK(has(answer.out, "mine.lua:3:1: test '2': K10: expected the reason 'too_near', found '"));
}

TEST_CASE("test-script gives up where a hook has to be stopped in one test after another") {
  const Program tablier;
  std::string tests;
  for (int i = 0; i < 50; ++i) tests += "    {moves = 'take:1', over = false},\n";
  auto text = variant(tests);
  text.insert(text.rfind('}'), "  score = function() while true do end end,\n");
  tablier.data.write("scripts/heap/short.lua", text);
  const auto answer = tablier({"test-script", (tablier.data.path() / "scripts/heap/short.lua").string()});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "test '2': hook score: stopped"));
  CHECK_FALSE(has(answer.out, "test '3'"));
  CHECK(has(answer.out, "the tests that follow are not played"));
  CHECK(has(answer.out, "2 tests, failed: 2\n"));
}

TEST_CASE("test-script runs the other tests beside one that is malformed") {
  const Program tablier;
  const auto answer =
      tablier({"test-script", write(tablier, "    {movse = 'take:1', over = false},\n    {over = true},\n    {over = false},\n")});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "short.lua:4:6: "));
  CHECK(has(answer.out, "short.lua:5:5: test '2': over: expected true, found false\n"));
  CHECK(has(answer.out, "3 tests, failed: 2\n"));
}

TEST_CASE("A test counts once however much of it is malformed, and its faults are told in the order of the file") {
  const Program tablier;
  const auto answer = tablier(
      {"test-script",
       write(tablier, "    {winners = {9}, over = 1,\n     seats = 9, turn = 7},\n    {over = false},\n    {points = 3, legal = 'x'},\n")});
  CHECK(answer.status == 1);
  std::vector<std::string> places;
  std::istringstream lines(answer.out);
  for (std::string line; std::getline(lines, line);)
    if (const auto at = line.find("short.lua:"); at != line.npos) places.push_back(line.substr(at + 10, line.find(": ", at) - at - 10));
  CHECK(places == std::vector<std::string>{"4:6", "4:21", "5:6", "5:17", "7:6", "7:18"});
  CHECK(has(answer.out, "'seats' must be a number of players, 1 to 4"));
  CHECK(has(answer.out, "3 tests, failed: 2\n"));
}

TEST_CASE("a variant without tests has none to fail") {
  const Program tablier;
  const auto answer = tablier({"test-script", write(tablier, "")});
  CHECK(answer.status == 0);
  CHECK(has(answer.out, "short.lua: no tests\n"));
}

TEST_CASE("test-script says of a file that scripts share what it is") {
  const Program tablier;
  const auto shared = tablier.data.write("scripts/lib/words.lua", "return {}\n");
  const auto answer = tablier({"test-script", shared.string()});
  INFO(answer.out);
  CHECK(has(answer.out, "words.lua: what other scripts share (require), neither a game nor a variant: no tests\n"));
}

TEST_CASE("A test chooses what chance draws, and is told of draws that cannot be or that nobody asked for") {
  const Program tablier;
  test::add_fill(tablier.data.path());
  const auto run = [&](const std::string& tests) {
    tablier.data.write("scripts/fill/game.lua", R"(return {
  seats = {2, 2}, buttons = {"roll", "stop"}, board = {width = 6, height = 1},
  start = function() return {sum = 0, who = 1} end,
  moves = function() return {"roll", "stop"} end,
  chance = function() return math.random(6) end,
  play = function(p, move)
    if p.turn == 0 then p.sum = p.sum + move return end
    p.who = p.turn
    if move == "roll" then return 0 end
  end,
  facts = function(p) return {sum = p.sum} end,
  result = function(p) if p.sum >= 20 then return {winners = {p.who}, reason = "twenty"} end end,
  tests = {
)" + tests + "  },\n}\n");
    return tablier({"test-script", (tablier.data.path() / "scripts/fill/game.lua").string()});
  };
  const auto good =
      run("{draws = '6 3', moves = 'roll stop roll', facts = {sum = 9}},\n{draws = {1, '2'}, moves = 'roll roll', facts = {sum = 3}},\n");
  INFO(good.out << good.err);
  CHECK(good.status == 0);
  CHECK(has(run("{draws = 'six', moves = 'roll', over = false},\n").out, "game.lua:14:1: test '1': draw 1 'six': "));
  CHECK(has(run("{draws = '6 6', moves = 'roll', over = false},\n").out, "draws: 1 is left, chance did not ask for so many"));
  const auto illegal = run("{draws = '6 5', moves = 'roll stip roll', over = false},\n").out;
  INFO(illegal);
  CHECK(has(illegal, "move 2 'stip': "));
  CHECK_FALSE(has(illegal, "with this seed"));
  CHECK_FALSE(has(illegal, "draws:"));
  CHECK(has(run("{draws = '6', moves = 'roll 5', over = false},\n").out, "chance draws '6' here"));
  CHECK(has(run("{draws = '6 3', moves = {'roll', 'stop', 'roll'}, over = false},\n").out,
            "moves: a list has one text a round, and the first has not ended; the moves of one round are one text: \"roll stop roll\""));
  CHECK(has(run("{draws = 6, moves = 'roll', over = false},\n").out, "'draws' must be a text of draws"));
}

TEST_CASE("test-script says of a file that is no Lua what it is not") {
  const Program tablier;
  const auto file = tablier.data.write("save.yaml", "tablier_save: 1\n");
  const auto answer = tablier({"test-script", file});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "save.yaml: the name of a script ends in “.lua”\n"));
}
