#include "ui/core/services.hpp"

#include "catch.hpp"
#include "temp_folder.hpp"

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

}  // namespace tablier
