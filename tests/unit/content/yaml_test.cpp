#include "content/yaml.hpp"

#include "catch.hpp"

#include <limits>

using namespace tablier;

namespace {
Value read(std::string_view text) {
  const LoadedYaml yaml = read_yaml(text, "t.yaml");
  REQUIRE(yaml.problems.empty());
  return yaml.document->root().value();
}
}  // namespace

TEST_CASE("Plain scalars are typed and quoted ones are texts") {
  const Value v = read("a: true\nb: 12\nc: -0.5\nd: word\ne: \"12\"\nf: 'true'\ng: ~\nh:\ni: 1e3\nj: +7\nk: 007\n");
  CHECK(v == Value::map({{"a", true},
                         {"b", 12},
                         {"c", -0.5},
                         {"d", "word"},
                         {"e", "12"},
                         {"f", "true"},
                         {"g", nullptr},
                         {"h", nullptr},
                         {"i", 1000.0},
                         {"j", 7},
                         {"k", 7}}));
}

TEST_CASE("What only looks like a number is a text") {
  for (const char* text : {"1.2.3", "1_000", "0x1F", "12a", "+", "-", ".", "1e", "e3", "1 2", "no", "yes", "on", ".inf", ".nan", "1e999"})
    CHECK(plain_scalar(text) == Value(text));
}

TEST_CASE("The largest integers are read, larger ones become reals") {
  CHECK(plain_scalar("-9223372036854775808") == Value(std::numeric_limits<std::int64_t>::min()));
  CHECK(plain_scalar("9223372036854775807") == Value(std::numeric_limits<std::int64_t>::max()));
  CHECK(plain_scalar("9223372036854775808") == Value(9223372036854775808.0));
}

TEST_CASE("Members keep their order, lists and maps nest") {
  const Value v = read("z: [1, {b: 2, a: 3}]\ny:\n  - p\n  - q: r\n");
  CHECK(to_json(v) == R"({"z": [1, {"b": 2, "a": 3}], "y": ["p", {"q": "r"}]})");
}

TEST_CASE("Every node knows its line and its column in characters") {
  const LoadedYaml yaml = read_yaml("été: {ça: [é, ♠, x]}\nb:\n  - c\n", "t.yaml");
  const YamlNode list = yaml.document->root().find("été").find("ça");
  CHECK(yaml.document->root().key(0).where() == SourceSpot{"t.yaml", 1, 1});
  CHECK(list.where() == SourceSpot{"t.yaml", 1, 11});
  CHECK(list.item(2).where() == SourceSpot{"t.yaml", 1, 18});
  CHECK(yaml.document->root().find("b").item(0).where() == SourceSpot{"t.yaml", 3, 5});
}

TEST_CASE("An empty value stands where its key does") {
  const LoadedYaml yaml = read_yaml("a:\n\n\nb: ~\nc: [1, ]\n", "t.yaml");
  CHECK(yaml.document->root().find("a").where() == SourceSpot{"t.yaml", 1, 1});
  CHECK(yaml.document->root().find("b").where() == SourceSpot{"t.yaml", 4, 4});
}

TEST_CASE("A byte order mark and Windows line ends change nothing") {
  const LoadedYaml yaml = read_yaml(
      "\xEF\xBB\xBF"
      "a: 1\r\nb: 2\r\n",
      "t.yaml");
  REQUIRE(yaml.problems.empty());
  CHECK(yaml.document->root().value() == Value::map({{"a", 1}, {"b", 2}}));
  CHECK(yaml.document->root().key(0).where() == SourceSpot{"t.yaml", 1, 1});
}

TEST_CASE("An alias is what it stands for") { CHECK(read("a: &x [1, 2]\nb: *x\n") == read("a: [1, 2]\nb: [1, 2]\n")); }

TEST_CASE("A member is found by its key") {
  const LoadedYaml yaml = read_yaml("a: 1\n2: two\n", "t.yaml");
  CHECK(yaml.document->root().find("2").scalar() == "two");
  CHECK_FALSE(yaml.document->root().find("b"));
}

TEST_CASE("Every escape of a quoted text is the character that YAML means") {
  const auto value_of = [](const std::string& text) { return read_yaml("a: \"" + text + "\"\n", "t.yaml").document->root().value(); };
  CHECK(value_of("x\\Ny") == Value::map({{"a", "x\u0085y"}}));
  CHECK(value_of("\\_é") == Value::map({{"a", "\u00A0é"}}));
  CHECK(value_of("\\L\\P") == Value::map({{"a", "\u2028\u2029"}}));
}
