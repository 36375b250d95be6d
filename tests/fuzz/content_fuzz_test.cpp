#include "catch.hpp"
#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "content/locale.hpp"
#include "content/schemas.hpp"
#include "content/sentence.hpp"
#include "content/theme_spec.hpp"
#include "content/utf8.hpp"
#include "content/yaml_writer.hpp"
#include "folders.hpp"
#include "mutation.hpp"

#include <chrono>
#include <cstdlib>

using namespace tablier;

namespace {

namespace fs = std::filesystem;
const fs::path kContent = source_folder() / "content";

/// How many texts each test tries; TABLIER_FUZZ sets another number for a long run.
std::uint64_t tries() {
  const char* wish = std::getenv("TABLIER_FUZZ");
  return wish ? std::strtoull(wish, nullptr, 10) : 1500;
}

const std::vector<std::string> kMarks{"{",
                                      "}",
                                      "[",
                                      "]",
                                      ":",
                                      ": ",
                                      ",",
                                      "\"",
                                      "'",
                                      "-",
                                      "- ",
                                      "\n",
                                      "\n  ",
                                      "\t",
                                      "#",
                                      " #",
                                      "&a ",
                                      "*a",
                                      "!!str ",
                                      "!",
                                      "|",
                                      ">",
                                      "%",
                                      "@",
                                      "`",
                                      "~",
                                      "null",
                                      "true",
                                      "12",
                                      "-1",
                                      "99999999999999999999",
                                      "1e400",
                                      "\\",
                                      "\\u",
                                      "? ",
                                      "---\n",
                                      "...\n",
                                      "<<: ",
                                      "\xEF\xBB\xBF",
                                      "\xFF",
                                      std::string(1, '\0'),
                                      "\x04",
                                      "é",
                                      "\u2028",
                                      "{n|",
                                      "{{",
                                      "\r"};

std::vector<std::string> corpus(const std::vector<std::string>& folders) {
  std::vector<std::string> texts;
  for (const std::string& folder : folders)
    for (const auto& file : list_files(kContent / folder, ".yaml")) texts.push_back(read_file(file)->substr(0, 6000));
  return texts;
}

bool all_have_spots(const std::vector<Problem>& problems) {
  return std::ranges::all_of(
      problems, [](const Problem& p) { return p.where.file == "t.yaml" && !p.text.empty() && p.where.line >= 0 && p.where.column >= 0; });
}

/// A value or problems with their spots, whatever the text.
template <typename T>
void check(const Kind<T>& kind, const std::string& text) {
  const auto loaded = read_sheet(read_yaml(text, "t.yaml"), kind);
  if (!loaded.value) CHECK_FALSE(loaded.problems.empty());
  CHECK(all_have_spots(loaded.problems));
}

template <typename T>
void fuzz(const Kind<T>& kind, std::vector<std::string> texts) {
  const Mutator mutator(std::move(texts), kMarks);
  for (std::uint64_t i = 0; i < tries(); ++i) {
    const std::string text = mutator.text(i);
    INFO("text " << i << ":\n" << text);
    check(kind, text);
  }
}

}  // namespace

TEST_CASE("Spoiled game sheets are a value or problems") { fuzz(game_kind(), corpus({"katamino"})); }
TEST_CASE("Spoiled pieces are a value or problems") { fuzz(pieces_kind(), corpus({"katamino"})); }
TEST_CASE("Spoiled rules are a value or problems") {
  fuzz(rules_kind(), {"chapters:\n  - title: {fr: a, en: b}\n    paragraphs:\n      - {fr: c, en: d}\n    pictures: [{variant: v, options: "
                      "{a: 1}, moves: a1 b2, caption: {fr: e, en: f}}]\n"});
}
TEST_CASE("Spoiled figures are a value or problems") { fuzz(figure_kind(), corpus({"katamino/figures"})); }
TEST_CASE("Spoiled themes are a value or problems") { fuzz(theme_spec_kind(), corpus({"theme"})); }

TEST_CASE("Spoiled series are a value or problems, and what is sound is written and read back") {
  const Mutator mutator(corpus({"katamino/series"}), kMarks);
  for (std::uint64_t i = 0; i < tries(); ++i) {
    const std::string text = mutator.text(i);
    INFO("text " << i << ":\n" << text);
    const auto loaded = read_sheet(read_yaml(text, "t.yaml"), series_kind());
    CHECK(all_have_spots(loaded.problems));
    if (!loaded.sound()) continue;
    const std::string written = write_series(*loaded.value);
    const auto again = read_sheet(read_yaml(written, "t.yaml"), series_kind());
    REQUIRE(again.sound());
    CHECK(write_series(*again.value) == written);
  }
}

TEST_CASE("Whatever YAML can be read is written and read back the same") {
  const Mutator mutator(corpus({"katamino", "locale", "theme"}), kMarks);
  std::uint64_t read = 0;
  for (std::uint64_t i = 0; i < tries(); ++i) {
    const std::string text = mutator.text(i);
    INFO("text " << i << ":\n" << text);
    const LoadedYaml yaml = read_yaml(text, "t.yaml");
    CHECK(all_have_spots(yaml.problems));
    CHECK((yaml.document.has_value() || !yaml.problems.empty()));
    if (!yaml.document || !yaml.document->root().is(YamlKind::map)) continue;
    ++read;
    const Value value = yaml.document->root().value();
    const LoadedYaml again = read_yaml(write_yaml(value), "again.yaml");
    REQUIRE(again.problems.empty());
    CHECK(again.document->root().value() == value);
  }
  CHECK(read > tries() / 10);
}

TEST_CASE("Spoiled texts never keep a sentence from being said") {
  const Mutator mutator({"{n} {n|pièce|pièces} à placer", "move {n}: {why}", "{{{a}|}", "{a|{b}|{{}"},
                        {"{", "}", "|", "{n}", "{n|a|b}", "{{", "é", "\xFF"});
  const std::vector<TextArg> args{{"n", 3}, {"why", Text("w")}, {"a", "x"}};
  for (std::uint64_t i = 0; i < 10 * tries(); ++i) {
    const std::string text = mutator.text(i);
    INFO("text " << i << ": " << text);
    const std::string filled = fill_sentence(text, {"fr", args, [](const Text& t) { return t.key; }});
    if (check_sentence(text)) CHECK((filled.find("{n}") == std::string::npos || text.find("{{") != std::string::npos));
    CHECK(mentioned_values(text).size() <= text.size());
  }
}

TEST_CASE("Hostile files are answered in time that grows with their size alone") {
  const auto repeated = [](std::string_view part, std::size_t bytes) {
    std::string all;
    while (all.size() < bytes) all += part;
    return all;
  };
  for (const char* part : {"[", "{",  "{a: ", "- ",  "? ", "[],", "a: [",    "&a ",   "!a ",       "\n", " ",   "#",
                           "'", "\"", "\\",   "|\n", "1,", "x ",  "- [1]\n", "? a\n", "a: &x b\n", "é",  "*a ", "%a\n"}) {
    INFO(part);
    const std::string text = repeated(part, 1 << 18);
    const auto start = std::chrono::steady_clock::now();
    const LoadedYaml yaml = read_yaml(text, "t.yaml");
    CHECK((yaml.document || !yaml.problems.empty()));
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(10));
  }
}
