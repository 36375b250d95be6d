#include "catch.hpp"
#include "folders.hpp"
#include "match/variant_tests.hpp"
#include "program.hpp"

#include <fstream>
#include <iterator>

using namespace tablier;
using namespace tablier::test;

namespace {

/// What `check` says of a variant of the heap whose third line on is `rest`.
std::string checked(const Program& tablier, const std::string& name, const std::string& rest) {
  const auto file = tablier.data.write("scripts/heap/" + name + ".lua", "return {\n  title = {en = 'M', fr = 'M'},\n" + rest + "}\n");
  return tablier({"check", file}).out;
}

std::string hook(const std::string& body) { return "  score = function(t)\n    " + body + "\n  end,\n"; }

std::string committed(const std::string& name) {
  std::ifstream stream(source_folder() / "scripts" / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// The program with the games that come with it, and nothing else.
struct Bundled : Program {
  Bundled() { environment.erase("TABLIER_DATA"); }
};

}  // namespace

TEST_CASE("check finds variants that extend each other in a circle") {
  const Program tablier;
  tablier.data.write("scripts/heap/hen.lua", "return {\n  title = {en = 'H', fr = 'H'},\n  extends = 'egg',\n}\n");
  const auto told = checked(tablier, "egg", "  extends = 'hen',\n");
  CHECK(has(told, "egg.lua:3:3: "));
  CHECK(has(told, "faults: 1\n"));
}

TEST_CASE("check finds a hook that the game never asks, where the file sets it") {
  const Program tablier;
  const auto told = checked(tablier, "vain", "  bonus = function()\n    return {}\n  end,\n");
  CHECK(has(told, "vain.lua:3:3: the game never asks 'bonus' here; it asks score, round_end, match_end\n"));
  CHECK(has(checked(tablier, "dear", hook("return t.taken")), "faults: 0\n"));
}

TEST_CASE("check finds a hook that the game asks under other options only") {
  const Bundled tablier;
  const auto file = tablier.data.write("scripts/katarenga/mine.lua",
                                       "return {\n  extends = 'congress',\n  title = {en = 'M', fr = 'M'},\n  score = function()\n"
                                       "    return 1\n  end,\n}\n");
  CHECK(
      has(tablier({"check", file}).out, "mine.lua:4:3: the game never asks 'score' here; it asks allow, after_move, round_end, match_end"));
}

TEST_CASE("check finds names that nothing defines, in hooks and files that are never run too") {
  const Program tablier;
  CHECK(has(checked(tablier, "near", hook("return t.taken * maht.floor(2)")),
            "near.lua:4:22: nothing defines 'maht'; did you mean 'math'?\n"));
  CHECK(has(checked(tablier, "far", hook("return t.taken * zebras")), "far.lua:4:22: nothing defines 'zebras'\n"));
  CHECK(has(checked(tablier, "never", hook("return t.taken\n  end,\n  match_end = function()\n    if false then return zebras end")),
            "nothing defines 'zebras'"));
}

TEST_CASE("check runs each hook on random rounds, and tells a wrong answer and a failure with file and line") {
  const Program tablier;
  CHECK(has(checked(tablier, "many", hook("return 5000 + t.taken")),
            "many.lua:3:1: hook score: it answered 5000; expected a whole number from 0 to 1,000 (and "));
  CHECK(has(checked(tablier, "nothing", hook("local a = t.taken")), "nothing.lua:3:1: hook score: it answered nothing; expected"));
  CHECK(has(checked(tablier, "fails", hook("return t.taken > 2 and t.takne + 1 or 0")), "fails.lua:4:30: hook score: Lua says: "));
  CHECK(has(checked(tablier, "ends", "  round_end = function(round)\n    return {pionts = round.scores}\n  end,\n"),
            "ends.lua:3:1: hook round_end: its answer has 'pionts', which means nothing; did you mean 'points'?\n"));
}

TEST_CASE("check prints what scripts print, at their head and in hooks, on standard error") {
  const Program tablier;
  const std::string file = tablier.data.write("scripts/heap/loud.lua", "print('at the head')\nreturn {\n  title = {en = 'L', fr = 'L'},\n" +
                                                                           hook("print('in a hook') return t.taken") + "}\n");
  for (const std::vector<std::string>& call : {std::vector<std::string>{"check", file}, {"check", file, "--json"}}) {
    const auto answer = tablier(call);
    CHECK(answer.status == 0);
    CHECK(has(answer.err, "loud.lua:1: at the head"));
    CHECK(has(answer.err, "loud.lua:5: in a hook"));
    CHECK_FALSE(has(answer.out, "in a hook"));
  }
}

TEST_CASE("check finds a value in a reason's words that the game never tells") {
  const Bundled tablier;
  const auto told = [&](const std::string& words) {
    return tablier({"check", tablier.data.write(
                                 "scripts/pente/mine.lua",
                                 "local said = 'too_bold' return {\n  title = {en = 'M', fr = 'M'},\n  texts = {outcome = {}, reason = {\n"
                                 "    too_bold = {en = '" +
                                     words + "'}}},\n}\n")})
        .out;
  };
  CHECK(has(told("{point} is too bold, {nobody}."), "mine.lua:4:17: the game tells no value 'nobody' here; its texts have: point\n"));
  CHECK(has(told("{point} is too bold."), "faults: 0\n"));
  const auto ended =
      tablier({"check", tablier.data.write("scripts/pente/mine.lua",
                                           "return {title = {en = 'M'}, texts = {outcome = {odd = {en = '{point} won'}}}}\n")});
  CHECK(has(ended.out, "mine.lua:1:56: no value is told here: a player would read an ellipsis for 'point'"));
}

TEST_CASE("check knows what the game tells a reason's words under the variant's own settings, and those of what it extends") {
  const Bundled tablier;
  const auto told = [&](const std::string& base) {
    return tablier({"check",
                    tablier.data.write("scripts/katarenga/mine.lua", "local said = 'bold' return {title = {en = 'M'}, extends = '" + base +
                                                                         "', texts = {reason = {bold = {en = '{square}'}}}}\n")})
        .out;
  };
  CHECK(has(told("cornered"), "faults: 0\n"));
  CHECK(has(told("congress"), "the game tells no value 'square' here; its texts have: from, to\n"));
}

TEST_CASE("check finds a reason that nobody has words for, and the one that was meant") {
  const Bundled tablier;
  const auto told = [&](const std::string& reason) {
    return tablier({"check", tablier.data.write("scripts/pente/mine.lua",
                                                "return {\n  title = {en = 'M', fr = 'M'},\n  allow = function(given)\n"
                                                "    return given.number > 1 or '" +
                                                    reason + "'\n  end,\n}\n")})
        .out;
  };
  CHECK(has(told("to_near"), "mine.lua:3:1: hook allow: there is no text 'pente.reason.to_near'; did you mean 'too_near'?\n"));
  CHECK(has(told("quite_other_words"), "mine.lua:3:1: hook allow: there is no text 'pente.reason.quite_other_words'"));
  CHECK(has(told("Too near!"), "faults: 1\n"));  // it is no name at all, and that is all
  CHECK(has(tablier({"check", tablier.data.write("scripts/pente/bold.lua",
                                                 "return {\n  title = {en = 'M', fr = 'M'},\n  texts = {reason = {all_bold = {en = 'B', fr "
                                                 "= 'B'}}},\n  allow = function() return 'al_bold' end,\n}\n")})
                .out,
            "there is no text 'pente.reason.al_bold'; did you mean 'all_bold'?"));
}

TEST_CASE("check finds a variant where nobody looks for one, and the game that was meant") {
  const Bundled tablier;
  const auto told = [&](const std::string& name) {
    return tablier({"check", tablier.data.write(name, "return {title = {en = 'M', fr = 'M'}}\n")}).out;
  };
  CHECK(has(told("scripts/mine.lua"), "not in scripts/ itself"));
  CHECK(has(told("anywhere/mine.lua"), "scripts/<game>/: nobody finds it here"));
  CHECK(has(told("scripts/katarnga/mine.lua"), "no game is called “katarnga”, as this folder is; did you mean “katarenga”?"));
  CHECK(has(told("scripts/Pente/mine.lua"), "did you mean “pente”?"));
  CHECK(has(told("scripts/pente/sub/mine.lua"), "deeper down is only what variants share"));
  CHECK(has(told("scripts/pente/mine.LUA"), "the name of a script ends in “.lua”"));
  CHECK(has(told("scripts/pente/mine.lua.txt"), "the name of a script ends in “.lua”"));
  CHECK(has(told("scripts/pente/mine.lua"), "faults: 0"));
}

TEST_CASE("check looks at the tests of a variant, too, and says the nearest base") {
  const Program tablier;
  CHECK(has(checked(tablier, "tests", "  tests = {{illegall = {'take:1'}, over = false}},\n"), "did you mean 'illegal'?"));
  CHECK(has(checked(tablier, "facts", "  tests = {{facts = {}}},\n"), "this test expects nothing"));
  CHECK(has(checked(tablier, "based", "  extends = 'misre',\n"),
            "based.lua:3:3: extends an unknown variant, “misre”; did you mean “misere”?"));
}

TEST_CASE("check tells all mistakes of one file at once, each with its line") {
  const Program tablier;
  const auto file =
      tablier.data.write("scripts/heap/seven.lua",
                         "return {\n  titel = {en = 'M', fr = 'M'},\n  extends = 'misre',\n  options = {conters = 9, most = 99},\n"
                         "  scoree = function() return 1 end,\n  round_end = 3,\n  allow = function() return nothing_at_all end,\n"
                         "  tests = {{movse = 'take:1', over = true}},\n}\n");
  const auto told = tablier({"check", file.string()}).out;
  INFO(told);
  for (const char* place : {":2:3: ", ":3:3: ", ":4:14: ", ":4:27: ", ":5:3: ", ":6:3: ", ":7:", ":8:"})
    CHECK(has(told, "seven.lua" + std::string(place)));
  CHECK(has(told, "faults: 8"));
}

TEST_CASE("check tells what a game has against a variant beside what its file says wrongly, and tries its hooks all the same") {
  const Bundled tablier;
  const auto file = tablier.data.write("scripts/pente/mine.lua",
                                       "local _ = 'bold' return {\n  title = {en = 'M', fr = 'M'},\n  titel = 3,\n  options = {},\n"
                                       "  texts = {reason = {bold = {en = '{zork}', fr = 'x'}}},\n"
                                       "  allow = function(stone) return stone.point.x.y end,\n  score = function() return 1 end,\n"
                                       "  tests = {{movse = 'K10', over = false}, {seats = 1, over = false}},\n}\n");
  const auto told = tablier({"check", file.string()}).out;
  INFO(told);
  for (const char* fault : {":3:3: unknown field 'titel'",
                            ":5:30: ", ":6:46: hook allow: ", ":7:3: ", ":8:13: unknown field of a test 'movse'", ":8:44: 'seats'"})
    CHECK(has(told, "mine.lua" + std::string(fault)));
  CHECK(has(told, "faults: 6\n"));
}

TEST_CASE("check calls a file as it was called, whatever is wrong with it") {
  const Bundled tablier;
  const auto file = tablier.data.write(
      "scripts/pente/mine.lua", "return {\n  title = {en = 'M', fr = 'M'},\n  allow = function(given)\n    return given.x.y\n  end,\n}\n");
  const auto relative = std::filesystem::relative(file).string();
  CHECK(tablier({"check", relative}).out.starts_with(relative + ":4:18: "));
}

TEST_CASE("What the match asks is told in its own words, whatever the game calls alike") {
  const Bundled tablier;
  CHECK(has(tablier({"rules", "katarenga", "--hooks"}).out, "Who won the round; empty at a draw"));
}

TEST_CASE("The pages for authors of scripts are as the games declare their hooks") {
  const Bundled tablier;
  const auto markdown = tablier({"api", "markdown"});
  CHECK(markdown.status == 0);
  INFO("made anew by: ./tablier api markdown > scripts/API.md; ./tablier api lua > scripts/api.meta.lua");
  CHECK((markdown.out == committed("API.md")));
  CHECK((tablier({"api", "lua"}).out == committed("api.meta.lua")));
}

TEST_CASE("The pages may be of one game, and of no game that is not there") {
  const Program tablier;
  const auto page = tablier({"api", "markdown", "heap"}).out;
  CHECK(has(page, "| `taken` | a whole number from 0 on (counters) | How many it took. |\n"));
  CHECK(has(page, "| `counters` | 1…60 | 7 | counters: how many there are at the start |\n"));
  const auto types = tablier({"api", "lua", "heap"}).out;
  CHECK(has(types, "---@field score? fun(given: tablier.heap.score): integer # What a seat’s counters are worth.\n"));
  CHECK(has(types, "---@field mood? \"calm\"|\"brisk\""));
  for (const std::string& field : variant_test_fields()) {
    INFO(field);
    CHECK(has(types.substr(types.find("tablier.heap.Test\n")), "---@field " + field + "? "));
  }
  CHECK(tablier({"api", "html"}).status == 2);
  CHECK(tablier({"api", "lua", "nothing"}).status == 2);
  CHECK(tablier({"api", "lua", "heap/nothing"}).status == 2);
  CHECK(tablier({"api", "lua", "heap/dear"}).out == types);
}
