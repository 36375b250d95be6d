#include "content/files.hpp"

#include "catch.hpp"
#include "fill_folder.hpp"
#include "program.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace fs = std::filesystem;
using tablier::test::has;
using tablier::test::Program;

namespace {

const std::string kSave =
    "tablier_save: 1\n"
    "game: heap\n"
    "variant: misere\n"
    "players: [{who: human}, {who: human}]\n"
    "seed: 5\n"
    "rounds:\n"
    "  - seconds: 3\n"
    "    moves:\n"
    "      - take:3\n"
    "      - take:3\n";

}  // namespace

TEST_CASE("check says nothing against sound files and counts them") {
  const Program tablier;
  const auto answer = tablier({"check", tablier.data / "content/heap", tablier.data / "scripts"});
  CHECK(answer.status == 0);
  CHECK(answer.out == "9 files checked, faults: 0\n");
}

TEST_CASE("check finds each fault with file, line and column") {
  const Program tablier;
  tablier.data.write("content/heap/game.yaml", "title: {fr: T, en: T}\nplayers: many\n");
  tablier.data.write("scripts/heap/wild.lua", "return {\n  title = {en = 'Wild', fr = 'Fou'},\n  options = {colour = 1},\n}\n");
  const auto answer = tablier({"check", tablier.data / "content/heap", tablier.data / "scripts"});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "game.yaml:2:"));
  CHECK(has(answer.out, "wild.lua:3:"));
  const auto json = tablier({"check", tablier.data / "scripts/heap/wild.lua", "--json"});
  CHECK(json.status == 1);
  CHECK(has(json.out, R"({"files": 1, "problems": [{"file": ")"));
  CHECK(has(json.out, R"("line": 3, "column": )"));
}

TEST_CASE("check tells what stands where a folder of the profile should be, and of nothing else that it stands in for it") {
  const Program tablier;
  fs::create_directories(tablier.own().parent_path());
  std::ofstream(tablier.own()) << "a file";
  const auto answer = tablier({"check", tablier.own()});
  CHECK(answer.status == 1);
  CHECK(answer.out ==
        tablier.own().string() + ": Tablier keeps files of yours here: this must be a folder, and it is none\n1 file checked, faults: 1\n");
}

TEST_CASE("check tells the open quote of a file that is cut, and nothing that would follow from it") {
  const Program tablier;
  tablier.data.write("cut.yaml", "title: {fr: T, en: T}\nnote: \"A note\nrows:\n  A: {first_penta: 3, numbers: [1, 2, 3]}\n");
  const auto answer = tablier({"check", tablier.data / "cut.yaml"});
  CHECK(answer.status == 1);
  CHECK(has(answer.out, "cut.yaml:2:7: the quotes are never closed\n"));
  CHECK(has(answer.out, "faults: 1\n"));
  CHECK_FALSE(has(answer.out, "unknown key"));
}

TEST_CASE("check tells all that is wrong with how a save is written, else the first thing that cannot be played") {
  const Program tablier;
  const auto changed = [](std::string text, const std::string& part, const std::string& by) {
    return text.replace(text.find(part), part.size(), by);
  };
  const std::string bad = changed(changed(kSave, "seed: 5", "seed: five"), "seconds: 3", "seconds: -3\n    hints: many");
  const std::string told = tablier({"check", tablier.data.write("bad.yaml", bad)}).out;
  CHECK(has(told, "bad.yaml:5:7: "));
  CHECK(has(told, "bad.yaml:7:14: "));
  CHECK(has(told, "bad.yaml:8:12: "));
  CHECK(has(told, "faults: 3"));
  CHECK(has(tablier({"check", tablier.data.write("far.yaml", changed(kSave, "take:3\n      - take:3", "take:3\n      - take:9"))}).out,
            "faults: 1"));
}

TEST_CASE("check plays the challenges of a series, and the solutions that it tells") {
  const Program tablier;
  tablier.data.write("content/heap/game.yaml",
                     "title: {fr: T, en: T}\nsummary: {fr: S, en: S}\nplayers: [2, 2]\ndefault_variant: standard\n"
                     "series: {variant: standard, challenge_title: step}\n");
  const auto file = tablier.data.write("content/heap/series/mine.yaml",
                                       "title: Mine\nrows:\n  A:\n    challenges:\n"
                                       "      - {options: {counters: 3}, solution: take:3}\n"
                                       "      - {options: {counters: 7}, solution: take:3}\n"
                                       "      - {options: {counters: 99999}}\n");
  const auto answer = tablier({"check", file});
  CHECK(answer.status == 1);
  CHECK_FALSE(has(answer.out, "mine.yaml:5:"));
  CHECK(has(answer.out, "mine.yaml:6:9: row 'A', this challenge cannot be played: its solution does not end"));
  CHECK(has(answer.out, "mine.yaml:7:30: "));
}

TEST_CASE("check tells all that is wrong with the challenges of a series, each where it stands, and numbers where a game has none") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto file = tablier.data.write("content/pente/series/mine.yaml",
                                       "title: Mine\nvariant: standard\nrows:\n  A:\n    challenges:\n"
                                       "      - options: {win_in: 99, daigram: [1 L5]}\n"
                                       "      - {solution: J10}\n"
                                       "      - options: {diagram: [1 ZZ9], win_in: 1}\n"
                                       "  B: {first_penta: 4, numbers: [1, 2, 3, 4]}\n");
  const std::string told = tablier({"check", file}).out;
  INFO(told);
  CHECK(has(told, "mine.yaml:6:27: row 'A', this challenge cannot be played: “win_in” must be a whole number from 0 to 30, not 99"));
  CHECK(has(told, "mine.yaml:6:40: row 'A', this challenge cannot be played: there is no setting “daigram”"));
  CHECK(has(told, "mine.yaml:7:"));
  CHECK(has(told, "mine.yaml:8:28: row 'A', this challenge cannot be played: "));
  CHECK(has(told, "mine.yaml:9:32: the series of this game have their challenges one by one"));
  CHECK(has(told, "faults: 5"));
  const auto numbers =
      tablier.data.write("numbers.yaml", "title: Mine\nvariant: standard\nrows:\n  B: {first_penta: 4, numbers: [1, 2, 3, 4]}\n");
  const auto checked = tablier({"pente", "problems", "check", numbers});
  CHECK(checked.status == 1);
  CHECK(has(checked.err, "numbers.yaml:4:32: the series of this game have their challenges one by one"));
}

TEST_CASE("check tells a series of a game in Lua, which has none") {
  const Program lua;
  tablier::test::add_fill(lua.data.path());
  const auto own = lua.data.write("content/fill/series/mine.yaml", "title: M\nrows: {A: {first_penta: 1, numbers: [1, 2]}}\n");
  CHECK(has(lua({"check", own}).out, "“fill” is a game in Lua and has no series: nobody looks at this file"));
}

TEST_CASE("check tells a series of a variant that there is not, alone and in a collection") {
  const Program tablier;
  tablier.data.write("content/heap/game.yaml",
                     "title: {fr: T, en: T}\nsummary: {fr: S, en: S}\nplayers: [2, 2]\ndefault_variant: standard\n"
                     "series: {variant: standard, challenge_title: step, items_option: counters}\n");
  const auto told = [&](const std::string& text) {
    return tablier({"check", tablier.data.write("content/heap/series/mine.yaml", text)}).out;
  };
  const std::string rows = "{A: {first_penta: 3, numbers: [1, 2, 3]}}\n";
  CHECK(
      has(told("title: Mine\nvariant: misree\nrows: " + rows), "mine.yaml:2:10: the variant 'misree' has no file; did you mean 'misere'?"));
  CHECK(has(told("title: Mine\nvariant: other\nrows: " + rows), "mine.yaml:2:10: the variant 'other' has no file; there are: "));
  CHECK(has(told("series:\n  mine: {title: Mine, variant: misree, rows: " + rows.substr(0, rows.size() - 1) + "}\n"), "mine.yaml:2:32: "));
  CHECK(has(told("title: Mine\nvariant: misere\nrows: " + rows), "faults: 0"));
}

TEST_CASE("check tells a theme's role that no theme and no game has") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto told = [&](const std::string& text) {
    std::filesystem::create_directories(tablier.own() / "content/theme");
    const auto file = tablier.own() / "content/theme/mine.yaml";
    std::ofstream(file) << "title: {en: Mine, fr: Mien}\nextends: dark\n" << text;
    return tablier({"check", file.string()}).out;
  };
  const std::string odd = told("paints:\n  grond: \"#101010\"\n  qqqqqqq: \"#101010\"\nsizes: {boddy: 12}\nfonts: {blod: a.ttf}\n");
  CHECK(has(odd, "mine.yaml:4:3: no theme and no game has 'grond'; did you mean 'ground'?"));
  CHECK(has(odd, "mine.yaml:5:3: no theme and no game has 'qqqqqqq'\n"));
  CHECK(has(odd, "mine.yaml:6:9: there is no size 'boddy'; did you mean 'body'?"));
  CHECK(has(odd, "mine.yaml:7:9: there is no font weight 'blod'; did you mean 'bold'?"));
  CHECK(has(told("fonts: {heavy: a.ttf}\n"), "there is no font weight 'heavy'; there are: "));
  CHECK(has(told("paints: {ground: \"#101010\", stone.0: \"#202020\", taking: \"#303030\"}\n"), "faults: 0"));
}

TEST_CASE("check tells a figure that its game refuses, in the player's folder and elsewhere") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto told = [&](const fs::path& content, const std::string& text) {
    fs::create_directories(content / "katamino/figures");
    const auto file = content / "katamino/figures/mine.yaml";
    std::ofstream(file) << text;
    return tablier({"check", file.string()}).out;
  };
  const std::string title = "title: Mine\n", row = "\"######\"";
  for (const fs::path& content : {tablier.own() / "content", tablier.data.path() / "elsewhere"}) {
    CHECK(has(told(content, title + "rows:\n  - " + row + "\n"),
              "mine.yaml:3:3: The number of cells of the figure “mine” is not a multiple of"));
    CHECK(has(told(content, title + "layers: [[\"###\"], [\"#.#\"]]\n"), "faults: 0"));
    CHECK(has(told(content, title + "pieces: [1]\nrows: [\"#####\", \"#####\"]\n"), "mine.yaml:3:7: "));
    CHECK(has(told(content, title + "rows: [\"#####\", \"#####\"]\n"), "faults: 0"));
  }
}

TEST_CASE(
    "check tells pieces that no variant of the game can be played with, opponents that a series cannot have, and pentas without a "
    "solution") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto told = [&](const fs::path& name, const std::string& text) {
    const fs::path file = tablier.own() / "content" / name;
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
    auto out = tablier({"check", file.string()}).out;
    fs::remove(file);
    return out;
  };
  CHECK(has(told("katamino/pieces.yaml", "pieces: [{number: 1, letter: I, rows: [\"#####\"]}]\n"), "pieces.yaml:1:1: "));
  const std::string rows = "rows: {A: {challenges: [{options: {diagram: [1 K10 K11 K12 K13], win_in: 1}, solution: K14}]}}\n";
  CHECK(has(told("pente/series/mine.yaml", "title: M\nopponent: 99\n" + rows),
            "mine.yaml:2:11: a bot of this game has a level from 1 to 9, not 99"));
  CHECK(has(told("pente/series/mine.yaml", "title: M\nopponent: 9\n" + rows), "faults: 0"));
  CHECK(has(told("pente/series/mine.yaml", "series:\n  a: {title: M, opponent: 99, " + rows.substr(0, rows.size() - 1) + "}\n"),
            "mine.yaml:2:27: "));
  CHECK(has(told("katamino/series/mine.yaml", "title: M\nopponent: 3\nrows: {A: {first_penta: 3, numbers: [1, 2, 3]}}\n"),
            "mine.yaml:2:11: this variant is played alone"));
  const std::string rows_without_solution = "rows: {A: {first_penta: 3, numbers: [12, 7, 9, 5, 11]}}\n";
  CHECK(has(told("katamino/series/mine.yaml", "title: M\n" + rows_without_solution),
            "mine.yaml:2:11: row 'A': with its first 3 numbers there is no solution"));
}

TEST_CASE("rows that are played against a bot are none for which check had looked for a solution, had there been time") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const fs::path file = tablier.own() / "content/katamino/series/mine.yaml";
  fs::create_directories(file.parent_path());
  const auto rows = [](int n) {
    std::string all = "    rows:\n";
    for (int i = 0; i < n; ++i) all += "      r" + std::to_string(i) + ": {first_penta: 3, numbers: [12, 7, 9]}\n";
    return all;
  };
  // After fifty faults no more are looked for.
  std::ofstream(file) << "series:\n  alone:\n    title: A\n" << rows(60) << "  together:\n    title: B\n    opponent: 3\n" << rows(200);
  const std::string told = tablier({"check", file.string(), "--json"}).out, key = "\"rows\": ";
  const auto untried = told.find("\"untried\"");
  REQUIRE(untried != std::string::npos);
  CHECK(std::stoi(told.substr(told.find(key, untried) + key.size())) <= 60);
}

TEST_CASE("check tells what nobody could read: titles without a letter, control characters") {
  const Program tablier;
  const auto told = [&](const std::string& title) {
    return tablier({"check", tablier.data.write("content/heap/figures/mine.yaml", "title: " + title + "\nrows: [\"##\"]\n")}).out;
  };
  CHECK(has(told("{en: \"\"}"), "mine.yaml:1:13: this title is empty"));
  CHECK(has(told("\"  \""), "mine.yaml:1:8: this title is empty"));
  CHECK(has(told("\"a\\e[31mX\""), "mine.yaml:1:8: this text has a control character (U+001B)"));
  CHECK(has(told("{en: \"X\\u202eY\"}"), "mine.yaml:1:13: this text has a control character (U+202E)"));
  CHECK(has(told("L’été"), "faults: 0"));
  const auto variant = [&](const std::string& title) {
    return tablier({"check", tablier.data.write("scripts/heap/mine.lua", "return {title = {en = '" + title + "', fr = 'M'}}\n")}).out;
  };
  CHECK(has(variant("  "), "mine.lua:1:18: 'title' has an empty text"));
  CHECK(has(variant("\\27[31m"), "mine.lua:1:18: this text has a control character (U+001B)"));
}

TEST_CASE("check tells what a game's sheet names twice, and paints of seats that it does not have") {
  const Program tablier;
  const auto told = [&](const std::string& rest) {
    return tablier({"check", tablier.data.write("content/heap/game.yaml",
                                                "title: {en: T}\nsummary: {en: S}\nplayers: [2, 2]\n"
                                                "default_variant: standard\n" +
                                                    rest)})
        .out;
  };
  CHECK(has(told("variants: [standard, misere, standard]\n"), "game.yaml:5:30: 'standard' is there twice"));
  CHECK(has(told("series: {variant: standard, challenge_title: step, order: [one, one]}\n"), "game.yaml:5:65: 'one' is there twice"));
  const std::string paints = told("paints:\n  stone.1: {colour: \"#101010\"}\n  seat.2: {colour: \"#101010\"}\n");
  CHECK(has(paints, "game.yaml:7:3: 'seat.2': of 2 players the seats are 0 to 1\n"));
  CHECK_FALSE(has(paints, "stone.1"));
}

TEST_CASE("What is wrong in a file of content is told at once, whatever key is missing beside it, and in a variant too") {
  const Program tablier;
  const auto sheet = tablier({"check", tablier.data.write("content/heap/game.yaml",
                                                          "title: {en: T}\nplayers: [2, 2]\ndefault_variant: standard\n"
                                                          "variants: [standard, misere, standard]\n"
                                                          "paints:\n  seat.2: {colour: \"#101010\"}\n")});
  CHECK(has(sheet.out, "the key “summary” is missing"));
  CHECK(has(sheet.out, "game.yaml:4:30: 'standard' is there twice"));
  CHECK(has(sheet.out, "game.yaml:6:3: 'seat.2': of 2 players"));
  const auto variant =
      tablier({"check", tablier.data.write("scripts/heap/mine.lua", "return {\n  title = {en = 'a\\27[31m'},\n  summary = {en = '" +
                                                                        std::string(3000, 'a') + "'},\n}\n")});
  CHECK(has(variant.out, "mine.lua:2:12: this text has a control character (U+001B)"));
  CHECK(has(variant.out, "mine.lua:3:"));
}

TEST_CASE("check tells values that a text mentions and nobody tells it, and texts that the program does not have") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto told = [&](const fs::path& name, const std::string& text) {
    const fs::path file = tablier.own() / name;
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
    return tablier({"check", file.string()}).out;
  };
  const std::string reversi = "content/reversi/texts/mine.yaml";
  CHECK(has(told(reversi, "outcome: {most: {en: \"{nope} won\"}}\n"),
            "mine.yaml:1:22: no value is told here: a player would read an ellipsis for 'nope'"));
  CHECK(has(told(reversi, "why: {turns: {en: \"{m}\"}}\n"), "mine.yaml:1:19: the game tells no value 'm' here; its texts have: n"));
  CHECK(has(told(reversi, "why: {turns: {en: \"{n}\"}}\noutcome: {most: {en: \"Done {{\"}}\n"), "faults: 0"));
  CHECK(has(told(reversi, "outcome: {most: {en: \"  \", fr: \"\"}}\n"), "mine.yaml:1:22: this text is empty"));
  CHECK(has(told(reversi, "outcom: {most: {en: \"Done\"}}\n"),
            "mine.yaml:1:1: no text of the program is called 'outcom'; did you mean 'outcome'?"));
  const std::string pente = "content/pente/texts/mine.yaml";
  CHECK(has(told(pente, "reason: {taken: {de: \"{punkt} ist belegt\"}}\n"), "the game tells no value 'punkt' here; its texts have: point"));
  CHECK(has(told(pente, "reason: {too_bold: {de: \"{punkt} ist belegt\"}, taken: {de: \"{point}\"}}\n"), "faults: 0"));
  const std::string german = "content/locale/german.yaml";
  CHECK(
      has(told(german, "table: {not_heer: {de: Nein}}\n"), "german.yaml:1:19: no text of the program is called 'table.not_heer'; did you"));
  CHECK(has(told(german, "settings: {language_name: {de: {de: Deutsch}}}\n"), "faults: 0"));
  CHECK(has(told(german, "settings: {language_name: {de: Deutsch}}\n"), "did you mean 'settings.language_name.de'?"));
  CHECK(
      has(told(german, "settings: {language_name: {zz: {de: Nichts}}}\n"), "no text of the program is called 'settings.language_name.zz'"));
  CHECK(has(told(german, "table: {not_here: 5}\n"), "faults: 1"));
  CHECK(has(told(german, "place: {off_board: {de: \"{test}\"}}\n"), "the game tells no value 'test' here; its texts have: text"));
}

TEST_CASE("check says how far a language goes that has a few texts of the program") {
  const Program tablier;
  const auto file = tablier.data.write("mine/locale/de.yaml", "window:\n  title: {de: T, fr: T}\nlibrary:\n  title: {de: B}\n");
  const auto answer = tablier({"check", file.string()});
  CHECK(answer.status == 0);
  CHECK(answer.out.starts_with("de: 2 of "));
  CHECK(has(answer.out, " texts of the program, the rest is said in English\n1 file checked, faults: 0\n"));
  CHECK_FALSE(has(answer.out, "fr: "));
  CHECK(has(tablier({"check", file.string(), "--json"}).out, R"("translations": [{"language": "de", "texts": 2, "all": )"));
}

TEST_CASE("check knows a variant's game by its folder even where its data are not installed") {
  const Program tablier;
  const auto file = tablier.data.write("elsewhere/heap/mine.lua", "return {title = {en = 'M', fr = 'M'}, options = {counters = 99}}\n");
  CHECK(has(tablier({"check", file}).out, "mine.lua:1:"));
}

TEST_CASE("check makes a variant ready as a game would: what it extends and what its options add up to are told where they stand") {
  const Program tablier;
  const auto checked = [&](const std::string& name, const std::string& rest) {
    const auto file = tablier.data.write("scripts/heap/" + name + ".lua", "return {\n  title = {en = 'M', fr = 'M'},\n" + rest + "}\n");
    return tablier({"check", file}).out;
  };
  CHECK(has(checked("lost", "  extends = 'miser',\n"), "lost.lua:3:3: "));
  CHECK(has(checked("self", "  extends = 'self',\n"), "self.lua:3:3: "));
  CHECK(has(checked("one", "  extends = 'two',\n"), "faults: 1\n"));
  CHECK(has(checked("small", "  extends = 'misere',\n  options = {\n    mood = 'brisk',\n    counters = 2,\n  },\n"), "small.lua:6:5: "));
  CHECK(has(checked("sound", "  extends = 'misere',\n  options = {counters = 9},\n"), "faults: 0\n"));
}

TEST_CASE("check tells a variant's setting that means nothing beside its others") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto told = [&](const std::string& rest) {
    const auto file = tablier.data.write("scripts/katarenga/mine.lua", "return {title = {en = 'M', fr = 'M'},\n" + rest + "}\n");
    return tablier({"check", file}).out;
  };
  CHECK(has(told("options = {played_on = 'quarter', pawns = 'moved'}"), "“played_on” changes nothing while “pawns” is moved"));
  CHECK(has(told("options = {area = 5, pawns = 'moved'}"), "“area” changes nothing while “pawns” is moved"));
  CHECK(has(told("options = {congress_start = {'a1', 'b2', 'c3', 'd4'}}"), "“congress_start” changes nothing while “pawns” is placed"));
  CHECK(has(told("extends = 'congress', options = {fewest_pawns = 4}"), "“fewest_pawns” changes nothing while “goal” is group"));
  CHECK(has(told("extends = 'congress', options = {played_on = 'board', quiet_limit = 50}"), "faults: 0"));
  CHECK(has(told("extends = 'congress', options = {match_target = '1'}"), "must be a whole number from 1 to 1,000, not the text “1”"));
}

TEST_CASE(
    "A setting without meaning is told where it is another than the base's, and lines of a template that are uncommented do no harm") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto told = [&](const std::string& rest) {
    const auto file = tablier.data.write("scripts/katarenga/mine.lua", "return {title = {en = 'M', fr = 'M'},\n" + rest + "}\n");
    return tablier({"check", file}).out;
  };
  for (const char* harmless :
       {"goal = 'group'", "captures = false", "first_move_captures = false", "no_move = 'loses'", "played_on = 'quarter'"})
    CHECK(has(told(std::string("extends = 'cornered', options = {") + harmless + "}"), "faults: 0"));
  CHECK(has(told("extends = 'cornered', options = {goal = 'camps'}"), "“goal” changes nothing while “pawns” is placed"));
  CHECK(has(told("extends = 'cornered', options = {captures = true}"), "“captures” changes nothing while “pawns” is placed"));
  const std::string both = told("extends = 'cornered', options = {goal = 'camps', fewest_pawns = 2}");
  CHECK(has(both, "“goal” changes nothing while “pawns” is placed"));
  CHECK(has(both, "“fewest_pawns” changes nothing while “pawns” is placed"));
  CHECK(has(told("options = {captures = true, first_move_captures = true}"), "faults: 2"));
  CHECK(has(told("options = {pawns = 'moved', captures = true, first_move_captures = true}"), "faults: 0"));
}

TEST_CASE("A variant's template stands what one does with it: each of its settings uncommented") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  for (const std::string variant : {"cornered", "katarenga", "congress"}) {
    REQUIRE(tablier({"new", "variant", "katarenga/" + variant, "mine"}).status == 0);
    const fs::path file = tablier.own() / "scripts/katarenga/mine.lua";
    std::istringstream lines(*tablier::read_file(file));
    std::string opened, line;
    while (std::getline(lines, line)) {
      const bool is_setting = line.starts_with("    -- ") && line.ends_with(",") && line.find(" = ") != std::string::npos;
      opened += (is_setting ? "    " + line.substr(7) : line) + "\n";
    }
    std::ofstream(file) << opened;
    INFO(opened);
    CHECK(opened.find("    pawns = ") != std::string::npos);
    CHECK(has(tablier({"check", file}).out, "faults: 0"));
    fs::remove(file);
  }
}

TEST_CASE("check tells settings that there are not and hooks that nobody asks in one call, and nothing that hangs on what is wrong") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto told = [&](const std::string& game, const std::string& rest) {
    const auto file = tablier.data.write("scripts/" + game + "/mine.lua", "return {title = {en = 'M', fr = 'M'},\n" + rest + "}\n");
    return tablier({"check", file}).out;
  };
  const std::string both = told("pente", "score = function() return 1 end,\noptions = {siz = 13},\n");
  CHECK(has(both, "there is no setting “siz”"));
  CHECK(has(both, "the game never asks 'score' here"));
  CHECK(has(both, "faults: 2"));
  const std::string unknown = told("katarenga", "after_move = function() end,\noptions = {pawns = 'movd', quiet_limit = 50, size = 3},\n");
  CHECK(has(unknown, "faults: 2"));
  CHECK_FALSE(has(unknown, "changes nothing"));
  CHECK_FALSE(has(unknown, "never asks"));
}

TEST_CASE("A variant that check refuses is not played, and its fault is told") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  tablier.environment["XDG_DATA_HOME"] = tablier.data.path();
  tablier.data.write("tablier/scripts/katarenga/mine.lua",
                     "return {title = {en = 'M', fr = 'M'},\noptions = {area = 5, pawns = 'moved'}}\n");
  const auto played = tablier({"position", "katarenga/mine"});
  CHECK(played.status != 0);
  CHECK(has(played.err, "mine.lua:2:"));
  CHECK(has(played.err, "“area” changes nothing while “pawns” is moved"));
}

TEST_CASE("--option is refused where it means nothing beside what the variant is made of") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto told = [&](const std::string& variant, const std::string& option) {
    const auto answer = tablier({"position", "katarenga/" + variant, "--option", option});
    CHECK(answer.status == 2);
    return answer.err;
  };
  CHECK(has(told("katarenga", "congress_start=a1,b2,c3,d4"), "“congress_start” changes nothing while “goal” is camps"));
  CHECK(has(told("katarenga", "area=5"), "“area” changes nothing while “pawns” is moved"));
  CHECK(has(told("congress", "fewest_pawns=4"), "“fewest_pawns” changes nothing while “goal” is group"));
  CHECK(has(told("cornered", "congress_start=a1,b2,c3,d4"), "“congress_start” changes nothing while “pawns” is placed"));
  CHECK(tablier({"position", "katarenga/congress", "--option", "board=A,B,C,D"}).status == 0);
}

TEST_CASE("check asks of what variants share only that it runs") {
  const Program tablier;
  tablier.data.write("more/scripts/lib/sums.lua", "return {sum = function(a, b) return a + b end}\n");
  tablier.data.write("more/scripts/heap/parts/more.lua", "return require('lib.sums')\n");
  CHECK(tablier({"check", tablier.data / "more"}).out == "2 files checked, faults: 0\n");
  tablier.data.write("more/scripts/heap/parts/more.lua", "return require('lib.summs')\n");
  CHECK(has(tablier({"check", tablier.data / "more"}).out, "more.lua:1:"));
}

TEST_CASE("check does not follow links to folders, and leaves hidden files and other endings alone") {
  const Program tablier;
  const auto folder = tablier.data / "some";
  tablier.data.write("some/.hidden.yaml", "[\n");
  tablier.data.write("some/notes.txt", "[\n");
  fs::create_directory_symlink(folder, folder / "loop");
  CHECK(tablier({"check", folder}).out == "0 files checked, faults: 0\n");
}

TEST_CASE("check --schema prints what the files may hold") {
  const Program tablier;
  CHECK(tablier({"check", "--schema", "--json"}).status == 2);
  const auto answer = tablier({"check", "--schema"});
  CHECK(answer.status == 0);
  CHECK(has(answer.out, "game.yaml"));
}

TEST_CASE("replay plays a save again and prints its last position") {
  const Program tablier;
  const auto file = tablier.data.write("save.yaml", kSave);
  const auto answer = tablier({"replay", file, "--json"});
  CHECK(answer.status == 0);
  CHECK(answer.out == tablier({"position", "heap/misere", "--seed", "5", "--moves", "take:3 take:3", "--json"}).out);
  CHECK(tablier({"check", file}).status == 0);
}

TEST_CASE("replay and check stop at a move that cannot be played, with its line") {
  const Program tablier;
  const auto file = tablier.data.write("save.yaml", kSave + "      - take:3\n");
  for (const std::string command : {"replay", "check"}) {
    const auto answer = tablier({command, file});
    CHECK(answer.status == 1);
    CHECK(has(answer.out + answer.err, "save.yaml:11:"));
    CHECK(has(answer.out + answer.err, "take:3"));
  }
}

TEST_CASE("replay and check tell a fault of a save's set-up on the line of what is at fault") {
  const Program tablier;
  const std::string head = "tablier_save: 1\ngame: heap\nvariant: standard\n";
  const std::string options = "options:\n  mood: calm\n  counters: 5\n";
  const std::string rest = "seed: 5\nrounds:\n  - seconds: 3\n    moves: []\n";
  const std::string two = "players: [{who: human}, {who: human}]\n";
  const auto told = [&](const std::string& save) {
    const auto file = tablier.data.write("save.yaml", save);
    CHECK(tablier({"replay", file}).err == tablier({"check", file}).out.substr(0, tablier({"replay", file}).err.size()));
    return tablier({"check", file}).out;
  };
  CHECK(has(told(head + options + two + rest), "faults: 0"));
  CHECK(has(told("tablier_save: 1\ngame: heap\nvariant: other\n" + two + rest), "save.yaml:3:10: "));
  CHECK(has(told("tablier_save: 1\ngame: other\nvariant: standard\n" + two + rest), "save.yaml:2:7: "));
  CHECK(has(told(head + "options:\n  mood: calm\n  counters: 99\n" + two + rest), "save.yaml:6:13: "));
  CHECK(has(told(head + "options:\n  mood: calm\n  counters: 2\n" + two + rest), "save.yaml:6:13: "));
  CHECK(has(told(head + "options:\n  colour: red\n" + two + rest), "save.yaml:5:11: "));
  CHECK(has(told(head + "players: [{who: human}]\n" + rest), "save.yaml:4:10: "));
  CHECK(has(told(head + two + "starter: 3\n" + rest), "save.yaml:5:10: "));
  CHECK(has(told(head + "players:\n  - {who: human}\n  - {who: bot, level: 99}\n" + rest), "save.yaml:6:23: "));
  CHECK(has(told(head + "players:\n  - {who: human}\n  - {who: bot, bot: nobody}\n" + rest), "save.yaml:6:21: "));
}

TEST_CASE("A save that is truncated, hostile or from the future is refused with 1 and one line") {
  const Program tablier;
  const std::string save = GENERATE(kSave.substr(0, 30), std::string(), std::string("[[[["), std::string(100'000, '['),
                                    "tablier_save: 999\n" + kSave.substr(16), "&a [*a, *a]\n" + kSave, std::string("\0\1\2\xff", 4));
  const auto answer = tablier({"replay", tablier.data.write("save.yaml", save)});
  CAPTURE(save.substr(0, 40), answer.err);
  CHECK(answer.status == 1);
  CHECK(answer.out.empty());
  CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
}

TEST_CASE("What a save or a call says in control characters is told without them, as text and as JSON") {
  const Program tablier;
  std::string save = kSave;
  const auto file = tablier.data.write("save.yaml", save.replace(save.rfind("take:3"), 6, "\"\\e]0;pwned\\a\""));
  const auto clean = [](const std::string& text) {
    return std::none_of(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7f; });
  };
  for (const auto& args : std::vector<std::vector<std::string>>{{"replay", file},
                                                                {"check", file},
                                                                {"check", file, "--json"},
                                                                {"position", "heap", "--moves", "\x1b[31mred"},
                                                                {"position", "\x1b[31mheap"},
                                                                {"\x1b[31m\xff"}}) {
    const auto answer = tablier(args);
    CAPTURE(args, answer.out, answer.err);
    CHECK(answer.status != 0);
    CHECK(clean(answer.out));
    CHECK(clean(answer.err));
    CHECK_FALSE(has(answer.err, "\xff"));
  }
  CHECK(has(tablier({"check", file, "--json"}).out, "]0;pwned"));
  CHECK(tablier({"position", "heap", "--moves", std::string(5000, 'x')}).err.size() < 1000);
}

TEST_CASE("import and export say so where a game has no such files, and where there is no file") {
  const Program tablier;
  const auto save = tablier.data.write("save.yaml", kSave);
  const auto record = tablier.data.write("record.txt", "1. take:3\n");
  CHECK(has(tablier({"import", "heap", save}).err, "save.yaml is a save"));
  for (const auto& args : {std::vector<std::string>{"export", save}, {"import", "heap", record}}) {
    const auto answer = tablier(args);
    CHECK(answer.status == 2);
    CHECK(has(answer.err, "does not exchange rounds"));
  }
  CHECK(tablier({"import", "nothing", save}).status == 2);
  CHECK(tablier({"export", tablier.data / "missing.yaml"}).status != 0);
}

TEST_CASE("import reads the list of moves that a table copies, of a game without another record too") {
  const Program tablier;
  const std::string list = "Tablier heap/misere\nplayer Ada\nbot 1\nseed 5\n\n1. take:3 ; many\n2. take:3\n";
  const auto file = tablier.data.write("moves.txt", list);
  const auto save = tablier.data / "listed.yaml";
  const auto answer = tablier({"import", "heap", file, "-o", save, "--json"});
  INFO(answer.err);
  CHECK(answer.status == 0);
  CHECK(has(answer.out, R"("history": ["take:3", "take:3"])"));
  CHECK(tablier({"replay", save}).status == 0);
  std::ostringstream written;
  written << std::ifstream(save).rdbuf();
  CHECK(has(written.str(), "who: bot"));
  const auto other = tablier({"import", "pente", file});
  CHECK(other.status != 0);
  const auto wrong = tablier({"import", "heap", tablier.data.write("wrong.txt", list + "3. take:99\n")});
  CHECK(wrong.status == 1);
  CHECK(has(wrong.err, "wrong.txt:8:4"));
}

TEST_CASE("check passes over types for editors beside the scripts of games") {
  const Program tablier;
  tablier.data.write("more/scripts/api.meta.lua", "---@meta\n");
  CHECK(tablier({"check", tablier.data / "more"}).out == "1 file checked, faults: 0\n");
}
