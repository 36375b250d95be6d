#include "catch.hpp"
#include "content/files.hpp"
#include "program.hpp"

using tablier::write_file;
using tablier::test::has;
using tablier::test::Program;

TEST_CASE("bestmove --json prints what cli.md promises") {
  const Program tablier;
  const auto won = tablier({"bestmove", "heap", "--level", "2", "--json"});
  CHECK(won.status == 0);
  CHECK(has(won.out, R"({"move": "take:3", "score": 1, "proven": true, "outcome": "win", "depth": 1, "nodes": 3, "seconds": )"));
  CHECK(has(won.out, R"("pv": ["take:3"], "faults": []})"));
  const auto lost = tablier({"bestmove", "heap", "--moves", "take:3", "--time", "0.1", "--json"});
  CHECK(has(lost.out, R"("outcome": "loss")"));
}

TEST_CASE("bestmove says in how many moves a proven win comes only where its line goes to the end of the round") {
  const Program tablier;
  const auto open = tablier({"bestmove", "heap", "--level", "2"}).out;
  CHECK(has(open, ", proven win,"));
  const auto last = tablier({"bestmove", "heap", "--level", "2", "--moves", "take:3 take:1"}).out;
  CHECK(has(last, ", proven win in 1 move,"));
}

TEST_CASE("bestmove at a level gives the same answer each time") {
  const Program tablier;
  const auto move = [&] { return tablier({"bestmove", "heap", "--level", "1", "--seed", "9"}).out.substr(0, 6); };
  CHECK(move() == move());
}

TEST_CASE("bestmove asks a reference bot by its name") {
  const Program tablier;
  const auto answer = tablier({"bestmove", "heap", "--bot", "modest", "--json"});
  CHECK(answer.status == 0);
  CHECK(has(answer.out, R"("move": "take:1")"));
}

TEST_CASE("bestmove says so where the game has no reference bots") {
  Program tablier;
  tablier.environment.erase("TABLIER_DATA");
  const auto answer = tablier({"bestmove", "katarenga", "--bot", "random"});
  CHECK(answer.status == 2);
  CHECK(answer.err == "--bot: there is no “random”, and the game has no reference bots; a level is given with --level\n");
}

TEST_CASE("bestmove refuses levels that there are not, two ways at once, and a finished round") {
  const Program tablier;
  CHECK(tablier({"bestmove", "heap", "--level", "3"}).status == 2);
  CHECK(tablier({"bestmove", "heap", "--level", "1", "--time", "1"}).status == 2);
  CHECK(tablier({"bestmove", "heap", "--moves", "resign"}).status == 1);
}

TEST_CASE("arena --json prints what cli.md promises, the first bot's wins first") {
  const Program tablier;
  const auto answer = tablier({"arena", "heap", "--bot", "2", "--bot", "random", "--games", "20", "--seed", "1", "--json"});
  CHECK(answer.status == 0);
  CHECK(has(answer.out, R"({"games": 20, "wins": [)"));
  CHECK(has(answer.out, R"("paired": {"pairs": 10, "score": )"));
  for (const std::string name : {"draws", "elo", "error", "seconds"}) CHECK(has(answer.out, "\"" + name + "\": "));
}

TEST_CASE("An arena is the same on one thread and on three") {
  const Program tablier;
  const auto result = [&](const std::string& threads) {
    const auto out = tablier({"arena", "heap", "--bot", "1", "--bot", "random", "--games", "30", "--threads", threads, "--json"}).out;
    return out.substr(0, out.find("\"seconds\""));
  };
  CHECK(result("1") == result("3"));
}

TEST_CASE("An arena takes its openings from a file, and says what is wrong with it") {
  const Program tablier;
  const auto arena = [&](const std::string& file) {
    return tablier({"arena", "heap", "--bot", "2", "--bot", "2", "--games", "4", "--openings", file, "--json"});
  };
  const auto file = tablier.data.path() / "openings.txt";
  REQUIRE(write_file(file, "take:1\ntake:2 take:1\n"));
  CHECK(has(arena(file.string()).out, R"({"games": 4, "wins": [2, 2])"));
  REQUIRE(write_file(file, "take:1 take:7\n"));
  const auto bad = arena(file.string());
  CHECK(bad.status == 1);
  CHECK(has(bad.err, "openings.txt:1:8: "));
  CHECK(arena("/nowhere.txt").status == 2);
}

TEST_CASE("A reference bot of the game plays in an arena, by time, and a name that is none is told the names that are") {
  const Program tablier;
  const auto won = tablier({"arena", "heap", "--bot", "bot", "--bot", "modest", "--games", "2", "--time", "0.05", "--json"});
  CHECK(won.status == 0);
  CHECK(has(won.out, R"({"games": 2, "wins": [)"));
  const auto timeless = tablier({"arena", "heap", "--bot", "1", "--bot", "modest", "--games", "2"});
  CHECK(timeless.status == 2);
  CHECK(has(timeless.err, "“modest” plays by time"));
  CHECK(has(tablier({"arena", "heap", "--bot", "immodest", "--bot", "1"}).err, "levels 1 to 2, and also: modest"));
}

TEST_CASE("An arena needs two bots that there are") {
  const Program tablier;
  CHECK(tablier({"arena", "heap", "--bot", "2"}).status == 2);
  CHECK(tablier({"arena", "heap", "--bot", "2", "--bot", "9"}).status == 2);
  CHECK(tablier({"arena", "heap", "--bot", "2", "--bot", "bot"}).status == 2);
  CHECK(has(tablier({"arena", "heap", "--bot", "x", "--bot", "1"}).err, "levels 1 to 2"));
}
