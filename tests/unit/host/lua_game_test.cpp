#include "catch.hpp"
#include "fill_folder.hpp"
#include "heap_folder.hpp"
#include "host/catalogue.hpp"
#include "host/game_of_file.hpp"
#include "host_helpers.hpp"
#include "seconds.hpp"

#include <algorithm>
#include <atomic>
#include <string>
#include <thread>

namespace fs = std::filesystem;
using namespace tablier;
using test::FillFolder;
using test::HeapFolder;
using test::TempFolder;

namespace {

constexpr const char* kEndless = "while true do end\n";

/// The program's folder with the game, and a player's own folder.
struct LuaPlayer {
  FillFolder program;
  TempFolder home;
  Locale locale;

  Paths paths() const {
    Paths all;
    all.data = {program.path(), home.path()};
    all.plugins = {program / "plugins"};
    all.user_data = home.path();
    return all;
  }
  Catalogue load() { return Catalogue::load(paths(), locale); }
};

std::string first_key(const std::shared_ptr<const GameEntry>& game) {
  return game->problems.empty() ? "" : game->problems.front().text.key;
}

std::vector<std::string> names_of(const std::vector<VariantEntry>& variants) {
  std::vector<std::string> all;
  for (const VariantEntry& variant : variants) all.push_back(variant.name);
  return all;
}

Value default_size(const GameEntry& game) {
  const auto size = std::find_if(game.parameters.begin(), game.parameters.end(), [](const Parameter& p) { return p.name == "size"; });
  return size == game.parameters.end() ? Value() : size->fallback;
}

/// Plays moves of the game by default; who won.
std::vector<Seat> winners(const Ruleset& rules, const std::vector<std::string>& moves) {
  const auto state = rules.game->start({.seats = 2});
  for (const std::string& move : moves) state->play(*state->parse(move));
  return state->outcome().winners;
}

}  // namespace

TEST_CASE("A folder of scripts with a game.lua and content is a game, with its parameters and variants") {
  LuaPlayer player;
  const Catalogue catalogue = player.load();
  const auto game = catalogue.find("fill");
  REQUIRE(game);
  REQUIRE(game->playable());
  CHECK(game->problems.empty());
  CHECK(game->source->kind() == SourceKind::script);
  CHECK(game->source->file() == player.program.script());
  CHECK(game->source->version() == "2.1");
  CHECK(game->parameters.size() == 2);
  CHECK(names_of(game->variants) == std::vector<std::string>{"standard", "misere"});
  const std::vector<std::string> all{"a1", "b1", "a2", "b2"};
  CHECK(winners(*catalogue.ruleset("fill"), all) == std::vector{seat(1)});
  CHECK(winners(*catalogue.ruleset("fill/misere"), all) == std::vector{seat(0)});
  CHECK_FALSE(catalogue.ruleset("fill", Value::map({{"size", 9}})).ok());
}

TEST_CASE("A game in Lua is read when somebody asks for it, and not before") {
  LuaPlayer player;
  player.program.write("scripts/fill/game.lua", kEndless);
  Catalogue catalogue;
  CHECK(test::ends_within(0.9, [&] {
    catalogue = player.load();
    CHECK(catalogue.peek("fill")->playable());
    CHECK(catalogue.peek("fill")->parameters.empty());
    CHECK(catalogue.games_as_read().size() == 1);
  }));
  CHECK_FALSE(catalogue.find("fill")->playable());
}

TEST_CASE("Its parameters may be asked for without its variants") {
  LuaPlayer player;
  player.program.write("scripts/fill/endless.lua", kEndless);
  const Catalogue catalogue = player.load();
  CHECK(test::ends_within(0.9, [&] {
    const auto game = catalogue.find_without_variants("fill");
    CHECK(game->parameters.size() == 2);
    CHECK_FALSE(game->variants_read);
  }));
}

TEST_CASE("A game whose script is faulty is listed as one that cannot be played, with file, line and reason") {
  LuaPlayer player;
  player.program.change("seats = {2, 2}", "seats = {2, 'two'}");
  const Catalogue catalogue = player.load();
  const auto game = catalogue.find("fill");
  CHECK_FALSE(game->playable());
  const SourceSpot where = game->problems.front().where;
  CHECK(where.file == player.program.script());
  CHECK(where.line == 4);
  CHECK(where.column > 0);
  CHECK(catalogue.ruleset("fill").problem() == game->problems.front());
  CHECK(catalogue.problems().size() >= 1);
}

TEST_CASE("Script and game.yaml must agree about who may play") {
  LuaPlayer player;
  player.program.change("seats = {2, 2}", "seats = {2, 3}");
  const auto game = player.load().find("fill");
  CHECK(first_key(game) == "host.game.seats");
  CHECK(game->problems.front().where.line == 4);
}

TEST_CASE("Where game.yaml does not say rightly who may play, that is told, and not what it does not say") {
  for (const char* players : {"players: [-1, 2]", "players: [2, 99999999999999999999]", "players: [2]", "nobody: 2"}) {
    LuaPlayer player;
    player.program.change_sheet("players: [2, 2]", players);
    const auto game = player.load().find("fill");
    CHECK_FALSE(game->playable());
    CHECK(first_key(game).starts_with("yaml."));
    CHECK(fs::path(game->problems.front().where.file).filename() == "game.yaml");
  }
}

TEST_CASE("A game in Lua without content is told as such") {
  LuaPlayer player;
  fs::remove_all(player.program / "content/fill");
  CHECK(first_key(player.load().find("fill")) == "host.game.no_content");
}

TEST_CASE("The player's own game.lua wins over one that came with the program") {
  LuaPlayer player;
  player.home.write("scripts/fill/game.lua", player.program.text());
  const Catalogue catalogue = player.load();
  CHECK(catalogue.find("fill")->source->file() == player.home / "scripts/fill/game.lua");
}

TEST_CASE("A plugin comes before a game.lua of its name, which is no variant of it either") {
  LuaPlayer player;
  const HeapFolder heap;
  const fs::path script = heap.write("scripts/heap/game.lua", kEndless);
  Paths paths = player.paths();
  paths.data.push_back(heap.path());
  paths.plugins = {heap / "plugins"};
  const auto game = Catalogue::load(paths, player.locale).find("heap");
  CHECK(game->playable());
  CHECK(game->source->kind() == SourceKind::plugin);
  CHECK(game->variant("game") == nullptr);
  CHECK(first_key(game) == "host.game.two_sources");
  CHECK(game->problems.front().where.file == script);
}

TEST_CASE("A game in Lua whose folder has a name that no call can say is refused") {
  LuaPlayer player;
  player.program.write("scripts/Été/game.lua", player.program.text());
  CHECK(first_key(player.load().find("Été")) == "host.plugin.bad_name");
}

TEST_CASE("A script of the player's that never ends loading takes no time from the games of the program") {
  LuaPlayer player;
  for (const char* name : {"endless", "forever"}) player.home.write(std::string("scripts/") + name + "/game.lua", kEndless);
  const Catalogue catalogue = player.load();
  CHECK(catalogue.games().size() == 3);
  CHECK(catalogue.games().front()->name == "fill");
  CHECK(catalogue.find("fill")->playable());
  CHECK_FALSE(catalogue.find("endless")->playable());
}

TEST_CASE("A game.lua that was saved is read anew: what is broken in it is told, and mended again once it is mended") {
  LuaPlayer player;
  Catalogue catalogue = player.load();
  const std::string sound = player.program.text();
  REQUIRE(catalogue.find("fill")->playable());
  CHECK_FALSE(catalogue.refresh_variants("fill"));
  player.program.change("default = 2", "default = 3");
  CHECK(catalogue.refresh_variants("fill"));
  CHECK(default_size(*catalogue.find("fill")) == Value(3));
  player.program.write("scripts/fill/game.lua", "return {");
  CHECK(catalogue.refresh_variants("fill"));
  CHECK_FALSE(catalogue.find("fill")->playable());
  CHECK(catalogue.find("fill")->problems.size() == 1);
  CHECK_FALSE(catalogue.refresh_variants("fill"));
  player.program.write("scripts/fill/game.lua", sound);
  CHECK(catalogue.refresh_variants("fill"));
  CHECK(catalogue.find("fill")->problems.empty());
  CHECK(catalogue.ruleset("fill/misere").ok());
}

TEST_CASE("While scripts are read on one thread another one sees the games as they were, at once, and series that it reads again stay") {
  LuaPlayer player;
  player.home.write("scripts/fill/late.lua", "local n = 0 for i = 1, 2e6 do n = n + i end return {title = {fr = 'Tard', en = 'Late'}}");
  const Catalogue catalogue = player.load();
  std::atomic<bool> begun = false, done = false;
  std::jthread reader([&] {
    begun = true;
    begun.notify_one();
    catalogue.games();
    done = true;
  });
  begun.wait(false);
  int looks = 0;
  for (; !done; ++looks) {
    const auto seen = catalogue.peek("fill");
    CHECK(seen->playable());
    CHECK(seen->variants_read == !seen->variants.empty());
    CHECK(catalogue.games_as_read().size() == 1);
    player.program.write("content/fill/series/other.yaml", "# " + std::to_string(looks) + "\n");
    Catalogue(catalogue).refresh_series(player.paths(), "fill");
  }
  CHECK(looks > 1);
  const auto read = catalogue.peek("fill");
  REQUIRE(read->variant("late"));
  CHECK_FALSE(read->variant("late")->problem);
  CHECK(read->series_files.size() == 1);
}

TEST_CASE("What a game in Lua was read from is watched with each of its variants") {
  LuaPlayer player;
  const auto game = player.load().find("fill");
  for (const VariantEntry& variant : game->variants)
    CHECK(std::count(variant.files.begin(), variant.files.end(), player.program.script()) == 1);
}

TEST_CASE("A file of Lua belongs to the game beside it, wherever it lies") {
  LuaPlayer player;
  const Catalogue catalogue = player.load();
  const auto game_of = [&](const FillFolder& folder) {
    return game_of_script(catalogue, player.paths(), folder.script(), {folder / "scripts"});
  };
  const auto known = game_of(player.program);
  CHECK(known == catalogue.peek("fill"));
  const FillFolder elsewhere;
  elsewhere.change("default = 2", "default = 4");
  const auto other = game_of(elsewhere);
  REQUIRE(other->playable());
  CHECK(other->source->file() == elsewhere.script());
  CHECK(default_size(*other) == Value(4));
}

TEST_CASE("A game in Lua of the player's own that takes another's place takes that of its variants too") {
  LuaPlayer player;
  std::string text = player.program.text();
  for (auto at = text.find("last_wins"); at != text.npos; at = text.find("last_wins")) text.replace(at, 9, "other");
  player.home.write("scripts/fill/game.lua", text);
  player.home.write("scripts/fill/mine.lua", "return {title = {fr = 'M', en = 'M'}, options = {other = false}}");
  const Catalogue catalogue = player.load();
  const auto game = catalogue.find("fill");
  REQUIRE(game);
  CHECK(game->playable());
  CHECK_FALSE(game->variant("mine")->problem);
  CHECK(game->variant("misere")->problem->text.key == "host.variant.not_in_folder");  // the sheet of the other game offers it
}
