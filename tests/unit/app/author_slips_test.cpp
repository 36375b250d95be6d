#include "app/perft.hpp"
#include "catch.hpp"
#include "fill_folder.hpp"
#include "nim.hpp"
#include "program.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

/// Slips of those who write games, variants and content, as `tablier check` and `tablier new` tell them.
namespace fs = std::filesystem;
using tablier::test::Answer;
using tablier::test::has;
using tablier::test::Program;

namespace {

/// A profile with the small game in Lua in the data folder.
struct WithFillContent {
  WithFillContent() { tablier::test::add_fill(run.data.path()); }
  Answer check(const fs::path& file) const { return run({"check", (run.data / file).string()}); }
  Answer check_written(const fs::path& file, const std::string& text) const {
    run.data.write(file.string(), text);
    return check(file);
  }

  fs::path script() const { return run.data / "scripts/fill/game.lua"; }
  void change(const std::string& part, const std::string& by) const { tablier::test::change_fill(run.data.path(), part, by); }

  Program run;
};

/// Lines but the last, which counts them.
std::ptrdiff_t faults(const Answer& answer) { return std::count(answer.out.begin(), answer.out.end(), '\n') - 1; }

}  // namespace

TEST_CASE("check tells texts of a game in Lua that no script of it names, once, with those that were meant") {
  const WithFillContent lua;
  const std::string outcome = "outcome:\n  full: {fr: Plein, en: Full}\n",
                    parameters = "parameter:\n  size: {fr: C, en: S}\n  last_wins: {fr: D, en: L}\n";
  const auto check = [&](const std::string& texts) {
    lua.run.data.write("content/fill/texts.yaml", texts);
    return lua.check("scripts/fill/game.lua");
  };
  CHECK(check(outcome + parameters).status == 0);
  const Answer orphan = check(outcome + parameters + "status:\n  wait: {fr: A, en: W}\n");
  INFO(orphan.out);
  CHECK(has(orphan.out, "texts.yaml:7:3: nobody ever says this text: no script of the game names 'status.wait'"));
  CHECK(has(check(outcome + parameters + "parameter_help:\n  siez: {fr: A, en: W}\n").out,
            "names 'parameter_help.siez'; did you mean 'size'?"));
  const Answer misspelt = check("outcome:\n  ful: {fr: Plein, en: Full}\n" + parameters);
  INFO(misspelt.out);
  CHECK(has(misspelt.out, "there is no text 'fill.outcome.full'; did you mean 'ful'?"));
  CHECK(faults(misspelt) == 1);
}

TEST_CASE("check of a game whose game.yaml cannot be read tells that, and not that there is no such game") {
  const WithFillContent lua;
  lua.run.data.write("content/fill/game.yaml", "title: {fr: R, en: [R}\n");
  const Answer answer = lua.check("scripts/fill");
  INFO(answer.out);
  CHECK(has(answer.out, "game.yaml:1:"));
  CHECK_FALSE(has(answer.out, "no game is called"));
  CHECK(faults(answer) == 1);
  const Answer variant = lua.check("scripts/fill/misere.lua");
  INFO(variant.out);
  CHECK(has(variant.out, "game.yaml:1:"));
  CHECK_FALSE(has(variant.out, "no game is called"));
}

TEST_CASE("check tells a picture's variant that there is not where it stands") {
  const WithFillContent lua;
  const std::string head = "chapters:\n  - title: {fr: R, en: R}\n    paragraphs: [{fr: P, en: P}]\n    pictures:\n";
  const Answer answer = lua.check_written("content/fill/rules.yaml", head + "      - variant: misre\n        moves: [a1]\n");
  INFO(answer.out);
  CHECK(has(answer.out, "rules.yaml:5:18: "));
}

TEST_CASE("check says of a YAML file that nobody reads what it is, and where it belongs") {
  const WithFillContent lua;
  const std::string texts = "outcome:\n  full: {fr: Plein, en: Full}\n";
  const auto told = [&](const char* file, const std::string& text) { return lua.check_written(file, text).out; };
  CHECK(has(told("content/fill/textes.yaml", texts), "nobody reads a file called “textes.yaml”; did you mean content/fill/texts.yaml?"));
  CHECK(has(told("elsewhere/textes.yaml", texts), "did you mean content/<game>/texts.yaml?"));
  CHECK(has(told("content/fill/game.yml", "title: {en: A}\n"), "the name of this file must end with .yaml"));
  const fs::path own = lua.run.own() / "content/locale/it/zz.yaml";  // the data folder's locale/ is the program's
  fs::create_directories(own.parent_path());
  std::ofstream(own) << "a: {it: b}\n";
  CHECK(has(lua.run({"check", own.string()}).out, "it belongs to content/locale/<name>.yaml"));
  CHECK(has(told("content/fill/words.yaml", texts), "it belongs to content/fill/texts/<name>.yaml"));
  CHECK(has(told("content/fill/notes.yaml", "a: 1\n"), "nobody reads this file: the folder of a game has game.yaml, "));
  CHECK(has(told("elsewhere/some.yaml", "a: 1\n"), "this is not a saved match"));
}

TEST_CASE("A text of a variant that has one bad language is told once, and not as missing") {
  const Program run;
  const Answer checked = run({"check", run.data
                                           .write("scripts/heap/bold.lua",
                                                  "return {\n  extends = 'standard', title = {en = 'Bold'},\n"
                                                  "  texts = {reason = {too_bold = {en = 'Too bold.', xx = 'x'}}},\n"
                                                  "  allow = function() return 'too_bold' end,\n}\n")
                                           .string()});
  INFO(checked.out);
  CHECK(has(checked.out, "no language has the code “xx”"));
  CHECK_FALSE(has(checked.out, "there is no text"));
}

TEST_CASE("An unknown key does not hide a card that cannot be played, nor one wrong item of a list the others") {
  const WithFillContent lua;
  const Answer sheet = lua.check_written("content/fill/game.yaml",
                                         "title: {fr: A, en: A}\nsummary: {fr: a, en: a}\nplayers: [2, 2]\ndefault_variant: standard\n"
                                         "colour: red\ncard: {variant: standard, moves: [z9]}\n");
  INFO(sheet.out);
  CHECK(has(sheet.out, ":5:1: unknown key “colour”"));
  CHECK(has(sheet.out, "this position cannot be played"));
}

TEST_CASE("A game or a variant that is nearly written right is told with the one that was meant") {
  const WithFillContent lua;
  CHECK(has(lua.run({"new", "variant", "fil", "mine"}).err, "unknown game “fil”; did you mean “fill”?"));
  CHECK(has(lua.run({"new", "variant", "fill/miser", "mine"}).err, "“fill” has no variant “miser”; did you mean “misere”?"));
}

TEST_CASE("What is no number is told as such where it stands for a move") {
  const WithFillContent lua;
  const tablier::test::FillFolder folder;
  folder.change("free[#free + 1] = place", "free[#free + 1] = 0 / 0");
  const Answer checked = lua.run({"check", folder.script().string()});
  INFO(checked.out);
  CHECK(has(checked.out, "function moves: what is not a number (as 0/0) is neither a place nor a draw"));
}

TEST_CASE("A fault of a script is told where the script is, and not again of a position that comes to it") {
  const WithFillContent lua;
  lua.change("position.cells[place] = position.turn", "position.cells[place] = position.turn + nil");
  lua.run.data.write("content/fill/rules.yaml",
                     "chapters:\n  - title: {fr: R, en: R}\n    paragraphs: [{fr: P, en: P}]\n    pictures:\n      - {moves: [a1]}\n");
  const auto both = lua.run({"check", (lua.run.data / "content/fill").string(), lua.script().string()});
  INFO(both.out);
  CHECK(has(both.out, "faults: 1\n"));
  CHECK(has(both.out, "game.lua:"));
  const auto content = lua.run({"check", (lua.run.data / "content/fill/rules.yaml").string()});
  INFO(content.out);
  CHECK(has(content.out, "rules.yaml:5:"));
  CHECK(has(content.out, "this position cannot be played: "));
  CHECK(has(content.out, "game.lua:"));
}

TEST_CASE("check tells facts that are no number, and a slide from where nothing stands") {
  const WithFillContent lua;
  lua.change("tests = {",
             "facts = function() return {mean = 0 / 0} end,\n  touch = function(_, place) return {{gesture = 'slide', places = {place, "
             "place}}} end,\n  tests = {");
  const auto answer = lua.run({"check", lua.script().string()});
  INFO(answer.out);
  CHECK(has(answer.out, "a number in it is endless, or none (1/0, 0/0)"));
  CHECK(has(answer.out, "'slide' of the move a1 begins on a place where nothing stands"));
}

TEST_CASE("perft tells now and then how many moves it has played") {
  const auto state = tablier::nim::ruleset({.heap = 20}).game->start({.seats = 2});
  std::vector<std::uint64_t> heard;
  const auto leaves = tablier::perft(*state, 7, 0, 0, [&](std::uint64_t moves) { heard.push_back(moves); });
  CHECK(leaves == tablier::perft(*state, 7, 0, 0));
  REQUIRE(heard.size() > 2);
  CHECK(heard[1] == 2 * heard[0]);
}

TEST_CASE("A script whose ending has capital letters is told in a folder too") {
  const WithFillContent lua;
  lua.run.data.write("scripts/fill/Bold.LUA", "return {}\n");
  const auto answer = lua.run({"check", lua.script().parent_path().string()});
  INFO(answer.out);
  CHECK(has(answer.out, "Bold.LUA: "));
}

TEST_CASE("check tells a paint that is nearly one of the program's, and none that a script names") {
  const WithFillContent lua;
  const auto check = [&](const std::string& paint) {
    lua.run.data.write("content/fill/game.yaml",
                       "title: {en: F, fr: R}\nsummary: {en: f, fr: r}\nplayers: [2, 2]\ndefault_variant: standard\n"
                       "variants: [standard, misere]\npaints:\n  " +
                           paint + ": {colour: \"#9A3412\"}\n");
    return lua.check("content/fill/game.yaml").out;
  };
  CHECK(has(check("stoen.0"), "game.yaml:7:3: nobody paints with 'stoen.0'; did you mean 'stone.0'?"));
  CHECK_FALSE(has(check("stone.0"), "nobody paints"));
  lua.change("seats = {2, 2},", "seats = {2, 2}, look = function() return {board = {paint = 'stoen.0'}} end,");
  CHECK_FALSE(has(check("stoen.0"), "nobody paints"));
}

TEST_CASE("check tells sheets that stand among scripts, and what stands among plugins and is none") {
  const WithFillContent lua;
  CHECK(has(lua.check_written("scripts/fill/game.yaml", "title: {en: F, fr: R}\n").out, "it belongs to content/fill/game.yaml"));
  lua.run.data.write("plugins/broken.so", "no library");
  lua.run.data.write("plugins/other.dll", "MZ");
  lua.run.data.write("plugins/notes.txt", "mine");
  const Answer folder = lua.check("plugins");
  INFO(folder.out);
  CHECK(has(folder.out, "broken.so: not a shared library"));
  CHECK(has(folder.out, "other.dll: a library of another system"));
  CHECK(faults(folder) == 2);
  CHECK(has(lua.check("plugins/other.dll").out, "a library of another system"));
}

TEST_CASE("check tells what Lua's own libraries do not have, with the one that was meant") {
  const WithFillContent lua;
  lua.change("seats = {2, 2},", "seats = {2, 2}, evaluate = function() return math.rondom(3) end,");
  const Answer answer = lua.check("scripts/fill/game.lua");
  INFO(answer.out);
  CHECK(has(answer.out, "nothing is named 'rondom' in 'math'; did you mean 'random'?"));
}

TEST_CASE("check tells an outcome without a text though no round came to it, and words of a variant that nobody says") {
  const WithFillContent lua;
  lua.change("seats = {2, 2},", "seats = {2, 2}, evaluate = function(p) return p.never and {reason = 'rarely'} or 0 end,");
  const Answer game = lua.check("scripts/fill/game.lua");
  INFO(game.out);
  CHECK(has(game.out, "there is no text 'fill.outcome.rarely'"));
  const std::string head = "return {title = {fr = 'A', en = 'A'}, summary = {fr = 'a', en = 'a'}, ";
  const auto variant = [&](const std::string& rest) { return lua.check_written("scripts/fill/own.lua", head + rest + "}\n").out; };
  const std::string hook = "round_end = function(r) if r.round > 99 then return {reason = 'later'} end end, ";
  CHECK(has(variant(hook), "there is no text 'fill.outcome.later'"));
  const std::string mixed = variant(hook + "texts = {outcome = {later = {fr = 'L', en = 'L'}, never = {fr = 'N', en = 'N'}}}");
  INFO(mixed);
  CHECK(has(mixed, "nobody ever says this text: no script of the game names 'outcome.never'"));
  CHECK_FALSE(has(mixed, "outcome.later'"));
  CHECK_FALSE(has(variant("texts = {outcome = {full = {fr = 'P', en = 'F'}}}"), "nobody ever says"));
}
