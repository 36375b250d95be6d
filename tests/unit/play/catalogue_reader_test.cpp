#include "play/catalogue_reader.hpp"

#include "catch.hpp"
#include "fill_folder.hpp"
#include "play/script_job.hpp"
#include "seconds.hpp"

#include <atomic>
#include <string>

using namespace tablier;

namespace {

constexpr double kReaderPatience = 20;

/// A player with the small game in Lua, and a variant of it that is read last.
struct ReadingPlayer {
  explicit ReadingPlayer(const std::string& variant) {
    folder.write("scripts/fill/late.lua", variant + " return {title = {fr = 'Tard', en = 'Late'}}");
    Paths paths;
    paths.data = {folder.path()};
    catalogue = Catalogue::load(paths, locale);
  }
  Reading<bool> ask() {
    return reader.ask<bool>(catalogue, [](const Catalogue& same) { return same.find("fill")->variant("late") != nullptr; });
  }

  test::FillFolder folder;
  Locale locale;
  Catalogue catalogue;
  CatalogueReader reader{0};
};

}  // namespace

TEST_CASE("Variants are read beside: whoever asked runs no script, and has them when they are there") {
  ReadingPlayer player("local n = 0 for i = 1, 1e6 do n = n + i end");
  const ScriptWatch watch;
  auto reading = player.ask();
  CHECK(reading.busy());
  CHECK(player.catalogue.peek("fill")->playable());
  REQUIRE(reading.soon_ready(kReaderPatience));
  CHECK(reading.take() == true);
  CHECK_FALSE(reading.busy());
  CHECK(player.catalogue.peek("fill")->variants_read);
  CHECK_FALSE(player.catalogue.peek("fill")->variant("late")->problem);
  CHECK(watch.calls() == 0);
}

TEST_CASE("The end of the window waits for no script that is being read, and what was cut short is read again when somebody asks") {
  Locale locale;
  const test::FillFolder folder;
  folder.write("scripts/fill/late.lua", "while true do end");
  Paths paths;
  paths.data = {folder.path()};
  const Catalogue catalogue = Catalogue::load(paths, locale);
  CHECK(test::ends_within(0.5, [&] {
    CatalogueReader reader(0.05);
    auto reading = reader.ask<bool>(catalogue, [](const Catalogue& same) { return same.find("fill") != nullptr; });
    CHECK_FALSE(reading.ready());
  }));
  CHECK_FALSE(catalogue.peek("fill")->variants_read);
  folder.write("scripts/fill/late.lua", "return {title = {fr = 'Tard', en = 'Late'}}");
  CHECK_FALSE(catalogue.find("fill")->variant("late")->problem);
}

TEST_CASE("What a picture needs of a script is made beside, once, and what is cancelled never comes") {
  ScriptJob<int> job;
  std::atomic<int> calls = 0;
  job.ask([&]() -> Result<int> { return ++calls; }, kReaderPatience);
  auto first = job.poll();
  REQUIRE(first);
  CHECK(**first == 1);
  CHECK_FALSE(job.busy());
  job.ask([&]() -> Result<int> { return Problem("why"); }, kReaderPatience);
  const auto second = job.poll();
  REQUIRE(second);
  CHECK(second->problem().text.key == "why");
  job.ask([&]() -> Result<int> { return ++calls; }, 0);
  job.cancel();
  CHECK_FALSE(job.poll());
}
