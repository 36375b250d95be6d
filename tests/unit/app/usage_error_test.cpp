#include "catch.hpp"
#include "folders.hpp"
#include "program.hpp"
#include "skip.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

using tablier::test::has;
using tablier::test::Program;

namespace {

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> args;
  std::string word;
  for (const char c : text + " ") {
    if (c != ' ') word += c;
    else if (!word.empty()) args.push_back(std::exchange(word, ""));
  }
  return args;
}

/// The commands that a help lists: those of the program itself come before its games.
std::vector<std::string> commands_of(const std::string& help) {
  std::vector<std::string> all;
  std::istringstream lines(help.substr(help.find("Commands:\n") + 10));
  for (std::string line; std::getline(lines, line) && line.starts_with("  ");)
    if (line[2] != ' ') all.push_back(line.substr(2, line.find(' ', 2) - 2));
  return all;
}

/// A word as a page of the manual has it, in bold.
std::string in_manual(std::string word) {
  for (std::size_t at = word.find('-'); at != word.npos; at = word.find('-', at + 2)) word.insert(at, "\\");
  return "\\fB" + word + "\\fR";
}

}  // namespace

TEST_CASE("The manual tells every command of the program, in both languages") {
  const Program tablier;
  std::vector<std::string> names = commands_of(tablier({"help"}).out);
  names.erase(std::find(names.begin(), names.end(), "help"), names.end());
  REQUIRE(names.size() > 15);
  for (const char* page : {"tablier.6", "tablier.fr.6"}) {
    std::ostringstream manual;
    manual << std::ifstream(source_folder() / "engine/app/packaging" / page).rdbuf();
    for (const std::string& name : names) {
      INFO(page << ": " << name);
      CHECK(has(manual.str(), "\n" + in_manual(name)));
    }
    for (const std::string& below : commands_of(tablier({"help", "new"}).out))
      CHECK(has(manual.str(), in_manual("new") + " " + in_manual(below)));
    CHECK(has(manual.str(), in_manual("--openings")));
  }
}

TEST_CASE("Wrong words end with 2, one line on standard error and nothing on standard output") {
  const Program tablier;
  const std::string call = GENERATE(
      "nonsense", "position", "position chess", "position heap/none", "position heap --seed x", "position heap --seed 9223372036854775808",
      "position heap --seed", "position heap --option foo", "position heap --option foo=1", "position heap --option counters=many",
      "position heap --option counters=2", "position heap --seats 3", "position heap --what", "games extra", "perft heap", "perft heap x",
      "perft heap -1", "arena heap", "bestmove heap --time never", "bestmove heap --time nan", "shot library -o x.png --scale nan",
      "bestmove heap --bot robot", "replay /nowhere", "check", "check /nowhere", "heap", "heap nothing", "heap count --from x",
      "heap count --mood wild", "heap count --option mood=wild", "heap series lengthen", "heap figure weigh --figure nothing",
      "bench nothing", "help nothing", "shot", "shot nothing -o x.png", "shot editor -o x.png --file /nowhere",
      "shot library -o x.png --file a.yaml", "edit a.yaml extra", "shot table", "shot table -o x.png", "shot map -o x.png",
      "shot map heap --series nothing -o x.png", "shot library --size 12 -o x.png", "play chess", "play heap --seats human,robot",
      "play heap --scale 9", "play heap --scale -1", "play heap --scale x", "--lang xx games", "--lang", "games --lang",
      "--lang --json games", "check --lang", "position heap --option =1", "edit /dev/null");
  CAPTURE(call);
  const auto answer = tablier(split(call));
  CHECK(answer.status == 2);
  CHECK(answer.out.empty());
  CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
  CHECK_FALSE(has(answer.err, "cli."));
}

TEST_CASE("A picture of the map is of a game that has one, and the table's of a game that is named") {
  const Program tablier;
  CHECK(has(tablier({"position", "heap", "--moves"}).err, "--moves: its value is missing"));
  CHECK(has(tablier({"shot", "table", "-o", "x.png"}).err, "say which"));
  tablier.data.remove("content/heap/series");
  const auto none = tablier({"shot", "map", "heap", "-o", "x.png"});
  CHECK(none.status == 2);
  CHECK(has(none.err, "heap has no series"));
}

TEST_CASE("What a call lacks is named, wherever in it it stands") {
  const Program tablier;
  CHECK(has(tablier({"games", "--lang"}).err, "--lang: its value is missing"));
  CHECK(has(tablier({"--lang", "--json", "games"}).err, "--lang: its value is missing"));
  CHECK(has(tablier({"position", "heap", "--option", "=1"}).err, "--option wants name=value"));
  const auto empty = tablier({"check", ""});
  CHECK(empty.status == 2);
  CHECK(has(empty.err, "the name of a file is empty"));
}

TEST_CASE("A slip of the pen is answered with what was probably meant") {
  const Program tablier;
  CHECK(has(tablier({"postion", "heap"}).err, "Did you mean position?"));
  CHECK(has(tablier({"position", "heap", "--sede", "3"}).err, "Did you mean --seed?"));
}

TEST_CASE("Every command has its help, in French and in English, with every key known") {
  const Program tablier;
  for (const std::string language : {"en", "fr"})
    for (const std::string call : {"",
                                   "play",
                                   "games",
                                   "rules",
                                   "position",
                                   "perft",
                                   "bestmove",
                                   "arena",
                                   "replay",
                                   "check",
                                   "bench",
                                   "edit",
                                   "shot",
                                   "version",
                                   "help",
                                   "heap",
                                   "heap count",
                                   "heap series",
                                   "heap series lengthen",
                                   "heap figure weigh"}) {
      CAPTURE(language, call);
      auto args = split(call);
      args.insert(args.end(), {"--help", "--lang", language});
      const auto answer = tablier(args);
      CHECK(answer.status == 0);
      CHECK(answer.err.empty());
      CHECK(has(answer.out, "tablier"));
      CHECK(has(answer.out, language == "fr" ? "cette aide" : "this help"));
      CHECK_FALSE(has(answer.out, "cli."));
      CHECK_FALSE(has(answer.out, "heap.tool"));
    }
}

TEST_CASE("An unknown screen is answered with those that there are") {
  const Program tablier;
  const auto answer = tablier({"shot", "nothing", "-o", "x.png"});
  CHECK(answer.status == 2);
  CHECK(answer.err == "unknown screen “nothing” (known: library, setup, table, map, rules, settings, records, editor)\n");
}

TEST_CASE("help leads to the help of a command") {
  const Program tablier;
  CHECK(tablier({"help", "heap", "count"}).out == tablier({"heap", "count", "--help"}).out);
  CHECK(tablier({"help"}).out == tablier({"--help"}).out);
}

TEST_CASE("The language comes from the call, else from the environment, else it is English") {
  Program tablier;
  CHECK(has(tablier({"--help"}).out, "Commands:"));
  tablier.environment["LANG"] = "fr_FR.UTF-8";
  CHECK(has(tablier({"--help"}).out, "Commandes"));
  CHECK(has(tablier({"--lang=en", "--help"}).out, "Commands:"));
  tablier.environment["LC_ALL"] = "xx";
  CHECK(has(tablier({"--help"}).out, "Commands:"));
}

TEST_CASE("Without a display the window says so in one line and ends with 3") {
  const Program tablier;
  for (const std::string call : {"", "play", "play heap", "play heap --seats human,bot:2 --moves take:3", "play heap --scale 1.5",
                                 "play --scale 0", "shot library -o x.png"}) {
    CAPTURE(call);
    const auto answer = tablier(split(call));
    CHECK(answer.status == 3);
    CHECK(answer.out.empty());
    CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
  }
}

TEST_CASE("Moves that cannot be played are told before a window opens") {
  const Program tablier;
  const auto answer = tablier({"play", "heap", "--moves", "take:9"});
  CHECK(answer.status == 1);
  CHECK(has(answer.err, "move 1 'take:9'"));
}

TEST_CASE("Output that cannot be written is an error", "[may_skip]") {
  if (!std::filesystem::is_character_file("/dev/full")) TABLIER_SKIP("/dev/full is no device here, so no output could be refused");
  const Program tablier;
  const auto answer = tablier({"games", "--json"}, "/dev/full");
  CHECK(answer.status == 3);
  CHECK(answer.err == "the output could not be written\n");
}

TEST_CASE("A standard output that is closed is an error, and what was for it goes nowhere else") {
  const Program tablier;
  for (const auto& call : {std::vector<std::string>{"games"}, {"games", "--json"}, {"version"}, {"help"}, {"check", tablier.data.path()}}) {
    const auto answer = tablier(call, tablier::test::kClosed);
    INFO(call.front());
    CHECK(answer.status == 3);
    CHECK(answer.err == "the output could not be written\n");
  }
}

TEST_CASE("help tells the command that was meant, and two dashes before a command mean nothing") {
  const Program tablier;
  CHECK(has(tablier({"help", "chekc"}).err, "“chekc”. Did you mean check?"));
  CHECK(has(tablier({"help", "new", "gaem"}).err, "Did you mean game?"));
  CHECK(tablier({"help", "chekc"}).status == 2);
  CHECK(has(tablier({"--", "games"}).out, "heap"));
}
