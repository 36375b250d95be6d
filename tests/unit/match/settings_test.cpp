#include "match/settings.hpp"

#include "catch.hpp"
#include "child_process.hpp"
#include "content/files.hpp"
#include "temp_folder.hpp"

using namespace tablier;
using test::ChildProcess;
using test::TempFolder;

namespace {

std::string text_of(const std::filesystem::path& file) { return read_file(file).value(); }

Settings loaded(const std::filesystem::path& file) {
  const auto settings = load_settings(file);
  CHECK(settings.problems.empty());
  return settings.settings;
}

void save(const std::filesystem::path& file, const Settings& now, const Settings& as_loaded) {
  REQUIRE(save_settings(file, now, as_loaded).ok());
}

}  // namespace

TEST_CASE("Without a file the settings are the defaults and nothing is wrong") {
  const TempFolder folder;
  const auto settings = load_settings(folder / "settings.yaml");
  CHECK(settings.problems.empty());
  CHECK(settings.settings.theme == kSystemTheme);
}

TEST_CASE("Settings come back as they were saved") {
  const TempFolder folder;
  const auto file = folder / "config/settings.yaml";
  Settings now;
  now.language = "fr";
  now.theme = "dark";
  now.scale = 1.5;
  now.motion = false;
  now.sound = false;
  now.marks = true;
  now.labels = "letters";
  now.light = true;
  now.volume = 0.5;
  now.bot_pace = "slow";
  now.window_width = 900;
  now.window_height = 600;
  now.last_setup.set("nim", Value::map({{"seats", 2}}));
  save(file, now, Settings());
  const Settings back = loaded(file);
  CHECK(std::tie(back.language, back.theme, back.scale, back.motion, back.sound, back.marks) ==
        std::tie(now.language, now.theme, now.scale, now.motion, now.sound, now.marks));
  CHECK(std::tie(back.volume, back.bot_pace) == std::tie(now.volume, now.bot_pace));
  CHECK(std::tie(back.labels, back.light, back.window_width, back.window_height, back.last_setup) ==
        std::tie(now.labels, now.light, now.window_width, now.window_height, now.last_setup));
}

TEST_CASE("Keys that this program does not know are kept") {
  const TempFolder folder;
  const auto file = folder.write("settings.yaml", "theme: dark\nfrom_the_future: {a: [1, two]}\n");
  const Settings before = loaded(file);
  Settings now = before;
  now.sound = false;
  save(file, now, before);
  CHECK(text_of(file).find("from_the_future: {a: [1, two]}") != std::string::npos);
  CHECK(loaded(file).theme == "dark");
  CHECK_FALSE(loaded(file).sound);
}

TEST_CASE("A damaged key has its default, is told with its place, and is mended by the next save") {
  const TempFolder folder;
  const auto file = folder.write("settings.yaml", "theme: dark\nscale: huge\nlabels: runes\n");
  const auto settings = load_settings(file);
  CHECK(settings.settings.theme == "dark");
  CHECK(settings.settings.scale == 0);
  CHECK(settings.settings.labels == "numbers");
  REQUIRE(settings.problems.size() == 2);
  CHECK(settings.problems[0].where == SourceSpot{file.string(), 2, 8});
  CHECK(settings.problems[1].where.line == 3);
  CHECK(settings.problems[1].text.key == "settings.wrong");
  save(file, settings.settings, settings.settings);
  CHECK(load_settings(file).problems.empty());
}

TEST_CASE("A key that is nearly one of the settings is told with its place, and stays as it was written") {
  const TempFolder folder;
  const auto file = folder.write("settings.yaml", "scale: 1\nthem: dark\nzzz: 1\n");
  const auto settings = load_settings(file);
  REQUIRE(settings.problems.size() == 1);
  CHECK(settings.problems[0].text.key == "yaml.unknown_key_near");
  CHECK(settings.problems[0].where == SourceSpot{file.string(), 2, 1});
  save(file, settings.settings, settings.settings);
  CHECK(text_of(file).find("them: dark") != std::string::npos);
}

TEST_CASE("A file that is no YAML is told, and kept aside by the next save") {
  const TempFolder folder;
  for (const std::string text : {"theme: [dark\n", "- theme\n", "\xff\xfe"}) {
    const auto file = folder.write("a/settings.yaml", text);
    const auto settings = load_settings(file);
    REQUIRE_FALSE(settings.problems.empty());
    CHECK(settings.problems.front().text.key == "settings.unreadable");
    CHECK(settings.settings.theme == kSystemTheme);
    save(file, settings.settings, settings.settings);
    CHECK(load_settings(file).problems.empty());
    bool kept = false;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "a"))
      kept |= entry.path().filename().string().starts_with("settings.yaml.damaged-") && text_of(entry.path()) == text;
    CHECK(kept);
    std::filesystem::remove_all(folder / "a");
  }
}

TEST_CASE("What another program wrote since into other keys is kept") {
  const TempFolder folder;
  const auto file = folder / "settings.yaml";
  const Settings start;
  save(file, start, start);
  Settings theirs = start;
  theirs.theme = "dark";
  save(file, theirs, start);
  Settings ours = start;
  ours.language = "fr";
  save(file, ours, start);
  CHECK(loaded(file).theme == "dark");
  CHECK(loaded(file).language == "fr");
}

TEST_CASE("Two programs that save at the same time lose nothing") {
  const TempFolder folder;
  const auto file = folder / "settings.yaml";
  const auto change = [&file](auto apply) {
    bool good = true;
    for (int i = 1; i <= 20; ++i) {
      const Settings before = load_settings(file).settings;
      Settings now = before;
      apply(now, i);
      good = good && save_settings(file, now, before).ok();
    }
    return good;
  };
  ChildProcess one([&] { return change([](Settings& s, int i) { s.window_width = 1000 + i; }); });
  ChildProcess two([&] { return change([](Settings& s, int i) { s.window_height = 700 + i; }); });
  CHECK(one.succeeded());
  CHECK(two.succeeded());
  CHECK(loaded(file).window_width == 1020);
  CHECK(loaded(file).window_height == 720);
}
