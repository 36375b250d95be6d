#include "catch.hpp"
#include "content/files.hpp"
#include "content/font_check.hpp"
#include "content/game_spec.hpp"
#include "content/locale.hpp"
#include "content/schemas.hpp"
#include "content/sentence.hpp"
#include "content/theme_spec.hpp"
#include "content/utf8.hpp"
#include "content/yaml_writer.hpp"
#include "folders.hpp"
#include "fuzz_run.hpp"
#include "mutation.hpp"
#include "sdk/rng.hpp"
#include "small_font.hpp"
#include "yaml_marks.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>

using namespace tablier;

namespace {

namespace fs = std::filesystem;
const fs::path kContent = source_folder() / "content";

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

/// Sheets of a kind and how they are checked.
struct Target {
  Mutator mutator;
  std::function<void(const std::string&)> check;
};

template <typename T>
Target target(const Kind<T>& kind, std::vector<std::string> texts) {
  return {Mutator(std::move(texts), yaml_marks()), [kind](const std::string& text) { check(kind, text); }};
}

const char* const kRules =
    "chapters:\n  - title: {fr: a, en: b}\n    paragraphs:\n      - {fr: c, en: d}\n"
    "    pictures: [{variant: v, options: {a: 1}, moves: a1 b2, caption: {fr: e, en: f}}]\n";

}  // namespace

TEST_CASE("Spoiled sheets of content are a value or problems") {
  const std::vector<Target> targets{
      target(game_kind(), corpus({"katamino"})),           target(pieces_kind(), corpus({"katamino"})),  target(rules_kind(), {kRules}),
      target(figure_kind(), corpus({"katamino/figures"})), target(theme_spec_kind(), corpus({"theme"})),
  };
  FuzzRun run("sheets");
  while (const auto i = run.next()) {
    const Target& target = targets[*i % targets.size()];
    const std::string text = target.mutator.text(*i);
    INFO(told(*i, text));
    target.check(text);
  }
}

TEST_CASE("Spoiled series are a value or problems, and what is sound is written and read back") {
  const Mutator mutator(corpus({"katamino/series"}), yaml_marks());
  FuzzRun run("series");
  while (const auto i = run.next()) {
    const std::string text = mutator.text(*i);
    INFO(told(*i, text));
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
  const Mutator mutator(corpus({"katamino", "locale", "theme"}), yaml_marks());
  std::uint64_t read = 0;
  FuzzRun run("yaml");
  while (const auto i = run.next()) {
    const std::string text = mutator.text(*i);
    INFO(told(*i, text));
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
  CHECK(read > run.tried() / 20);
}

TEST_CASE("Spoiled texts never keep a sentence from being said") {
  const Mutator mutator({"{n} {n|pièce|pièces} à placer", "move {n}: {why}", "{{{a}|}", "{a|{b}|{{}"},
                        {"{", "}", "|", "{n}", "{n|a|b}", "{{", "é", "\xFF"});
  const std::vector<TextArg> args{{"n", 3}, {"why", Text("w")}, {"a", "x"}};
  FuzzRun run("sentences");
  while (const auto i = run.next()) {
    const std::string text = mutator.text(*i);
    INFO(told(*i, text));
    const std::string filled = fill_sentence(text, {"fr", args, [](const Text& t, bool) { return t.key; }});
    if (check_sentence(text)) CHECK((filled.find("{n}") == std::string::npos || text.find("{{") != std::string::npos));
    CHECK(mentioned_values(text).size() <= text.size());
  }
}

TEST_CASE("Spoiled fonts are one that can be read to its end, or a problem in words") {
  test::SmallFont sound, endless;
  endless.set_endless_glyph();
  const Mutator mutator({sound.bytes(), endless.bytes()}, {std::string(2, '\0'), "\xFF\xFF", "\x80", "glyf", "loca", "CFF ", "cmap"});
  REQUIRE(check_font(sound.bytes()));
  FuzzRun run("fonts");
  std::uint64_t read = 0;
  while (const auto i = run.next()) {
    // Half keep their length: only numbers in them are others.
    std::string bytes = *i % 2 == 0 ? mutator.text(*i / 2) : sound.bytes();
    Rng rng(*i);
    for (auto n = *i % 2 == 0 ? 0U : 1 + rng.below(4); n > 0; --n)
      bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(rng.below(256));
    INFO(told(*i, bytes));
    const std::unique_ptr<char[]> exact(new char[bytes.size()]);  // one byte past its end is past what was allocated
    std::ranges::copy(bytes, exact.get());
    const Status font = check_font({exact.get(), bytes.size()});
    if (font) ++read;
    else CHECK_FALSE(font.problem().text.empty());
  }
  if (run.tried() > 1000) CHECK((read > 0 && read < run.tried()));
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
