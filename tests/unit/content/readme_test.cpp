#include "bundled.hpp"
#include "catch.hpp"
#include "content/theme.hpp"
#include "temp_folder.hpp"

/// The examples of content/README.md are files, and do what it says.

using namespace bundled;

namespace {
const fs::path kExamples = kSource / "tests" / "data" / "content";
const std::vector<fs::path> kThemeFolders{kSource / "content" / "theme", kExamples / "theme"};
}  // namespace

TEST_CASE("Every example of the tutorial exists and is sound") {
  const LoadedTexts loaded_texts = texts();
  const std::string readme = *read_file(kSource / "content" / "README.md");
  const auto examples = files_below(kExamples, {".yaml"});
  CHECK(examples.size() == 5);
  for (const fs::path& example : examples) {
    INFO(example);
    CHECK(readme.find("(../" + example.lexically_relative(kSource).string() + ")") != std::string::npos);
    CHECK(told(loaded_texts.locale, check_yaml_file(example, {.themes = kThemeFolders})).empty());
  }
}

TEST_CASE("The series and the figure of the tutorial are found beside the bundled ones") {
  const auto loaded = load_game_spec({kSource / "content" / "katamino", kExamples / "katamino"});
  CHECK(loaded.problems.empty());
  const SeriesSpec* series = find_spec(loaded.spec->content.series, "my-evening");
  REQUIRE(series);
  CHECK(series->rows[1].numbers.back() == 0);
  const FigureSpec* figure = find_spec(loaded.spec->content.figures, "bridge");
  REQUIRE(figure);
  CHECK(figure->cells.size() == 20);
  CHECK(find_spec(loaded.spec->content.series, "grand-slam"));
}

TEST_CASE("The quarter of the tutorial is found beside the bundled ones, and stands in the page as it is") {
  const auto loaded = load_game_spec({kSource / "content" / "katarenga", kExamples / "katarenga"});
  CHECK(loaded.problems.empty());
  CHECK(loaded.refused.empty());
  const PatternSpec* quarter = find_spec(loaded.spec->content.patterns, "E");
  REQUIRE(quarter);
  const std::string readme = *read_file(kSource / "content" / "README.md");
  for (const std::string& row : quarter->rows) CHECK(readme.find("  - " + row + "\n") != std::string::npos);
}

TEST_CASE("The misspelt key of the tutorial is told as it says") {
  const LoadedTexts loaded_texts = texts();
  const test::TempFolder scratch;
  std::string text = *read_file(kExamples / "katamino" / "series" / "my-evening.yaml");
  text.replace(text.find("first_penta"), 11, "first_pneta");
  const std::string said = told(loaded_texts.locale, check_yaml_file(scratch.write("my-evening.yaml", text)));
  const std::string expected = "my-evening.yaml:8:7: unknown key “first_pneta”; did you mean “first_penta”?\n";
  CHECK(said.find(expected) != std::string::npos);
  CHECK(read_file(kSource / "content" / "README.md")->find(expected) != std::string::npos);
}

TEST_CASE("The theme of the tutorial is the dark one with its own accent, still easy to read") {
  const auto loaded = load_theme(kThemeFolders, "evening");
  CHECK(loaded.problems.empty());
  CHECK(loaded.theme.dark);
  CHECK(loaded.theme.colour("accent") == Colour{0x2F, 0x6F, 0x9F});
  CHECK(loaded.theme.size("radius_card") == 8);
  CHECK(contrast(loaded.theme.colour("on_accent"), loaded.theme.colour("accent")) >= 4.5);
  CHECK(contrast(loaded.theme.colour("accent_ink"), loaded.theme.colour("paper")) >= 4.5);
}

TEST_CASE("The language of the tutorial is offered, and English says what it lacks") {
  LoadedTexts loaded_texts = texts();
  CHECK(loaded_texts.locale.add_folder(kExamples / "locale").empty());
  loaded_texts.locale.use("de");
  CHECK(loaded_texts.locale.say("table.not_here") == "Das geht hier nicht.");
  CHECK(loaded_texts.locale.say("yaml.empty") == "the file is empty");
}
