#include "app/start.hpp"
#include "catch.hpp"
#include "content/files.hpp"
#include "folders.hpp"
#include "staged.hpp"
#include "ui/core/imgui_bridge.hpp"
#include "ui/first_screen.hpp"
#include "ui/screens/screens.hpp"
#include "window.hpp"

#include <algorithm>
#include <string>
#include <vector>

/// Settings that somebody wrote by hand, or that came from another machine: whatever they say, every screen is shown.
using namespace tablier;
using namespace tablier::gui;

namespace {

void write_settings(const Services& services, const std::string& text) {
  std::filesystem::create_directories(services.paths.config);
  REQUIRE(write_file(services.paths.config / "settings.yaml", text));
}

/// What the settings screen and the set-up of a game for several show, in the settings as they are read.
void show_screens(Surrounded& all, const Settings& settings) {
  all.services().settings = settings;
  Staged stage(all, {900, 600, 1, settings.language.c_str(), settings.theme.c_str()});
  for (const ScreenName screen : {ScreenName::library, ScreenName::settings, ScreenName::setup, ScreenName::map, ScreenName::table}) {
    OpenAt at;
    at.screen = screen;
    at.match.emplace().game = screen == ScreenName::map ? "katamino" : "pente";
    stage.show(first_screen(stage.ui(), at));
    stage.settle();
    CHECK_FALSE(text(all.seen(), "screen").empty());
  }
}

constexpr const char* kSetups[] = {
    "{pente: 3}",
    "{pente: {setup: [1]}}",
    "{pente: {setup: {variant: nowhere, options: 7, players: {a: b}, starter: -1, clock: soon}}}",
    "{pente: {setup: {variant: teams, players: [{level: 99, name: 12}, 3, {}, {level: -4}, {}, {}], starter: 99}}}",
    "{pente: {setup: {variant: standard, players: [{level: 2}], starter: 3, clock: {seconds: 1e300, increment: -1, told: 9}}}}",
    "{pente: {setup: {options: {standard: {size: 999999, pairs: text, nothing: 1}, no: {}}}}}",
    "{katamino: {map: {series: nowhere, show: [everything]}, setup: {players: []}}}",
};

constexpr const char* kValues[] = {"",
                                   "it",
                                   "zz",
                                   "xx",
                                   "de_DE",
                                   "0",
                                   "-1",
                                   "1e-300",
                                   "1e300",
                                   ".nan",
                                   ".inf",
                                   "99999999999999999999",
                                   "true",
                                   "~",
                                   "[1, 2]",
                                   "{a: b}",
                                   "../light",
                                   "/dev/null",
                                   "\"\\u202e\\u0000\\n\""};

constexpr const char* kSettingKeys[] = {"name",   "language",     "theme",           "scale",        "motion",        "sound",
                                        "volume", "bot_pace",     "marks",           "labels",       "dangers",       "light",
                                        "timer",  "move_numbers", "pause_unfocused", "window_width", "window_height", "last_setup"};

}  // namespace

TEST_CASE("a language that is gone is told once, and the program starts in another") {
  Surrounded all;
  for (const char* gone : {"it", "zz", "xx", "de_DE"}) {
    CAPTURE(gone);
    write_settings(all.services(), std::string("language: ") + gone + "\n");
    Services services = make_services("");
    CHECK(services.locale.language() == "en");
    CHECK(std::ranges::count_if(services.problems, [](const Problem& p) { return p.text.key == "settings.language_unused"; }) == 1);
    CHECK(services.settings.language == gone);  // it may come back
    show_screens(all, services.settings);
    CHECK(all.services().locale.language() == "en");
  }
  write_settings(all.services(), "language: fr\n");
  CHECK(make_services("").locale.language() == "fr");
  CHECK(std::ranges::count(make_services("en").problems, "settings.language_unused", [](const Problem& p) { return p.text.key; }) == 0);
}

TEST_CASE("every screen is shown whatever the settings say") {
  Surrounded all;
  const auto show = [&](const std::string& settings) {
    CAPTURE(settings);
    write_settings(all.services(), settings);
    show_screens(all, load_settings(all.services().paths.config / "settings.yaml").settings);
  };
  for (const char* const setups : kSetups) show(std::string("last_setup: ") + setups + "\n");
  // Each key meets each value.
  for (std::size_t shift = 0; shift < std::size(kValues); ++shift) {
    std::string settings;
    for (std::size_t i = 0; i < std::size(kSettingKeys); ++i)
      settings += std::string(kSettingKeys[i]) + ": " + kValues[(i + shift) % std::size(kValues)] + "\n";
    show(settings);
  }
}

TEST_CASE("A letter that begins to edit a name is seen at once, and Enter ends the typing and keeps the name") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  stage.show(settings_screen());
  stage.settle();
  const auto on_name = [&all] {
    const Value seen = all.seen();
    return std::ranges::any_of(*seen.find("widgets")->as_list(),
                               [](const Value& w) { return truth(w, "focused") && text(w, "label") == "##name"; });
  };
  for (int i = 0; i < 40 && !on_name(); ++i) {
    stage.press({.key = Key::tab});
    stage.settle();
  }
  REQUIRE(on_name());
  stage.rest();
  stage.type("Z");
  stage.rest();
  CHECK(all.services().settings.name == "Z");
  CHECK(bridge::typing());
  stage.type("oe");
  stage.settle();
  stage.press({.key = Key::enter});
  stage.settle();
  CHECK(all.services().settings.name == "Zoe");
  CHECK_FALSE(bridge::typing());
  CHECK(on_name());
}

TEST_CASE("data without a theme open no window: the call ends with 3 and names the folder") {
  const Display display(900, 600);
  const Home home;
  const auto data = home / "bare";
  std::filesystem::create_directories(data / "content");
  std::filesystem::copy(source_folder() / "content/locale", data / "content/locale");
  auto around = home.environment();
  std::erase_if(around, [](const std::string& variable) { return variable.starts_with("TABLIER_DATA="); });
  around.insert(around.end(), {"DISPLAY=" + display.name(), "TABLIER_DATA=" + data.string()});
  const std::string picture = home / "picture.png";
  for (const auto& words : {std::vector<std::string>{}, {"shot", "library", "-o", picture}}) {
    std::vector<std::string> call{program_file().string()};
    call.insert(call.end(), words.begin(), words.end());
    const std::string log = home / ("said" + std::to_string(words.size()));
    Process program(call, around, log);
    CHECK(program.wait() == 3);
    CHECK(*read_file(log) ==
          (data / "content/theme").string() + ": no theme is there to draw the window with; light.yaml and dark.yaml were expected\n");
  }
}
