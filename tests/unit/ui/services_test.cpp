#include "catch.hpp"
#include "match/sqlite.hpp"
#include "temp_folder.hpp"
#include "ui/core/records_keeper.hpp"
#include "ui/core/settings_keeper.hpp"
#include "ui/core/ui.hpp"

namespace tablier {

TEST_CASE("A setting that is changed and changed back is found as it was, and what another program wrote meanwhile stays") {
  const test::TempFolder folder;
  Services services;
  services.paths.config = folder.path();
  const auto kept = [&] { return load_settings(folder / "settings.yaml").settings; };
  for (const char* theme : {"dark", "light", "dark", "light"}) {
    services.settings.theme = theme;
    REQUIRE(keep_settings(services));
    CHECK(kept().theme == theme);
  }
  const Settings before = kept();
  Settings elsewhere = before;
  elsewhere.theme = "system";
  REQUIRE(save_settings(folder / "settings.yaml", elsewhere, before));
  services.settings.sound = false;
  REQUIRE(keep_settings(services));
  CHECK(kept().theme == "system");
  CHECK_FALSE(kept().sound);
}

TEST_CASE("Settings are written a second after the last change, and a folder that takes none is told of once a change") {
  const test::TempFolder folder;
  Services services;
  services.paths.config = folder / "config";
  const auto file = folder / "config/settings.yaml";
  SettingsKeeper keeper;
  REQUIRE(keeper.update(services, 0));
  REQUIRE(keeper.update(services, 5));
  CHECK_FALSE(std::filesystem::exists(file));  // nothing changed
  services.settings.name = "A";
  REQUIRE(keeper.update(services, 6));
  services.settings.name = "Ada";
  REQUIRE(keeper.update(services, 6.9));
  REQUIRE(keeper.update(services, 7.8));
  CHECK_FALSE(std::filesystem::exists(file));
  REQUIRE(keeper.update(services, 8));
  CHECK(load_settings(file).settings.name == "Ada");
  services.paths.config = file;  // no folder
  services.settings.sound = false;
  REQUIRE(keeper.update(services, 10));
  CHECK_FALSE(keeper.update(services, 11));
  CHECK(keeper.update(services, 13));
  services.settings.motion = false;
  REQUIRE(keeper.update(services, 14));
  CHECK_FALSE(keeper.update(services, 15));
}

TEST_CASE("A match that began while another program had the records leaves its result there once they are free") {
  const test::TempFolder folder;
  Services services;
  services.paths.state = folder.path();
  const auto file = services.paths.records();
  RecordsKeeper keeper;
  Record result;
  result.game = "nim";
  REQUIRE(Records::open(file));
  {
    const sqlite::Connection other(file);
    REQUIRE(other.run("BEGIN EXCLUSIVE") == SQLITE_OK);
    services.records_problem = Records::open(file).problem();
    services.records = *Records::open_beside(file);
    REQUIRE(services.records->add(result));
    keeper.update(services, 0);
    CHECK(services.records_problem);
  }
  Records* const of_the_match = &*services.records;
  keeper.update(services, 10);
  CHECK_FALSE(services.records_problem);
  CHECK(of_the_match == &*services.records);
  CHECK(of_the_match->count("nim") == 1);
  REQUIRE(of_the_match->add(result));
  CHECK(Records::open(file)->count("nim") == 2);
}

TEST_CASE("Where no theme has what is drawn with, its folder is named, or the fault of the one that is there") {
  const test::TempFolder folder;
  Services services;
  services.paths.data = {folder.path()};
  const auto refused = [&] {
    const auto theme = drawable_theme(services);
    REQUIRE_FALSE(theme);
    return theme.problem();
  };
  const auto check_nowhere = [&] {
    CHECK(refused().text.key == "theme.nowhere");
    CHECK(std::get<std::string>(refused().text.args.front().value) == (folder / "content/theme").string());
  };
  check_nowhere();
  std::filesystem::create_directories(folder / "content/theme");
  check_nowhere();
  for (const char* name : {"content/theme/light.yaml", "content/theme/dark.yaml"}) folder.write(name, "title: {en: T, fr: T}\n");
  CHECK(refused().text.key == "theme.roles_missing_base");
  CHECK_FALSE(refused().where.file.empty());
}

}  // namespace tablier
