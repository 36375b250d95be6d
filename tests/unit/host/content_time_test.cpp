#include "catch.hpp"
#include "heap_folder.hpp"
#include "host/catalogue.hpp"
#include "host/game_sheets.hpp"
#include "temp_folder.hpp"

#include <algorithm>

using namespace tablier;
using test::HeapFolder;
using test::TempFolder;

TEST_CASE(
    "Content of the player's own that comes when its time is used up is not read and is told, and what came with the program is read") {
  const HeapFolder program;
  const TempFolder home;
  Paths paths;
  paths.data = {program.path(), home.path()};
  paths.user_data = home.path();
  const std::string sheet = "title: {fr: T, en: T}\nsummary: {fr: S, en: S}\nplayers: [2, 2]\ndefault_variant: standard\n";
  home.write("content/mine/game.yaml", sheet);
  home.write("content/heap/series/own.yaml", "title: M\nrows: {A: {first_penta: 1, numbers: [1]}}\n");
  ContentTime plenty;
  const ReadSheets all = read_sheets(paths, plenty);
  CHECK(all.unread.empty());
  CHECK(all.sheets.at("mine").spec.has_value());
  ContentTime none(0);
  const ReadSheets some = read_sheets(paths, none);
  CHECK(some.unread == std::set<std::filesystem::path>{home / "content/heap", home / "content/mine"});
  CHECK(some.folders(paths, "heap") == std::vector<std::filesystem::path>{program / "content/heap"});
  CHECK_FALSE(some.sheets.at("mine").spec.has_value());
  REQUIRE_FALSE(some.sheets.at("mine").problems.empty());
  CHECK(some.sheets.at("mine").problems.front() == Problem(Text("host.sheet.not_read"), {(home / "content/mine/game.yaml").string()}));
  CHECK(some.sheets.at("heap").spec.has_value());
  CHECK(some.sheets.at("heap").problems.front().text.key == "host.sheet.not_read");
}

TEST_CASE("The time for content is spent by the work that reading takes") {
  ContentTime time(0.01);
  CHECK_FALSE(time.is_up());
  volatile double sum = 0;
  while (!time.is_up())
    time.spend([&] {
      for (int i = 0; i < 1'000'000; ++i) sum = sum + i;
      return true;
    });
  CHECK(time.is_up());
}
