#include "catch.hpp"
#include "folders.hpp"
#include "program.hpp"

#include <fstream>
#include <sstream>

namespace fs = std::filesystem;
using tablier::test::has;
using tablier::test::Program;

namespace {

/// The real program with what its scripts share.
class NewGame {
 public:
  NewGame() { fs::copy(source_folder() / "scripts/lib", run.data / "scripts/lib"); }

  /// The files that a call says it has written.
  static std::vector<std::string> files(const std::string& said) {
    std::vector<std::string> all;
    std::istringstream lines(said);
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with('/')) all.push_back(line);
    return all;
  }

  Program run;
};

}  // namespace

TEST_CASE("new game writes a small game that can be played at once, and all that it wrote is sound") {
  const NewGame tablier;
  const auto made = tablier.run({"new", "game", "my-game"});
  INFO(made.err);
  REQUIRE(made.status == 0);
  CHECK(has(made.out, "'tablier play my-game' opens it"));
  const auto files = NewGame::files(made.out);
  REQUIRE(files.size() == 5);
  for (const std::string& file : files) {
    const auto checked = tablier.run({"check", file});
    INFO(checked.out);
    CHECK(checked.status == 0);
  }
  const auto tests = tablier.run({"test-script", files.front()});
  INFO(tests.out);
  CHECK(tests.status == 0);
  CHECK(tests.out == "2 tests, failed: 0\n");
  const auto games = tablier.run({"games"});
  CHECK(has(games.out, "my-game"));
  CHECK(has(games.out, "My game"));
  CHECK(games.err.empty());
  CHECK(has(tablier.run({"perft", "my-game", "2", "--option", "size=4", "--json"}).out, R"("leaves": 240)"));
  const auto position = tablier.run({"position", "my-game", "--moves", "a1 b1 a2 b2 a3", "--json"});
  CHECK(has(position.out, R"("winners": [0], "reason": "row")"));
}

TEST_CASE("new game that cannot write all its files leaves none, so that it can be called again") {
  const NewGame tablier;
  fs::create_directories(tablier.run.own());
  std::ofstream(tablier.run.own() / "content") << "in the way";
  CHECK(tablier.run({"new", "game", "mine"}).status == 3);
  CHECK_FALSE(fs::exists(tablier.run.own() / "scripts/mine"));
  fs::remove(tablier.run.own() / "content");
  const auto again = tablier.run({"new", "game", "mine"});
  INFO(again.err);
  CHECK(again.status == 0);
}

TEST_CASE("new game that was ended half-way leaves nothing that a later one minds, and what was all written is there then") {
  const NewGame tablier;
  const fs::path own = tablier.run.own();
  const auto half = [&](const char* part, const char* name) {
    fs::create_directories(own / part / (".tablier-new-" + std::string(name)));
    std::ofstream(own / part / (".tablier-new-" + std::string(name)) / (part == std::string("scripts") ? "game.lua" : ".game.yaml.7-1.tmp"))
        << "return";
  };
  half("content", "mine");
  half("scripts", "mine");
  half("content", "other");
  const auto before = tablier.run({"games"});
  CHECK(before.err.empty());
  CHECK_FALSE(has(before.out, "tablier-new"));
  const auto made = tablier.run({"new", "game", "mine"});
  INFO(made.err);
  REQUIRE(made.status == 0);
  for (const char* part : {"content", "scripts"})
    for (const char* name : {"mine", "other"}) CHECK_FALSE(fs::exists(own / part / (".tablier-new-" + std::string(name))));
  CHECK(tablier.run({"check", (own / "scripts/mine/game.lua").string()}).status == 0);
  // Ended between its last two steps.
  fs::rename(own / "scripts/mine", own / "scripts/.tablier-new-mine");
  const auto again = tablier.run({"new", "game", "mine"});
  CHECK(again.status == 1);
  CHECK(fs::exists(own / "scripts/mine/standard.lua"));
  CHECK(tablier.run({"check", (own / "scripts/mine/game.lua").string()}).status == 0);
}

TEST_CASE("new game comments in the language of the program, and its texts are there in both") {
  const NewGame tablier;
  const auto made = tablier.run({"--lang", "fr", "new", "game", "jeu"});
  REQUIRE(made.status == 0);
  const auto files = NewGame::files(made.out);
  CHECK(tablier.run({"check", files.front()}).status == 0);
  CHECK(has(tablier.run({"--lang", "en", "rules", "jeu"}).out, "Squares a side"));
  CHECK(has(tablier.run({"--lang", "fr", "rules", "jeu"}).out, "Cases de côté"));
}

TEST_CASE("new game overwrites nothing and takes no name that is taken") {
  const NewGame tablier;
  REQUIRE(tablier.run({"new", "game", "mine"}).status == 0);
  CHECK(tablier.run({"new", "game", "mine"}).status == 1);
  for (const char* name : {"heap", "lib", "locale"}) CHECK(tablier.run({"new", "game", name}).status == 1);
  for (const std::string name : {"play", "test-script", "help"}) {
    const auto answer = tablier.run({"new", "game", name});
    CHECK(answer.status == 1);
    CHECK(has(answer.err, "'" + name + "' is a command of tablier"));
  }
}

TEST_CASE("new game says that a game is called so, also where a folder of one's own has its variants") {
  const NewGame tablier;
  REQUIRE(tablier.run({"new", "variant", "heap", "mine"}).status == 0);
  const auto answer = tablier.run({"new", "game", "heap"});
  CHECK(answer.status == 1);
  CHECK(has(answer.err, "there is 'heap' among the games"));
}

TEST_CASE("new game leaves a folder of that name alone, whatever is in it") {
  const NewGame tablier;
  const auto first = tablier.run({"new", "game", "mine"});
  const fs::path own = fs::path(NewGame::files(first.out).front()).parent_path().parent_path();
  fs::create_directories(own / "yours");
  const auto answer = tablier.run({"new", "game", "yours"});
  CHECK(answer.status == 1);
  CHECK(has(answer.err, (own / "yours").string()));
  CHECK(fs::is_empty(own / "yours"));
}

TEST_CASE("new game refuses a name that no folder, save or call could hold") {
  const NewGame tablier;
  for (const char* name : {"Été", "a b", "../x", "-x", "a.b", ""}) CHECK(tablier.run({"new", "game", name}).status == 2);
  CHECK(has(tablier.run({"new", "game", std::string(61, 'a')}).err, "60 at most"));
  CHECK(tablier.run({"new", "game"}).status == 2);
}

namespace {

void change(const fs::path& file, const std::string& part, const std::string& by) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  std::string all = text.str();
  REQUIRE(all.find(part) != std::string::npos);
  all.replace(all.find(part), part.size(), by);
  std::ofstream(file) << all;
}

/// A new game, one file of it changed, and what check says of its content alone.
std::string told_of_content(const char* file, const std::string& part, const std::string& by) {
  const NewGame tablier;
  REQUIRE(tablier.run({"new", "game", "mine"}).status == 0);
  const fs::path own = tablier.run.own();
  change(own / file, part, by);
  return tablier.run({"check", (own / "content/mine").string()}).out;
}

}  // namespace

TEST_CASE("check of a game's content tells what is not there beside it: a variant, a symbol, and what its script says otherwise") {
  CHECK(has(told_of_content("content/mine/game.yaml", "default_variant: standard", "default_variant: normal"),
            "the variant 'normal' has no file; there are: standard\n"));
  CHECK(has(told_of_content("content/mine/game.yaml", "default_variant: standard",
                            "ratings: [{variants: [standard, standart], elo: [1000], error: 3}]\ndefault_variant: standard"),
            "the variant 'standart' has no file; did you mean 'standard'?\n"));
  CHECK(has(told_of_content("content/mine/game.yaml", "symbol: cross", "symbol: crosss"), "unknown symbol 'crosss'"));
  CHECK(has(told_of_content("content/mine/game.yaml", "symbol: cross", "symbol: XX"), "faults: 0"));
  CHECK(has(told_of_content("content/mine/game.yaml", "players: [2, 2]", "players: [2, 4]"), "but game.yaml says 2 to 4"));
  CHECK(has(told_of_content("content/mine/texts.yaml", "full:", "ful:"), "'mine.outcome.full'"));
}
