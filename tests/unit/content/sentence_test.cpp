#include "content/sentence.hpp"

#include "catch.hpp"

#include <limits>

using namespace tablier;

namespace {
std::string fill(std::string_view sentence, const std::vector<TextArg>& args, std::string_view language = "en") {
  return fill_sentence(sentence, {language, args, [](const Text& t, bool) { return "<" + t.key + ">"; }});
}
}  // namespace

TEST_CASE("Values stand where a sentence names them") {
  CHECK(fill("{name} takes {what}.", {{"name", "Ada"}, {"what", "L"}}) == "Ada takes L.");
  CHECK(fill("{a}{a}", {{"a", "x"}}) == "xx");
}

TEST_CASE("After a value that ends with a full stop a sentence does not set another") {
  CHECK(fill("for {name}.", {{"name", "Ada L."}}) == "for Ada L.");
  CHECK(fill("for {name}. {what}", {{"name", "Ada L."}, {"what", "L"}}) == "for Ada L. L");
  CHECK(fill("{name}.yaml", {{"name", "a."}}) == "a..yaml");
}

TEST_CASE("An ellipsis stands for a value that is not given: no brace is ever read") {
  CHECK(fill("{n} of {all}", {{"n", 2}}) == "2 of …");
}

TEST_CASE("A value may be a sentence of its own") { CHECK(fill("move 3: {why}", {{"why", Text("rule.off")}}) == "move 3: <rule.off>"); }

TEST_CASE("Two opening braces are one, a closing one is itself") { CHECK(fill("{{n} }", {{"n", 2}}) == "{n} }"); }

TEST_CASE("In French 0 and 1 are singular, in English 1 alone") {
  const std::string fr = "{n} {n|pièce|pièces} à placer", en = "{n} {n|piece|pieces} to place";
  CHECK(fill(fr, {{"n", 0}}, "fr") == "0 pièce à placer");
  CHECK(fill(fr, {{"n", 1}}, "fr") == "1 pièce à placer");
  CHECK(fill(fr, {{"n", 2}}, "fr") == "2 pièces à placer");
  CHECK(fill(en, {{"n", 0}}) == "0 pieces to place");
  CHECK(fill(en, {{"n", 1}}) == "1 piece to place");
  CHECK(fill(en, {{"n", 4}}) == "4 pieces to place");
}

TEST_CASE("A form may hold values") { CHECK(fill("{n|one for {who}|{n} for {who}}", {{"n", 3}, {"who", "Ada"}}) == "3 for Ada"); }

TEST_CASE("Thousands are set apart as the language does") {
  CHECK(written_number(999, "fr") == "999");
  CHECK(written_number(2339, "fr") == "2\u202F339");
  CHECK(written_number(-1234567, "en") == "-1,234,567");
  CHECK(written_number(-123, "en") == "-123");
  CHECK(written_number(100000, "en") == "100,000");
  CHECK(written_number(std::numeric_limits<std::int64_t>::min(), "en") == "-9,223,372,036,854,775,808");
}

TEST_CASE("Malformed braces are refused") {
  for (const char* bad : {"{", "{n", "{}", "{N}", "{n|one}", "{n|a|b|c}", "{n|{n|a|b}|c}", "{a b}", "{n|{x|y}"})
    CHECK_FALSE(check_sentence(bad).ok());
  for (const char* good : {"", "}", "a {n} b", "{{", "{n||s}", "{n|{n} a|{n} b}"}) CHECK(check_sentence(good).ok());
}

TEST_CASE("The values of a sentence are those in its forms too") {
  CHECK(mentioned_values("{a} {n|one {b}|many} {{c}") == std::set<std::string>{"a", "b", "n"});
}

TEST_CASE("French is set without line breaks before its punctuation, and apostrophes are curly") {
  CHECK(typeset("L'été : « oui » ? Non ; si !", "fr") == "L’été\u00A0: «\u00A0oui\u00A0»\u202F? Non\u202F; si\u202F!");
  CHECK(typeset("{n} %.", "fr") == "{n}\u00A0%.");
  CHECK(typeset("l'{name}", "fr") == "l’{name}");
  CHECK(typeset("It's 'so' : yes ?", "en") == "It’s 'so' : yes ?");
  CHECK(typeset("", "fr").empty());
  CHECK(typeset("6 × 10", "en") == "6\u00A0×\u00A010");
}
