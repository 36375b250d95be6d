#include "host/script_time.hpp"

#include "catch.hpp"
#include "heap_folder.hpp"
#include "host/catalogue.hpp"
#include "host_helpers.hpp"
#include "seconds.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <thread>

namespace fs = std::filesystem;
using namespace tablier;
using test::HeapFolder;
using test::TempFolder;

namespace {

constexpr const char* kLoop = "while true do end\n";

/// The program's folder, and a player's own with ten variants that never end loading.
class LoopingScripts {
 public:
  LoopingScripts() {
    paths.data = {program.path(), home.path()};
    paths.plugins = {program / "plugins"};
    for (int i = 0; i < 40; ++i) home.write("scripts/heap/a" + std::to_string(i) + ".lua", kLoop);
  }
  Catalogue load() { return Catalogue::load(paths, locale); }

  HeapFolder program;
  TempFolder home;
  Paths paths;
  Locale locale;
};

}  // namespace

TEST_CASE("Scripts that loop while they are loaded share their time, and those that come too late are told by their files") {
  LoopingScripts player;
  const Catalogue catalogue = player.load();
  std::shared_ptr<const GameEntry> game;
  CHECK(test::seconds_of([&] { game = catalogue.find("heap"); }) < 8);  // a busy machine counts late
  const auto late = std::count_if(game->variants.begin(), game->variants.end(), [](const VariantEntry& variant) {
    return variant.problem && variant.problem->text.key == "host.variant.not_loaded" &&
           variant.problem->where.file.ends_with(variant.name + ".lua");
  });
  CHECK(late >= 10);  // a fast machine is through with many of them in the time that they share
  for (const std::string bundled : {"standard", "misere", "dear", "long"}) CHECK_FALSE(game->variant(bundled)->problem);
  CHECK(catalogue.ruleset("heap/long").ok());
}

TEST_CASE("The variant that a call names is read before the scripts that take all the time, and so is what it extends") {
  LoopingScripts player;
  player.home.write("scripts/heap/zgood.lua", "return {title = {en = 'Good'}, extends = 'zbase'}\n");
  player.home.write("scripts/heap/zbase.lua", "return {title = {en = 'Base'}}\n");
  CHECK(player.load().ruleset("heap/zgood").ok());
}

TEST_CASE("Scripts are read when somebody asks for their game, and not before") {
  LoopingScripts player;
  player.home.write("scripts/orphan/a.lua", kLoop);
  CHECK(test::ends_within(0.9, [&] {
    const Catalogue catalogue = player.load();
    CHECK(catalogue.peek("heap")->playable());
    CHECK_FALSE(catalogue.peek("heap")->variants_read);
    CHECK(catalogue.games_as_read().size() == 2);
    CHECK_FALSE(catalogue.ruleset("nothing").ok());
  }));
}

TEST_CASE(
    "Loading a script costs the work that it takes: waiting for a turn on a busy machine costs nothing, whether it can be loaded or not") {
  const auto late = [](const ScriptLimits&) -> Result<int> {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    return Problem("late");
  };
  const auto endless = [](const ScriptLimits&) -> Result<int> {
    const std::clock_t start = std::clock();
    while (std::clock() - start < CLOCKS_PER_SEC / 5) {
    }
    return Problem("endless");
  };
  ScriptTime time;
  const double before = time.left;
  CHECK_FALSE(time.spend("a.lua", late).ok());
  CHECK(time.left > before - 0.1);
  CHECK_FALSE(time.spend("b.lua", endless).ok());
  CHECK(time.left < before - 0.15);
}
