#include "bundled.hpp"

#include "catch.hpp"

#include <regex>

using namespace bundled;

namespace {

/// For players one language would be enough; what comes with the program has both.
bool is_bilingual(const Localised& text) {
  const auto has = [&](std::string_view language) {
    return std::ranges::find(text, language, [](const auto& t) { return t.first; }) != text.end();
  };
  return has("fr") && has("en");
}

}  // namespace

TEST_CASE("Every bundled YAML file is sound") {
  const LoadedTexts loaded_texts = texts();
  const auto files = files_below(kSource / "content", {".yaml"});
  REQUIRE(files.size() > 10);
  for (const fs::path& file : files) {
    const auto problems = check_yaml_file(file);
    INFO(told(loaded_texts.locale, problems));
    CHECK(problems.empty());
  }
}

TEST_CASE("Every bundled game is read without a fault") {
  const LoadedTexts loaded_texts = texts();
  REQUIRE_FALSE(games().empty());
  for (const fs::path& game : games()) {
    const auto loaded = load_game_spec({game});
    INFO(told(loaded_texts.locale, loaded.problems));
    CHECK(loaded.problems.empty());
    REQUIRE(loaded.spec);
    CHECK(is_bilingual(loaded.spec->title));
    CHECK(is_bilingual(loaded.spec->summary));
    for (const RulesChapter& chapter : loaded.spec->rules) {
      CHECK(is_bilingual(chapter.title));
      CHECK(std::ranges::all_of(chapter.paragraphs, is_bilingual));
    }
    if (loaded.spec->series) CHECK(loaded_texts.locale.has(loaded.spec->series->challenge_title.key));
    for (const SeriesSpec& series : loaded.spec->content.series) CHECK(is_bilingual(series.title));
    for (const FigureSpec& figure : loaded.spec->content.figures) CHECK(is_bilingual(figure.title));
  }
}

TEST_CASE("Every text is there in French and in English, with the same values") {
  const LoadedTexts loaded_texts = texts();
  INFO(told(loaded_texts.locale, loaded_texts.problems));
  CHECK(loaded_texts.problems.empty());
  for (const auto& [key, text] : loaded_texts.locale.texts()) {
    INFO(key);
    CHECK(is_bilingual(text));
  }
  CHECK(loaded_texts.locale.languages() == std::vector<std::string>{"en", "fr"});
}

TEST_CASE("French writes decimals with a comma") {
  static const std::regex kPoint(R"re((^|[^0-9.])[0-9]+\.[0-9]+([^0-9.]|$))re");
  const LoadedTexts loaded_texts = texts();
  for (const auto& [key, text] : loaded_texts.locale.texts())
    for (const auto& [language, sentence] : text) {
      INFO(key << ": " << sentence);
      if (language == "fr") CHECK_FALSE(std::regex_search(sentence, kPoint));
    }
}

TEST_CASE("Problems are told in both languages") {
  LoadedTexts loaded_texts = texts();
  const Problem problem(Text("yaml.expected", {{"expected", Text("yaml.kind.integer", {{"min", 1}, {"max", 12}})},
                                               {"found", Text("yaml.found.text", {{"text", "x"}})}}),
                        {"f.yaml", 3, 7});
  CHECK(loaded_texts.locale.say(problem) == "f.yaml:3:7: expected an integer from 1 to 12, found the text “x”");
  loaded_texts.locale.use("fr");
  CHECK(loaded_texts.locale.say(problem) == "f.yaml:3:7: il faut ici un entier de 1 à 12, pas le texte «\u00A0x\u00A0»");
}
