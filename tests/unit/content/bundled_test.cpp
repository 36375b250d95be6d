#include "bundled.hpp"

#include "catch.hpp"

using namespace bundled;

TEST_CASE("Every bundled YAML file is sound") {
  const LoadedTexts words = texts();
  const auto files = files_below(kSource / "content", {".yaml"});
  REQUIRE(files.size() > 10);
  for (const fs::path& file : files) {
    const auto problems = check_yaml_file(file);
    INFO(told(words.locale, problems));
    CHECK(problems.empty());
  }
}

TEST_CASE("Every bundled game is read without a fault") {
  const LoadedTexts words = texts();
  REQUIRE_FALSE(games().empty());
  for (const fs::path& game : games()) {
    const auto loaded = load_game_spec({game});
    INFO(told(words.locale, loaded.problems));
    CHECK(loaded.problems.empty());
    REQUIRE(loaded.spec);
    if (loaded.spec->series) CHECK(words.locale.has(loaded.spec->series->challenge_title.key));
    for (const SeriesSpec& series : loaded.spec->content.series) CHECK(series.title.size() >= 2);
    for (const FigureSpec& figure : loaded.spec->content.figures) CHECK(figure.title.size() >= 2);
  }
}

TEST_CASE("Every text is there in French and in English, with the same values") {
  const LoadedTexts words = texts();
  INFO(told(words.locale, words.problems));
  CHECK(words.problems.empty());
  CHECK(words.locale.languages() == std::vector<std::string>{"en", "fr"});
}

TEST_CASE("Problems are told in both languages") {
  LoadedTexts words = texts();
  const Problem problem(Text("yaml.expected", {{"expected", Text("yaml.kind.integer", {{"least", 1}, {"most", 12}})},
                                               {"found", Text("yaml.found.text", {{"text", "x"}})}}),
                        {"f.yaml", 3, 7});
  CHECK(words.locale.say(problem) == "f.yaml:3:7: expected an integer from 1 to 12, found the text “x”");
  words.locale.use("fr");
  CHECK(words.locale.say(problem) == "f.yaml:3:7: il faut ici un entier de 1 à 12, pas le texte «\u00A0x\u00A0»");
}
