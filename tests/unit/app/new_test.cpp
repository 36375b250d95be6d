#include "catch.hpp"
#include "folders.hpp"
#include "program.hpp"

#include <fstream>
#include <regex>
#include <sstream>

namespace fs = std::filesystem;
using tablier::test::has;
using tablier::test::Program;

namespace {

std::string read(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// With its commented settings and hooks brought to life.
std::string awake(const std::string& text) {
  std::string all;
  std::istringstream lines(text);
  bool in_hook = false;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t dashes = line.find("-- ");
    const std::string rest = dashes == line.npos ? "" : line.substr(dashes + 3);
    if (rest.ends_with("= function(given)")) in_hook = true;
    const bool setting = line.starts_with("    -- ") && rest.find(" = ") != rest.npos && rest.ends_with(',');
    all += (in_hook || setting ? rest : line) + "\n";
    if (rest == "end,") in_hook = false;
  }
  return all;
}

}  // namespace

TEST_CASE("new variant writes a running starting point, and what is commented in it is right") {
  const Program tablier;
  const auto made = tablier({"new", "variant", "heap/misere", "my-heap"});
  CHECK(made.status == 0);
  CHECK(made.err.empty());
  const std::string file = made.out.substr(0, made.out.find(" is ready"));
  REQUIRE(fs::exists(file));
  const std::string text = read(file);
  CHECK(has(text, "extends = \"misere\""));
  CHECK(has(text, "title = {fr = \"My heap\", en = \"My heap\"}"));
  CHECK(has(text, "    -- counters = "));
  CHECK(has(text, "  -- score = function(given)"));
  CHECK(tablier({"check", file}).status == 0);
  const auto tests = tablier({"test-script", file});
  CHECK(tests.status == 0);
  CHECK(tests.out == "1 test, failed: 0\n");
  CHECK(tablier({"position", "heap/my-heap"}).status == 0);
  CHECK(has(tablier({"games"}).out, "heap/my-heap"));

  std::ofstream(file) << awake(text);
  const auto checked = tablier({"check", file});
  INFO(checked.out);
  CHECK(checked.status == 0);
  CHECK(tablier({"test-script", file}).status == 0);
}

namespace {

/// The first key of the locale that stands where a text should: words of small letters, joined by dots.
std::string raw_key(const std::string& text) {
  static const std::regex key(R"(\b(cli|new_game|hook|hook_field|script|match|host|table|ui)(\.[a-z_0-9]+){2,})");
  std::smatch found;
  return std::regex_search(text, found, key) ? found.str() : std::string();
}

/// The program with all games that come with it.
struct AllGames : Program {
  AllGames() { environment.erase("TABLIER_DATA"); }
};

}  // namespace

TEST_CASE("no starting point of any game holds a raw text key, in either language") {
  const AllGames run;
  std::vector<std::string> names;
  for (const auto& folder : fs::directory_iterator(source_folder() / "content"))
    if (fs::exists(folder.path() / "game.yaml")) names.push_back(folder.path().filename().string());
  REQUIRE(names.size() >= 8);
  for (const std::string lang : {"fr", "en"}) {
    for (const std::string& game : names) {
      const auto made = run({"--lang", lang, "new", "variant", game, "mine-" + lang});
      INFO(game + " " + lang + ": " + made.out + made.err);
      REQUIRE(made.status == 0);
      CHECK(raw_key(read(made.out.substr(0, made.out.find(".lua") + 4))).empty());
    }
    const auto made = run({"--lang", lang, "new", "game", "game-" + lang});
    INFO(made.err);
    REQUIRE(made.status == 0);
    std::istringstream lines(made.out);
    for (std::string line; std::getline(lines, line);) CHECK((!line.starts_with('/') || raw_key(read(line)).empty()));
  }
}

TEST_CASE("a starting point explains texts where a function of the game names one, and of the kind that it names") {
  const AllGames run;
  const auto start = [&](const std::string& game) {
    const auto made = run({"new", "variant", game, "mine"});
    return read(made.out.substr(0, made.out.find(".lua") + 4));
  };
  CHECK(has(start("pente"), "-- texts = {reason = "));
  CHECK(has(start("iso"), "-- texts = {outcome = "));
  CHECK_FALSE(has(start("triominos"), "-- texts = "));
}

TEST_CASE("a starting point says which of its settings change nothing as the others stand") {
  const AllGames run;
  const auto made = run({"new", "variant", "katarenga", "mine"});
  const std::string start = read(made.out.substr(0, made.out.find(".lua") + 4));
  CHECK(has(start, "“goal” changes nothing"));
}

TEST_CASE("a starting point in French is French to the letter") {
  const AllGames run;
  const auto start = [&](const std::string& game) {
    const auto made = run({"--lang", "fr", "new", "variant", game, "la-mienne"});
    return read(made.out.substr(0, made.out.find(".lua") + 4));
  };
  const std::string iso = start("iso");
  CHECK(has(iso, "Une variante d’Iso."));
  CHECK(has(iso, "-- Carreaux de côté\u00A0: Combien"));
  CHECK(has(iso, "-- score\u00A0: "));
  CHECK(has(start("pente"), "Une variante de Pente."));
}

TEST_CASE("new variant overwrites nothing and hides nothing") {
  const Program tablier;
  REQUIRE(tablier({"new", "variant", "heap", "mine"}).status == 0);
  CHECK(tablier({"new", "variant", "heap", "mine"}).status == 1);
  CHECK(tablier({"new", "variant", "heap", "misere"}).status == 1);
}

TEST_CASE("new variant refuses a name that no save could hold, a game that is not there and half a call") {
  const Program tablier;
  for (const char* name : {"Été", "a b", "../x", "-x", ".x", ""}) CHECK(tablier({"new", "variant", "heap", name}).status == 2);
  CHECK(has(tablier({"new", "variant", "heap", std::string(65, 'a')}).err, "64 at most"));
  CHECK(tablier({"new", "variant", "nothing", "x"}).status == 2);
  CHECK(tablier({"new", "variant", "heap"}).status == 2);
  CHECK(tablier({"new"}).status == 2);
}
