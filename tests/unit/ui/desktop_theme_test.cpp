#include "ui/core/desktop_theme.hpp"

#include "catch.hpp"
#include "temp_folder.hpp"

#include <string>
#include <string_view>

using namespace tablier;
using test::TempFolder;

namespace {

Environment nothing_set() {
  return [](const char*) -> const char* { return nullptr; };
}

bool is_dark(const TempFolder& config) { return desktop_is_dark(config / "", nothing_set()); }

}  // namespace

TEST_CASE("without a word from the desktop it is light") { CHECK_FALSE(is_dark(TempFolder())); }

TEST_CASE("each desktop's own file says whether it is dark") {
  const auto with = [](const std::string& file, const std::string& text) {
    const TempFolder config;
    config.write(file, text);
    return is_dark(config);
  };
  CHECK(with("gtk-3.0/settings.ini", "[Settings]\ngtk-application-prefer-dark-theme=1\n"));
  CHECK(with("gtk-3.0/settings.ini", "[Settings]\ngtk-theme-name = Adwaita-dark\n"));
  CHECK_FALSE(with("gtk-3.0/settings.ini", "[Settings]\n#gtk-theme-name=Dark\ngtk-theme-name=Adwaita\n"));
  CHECK(with("kdeglobals", "[General]\nColorScheme=BreezeDark\n"));
  CHECK_FALSE(with("kdeglobals", "[General]\nColorScheme=BreezeLight\n"));
  CHECK(with("dconf/user", std::string("GVariant\0color-scheme\0prefer-dark\0s", 34)));
}

TEST_CASE("the environment comes before the files, and one desktop before another") {
  const TempFolder config;
  config.write("gtk-3.0/settings.ini", "gtk-application-prefer-dark-theme=1\n");
  const auto theme = [](const char* name) -> const char* { return std::string_view(name) == "GTK_THEME" ? "Adwaita" : nullptr; };
  CHECK_FALSE(desktop_is_dark(config / "", theme));
  const auto dark = [](const char* name) -> const char* { return std::string_view(name) == "GTK_THEME" ? "Adwaita:dark" : nullptr; };
  CHECK(desktop_is_dark(TempFolder() / "", dark));
  config.write("dconf/user", "prefer-light");
  CHECK_FALSE(is_dark(config));
}
