#include "catch.hpp"
#include "content/font_check.hpp"
#include "folders.hpp"
#include "small_font.hpp"
#include "temp_folder.hpp"
#include "ui/core/panel_fonts.hpp"
#include "ui/core/ui.hpp"

#include <imgui.h>

#include <string>
#include <vector>

using namespace tablier;

namespace {

Theme theme_with(const std::filesystem::path& font) {
  Theme theme;
  theme.fonts["regular"] = font.string();
  return theme;
}

/// Those that the usual font draws as a "?".
std::vector<unsigned> letters_undrawn(const std::u16string& letters) {
  ImGuiContext* const context = ImGui::CreateContext();
  Theme light = load_theme({source_folder() / "content/theme"}, "light").theme;
  const auto files = find_fonts(light);
  REQUIRE(files);
  const PanelFonts fonts = load_panel_fonts(*files, Sizes(light), 1);
  std::vector<unsigned> undrawn;
  for (const char16_t letter : letters)
    for (const ImFont* font : {fonts.body, fonts.strong, fonts.label, fonts.label_strong, fonts.title, fonts.bar, fonts.figures})
      if (!font->FindGlyphNoFallback(letter)) undrawn.push_back(letter);
  ImGui::DestroyContext(context);
  return undrawn;
}

}  // namespace

TEST_CASE("Languages and names with other letters than Western ones are drawn in every font of the panels") {
  CHECK(letters_undrawn(u"ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűĂăȘșȚțĞğİıŞş").empty());          // Polish to Turkish
  CHECK(letters_undrawn(u"ĀāĒēĢģĪīĶķĻļŅņŪūĖėĮįŲųĦħĊċŴŵŶŷẀẁƏə").empty());                          // Baltic, Maltese, Welsh, Azerbaijani
  CHECK(letters_undrawn(u"ΑΒΓΔΕΖΗΘΩάέήίΰαβγδεζςστυφχψωϊϋόύώΆΈΉ").empty());                        // Greek
  CHECK(letters_undrawn(u"АБВГДЕЖЯабвгдежяЁёЂђЄєІіЇїЈјЉљЊњЋћЌќЎўЏџҐґӘәҒғҚқҢңӨөҰұҮүҺһ").empty());  // Cyrillic
  CHECK(letters_undrawn(u"ƠơƯưĐđẠạẢảẤấẦầẩẫậắằặẹẽếềệỉịọốồộớờợụủứừựỳỵỷỹỸ").empty());                // Vietnamese
}

TEST_CASE("A font beside a theme is drawn elsewhere first, and one that would end the program is told") {
  const test::TempFolder folder;
  test::SmallFont endless;
  endless.set_endless_glyph();
  REQUIRE(check_font(endless.bytes()));
  CHECK(try_own_fonts(theme_with(folder.write("good.ttf", test::SmallFont().bytes()))));
  CHECK(try_own_fonts(theme_with("Inter-Regular.otf")));  // installed
  const Status drawn = try_own_fonts(theme_with(folder.write("endless.ttf", endless.bytes())));
  REQUIRE_FALSE(drawn);
  CHECK(drawn.problem().text.key == "theme.font_unread");
}

TEST_CASE("A theme whose font cannot be drawn gives way to the usual one, which is told") {
  const test::TempFolder folder;
  test::SmallFont endless;
  endless.set_endless_glyph();
  const auto themes = source_folder() / "content/theme";
  for (const char* usual : {"light.yaml", "dark.yaml"}) {
    std::filesystem::create_directories(folder / "content/theme");
    std::filesystem::copy_file(themes / usual, folder / "content/theme" / usual);
  }
  folder.write("content/theme/endless.ttf", endless.bytes());
  folder.write("content/theme/mine.yaml", "title: {en: b}\nextends: light\nfonts: {regular: endless.ttf}\n");
  Services services;
  services.paths.data = {folder.path()};
  services.settings.theme = "mine";
  const LoadedTheme used = theme_of(services);
  REQUIRE(used.problems.size() == 1);
  CHECK(used.problems[0].text.key == "settings.theme_unused");
  CHECK(used.theme.fonts.at("regular") == "Inter-Regular.otf");
}

TEST_CASE("A faulty theme of the player's own takes no other theme away that extends one of its name") {
  const test::TempFolder came, own;
  for (const char* usual : {"light.yaml", "dark.yaml"}) {
    std::filesystem::create_directories(came / "content/theme");
    std::filesystem::copy_file(source_folder() / "content/theme" / usual, came / "content/theme" / usual);
  }
  own.write("content/theme/light.yaml", "title: {en: b}\nextends: light\npaints: {accent: '#12345'}\n");
  own.write("content/theme/evening.yaml", "title: {en: e}\nextends: light\npaints: {paper: '#ffffff'}\n");
  const std::vector folders{came / "content/theme", own / "content/theme"};
  CHECK(load_theme(folders, "evening").problems.empty());
  CHECK(load_theme(folders, "dark").problems.empty());
  CHECK_FALSE(load_theme(folders, "light").problems.empty());
  Services services;
  services.paths.data = {came.path(), own.path()};
  services.paths.user_data = own.path();
  CHECK(theme_that_came(services, "light"));
  CHECK_FALSE(theme_that_came(services, "evening"));
}

TEST_CASE("A faulty theme of the player's own gives way to the program's of the same name, which is told with the file") {
  const std::string body = GENERATE("title: {en: b}\nextends: light\npaints: {paper: '#ffffff'}\n", "title: {en: b}\nextends: dark\n", "",
                                    "title: {en: b\n", "title: {en: b}\nsizes: {body: 0}\n");
  const test::TempFolder came, own;
  for (const char* usual : {"light.yaml", "dark.yaml"}) {
    std::filesystem::create_directories(came / "content/theme");
    std::filesystem::copy_file(source_folder() / "content/theme" / usual, came / "content/theme" / usual);
  }
  const auto file = own.write("content/theme/light.yaml", body);
  Services services;
  services.paths.data = {came.path(), own.path()};
  services.paths.user_data = own.path();
  services.settings.theme = "light";
  const LoadedTheme used = theme_of(services);
  CHECK(used.theme.sizes == load_theme(std::vector{came / "content/theme"}, "light").theme.sizes);
  REQUIRE(used.problems.size() == 1);
  CHECK(used.problems[0].text.key == "settings.theme_unused");
  const bool in_circle = body.find("extends: dark") != body.npos;  // told where it closes
  CHECK(used.problems[0].where.file == (in_circle ? came / "content/theme/dark.yaml" : file).string());
}
