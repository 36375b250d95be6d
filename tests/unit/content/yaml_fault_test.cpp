#include "catch.hpp"
#include "content/cut_texts.hpp"
#include "content/yaml.hpp"
#include "problem_texts.hpp"

using namespace tablier;

namespace {

struct Broken {
  const char* what;
  std::string text;
  std::vector<std::string> problems;
};

std::string repeated(std::string_view part, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += part;
  return all;
}

// "Billion laughs": each line is nine times the one before.
std::string alias_bomb() {
  std::string text = "a0: &a0 [lol, lol, lol]\n";
  for (int i = 1; i < 12; ++i) {
    const std::string before = "*a" + std::to_string(i - 1);
    text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before + repeated(", " + before, 8) + "]\n";
  }
  return text;
}

const std::vector<Broken>& broken() {
  static const std::vector<Broken> kAll{
      {"empty", "", {"1:1 yaml.empty"}},
      {"only a comment", "# nothing\n", {"1:1 yaml.empty"}},
      {"two documents", "a: 1\n---\nb: 2\n", {"2:1 yaml.several"}},
      {"a tab in the margin", "a:\n\tb: 1\n", {"2:1 yaml.tab"}},
      {"tabs on two lines", "a:\n \tb: 1\n\tc: 2\n", {"2:2 yaml.tab", "3:1 yaml.tab"}},
      {"a second key", "a: 1\nb: 2\na: 3\n", {"3:1 yaml.duplicate"}},
      {"a second key in a flow map", "x: {a: 1, a: 2}\n", {"1:11 yaml.duplicate"}},
      {"Latin-1", "é: caf\xE9\n", {"1:7 yaml.utf8"}},
      {"a NUL", std::string("a: b\0c\n", 7), {"1:5 yaml.control"}},
      {"the end-of-text byte, at which yaml-cpp stops", "a: b\nc: \x04\nd: [\n", {"2:4 yaml.control"}},
      {"a list as a key", "[a, b]: 1\n", {"1:1 yaml.key"}},
      {"a key without end", "a: 1\n" + repeated("k", 300) + ": 2\n", {"2:1 yaml.long_key"}},
      {"no key", ": 1\n", {"1:1 yaml.key"}},
      {"a tag", "a: !!python/object x\n", {"1:4 yaml.tag"}},
      {"an unknown alias", "a: *x\n", {"1:4 yaml.syntax.unknown_anchor"}},
      {"an alias inside itself", "a: &x [1, *x]\n", {"1:11 yaml.alias_loop"}},
      {"an open bracket", "a: [1, 2\nb: 3\n", {"1:4 yaml.syntax.open_bracket_here"}},
      {"an open bracket of many at the end of a cut file", "a: {b: 1, c: [2, 3", {"1:14 yaml.syntax.open_bracket_here"}},
      {"an open brace", "a: {b: 1\n", {"1:4 yaml.syntax.open_brace_here"}},
      {"a value in a text in braces", "a: {en: That pawn {point} is not yours.}\n", {"1:19 yaml.syntax.brace_in_text"}},
      {"a value in a text in braces of several lines", "a: {\n  en: That {point} is,\n  fr: b}\n", {"2:12 yaml.syntax.brace_in_text"}},
      {"a value at the start of a text in braces", "a: {en: {point} is not yours.}\n", {"1:9 yaml.syntax.brace_in_text"}},
      {"a map in braces with no comma after it", "a: {b: {c: 1} d: 2}\n", {"1:15 yaml.syntax.open_brace"}},
      {"a colour without quotes in braces", "a: {b: #ff0000, c: \"#00ff00\"}\n", {"1:8 yaml.syntax.colour"}},
      {"a colour without quotes in braces that go on", "a: {b: #B4532A80,\n  c: d}\n", {"1:8 yaml.syntax.colour"}},
      {"a comment in braces that go wrong", "a: {b: 1 # abcdef is no value\n", {"1:4 yaml.syntax.open_brace_here"}},
      {"a text in braces whose end is a comment", "a: {b: no #1, c: d}\n", {"1:11 yaml.comment_in_text"}},
      {"a colon within a text in braces", "a: {b: c: d}\n", {"1:9 yaml.syntax.colon"}},
      {"a comma within a text in braces", "a: {b: c, d, e: f}\n", {"1:11 yaml.lone_key"}},
      {"an open double quote", "a: \"b\n", {"1:4 yaml.syntax.open_quote"}},
      {"an open single quote", "a: 'b\nc: d\n", {"1:4 yaml.syntax.open_quote"}},
      {"an open quote in a flow map", "a: {b: \"c, d: e}\nf: [1]\n", {"1:8 yaml.syntax.open_quote"}},
      {"an open quote in a flow list", "a: 1\nb: ['c, d]\n", {"2:5 yaml.syntax.open_quote"}},
      {"a closed bracket never opened", "a: 1\n]\n", {"2:1 yaml.syntax.never_opened"}},
      {"a colon within a text", "a: b: c\n", {"1:5 yaml.syntax.colon"}},
      {"a margin that fits nothing", "a:\n  b: 1\n c: 2\n", {"3:2 yaml.syntax.stray"}},
      {"a map after a list", "- a\nb: c\n", {"2:1 yaml.syntax.stray"}},
      {"a reserved character", "a: @b\n", {"1:4 yaml.syntax.reserved"}},
      {"a list on the line of its key", "a: - b\n", {"1:4 yaml.syntax.dash"}},
      {"a bad escape", "a: \"\\q\"\n", {"1:7 yaml.syntax.escape"}},
      {"text after a quoted text", "a: 'b' c\n", {"1:8 yaml.syntax.stray"}},
      {"another YAML", "%YAML 3.0\n---\na: 1\n", {"1:1 yaml.syntax.directive"}},
      {"nested 10 000 deep", repeated("[", 10'000), {"1:33 yaml.too_deep"}},
      {"nested 10 000 deep in maps", repeated("{a: ", 10'000), {"1:253 yaml.too_deep"}},
      {"nested 10 000 deep in a block", repeated("- ", 10'000) + "a", {"1:129 yaml.too_deep"}},
      {"commas for ever", repeated("[],", 10'000), {"1:3 yaml.syntax.stray"}},
      {"an alias bomb", alias_bomb(), {"6:25 yaml.too_many"}},
      {"too many values", "[" + repeated("1,", 300'000) + "]", {"1:499999 yaml.too_many"}},
      {"more brackets than any file has", repeated("[", 300'000), {"1:125001 yaml.too_many"}},
      {"a list without end", "[" + repeated("a,", 500'000), {"1:499999 yaml.too_many"}},
      {"comments without end", repeated("#\n", 500'000), {"250001:1 yaml.too_many"}},
  };
  return kAll;
}

}  // namespace

TEST_CASE("Each way to break YAML is named at its place") {
  for (const Broken& b : broken()) {
    INFO(b.what);
    CHECK(places(read_yaml(b.text, "t.yaml").problems) == b.problems);
  }
}

TEST_CASE("Nothing is read of a file whose last quotes are never closed: what they swallow may be keys") {
  CHECK_FALSE(read_yaml("title: a\nnote: \"b\nrows: [1]\n", "t.yaml").document);
}

TEST_CASE("A key between braces that has a colon may have no value, with a comment after it too") {
  for (const char* text :
       {"a: {b: , c: 1}\n", "a: {b:, c: 1}\n", "a: {b: # none\n  , c: 1}\n", "a: {b: }\n", "a: {\"b\": , c: 1}\n", "a:\nb: 1\n"}) {
    INFO(text);
    CHECK(read_yaml(text, "t.yaml").problems.empty());
  }
}

TEST_CASE("A comment that somebody meant as a part of a text has a blank before it, none after it, and no quotes around") {
  CHECK(comment_in_text("title: Series no #1") == 17);
  CHECK(comment_in_text("title: Series # the first") == std::string::npos);
  CHECK(comment_in_text("title: \"Series no #1\"") == std::string::npos);
  CHECK(comment_in_text("title: C#1") == std::string::npos);
  CHECK(comment_in_text("title: Series #") == std::string::npos);
}

TEST_CASE("Faults name the file and give what a person needs to know") {
  const auto problems = read_yaml("a: 1\nb: 2\na: 3\n", "folder/t.yaml").problems;
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].where.file == "folder/t.yaml");
  CHECK(problems[0].text == Text("yaml.duplicate", {{"key", "a"}, {"line", "1"}}));
  const auto open = read_yaml("a:\n  - [1, 2\n", "t.yaml").problems;
  REQUIRE(open.size() == 1);
  CHECK(open[0].where.line == 2);
  CHECK(open[0].where.column == 5);
  CHECK(open[0].text.args == std::vector<TextArg>{{"line", "3"}});  // where the file ends
}

TEST_CASE("The first of two equal keys counts") {
  const LoadedYaml yaml = read_yaml("a: 1\na: 2\n", "t.yaml");
  CHECK(yaml.document->root().value() == Value::map({{"a", 1}}));
}

TEST_CASE("A file with faults without number gives fifty and a count") {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "a: 1\n";
  const auto problems = read_yaml(text, "t.yaml").problems;
  REQUIRE(problems.size() == 51);
  CHECK(problems.back().text == Text("yaml.more", {{"n", 949}}));
}

TEST_CASE("A file that is not there or is too large is a problem") {
  CHECK(load_yaml("/nowhere/t.yaml").problems.at(0).text.key == "file.missing");
}

TEST_CASE("A text that is too large is refused before anybody looks into it") {
  const auto read = read_yaml(std::string(kMaxYamlBytes + 1, 'a'), "t.yaml");
  REQUIRE(read.problems.size() == 1);
  CHECK(read.problems[0].text.key == "file.too_large");
  CHECK(read_yaml(std::string(kMaxYamlBytes, 'a'), "t.yaml").problems.empty());
}

TEST_CASE("A save of a hundred thousand moves is not too much, in quotes or without") {
  CHECK(read_yaml("[" + repeated("take:1, ", 100'000) + "]", "t.yaml").problems.empty());
  CHECK(read_yaml(repeated("- \"A1\"\n", 100'000), "t.yaml").problems.empty());
}
