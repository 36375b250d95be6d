#include "host/plugin_trials.hpp"

#include "catch.hpp"
#include "heap_folder.hpp"
#include "host/plugin_loader.hpp"
#include "host/trial_result_store.hpp"
#include "host_helpers.hpp"
#include "seconds.hpp"

#include <csignal>
#include <fstream>

namespace fs = std::filesystem;
using namespace tablier;
using test::HeapFolder;

namespace {

/// Plugins of a folder with the sheets of their games, and a cache.
class Tried {
 public:
  Tried() {
    paths.data = {folder.path()};
    paths.plugins = {folder / "plugins"};
    paths.cache = folder / "cache";
  }

  /// The plugin that does WHAT_WHEN, and content for its game.
  fs::path add(const std::string& name) {
    folder.write("content/" + name + "/game.yaml", "title: {en: W, fr: W}\nsummary: {en: w, fr: w}\nplayers: [2, 2]\ndefault_variant: a\n");
    return folder.add_plugin("bad/wicked", name + ".so");
  }

  TrialResult operator()(const fs::path& file) const { return all({file}).at(file); }

  std::map<fs::path, TrialResult> all(const std::vector<fs::path>& files) const {
    GameSheets sheets;
    for (const auto& item : fs::directory_iterator(folder / "content"))
      if (item.path().filename() != "locale") sheets.emplace(item.path().filename(), load_game_spec({item.path()}));
    return try_plugins(files, paths, sheets);
  }

  HeapFolder folder;
  Paths paths;
};

}  // namespace

TEST_CASE("Each first call of a plugin is tried, and the result names it") {
  Tried tried;
  for (const std::string call : {"load", "parameters", "hooks", "make_game", "start", "tools", "benchmarks", "close"}) {
    CAPTURE(call);
    const TrialResult result = tried(tried.add("abort_" + call));
    CHECK(result.end == TrialEnd::crashed);
    CHECK(result.signal == SIGABRT);
    CHECK(result.stage == (call == "load" ? "load" : call + " abort_" + call));
  }
}

TEST_CASE("A variant that a plugin cannot make without crashing is found out before it is played") {
  Tried tried;
  const fs::path file = tried.add("exit_variant");
  tried.folder.write("scripts/exit_variant/back.lua", "return {title = {en = 'B'}, options = {misere = true}}\n");
  const TrialResult result = tried(file);
  CHECK(result.end == TrialEnd::exited);
  CHECK(result.stage == "make_game exit_variant/back");
}

TEST_CASE("A plugin that gives no game or no round is refused by what it should have given, an exception with its words") {
  Tried tried;
  for (const std::string call : {"make_game", "start"}) {
    const fs::path file = tried.add("null_" + call);
    const TrialResult result = tried(file);
    CHECK(result.end == TrialEnd::nothing);
    CHECK(result.stage == call + " null_" + call);
    CHECK(trial_fault(file, result)->text.key == "host.plugin.gave_nothing");
    CHECK(tried(file).end == TrialEnd::nothing);  // as the store has it
  }
  const fs::path file = tried.add("throw_start");
  const TrialResult threw = tried(file);
  CHECK(threw.said == "on purpose");
  CHECK(tried(file).said == "on purpose");
  CHECK(trial_fault(file, threw)->text.key == "host.plugin.threw_words");
}

TEST_CASE("What a plugin takes, throws and prints stays in the child") {
  Tried tried;
  CHECK(tried(tried.add("throw_parameters")).end == TrialEnd::threw);
  CHECK(tried(tried.add("print_parameters")).end == TrialEnd::returned);
  CHECK(tried(tried.add("child_load")).end == TrialEnd::returned);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  CHECK(tried(tried.add("eat_parameters")).end == TrialEnd::threw);  // std::bad_alloc, past its limit
#endif
}

TEST_CASE("Plugins that sleep are tried together within their common time, and the next start knows them") {
  Tried tried;
  std::vector<fs::path> files;
  for (const std::string call : {"load", "parameters", "make_game", "tools"}) files.push_back(tried.add("sleep_" + call));
  std::map<fs::path, TrialResult> results;
  CHECK(test::seconds_of([&] { results = tried.all(files); }) < 8);  // one after the other they take longer; a busy machine wakes late
  for (const fs::path& file : files) CHECK(results.at(file).end == TrialEnd::too_long);
  CHECK(test::ends_within(1, [&] { results = tried.all(files); }));
  for (const fs::path& file : files) CHECK(results.at(file).end == TrialEnd::too_long);
}

TEST_CASE("A machine that was too busy to let a plugin of the program's end its trial takes no game away") {
  const TrialResult unsure{.end = TrialEnd::too_long, .sure = false}, sure{.end = TrialEnd::too_long};
  CHECK_FALSE(holds_against(unsure, false));
  CHECK(holds_against(unsure, true));
  CHECK(holds_against(sure, false));
  CHECK_FALSE(holds_against({}, true));
}

TEST_CASE("A result holds until the plugin's file or its game's content changes") {
  Tried tried;
  const fs::path file = tried.add("abort_make_game");
  const fs::path store = tried.paths.cache / "plugin-results";
  CHECK(tried(file).end == TrialEnd::crashed);
  const auto written = fs::last_write_time(store);
  CHECK(tried(file).end == TrialEnd::crashed);
  CHECK(fs::last_write_time(store) == written);
  tried.folder.write("content/abort_make_game/texts.yaml", "a: {en: A, fr: A}\n");
  CHECK(tried(file).end == TrialEnd::crashed);
  CHECK(fs::last_write_time(store) != written);
  fs::remove(file);
  fs::copy_file(test::built_plugin("heap/heap"), file);
  CHECK(tried(file).end == TrialEnd::returned);
}

TEST_CASE("Without a cache that can be written plugins are tried each time") {
  Tried tried;
  tried.folder.write("cache", "a file where the folder should be");
  CHECK(tried(tried.add("abort_load")).end == TrialEnd::crashed);
  std::ofstream(tried.folder / "cache2") << "no store of ours\n";
  CHECK(TrialResultStore(tried.folder / "cache2").last_stage("x").empty());
}

TEST_CASE("The refusal says what the plugin was doing") {
  const auto fault = trial_fault("x.so", {TrialEnd::too_long, 0, "parameters pente"});
  REQUIRE(fault);
  CHECK(fault->text == Text("host.plugin.too_long", {{"when", Text("host.plugin.when.parameters", {{"name", "pente"}})}}));
  CHECK_FALSE(trial_fault("x.so", {}));
}
