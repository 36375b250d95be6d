#include "host/plugin_answers.hpp"

#include "catch.hpp"
#include "heap_folder.hpp"
#include "host/catalogue.hpp"
#include "host/sha256.hpp"
#include "host_helpers.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;
using namespace tablier;
using test::HeapFolder;
using test::TempFolder;

namespace {

/// A program's folder and a player's own, in which a plugin lies that did not come with the program.
class Player {
 public:
  Player() {
    program.remove("plugins");
    paths.data = {program.path(), home / "data"};
    paths.plugins = {program / "plugins", home / "data/plugins"};
    paths.user_data = home / "data";
    paths.config = home / "config";
    fs::create_directories(paths.own_plugins());
    fs::copy_file(test::built_plugin("heap/heap"), plugin());
  }
  fs::path plugin() const { return paths.own_plugins() / "heap.so"; }
  Catalogue load(PluginTrust trust = PluginTrust::as_answered) const {
    Locale locale;
    return Catalogue::load(paths, locale, trust);
  }
  void answer(PluginAnswer said) const { REQUIRE(PluginAnswers(paths.plugin_answers()).remember(plugin(), said)); }

  HeapFolder program;
  TempFolder home;
  Paths paths;
};

}  // namespace

TEST_CASE("A plugin is known by the SHA-256 of its bytes") {
  const auto hash = plugin_hash(test::built_plugin("heap/heap"));
  REQUIRE(hash);
  CHECK(*hash == sha256(test::bytes_of(test::built_plugin("heap/heap"))));
}

TEST_CASE("A plugin of the player's own does not run before they say so") {
  const Player player;
  const Catalogue catalogue = player.load();
  CHECK_FALSE(catalogue.find("heap")->playable());
  CHECK(catalogue.find("heap")->problems.front().text.key == "host.plugin.not_allowed");
  CHECK(catalogue.unknown_plugins() == std::vector{player.plugin()});
  CHECK(player.load(PluginTrust::all).find("heap")->playable());
  CHECK_FALSE(player.load().find("heap")->playable());
}

TEST_CASE("A plugin that was allowed runs, another file in its place does not") {
  const Player player;
  player.answer(PluginAnswer::yes);
  CHECK(player.load().find("heap")->playable());
  std::ofstream(player.plugin(), std::ios::app) << "one more byte";
  CHECK_FALSE(player.load().find("heap")->playable());
  CHECK(player.load().unknown_plugins().size() == 1);
}

TEST_CASE("A plugin that was refused is asked about no more") {
  const Player player;
  player.answer(PluginAnswer::no);
  const Catalogue catalogue = player.load();
  CHECK(catalogue.find("heap")->problems.front().text.key == "host.plugin.refused_by_player");
  CHECK(catalogue.unknown_plugins().empty());
  player.answer(PluginAnswer::yes);
  CHECK(player.load().find("heap")->playable());
}

TEST_CASE("What is no game cannot be allowed, and what is no library can be refused, and is not told again") {
  const Player player;
  PluginAnswers answers(player.paths.plugin_answers());
  const auto no_game = answers.remember(test::built_plugin("bad/no_entry"), PluginAnswer::yes);
  REQUIRE_FALSE(no_game);
  CHECK(no_game.problem().text.key == "host.plugin.no_entry");
  const fs::path text = player.plugin().parent_path() / "text.so";
  std::ofstream(text) << "words\n";
  CHECK_FALSE(answers.remember(text, PluginAnswer::yes));
  const auto told = [&] {
    const auto problems = player.load().problems();
    return std::ranges::any_of(problems, [](const Problem& p) { return p.text.key == "host.plugin.no_library"; });
  };
  CHECK(told());
  CHECK(answers.remember(text, PluginAnswer::no));
  CHECK_FALSE(told());
}

TEST_CASE("A plugin that did not come with the program takes the place of one that did only when it may run") {
  const Player player;
  const fs::path ours = player.program.add_plugin("heap/heap");
  CHECK(player.load().find("heap")->source->file() == ours);
  player.answer(PluginAnswer::yes);
  CHECK(player.load().find("heap")->source->file() == player.plugin());
}

TEST_CASE("What another program was answered meanwhile is kept") {
  const TempFolder folder;
  const auto file = folder / "plugins.yaml", first = folder.write("first.so", "one"), second = folder.write("second.so", "two");
  PluginAnswers ours(file), theirs(file);
  REQUIRE(ours.remember(first, PluginAnswer::no).ok());
  REQUIRE(theirs.remember(second, PluginAnswer::no).ok());
  const PluginAnswers now(file);
  CHECK(now.of(first) == PluginAnswer::no);
  CHECK(now.of(second) == PluginAnswer::no);
}

TEST_CASE("Answers that cannot be read allow nothing and are not written over") {
  const Player player;
  fs::create_directories(player.paths.config);
  std::ofstream(player.paths.plugin_answers()) << "plugins: [\n";
  const auto heap = player.load().find("heap");
  CHECK_FALSE(heap->playable());
  REQUIRE_FALSE(heap->problems.empty());
  CHECK(heap->problems.front().text.key == "host.plugin.answers_unreadable");
  CHECK(heap->problems.front().where.file == player.paths.plugin_answers().string());
  CHECK_FALSE(PluginAnswers(player.paths.plugin_answers()).remember(player.plugin(), PluginAnswer::yes));
  CHECK(test::bytes_of(player.paths.plugin_answers()) == "plugins: [\n");
}
