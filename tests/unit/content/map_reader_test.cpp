#include "content/map_reader.hpp"

#include "catch.hpp"
#include "problem_texts.hpp"

using namespace tablier;

namespace {

struct Player {
  std::string name;
  int level = 0;
};

struct Sheet {
  bool timed = false;
  double seconds = 0;
  std::string mode;
  std::vector<Player> players;
  std::vector<std::pair<std::string, int>> marks;
};

Player read_player(MapReader& spec) {
  Player player;
  player.name = spec.required("name", kind::word());
  player.level = spec.optional("level", kind::small_integer(1, 9), 3);
  return player;
}

Sheet read(MapReader& spec) {
  Sheet read;
  read.timed = spec.optional("timed", kind::boolean(), false);
  read.seconds = spec.required("seconds", kind::real(0, 60));
  read.mode = spec.required("mode", kind::choice({"fast", "slow"}));
  read.players = spec.optional("players", kind::list_of(kind::sheet_of(&read_player), 1, 4), {});
  read.marks = spec.optional("marks", kind::map_of("seat", kind::small_integer(0, 9)), {});
  return read;
}

LoadedSpec<Sheet> load(std::string_view text) { return read_sheet(read_yaml(text, "t.yaml"), kind::sheet_of(&read)); }

}  // namespace

TEST_CASE("A sheet is read through its schema") {
  const auto loaded = load("timed: true\nseconds: 5\nmode: fast\nplayers: [{name: Ada}, {name: Bob, level: 9}]\nmarks: {a: 1, b: 2}\n");
  REQUIRE(loaded.sound());
  CHECK(loaded.value->timed);
  CHECK(loaded.value->seconds == 5.0);
  CHECK(loaded.value->players[0].level == 3);
  CHECK(loaded.value->players[1].name == "Bob");
  CHECK(loaded.value->marks == std::vector<std::pair<std::string, int>>{{"a", 1}, {"b", 2}});
}

TEST_CASE("All faults of a sheet are found at once, in the order of the file") {
  const auto loaded = load(
      "timed: oui\n"
      "secnods: 5\n"
      "mode: fats\n"
      "players:\n"
      "  - {name: \"\", level: 12}\n"
      "  - {level: 2}\n"
      "  - 5\n"
      "marks: {a: x}\n");
  CHECK(places(loaded.problems) == std::vector<std::string>{"1:8 yaml.expected", "2:1 yaml.unknown_key_near", "3:7 yaml.expected",
                                                            "5:12 yaml.expected", "5:23 yaml.expected", "6:5 yaml.missing",
                                                            "7:5 yaml.expected", "8:12 yaml.expected"});
  CHECK(loaded.value->players.size() == 2);
}

TEST_CASE("A key that is misspelt is told once, as that, and not as missing too") {
  CHECK(places(load("secnods: 5\nmode: fast\n").problems) == std::vector<std::string>{"1:1 yaml.unknown_key_near"});
  CHECK(places(load("hours: 5\nmode: fast\n").problems) == std::vector<std::string>{"1:1 yaml.unknown_key", "1:1 yaml.missing"});
}

TEST_CASE("A fault says what was expected and what was found") {
  const auto problems = load("seconds: 90\nmode: [fast]\n").problems;
  REQUIRE(problems.size() == 2);
  CHECK(problems[0].text == Text("yaml.expected", {{"expected", Text("yaml.kind.real", {{"min", 0}, {"max", 60}})},
                                                   {"found", Text("yaml.found.plain", {{"text", "90"}})}}));
  CHECK(problems[1].text.args[1] == TextArg("found", Text("yaml.found.list")));
}

TEST_CASE("A wrong word names the right one when it is near") {
  const auto problems = load("seconds: 1\nmode: sloww\n").problems;
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].text.args[0] == TextArg("expected", Text("yaml.kind.near_choice", {{"values", "fast, slow"}, {"near", "slow"}})));
}

TEST_CASE("A list may not be shorter or longer than its schema says") {
  CHECK(places(load("seconds: 1\nmode: fast\nplayers: []\n").problems) == std::vector<std::string>{"3:10 yaml.too_short"});
  CHECK(places(load("seconds: 1\nmode: fast\nplayers: [{name: a}, {name: b}, {name: c}, {name: d}, {name: e}]\n").problems) ==
        std::vector<std::string>{"3:10 yaml.too_long"});
}

TEST_CASE("A file that is not a map has one fault") {
  CHECK(places(load("- a\n- b\n").problems) == std::vector<std::string>{"1:1 yaml.expected"});
  CHECK(places(load("just words\n").problems) == std::vector<std::string>{"1:1 yaml.expected"});
}

TEST_CASE("A null is as if the key were not there, where it may be left out") {
  CHECK(load("seconds: 1\nmode: fast\nplayers:\n").sound());
  CHECK(places(load("seconds:\nmode: fast\n").problems) == std::vector<std::string>{"1:1 yaml.expected"});
}

TEST_CASE("The outline of a schema comes from the schema itself") {
  CHECK(kind::sheet_of(&read).outline().text() ==
        "timed?: true | false\n"
        "seconds: number 0..60\n"
        "mode: fast | slow\n"
        "players?:\n"
        "  - name: text\n"
        "    level?: integer 1..9\n"
        "marks?:\n"
        "  <seat>: integer 0..9\n");
}

TEST_CASE("Kinds take what they are for and nothing else") {
  const auto fits = [](const auto& kind, std::string_view yaml) {
    ProblemList problems;
    const LoadedYaml loaded = read_yaml(yaml, "t.yaml");
    return kind.read(loaded.document->root().find("v"), problems).has_value() && problems.none();
  };
  CHECK(fits(kind::text(), "v: \"12\""));
  CHECK_FALSE(fits(kind::text(), "v: 12"));
  CHECK(fits(kind::name(), "v: grand-slam_2.x"));
  CHECK_FALSE(fits(kind::name(), "v: Grand"));
  CHECK(fits(kind::integer(0, 5), "v: 5"));
  CHECK_FALSE(fits(kind::integer(0, 5), "v: 6"));
  CHECK_FALSE(fits(kind::integer(0, 5), "v: 5.0"));
  CHECK_FALSE(fits(kind::integer(0, 5), "v: \"5\""));
  CHECK(fits(kind::localised(), "v: {fr: a, en: b}"));
  CHECK(fits(kind::localised(), "v: {fr: a, en: b, de: c}"));
  CHECK(fits(kind::localised(), "v: {fr: a}"));
  CHECK_FALSE(fits(kind::localised(), "v: {}"));
  CHECK_FALSE(fits(kind::localised(), "v: {fr: a, en: b, english: c}"));
  CHECK_FALSE(fits(kind::localised(), "v: {xx: a}"));
  CHECK_FALSE(fits(kind::localised(), "v: a"));
  CHECK(fits(kind::own_text(), "v: a"));
  CHECK(fits(kind::tokens(), "v: K10 L10"));
  CHECK(fits(kind::tokens(), "v: [K10, L10]"));
  CHECK_FALSE(fits(kind::tokens(), "v: [10]"));
}

TEST_CASE("A text of more letters than it may have is refused where it stands") {
  struct Texts {
    std::string name, text;
    Localised title;
  };
  const Schema<Texts> schema = [](MapReader& reader) {
    return Texts{reader.optional("name", kind::name(), ""), reader.optional("text", kind::text(), ""),
                 reader.optional("title", kind::own_text(kMaxTitle), {})};
  };
  const auto told = [&](const std::string& text) { return places(read_sheet(read_yaml(text, "t.yaml"), kind::sheet_of(schema)).problems); };
  const auto letters = [](std::size_t n, const std::string& letter) {
    std::string all;
    for (std::size_t i = 0; i < n; ++i) all += letter;
    return all;
  };
  CHECK(told("name: " + letters(kMaxName, "a") + "\ntext: " + letters(kMaxText, "é") + "\ntitle: " + letters(kMaxTitle, "é")).empty());
  CHECK(told("name: " + letters(kMaxName + 1, "a")) == std::vector<std::string>{"1:7 yaml.expected"});
  CHECK(told("text: " + letters(kMaxText + 1, "a")) == std::vector<std::string>{"1:7 yaml.long_text"});
  CHECK(told("title: " + letters(kMaxTitle + 1, "é")) == std::vector<std::string>{"1:8 yaml.long_text"});
  CHECK(told("title: {fr: a, en: " + letters(200'000, "é") + "}").front() == "1:20 yaml.long_text");
}
