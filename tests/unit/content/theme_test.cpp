#include "content/theme.hpp"

#include "catch.hpp"
#include "content/game_spec.hpp"
#include "folders.hpp"
#include "problem_texts.hpp"
#include "temp_folder.hpp"

#include <algorithm>
#include <array>
#include <cmath>

using namespace tablier;
using tablier::test::TempFolder;

namespace {

const std::filesystem::path kThemes = source_folder() / "content" / "theme";

Theme bundled_theme(const std::string& name) {
  auto theme = load_theme(kThemes / (name + ".yaml"));
  REQUIRE(theme.ok());
  return *std::move(theme);
}

/// Every pair of words and ground that the screens put together.
struct InkOnGround {
  const char* ink;
  std::vector<const char*> grounds;
};
const std::vector<InkOnGround> kPairs{
    {"ink", {"ground", "paper", "raised", "tray", "done_ground", "danger_ground", "highlight"}},
    {"soft_ink", {"ground", "paper", "raised", "tray", "done_ground", "highlight"}},
    {"accent_ink", {"ground", "paper", "raised", "tray", "highlight"}},
    {"on_accent", {"accent", "accent_hover"}},
    {"on_accent_soft", {"accent", "accent_hover"}},
    {"done", {"ground", "paper", "raised", "done_ground"}},
    {"on_done", {"done"}},
    {"danger", {"ground", "paper", "raised", "danger_ground"}},
    {"on_danger", {"danger"}},
    {"on_gold", {"gold"}},
    {"wood_ink", {"wood", "wood_frame", "wood_edge", "wood_out"}},
    {"on_felt", {"felt", "felt_frame"}},
    {"bonus", {"felt"}},
    {"sheet_ink", {"sheet"}},
    {"tile_ink", {"tile"}},
    {"on_seat.0", {"seat.0"}},
    {"on_seat.1", {"seat.1"}},
    {"on_seat.2", {"seat.2"}},
    {"on_seat.3", {"seat.3"}},
};

double linear(int channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

using Vec = std::array<double, 3>;
using Matrix = std::array<Vec, 3>;

// What people see who lack one kind of cones: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, IEEE TVCG 15(6), 2009, severity 1.
constexpr Matrix kNormal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtan{{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan{{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

/// CIE 1976 L*a*b* (D65) of a colour as those eyes see it.
Vec lab(Colour c, const Matrix& eyes) {
  const Vec rgb{linear(c.r), linear(c.g), linear(c.b)};
  Vec seen{};
  for (std::size_t i = 0; i < 3; ++i) seen[i] = std::clamp(eyes[i][0] * rgb[0] + eyes[i][1] * rgb[1] + eyes[i][2] * rgb[2], 0.0, 1.0);
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505);
  const double y = f(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
  const double z = f((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(Colour a, Colour b, const Matrix& eyes) {
  const Vec p = lab(a, eyes), q = lab(b, eyes);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

}  // namespace

TEST_CASE("Words are read with ease on every ground of both themes") {
  for (const char* name : {"light", "dark"}) {
    const Theme theme = bundled_theme(name);
    for (const InkOnGround& pair : kPairs)
      for (const char* ground : pair.grounds) {
        INFO(name << ": " << pair.ink << " on " << ground);
        CHECK(contrast(theme.colour(pair.ink), theme.colour(ground)) >= 4.5);  // WCAG 2.1, 1.4.3, level AA
      }
  }
}

TEST_CASE("The four seats differ for eyes of every kind") {
  for (const char* name : {"light", "dark"}) {
    const Theme theme = bundled_theme(name);
    for (int a = 0; a < 4; ++a)
      for (int b = 0; b < a; ++b)
        for (const Matrix& eyes : {kNormal, kProtan, kDeutan, kTritan}) {
          INFO(name << ": " << a << " and " << b);
          const auto seat = [&](int i) { return theme.colour("seat." + std::to_string(i)); };
          CHECK(difference(seat(a), seat(b), eyes) > 20);  // 2.3 is the least that is seen side by side
        }
  }
}

TEST_CASE("The inks of games are read on paper in both themes, and differ in more than colour where marks are on") {
  constexpr std::string_view kInk = "ink.";
  int games = 0;
  for (const auto& folder : std::filesystem::directory_iterator(source_folder() / "content")) {
    if (!std::filesystem::exists(folder.path() / "game.yaml")) continue;
    const auto loaded = load_game_spec({folder.path()});
    std::vector<Paint> inks;
    if (!loaded.spec) continue;
    for (const auto& [role, paint] : loaded.spec->paints)
      if (role.starts_with(kInk)) inks.push_back(paint);
    games += inks.empty() ? 0 : 1;
    for (const Paint& ink : inks) {
      for (const char* name : {"light", "dark"}) CHECK(contrast(ink.colour, bundled_theme(name).colour("sheet")) >= 4.5);
      for (const Paint& other : inks) CHECK((&ink == &other || ink.pattern != other.pattern));
      for (const Paint& other : inks)
        for (const Matrix& eyes : {kNormal, kProtan, kDeutan, kTritan})
          CHECK((&ink == &other || difference(ink.colour, other.colour, eyes) > 20));
    }
  }
  CHECK(games > 0);
}

TEST_CASE("In the dark theme wood and felt are dimmed by a fifth") {
  const Theme light = bundled_theme("light"), dark = bundled_theme("dark");
  for (const char* role : {"wood", "wood_frame", "wood_edge", "wood_out", "felt"}) {
    INFO(role);
    CHECK(dark.colour(role) == blend(Colour{0, 0, 0}, light.colour(role), 0.8));
  }
  CHECK_FALSE(light.dark);
  CHECK(dark.dark);
  CHECK(dark.size("body") == light.size("body"));
  CHECK(dark.fonts == light.fonts);
}

TEST_CASE("A theme takes from the one that it extends what it does not say") {
  const TempFolder scratch;
  scratch.write("mine.yaml",
                "title: {fr: Le mien, en: Mine}\nextends: dark\npaints: {accent: \"#00FF00\", wood: {colour: \"#112233\", pattern: dots, "
                "symbol: o}}\n");
  const LoadedTheme loaded = load_theme({kThemes, scratch.path()}, "mine");
  CHECK(loaded.problems.empty());
  CHECK(loaded.theme.dark);
  CHECK(loaded.theme.colour("accent") == Colour{0, 255, 0});
  CHECK(loaded.theme.paint("wood") == Paint{Colour{0x11, 0x22, 0x33}, Pattern::dots, "o"});
  CHECK(loaded.theme.colour("ink") == bundled_theme("dark").colour("ink"));
  CHECK(theme_names({kThemes, scratch.path()}) == std::vector<std::string>{"dark", "light", "mine"});
}

TEST_CASE("Faults of a theme are told at their place") {
  const TempFolder scratch;
  const auto load = [&](const char* yaml) {
    scratch.write("t.yaml", yaml);
    return load_theme({kThemes, scratch.path()}, "t").problems;
  };
  CHECK(
      places(load(
          "title: {fr: a, en: b}\nextends: light\npaints: {accent: red, wood: {colour: \"#123\", pattern: dot}}\nsizes: {body: big}\n")) ==
      std::vector<std::string>{"3:18 yaml.expected", "3:38 yaml.expected", "3:55 yaml.expected", "4:15 yaml.expected"});
  CHECK(places(load("title: {fr: a, en: b}\nextends: lihgt\n")) == std::vector<std::string>{"2:10 theme.unknown_near"});
  CHECK(places(load("title: {fr: a, en: b}\nextends: t\n")) == std::vector<std::string>{"2:10 theme.loop"});
  const auto lacking = load("title: {fr: a, en: b}\npaints: {ink: \"#000000\"}\n");
  CHECK(lacking.size() == 1);
  CHECK(load_theme({kThemes}, "nowhere").problems.at(0).text.key == "theme.unknown");
}

TEST_CASE("Half a sentence that stands where a language should is told to want quotes") {
  const TempFolder scratch;
  const auto load = [&](const std::string& title) {
    scratch.write("t.yaml", "title: " + title + "\nextends: light\n");
    return places(load_theme({kThemes, scratch.path()}, "t").problems);
  };
  CHECK(load("{fr: Un cavalier chacun, et l’eau monte., en: a}") == std::vector<std::string>{"1:33 yaml.lone_key"});
  CHECK(load("{xx: a}").front() == "1:9 yaml.language");
  CHECK(load("{fr: a, soir.: b}").front() == "1:16 yaml.language_quotes");
}

TEST_CASE("A size that cannot be drawn is told at its place, and what is used is that of the usual theme") {
  const TempFolder scratch;
  const auto load = [&](const std::string& sizes) {
    scratch.write("t.yaml", "title: {en: b}\nextends: light\nsizes: {" + sizes + "}\n");
    return load_theme({kThemes, scratch.path()}, "t");
  };
  const Theme usual = bundled_theme("light");
  for (const std::string_view role : required_sizes()) {
    CAPTURE(role);
    for (const char* wrong : {"-1", "1000000", ".nan", ".inf", "big"}) {
      const LoadedTheme loaded = load(std::string(role) + ": " + wrong);
      CHECK(places(loaded.problems) == std::vector<std::string>{"3:" + std::to_string(11 + role.size()) + " yaml.expected"});
      CHECK(loaded.theme.size(role) == usual.size(role));
    }
    CHECK(load(std::string(role) + ": " + std::to_string(usual.size(role))).problems.empty());
  }
  for (const char* wrong : {"body: 0", "body: 0.001", "label: 0.4", "card_title: 7.9", "bar_title: 33", "clock: 65", "bar_height: 10000",
                            "panel_width: 0", "panel_width_players: 10000"})
    CHECK(load(wrong).problems.size() == 1);
}

TEST_CASE("What stands in a theme's place and cannot be read is told as what it is") {
  const TempFolder folder;
  std::filesystem::create_directory(folder / "mine.yaml");
  const auto loaded = load_theme({folder.path()}, "mine");
  REQUIRE(loaded.problems.size() == 1);
  CHECK(loaded.problems[0].text.key != "theme.unknown");
  CHECK(loaded.problems[0].where.file == (folder / "mine.yaml").string());
  std::filesystem::create_directory(folder / "light.yaml");
  CHECK(load_theme({kThemes, folder.path()}, "light").problems.empty());  // the one that can be read counts
}

TEST_CASE("A broken theme can be used all the same") {
  const TempFolder scratch;
  const auto load = [&](const char* yaml) {
    scratch.write("t.yaml", yaml);
    return load_theme({kThemes, scratch.path()}, "t");
  };
  const LoadedTheme torn = load("title: [\n");
  CHECK_FALSE(torn.problems.empty());
  CHECK(torn.theme.paints == bundled_theme("light").paints);
  CHECK(torn.theme.sizes == bundled_theme("light").sizes);
  const LoadedTheme dark = load("title: {fr: a, en: b}\ndark: true\npaints: {ink: \"#FFFFFF\"}\n");
  CHECK_FALSE(dark.problems.empty());
  CHECK(dark.theme.colour("ink") == Colour{255, 255, 255});
  CHECK(dark.theme.colour("ground") == bundled_theme("dark").colour("ground"));
  CHECK(load_theme({kThemes}, "nowhere").theme.colour("ground") == bundled_theme("light").colour("ground"));
}

TEST_CASE("All that a theme lacks is told in one sentence, with what would give it where it extends nothing") {
  const TempFolder folder;
  const auto problems = [&](const std::string& text) {
    folder.write("mine.yaml", text);
    return load_theme({kThemes, folder.path()}, "mine").problems;
  };
  const auto bare = problems("title: {fr: a, en: b}\ndark: true\npaints: {ink: \"#FFFFFF\"}\n");
  REQUIRE(bare.size() == 1);
  CHECK(bare[0].text.key == "theme.roles_missing_base");
  CHECK(bare[0].text.args[0] == TextArg("n", required_paints().size() + required_sizes().size() + required_fonts().size() - 1));
  CHECK(bare[0].text.args[2] == TextArg("base", "dark"));
  folder.write("base.yaml", "title: {fr: a, en: b}\nextends: light\n");
  CHECK(problems("title: {fr: a, en: b}\nextends: base\n").empty());
}

TEST_CASE("A role that no theme has is painted so that it is seen") {
  CHECK(Theme().colour("nothing") == Colour{255, 0, 255});
  CHECK(Theme().size("nothing") == 0);
}
