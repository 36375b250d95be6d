#include "content/yaml_refusals.hpp"

#include "catch.hpp"
#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "content/schemas.hpp"
#include "content/yaml.hpp"
#include "temp_folder.hpp"

#include <fstream>
#include <set>
#include <string>

using namespace tablier;
using tablier::test::TempFolder;

TEST_CASE("A large file that is no YAML is remembered as it is now, with all that was said of it") {
  const TempFolder folder;
  const auto file = folder.write("long.yaml", std::string(100'000, '{'));
  const auto problems = load_yaml(file).problems;
  REQUIRE(problems.size() == 1);
  const YamlRefusals refusals(folder / "cache/refused.yaml");
  CHECK(refusals.find(file).empty());
  refusals.keep(file, problems);
  CHECK(refusals.find(file) == problems);
  CHECK(YamlRefusals(folder / "cache/refused.yaml").find(file) == problems);
  std::ofstream(file, std::ios::app) << "{";
  CHECK(refusals.find(file).empty());
}

TEST_CASE("Small files are read each time, and a damaged list of refusals is none") {
  const TempFolder folder;
  const auto small = folder.write("small.yaml", "{"), large = folder.write("large.yaml", std::string(100'000, '{'));
  const YamlRefusals refusals(folder / "refused.yaml");
  refusals.keep(small, load_yaml(small).problems);
  CHECK(refusals.find(small).empty());
  for (const char* damaged : {"{{{", "[1, [], {}]", "[{file: 1}]", "\xff"}) {
    folder.write("refused.yaml", damaged);
    CHECK(refusals.find(large).empty());
  }
  refusals.keep(large, load_yaml(large).problems);
  CHECK(refusals.find(large).size() == 1);
}

TEST_CASE("The list of refusals forgets the oldest") {
  const TempFolder folder;
  const YamlRefusals refusals(folder / "refused.yaml");
  const auto file = [&](int i) { return folder / (std::to_string(i) + ".yaml"); };
  const std::string text(40'000, '{');
  for (int i = 0; i < 110; ++i) {
    folder.write(file(i).filename(), text);
    refusals.keep(file(i), {Problem(Text("yaml.empty"), {file(i).string(), 1, 1})});
  }
  CHECK(refusals.find(file(0)).empty());
  CHECK(refusals.find(file(109)).size() == 1);
}

namespace {

/// A list of refusals for as long as the program runs, as a start makes one.
const TempFolder& remembered() {
  static const TempFolder folder;
  static const bool told = (remember_refused_yaml(folder / "refused.yaml"), true);
  static_cast<void>(told);
  return folder;
}

/// Another line stands in the list than in the file: whoever tells that one has not read the file again.
constexpr int kRemembered = 777;

void mark_remembered() {
  const auto list = remembered() / "refused.yaml";
  auto text = read_file(list);
  REQUIRE(text.ok());
  constexpr std::string_view kLine = "\"line\": 1,";
  for (auto at = text->find(kLine); at != std::string::npos; at = text->find(kLine))
    text->replace(at, kLine.size(), "\"line\": " + std::to_string(kRemembered) + ",");
  REQUIRE(write_file(list, *text).ok());
}

std::string long_comment() { return "\n# " + std::string(50'000, 'x') + "\n"; }

}  // namespace

TEST_CASE("A large file of content that is no map is read once, whoever asks for it") {
  const TempFolder folder;
  remembered();
  const auto rules = folder.write("game/rules.yaml", "- a" + long_comment());
  const auto told = check_yaml_file(rules);
  REQUIRE(told.size() == 1);
  CHECK(load_spec(rules, rules_kind()).problems == told);
  CHECK(load_spec(rules, rules_kind()).problems == told);  // from the list, sentences in sentences and all
  mark_remembered();
  CHECK(load_spec(rules, rules_kind()).problems.front().where.line == kRemembered);
  CHECK(check_yaml_file(rules).front().where.line == kRemembered);
}

TEST_CASE("A large part of a game that is faulty by itself is read once, and again by whoever looks for all that is wrong") {
  const TempFolder folder;
  remembered();
  const auto series = folder.write("game/series/mine.yaml", "titel: {en: a}\nrows: 3" + long_comment());
  const auto load = [&] { return load_part(series, series_kind(numbers_of({})), series_kind()); };
  const auto told = load().problems;
  REQUIRE(told.size() >= 2);
  CHECK(load().problems == told);
  mark_remembered();
  CHECK(load().problems.front().where.line == kRemembered);
  CHECK(check_yaml_file(series) == told);
}

TEST_CASE("A large faulty sheet of a game is read once where another one is used, and a pattern too") {
  const TempFolder folder;
  remembered();
  const std::string sound = "title: {en: Game}\nplayers: [2, 2]\npatterns: {side: 2, letters: RY}\n";
  const std::string chapters = "chapters:\n  - title: {en: How}\n    paragraphs: [{en: So}]\n";
  folder.write("theirs/game/game.yaml", sound);
  folder.write("theirs/game/rules.yaml", chapters);
  const auto rules = folder.write("mine/game/rules.yaml", "junk: 1\n" + chapters + long_comment());
  const auto pattern = folder.write("mine/game/patterns/A.yaml", "junk: 1\nrows: [RY, YR]" + long_comment());
  const auto load = [&] { return load_game_spec({folder / "theirs/game", folder / "mine/game"}); };
  const auto line_of = [](const LoadedGameSpec& loaded, const std::filesystem::path& file) {
    for (const Problem& problem : loaded.problems)
      if (problem.where.file == file.string()) return problem.where.line;
    return 0;
  };
  REQUIRE(line_of(load(), rules) == 1);
  mark_remembered();
  const auto again = load();
  CHECK(line_of(again, rules) == kRemembered);
  CHECK(line_of(again, pattern) == kRemembered);
  CHECK(again.refused.size() == 1);
  REQUIRE(again.spec);
  CHECK(again.spec->rules.size() == 1);
  // Where there is no other, what can be read of it is used at each start.
  std::filesystem::remove(folder / "theirs/game/rules.yaml");
  const auto alone = load();
  CHECK(line_of(alone, rules) == kRemembered);
  REQUIRE(alone.spec);
  CHECK(alone.spec->rules.size() == 1);
}

TEST_CASE("Faults of a part that come of other files are looked for each time") {
  const TempFolder folder;
  remembered();
  const auto series =
      folder.write("game/series/mine.yaml", "title: {en: a, fr: a}\nrows:\n  A: {first_penta: 1, numbers: [77]}" + long_comment());
  const PieceNumbers known = std::set{1, 2, 3};
  CHECK(load_part(series, series_kind(known), series_kind()).problems.size() == 1);
  CHECK(remembered_faults(series, Refused::part).empty());
}
