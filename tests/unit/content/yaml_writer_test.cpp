#include "content/yaml_writer.hpp"

#include "catch.hpp"
#include "content/yaml.hpp"
#include "sdk/rng.hpp"

#include <limits>

using namespace tablier;

namespace {

Value read_back(const std::string& text) {
  const LoadedYaml yaml = read_yaml(text, "t.yaml");
  INFO(text);
  REQUIRE(yaml.problems.empty());
  return yaml.document->root().value();
}

void check_round_trip(const Value& value) {
  const std::string text = write_yaml(value);
  INFO(text);
  CHECK(to_json(read_back(text)) == to_json(value));
}

std::string random_text(Rng& rng) {
  static const std::vector<std::string> kParts{"a",    "B",    " ", ":", "#",  "-",    "'",      "\"",     "\\", "\n", "\t",
                                               "{",    "]",    ",", "&", "*",  "é",    "\u2028", "\uFEFF", "0",  "1",  "~",
                                               "\x01", "\x7F", "|", "%", "no", "true", "\u0085", "\r",     "e"};
  std::string text;
  for (auto n = rng.below(6); n > 0; --n) text += kParts[rng.below(static_cast<std::uint32_t>(kParts.size()))];
  return text;
}

Value random_value(Rng& rng, int depth) {
  switch (rng.below(depth > 0 ? 8 : 6)) {
    case 0: return {};
    case 1: return rng.below(2) == 0;
    case 2: return static_cast<std::int64_t>(rng.next());
    case 3: return static_cast<double>(rng.below(1000)) / 8 - 30;
    case 4:
    case 5: return random_text(rng);
    case 6: {
      Value list = Value::list();
      for (auto n = rng.below(5); n > 0; --n) list.push(random_value(rng, depth - 1));
      return list;
    }
    default: {
      Value map = Value::map();
      for (auto n = rng.below(5); n > 0; --n) map.set(random_text(rng) + "k", random_value(rng, depth - 1));
      return map;
    }
  }
}

}  // namespace

TEST_CASE("A sheet is written as a person would") {
  const Value value = Value::map(
      {{"game", "pente"},
       {"version", 1},
       {"seconds", 5.0},
       {"players",
        Value::list_of(std::vector<Value>{Value::map({{"human", true}, {"name", "Zoé"}}), Value::map({{"human", false}, {"level", 3}})})},
       {"options", Value::map()},
       {"rows", Value::map({{"A", Value::map({{"first_penta", 4}, {"numbers", Value::list_of(std::vector<int>{2, 4, 5, 8})}})}})},
       {"note", "one: two"}});
  CHECK(write_yaml(value, "A match.\nTwo lines.") ==
        "# A match.\n"
        "# Two lines.\n"
        "game: pente\n"
        "version: 1\n"
        "seconds: 5.0\n"
        "players: [{human: true, name: Zoé}, {human: false, level: 3}]\n"
        "options: {}\n"
        "rows:\n"
        "  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n"
        "note: \"one: two\"\n");
}

TEST_CASE("A list too long for a line has one item a line") {
  Value moves = Value::list();
  for (int i = 0; i < 30; ++i) moves.push("L:a1-a2-a3");
  const std::string text = write_yaml(Value::map({{"moves", moves}}));
  CHECK(text.starts_with("moves:\n  - \"L:a1-a2-a3\"\n  - "));
  CHECK(read_back(text) == Value::map({{"moves", moves}}));
}

TEST_CASE("Texts that other readers would take for something else are quoted") {
  for (const char* text : {"",     "true", "no", "Yes", "y",  "12", "1.5", "~",  "null", " a",  "a ", "-",  "- a",
                           "a: b", "a #b", "@a", "{a",  "[a", "&a", "*a",  "!a", "%a",   "'a'", "#a", "a,b"}) {
    INFO(text);
    const std::string written = write_yaml(Value::map({{"k", text}}));
    CHECK(written == "k: \"" + std::string(text) + "\"\n");
    check_round_trip(Value::map({{"k", text}}));
  }
}

TEST_CASE("Numbers keep their type") {
  CHECK(write_yaml(Value::map({{"a", 5.0}, {"b", 5}, {"c", 1e300}, {"d", -0.0}})) == "a: 5.0\nb: 5\nc: 1e+300\nd: -0.0\n");
  check_round_trip(
      Value::map({{"a", std::numeric_limits<std::int64_t>::min()}, {"b", std::numeric_limits<double>::denorm_min()}, {"c", 0.1}}));
}

TEST_CASE("What YAML cannot say becomes null or the replacement character") {
  CHECK(write_yaml(Value::map({{"a", std::numeric_limits<double>::infinity()}, {"b", "x\xFFy"}})) == "a: null\nb: x\uFFFDy\n");
}

TEST_CASE("Whatever is written is read back the same") {
  Rng rng(7);
  for (int i = 0; i < 3000; ++i) {
    Value map = Value::map();
    for (int k = 0; k < 4; ++k) map.set("k" + std::to_string(k), random_value(rng, 4));
    check_round_trip(map);
  }
}
