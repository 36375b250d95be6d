#include "catch.hpp"
#include "content/files.hpp"
#include "program.hpp"

using tablier::test::has;
using tablier::test::Program;

TEST_CASE("A plugin's tool gets its parameters as options, and answers in JSON or in words") {
  const Program tablier;
  CHECK(tablier({"heap", "count"}).out == "sum: 55\n");
  CHECK(has(tablier({"heap", "count", "--lang", "fr"}).out, "somme"));
  const auto answer =
      tablier({"heap", "count", "--from", "3", "--mood=brisk", "--skip", "1,2", "--skip", "5", "--names", "a", "--names", "b c", "--json"});
  CHECK(answer.status == 0);
  CHECK(answer.out == R"({"from": 3, "to": 10, "loud_voice": false, "mood": "brisk", "skip": [1, 2, 5], "names": ["a", "b c"], "sum": 52})"
                      "\n");
}

TEST_CASE("A tool that answers no ends with 1, and one that refuses its words with 2") {
  const Program tablier;
  CHECK(tablier({"heap", "count", "--loud-voice"}).status == 1);
  const auto refused = tablier({"heap", "count", "--from", "7", "--to", "3"});
  CHECK(refused.status == 2);
  CHECK(refused.err == "7 is after 3\n");
}

TEST_CASE("A tool's parameters can be set with --option too") {
  const Program tablier;
  CHECK(tablier({"heap", "count", "--option", "to=3", "--option", "loud_voice=true"}).out == "sum: 6\n");
}

TEST_CASE("A tool takes a figure by its name or from a file") {
  const Program tablier;
  CHECK(has(tablier({"heap", "figure", "weigh", "--figure", "pair", "--json"}).out, R"("cells": 2)"));
  const auto file = tablier.data.write("mine.yaml", "title: {fr: T, en: T}\nrows: [\"###\", \"#..\"]\n");
  CHECK(has(tablier({"heap", "figure", "weigh", "--figure", file, "--json"}).out, R"("cells": 4)"));
  const auto bad = tablier.data.write("bad.yaml", "title: {fr: T, en: T}\nrows: 3\n");
  const auto answer = tablier({"heap", "figure", "weigh", "--figure", bad});
  CHECK(answer.status == 1);
  CHECK(has(answer.err, "bad.yaml:"));
}

TEST_CASE("A figure whose file is faulty is told by file, line and column when it is asked for") {
  const Program tablier;
  tablier.data.write("content/heap/figures/odd.yaml", "title: {fr: T, en: T}\nrows: [\"#?\"]\n");
  const auto answer = tablier({"heap", "figure", "weigh", "--figure", "odd"});
  CHECK(answer.status == 1);
  CHECK(has(answer.err, "odd.yaml:2:8: "));
}

TEST_CASE("A tool reads a series and writes one that can be read again") {
  const Program tablier;
  const auto file = tablier.data / "content/heap/series/ladder.yaml";
  const auto longer = tablier.data / "longer.yaml";
  CHECK(tablier({"heap", "series", "lengthen", file, "-o", longer, "--json"}).out == "{\"rows\": 3}\n");
  CHECK(tablier({"heap", "series", "lengthen", longer, "--json"}).out == "{\"rows\": 4}\n");
  CHECK(tablier({"check", longer}).status == 0);
}

TEST_CASE("The comments at the head of a series stand above the one that a tool makes of it") {
  const Program tablier;
  const auto ladder = tablier::read_file(tablier.data / "content/heap/series/ladder.yaml");
  REQUIRE(ladder);
  const auto file = tablier.data.write("mine.yaml", "# By hand.\n" + *ladder), longer = tablier.data.write("longer.yaml", "");
  CHECK(tablier({"heap", "series", "lengthen", file, "-o", longer, "--force"}).status == 0);
  CHECK(tablier::read_file(longer)->starts_with("# By hand.\n"));
}

TEST_CASE("No folder is made for what is written: its name may be a slip of the pen") {
  const Program tablier;
  const auto folder = tablier.own() / "nowhere";
  const auto answer = tablier({"heap", "series", "lengthen", "ladder", "-o", folder / "x.yaml"});
  CHECK(answer.status == 2);
  CHECK(has(answer.err, "there is no folder " + folder.string()));
  CHECK_FALSE(std::filesystem::exists(folder));
}

TEST_CASE("A series that cannot be written breaks the call") {
  const Program tablier;
  const auto answer = tablier({"heap", "series", "lengthen", "ladder", "-o", "/proc/x.yaml"});
  CHECK(answer.status == 3);
  CHECK(answer.out.empty());
}

TEST_CASE("The help of a tool tells what holds where nothing is said") {
  const Program tablier;
  const auto help = tablier({"heap", "count", "--help"}).out;
  CHECK(has(help, "(10)"));
}

TEST_CASE("Every fault of a series file is told at once") {
  const Program tablier;
  const auto bad = tablier.data.write("faults.yaml", "titel: x\nrows: {A: {first_penta: x, numbers: [1]}}\n");
  const auto answer = tablier({"heap", "series", "lengthen", bad});
  CHECK(answer.status == 1);
  CHECK(has(answer.err, "faults.yaml:1:"));
  CHECK(has(answer.err, "faults.yaml:2:"));
}

TEST_CASE("A series is written as no drawing") {
  const Program tablier;
  const auto answer = tablier({"heap", "series", "lengthen", "ladder", "-o", tablier.data / "x.pdf"});
  CHECK(answer.status == 2);
  CHECK(has(answer.err, "x.pdf"));
}
