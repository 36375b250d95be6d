#include "catch.hpp"
#include "program.hpp"

namespace fs = std::filesystem;
using tablier::test::has;
using tablier::test::Program;

TEST_CASE("games lists every game and variant with plugin, players and titles") {
  const Program tablier;
  const auto answer = tablier({"games", "--json"});
  CHECK(answer.status == 0);
  CHECK(answer.err.empty());
  CHECK(has(answer.out, R"([{"name": "heap", "title": "The heap", "titles": {)"));
  CHECK(has(answer.out, R"("players": [2, 2])"));
  CHECK(has(answer.out, R"("version": "0.9")"));
  CHECK(has(answer.out, R"("playable": true, "reason": null)"));
  CHECK(has(answer.out, R"({"name": "misere", "title": "Misère")"));
  CHECK(has(tablier({"games"}).out, "heap/misere    Misère"));
}

TEST_CASE("A game that failed to load is listed with its one-line reason, and the others go on") {
  const Program tablier;
  for (const std::string name : {"aborting", "other_sdk", "other_build", "throwing_start", "exiting"})
    tablier.data.add_plugin("bad/" + name);
  tablier.data.write("plugins/words.so", "only words\n");
  const auto answer = tablier({"games", "--json"});
  CHECK(answer.status == 0);
  CHECK(answer.err.empty());
  CHECK(has(answer.out, R"("name": "aborting")"));
  CHECK(has(answer.out, "crashes while it loads (SIGABRT)"));
  CHECK(has(answer.out, "built with another SDK (0123456789abcdef"));
  CHECK(has(answer.out, "words.so: not a shared library"));
  CHECK_FALSE(has(answer.out, "words that nobody asked for"));
  CHECK(tablier({"position", "heap"}).status == 0);
  const auto refused = tablier({"position", "other_sdk"});
  CHECK(refused.status == 3);
  CHECK(std::count(refused.err.begin(), refused.err.end(), '\n') == 1);
}

TEST_CASE("A variant with a fault is listed with file and line") {
  const Program tablier;
  tablier.data.write("scripts/heap/wild.lua", "return {\n  title = {en = 'Wild', fr = 'Fou'},\n  options = {colour = 1},\n}\n");
  CHECK(has(tablier({"games", "--json"}).out, "wild.lua:3:"));
  CHECK(tablier({"position", "heap/wild"}).status == 3);
  CHECK(tablier({"position", "heap"}).status == 0);
}

TEST_CASE("Without any game the program still answers") {
  Program tablier;
  tablier.environment["TABLIER_DATA"] = "/nowhere/at/all";
  const auto answer = tablier({"games", "--json"});
  CHECK(answer.status == 0);
  CHECK(answer.out == "[]\n");
  CHECK(tablier({"position", "heap"}).status == 2);
}

TEST_CASE("rules tells each parameter with type, default, value here and meaning, and the hooks") {
  const Program tablier;
  const auto answer = tablier({"rules", "heap/long", "--json"});
  CHECK(has(answer.out, R"({"game": "heap", "variant": "long", "title": "Long misère", "parameters": [)"
                        R"({"name": "counters", "type": "integer", "default": 7, "value": 21, "min": 1, "max": 60, "title": "counters", )"
                        R"("help": "how many there are at the start"})"));
  CHECK(has(answer.out, R"("values": ["calm", "brisk"])"));
  CHECK(has(answer.out, R"("hooks": [])"));
  CHECK(has(tablier({"rules", "heap/dear", "--json"}).out, R"("hooks": ["score"])"));
  CHECK(has(answer.out, R"({"name": "round_end", "set": false, "help": "A round is over: )"));
  CHECK(has(tablier({"rules", "heap"}).out, "\n  match_end: Then: is the match over?"));
  CHECK(has(tablier({"rules", "heap", "--option", "mood=brisk", "--json"}).out, R"("value": "brisk")"));
  CHECK(has(tablier({"rules", "heap/long"}).out, "(default: 7)"));
}

TEST_CASE("rules --hooks says all about each hook that the game asks, and no other") {
  const Program tablier;
  const auto page = tablier({"rules", "heap/dear", "--hooks"}).out;
  CHECK(has(page, "score (this variant gives it): What a seat’s counters are worth.\n"));
  CHECK(has(page, "    taken  a whole number from 0 on (counters). How many it took.\n"));
  CHECK(has(page, "  answers a whole number from 0 to 1,000 (points). The seat’s points.\n"));
  CHECK(has(page, "round_end: A round is over"));
  CHECK_FALSE(has(page, "allow"));
  const auto json = tablier({"rules", "heap/dear", "--hooks", "--json"}).out;
  CHECK(has(json, R"({"game": "heap", "variant": "dear", "hooks": [{"name": "score", "asked": "What a seat’s counters are worth.", )"));
  CHECK(has(json, R"-("fields": [{"name": "taken", "optional": false, "type": "a whole number from 0 on (counters)", )-"
                  R"-("shape": {"type": "whole", "min": 0, "unit": "counters"}, "help": "How many it took."}])-"));
  CHECK(has(json, R"("set": true})"));
}

TEST_CASE("version names the engine, the SDK, each plugin and library") {
  const Program tablier;
  const auto answer = tablier({"version", "--json"});
  CHECK(tablier({"--version"}).out == tablier({"version"}).out);
  CHECK(tablier({"-V", "--json"}).out == answer.out);
  CHECK(answer.status == 0);
  CHECK(has(answer.out, R"("plugins": {"heap": "0.9"})"));
  for (const std::string name : {"Lua", "SFML", "yaml-cpp", "SQLite"}) CHECK(has(answer.out, "\"" + name + "\": \""));
  CHECK_FALSE(has(answer.out, "\"\""));
}

TEST_CASE("Several programs on one profile at once all answer the same") {
  const Program tablier;
  std::vector<Program::Child> children;
  for (int i = 0; i < 6; ++i) children.push_back(tablier.start({"position", "heap", "--moves", "take:2", "--json"}));
  const auto first = Program::wait(children.front());
  CHECK(first.status == 0);
  for (std::size_t i = 1; i < children.size(); ++i) CHECK(Program::wait(children[i]).out == first.out);
}

TEST_CASE("plugins tells what is no library, and which file another one stands in for") {
  const Program tablier;
  tablier.data.write("plugins/words.so", "only words\n");
  const fs::path own = fs::path(tablier.environment.at("HOME")) / ".local/share/tablier/plugins";
  fs::create_directories(own);
  fs::copy_file(tablier.data / "plugins/heap.so", own / "gift.so");
  const auto answer = tablier({"plugins", "--json", "--allow-plugins"});
  CHECK(answer.status == 0);
  CHECK(has(answer.out, R"(plugins/words.so", "state": "broken", "game": null)"));
  CHECK(has(answer.out, R"(plugins/heap.so", "state": "replaced", "game": null)"));
  CHECK(has(answer.out, R"(plugins/gift.so", "state": "unknown", "game": "heap")"));
  const auto refused = tablier({"plugins", "refuse", (tablier.data / "plugins/heap.so")});
  CHECK(refused.status == 1);
  CHECK(has(refused.err, "came with the program"));
}
