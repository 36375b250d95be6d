#include "app/start.hpp"
#include "catch.hpp"
#include "content/yaml.hpp"
#include "surroundings.hpp"
#include "ui/core/display.hpp"
#include "ui/first_screen.hpp"
#include "ui/stage.hpp"
#include "window.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <thread>

/// Every screen of every game at every size, scale, language and theme: nothing that panels say is cut, beside the window or over something
/// else, and every button can be pressed. The screens are drawn into a picture that nobody looks at; what they say of themselves is read.
using namespace tablier;
using namespace tablier::gui;

namespace {

struct Case {
  ScreenName screen = ScreenName::library;
  const char* game = "";
  const char* variant = "";
  int seats = 2;
  const char* moves = "";
};

constexpr Case kCases[] = {
    {.screen = ScreenName::library},
    {.screen = ScreenName::settings},
    {ScreenName::setup, "pente", "teams", 4},
    {ScreenName::setup, "katarenga", "congress"},
    {ScreenName::setup, "katamino", "penta", 1},
    {ScreenName::setup, "triominos", "match", 4},
    {ScreenName::map, "katamino", "penta", 1},
    {ScreenName::rules, "pente", "standard"},
    {ScreenName::table, "katamino", "penta", 1},
    {ScreenName::table, "katamino", "duel", 2, "Y:c6-d5-d6-e6-f6 N:b7-c7-c8-d8-e8 V:b2-c2-d2-d3-d4 P:e3-e4-e5-f3-f4"},
    {ScreenName::table, "pente", "standard", 2, "K10 M10 J11 H9 H11 K13 J12 G10 L11 J10 L8 L9 M11 H10 L12 K11 J9 L10 J8 N10 H8 H11"},
    {ScreenName::table, "pente", "teams", 4, "K10 M10 J11 H9 H11 K13 J12 G10 L11 J10 M9 L9"},
    {ScreenName::table, "pente", "connect6", 2, "K10 M10 J11 H9 H11 K13"},
    {ScreenName::table, "triominos", "match", 4, "deal start 544@0,0 534@1,0 554@-1,0 235@1,-1 233@2,-1 334@2,0 155@-1,-1"},
    {ScreenName::table, "iso", "standard", 2, "T:e10-e11-e12-f11 L:i3-j1-j2-j3 O:j8-j9-k8-k9 T:l12-m11-m12-m13 S:h5-i4-i5-j4"},
    {ScreenName::table, "katarenga", "congress", 2, "d1-f2 d8-d6 h6-f5 a4-b5 f5-e3 c1-c5"},
    {ScreenName::table, "reversi", "standard", 2, "e6 f6 f5 d6 f7 g4"},
    {ScreenName::table, "domineering", "standard", 2, "f5-f6 c1-d1 h4-h5 d2-e2"},
    {ScreenName::table, "tictactoe", "five", 2, "e1 g1 c7 g6"},
};

struct Look {
  int width, height;
  float scale;
  const char* language;
  const char* theme;
};

/// Each size and scale in one language and one theme, the narrowest and the usual one in both.
constexpr Look kLooks[] = {
    {900, 600, 1, "fr", "dark"},      {900, 600, 2, "en", "light"},   {1280, 800, 1, "fr", "light"},  {1280, 800, 1.5F, "en", "dark"},
    {1920, 1080, 1.5F, "fr", "dark"}, {1920, 1080, 2, "en", "light"}, {3840, 2160, 2, "fr", "light"}, {3840, 2160, 1, "en", "dark"},
};

std::vector<std::string> tokens_of(const char* text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

OpenAt open_at(const Case& c) {
  OpenAt at;
  at.screen = c.screen;
  if (*c.game == '\0') return at;
  MatchSetup setup;
  setup.game = c.game;
  setup.variant = c.variant;
  setup.players.resize(static_cast<std::size_t>(c.seats));
  setup.seed = 3;
  at.match = setup;
  at.moves = tokens_of(c.moves);
  return at;
}

/// Draws until nothing changes any more.
void settle(Stage& stage) {
  constexpr int kQuiet = 3, kMaxFrames = 2000;
  double now = 1;
  for (int i = 0, quiet = 0; i < kMaxFrames && quiet < kQuiet; ++i) {
    const bool due = stage.due(now);
    const Screen* top = stage.ui().navigator.top();
    const bool settled = top && top->settled();
    quiet = due || !settled ? 0 : quiet + 1;
    if (!settled) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    stage.frame(now);
    now += 0.5;
  }
  stage.shown();
}

/// What is read of the catalogue beside is read to its end: the next screen asks for it at once.
void wait_for_reader(Ui& ui) {
  auto last = ui.reader.ask<int>(ui.services.catalogue, [](Catalogue&) { return 0; });
  while (!last.ready()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  static_cast<void>(last.take());
}

Rect box_of(const Value& value, const char* name) {
  std::vector<float> v;
  for (const Value& one : *value.find(name)->as_list()) v.push_back(static_cast<float>(number(one)));
  return {v[0], v[1], v[2], v[3]};
}

Rect common(Rect a, Rect b) {
  const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
  return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x), std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

bool within(Rect inner, Rect outer, float slack) {
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack &&
         inner.bottom() <= outer.bottom() + slack;
}

struct SeenText {
  std::string text;
  Rect box, clip;
  bool cut;
};

std::vector<SeenText> texts_of(const Value& seen) {
  std::vector<SeenText> all;
  for (const Value& t : *seen.find("texts")->as_list()) {
    SeenText w{*t.find("text")->as_string(), box_of(t, "box"), box_of(t, "clip"), *t.find("cut")->as_bool()};
    const Rect shown = common(w.box, w.clip);
    if (shown.w > 1 && shown.h > 1) all.push_back(std::move(w));  // else it waits to be scrolled to
  }
  return all;
}

/// What is wrong with one screen, in words.
std::vector<std::string> faults_of(const Value& seen, Vec2 size, bool scrolls) {
  std::vector<std::string> faults;
  const Rect window{0, 0, size.x, size.y};
  const float slack = 1.5F * static_cast<float>(number(*seen.find("scale")));
  const std::vector<SeenText> texts = texts_of(seen);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const SeenText& w = texts[i];
    if (w.cut) faults.push_back("cut: " + w.text);
    if (!within(w.box, window, slack) && !scrolls) faults.push_back("beside the window: " + w.text);
    const Rect shown = common(w.box, w.clip);
    if (shown.w < w.box.w - slack || (!scrolls && shown.h < w.box.h - slack)) faults.push_back("half shown: " + w.text);
    for (std::size_t j = i + 1; j < texts.size() && !w.cut; ++j) {
      if (texts[j].cut) continue;
      const Rect both = common(shown, common(texts[j].box, texts[j].clip));
      if (both.w > 2 * slack && both.h > 2 * slack) faults.push_back("over each other: " + w.text + " / " + texts[j].text);
    }
  }
  for (const Value& item : *seen.find("widgets")->as_list())
    if (*item.find("visible")->as_bool() && !scrolls && !within(box_of(item, "box"), window, slack))
      faults.push_back("cannot be reached: " + *item.find("label")->as_string());
  return faults;
}

/// True where there is something to press in either half of the width.
bool uses_both_halves(const Value& seen, float width) {
  bool left = false, right = false;
  for (const Value& item : *seen.find("widgets")->as_list()) {
    const Rect box = box_of(item, "box");
    if (box.y < 100) continue;  // the bar
    left = left || box.right() < width / 2;
    right = right || box.x > width / 2;
  }
  return left && right;
}

/// Rows of the list of moves in the panel: widgets between its heading and the button for help.
std::size_t rows_of_moves(const Value& seen) {
  float top = 0, foot = 0;
  std::set<float> rows;
  const auto& widgets = *seen.find("widgets")->as_list();
  for (const Value& item : widgets) {
    const std::string label = *item.find("label")->as_string();
    if (label == "Moves" || label == "Coups") top = box_of(item, "box").bottom();
    if (label == "Advice" || label == "Conseil") foot = box_of(item, "box").y;
  }
  for (const Value& item : widgets)
    if (const Rect box = box_of(item, "box"); box.y >= top && box.bottom() <= foot && box.h < 30) rows.insert(box.y);
  return rows.size();
}

Value read_probe(const std::filesystem::path& file) {
  std::stringstream all;
  all << std::ifstream(file).rdbuf();
  const LoadedYaml read = read_yaml(all.str(), "probe");  // JSON is YAML (YAML 1.2, 1.3)
  REQUIRE(read.document);
  return read.document->root().value();
}

}  // namespace

TEST_CASE("at every size, scale, language and theme all that panels say can be read, and all that can be pressed is there") {
  const Display display(1280, 800);
  const Home home;
  for (const std::string& entry : home.environment())
    setenv(entry.substr(0, entry.find('=')).c_str(), entry.substr(entry.find('=') + 1).c_str(), 1);
  setenv("DISPLAY", display.name().c_str(), 1);
  const std::filesystem::path probe = home / "layout.json";
  setenv("TABLIER_PROBE", probe.c_str(), 1);
  setenv("TABLIER_PROBE_TEXTS", "1", 1);
  Services services = make_services("en");
  services.keeps_matches = false;
  services.settings.sound = services.settings.motion = false;
  for (const Look& look : kLooks) {
    services.settings.language = look.language;
    services.settings.theme = look.theme;
    const auto fonts = find_fonts(theme_of(services).theme);
    REQUIRE(fonts);
    sf::RenderTexture target;
    REQUIRE(target.create(64, 64));
    target.setActive(true);
    Stage stage(services, *fonts, look.width, look.height, [&target] { target.setActive(true); });
    stage.fix_scale(look.scale);
    for (const Case& c : kCases) {
      auto screen = first_screen(stage.ui(), open_at(c));
      if (stage.ui().navigator.top()) stage.ui().navigator.replace(std::move(screen));
      else stage.ui().navigator.open(std::move(screen));
      settle(stage);
      wait_for_reader(stage.ui());
      const Value seen = read_probe(probe);
      INFO(look.width << "x" << look.height << " at " << look.scale << ", " << look.language << ", " << look.theme << ": "
                      << to_json(*seen.find("screen")) << " " << c.game << " " << c.variant);
      const Vec2 size{static_cast<float>(look.width), static_cast<float>(look.height)};
      for (const std::string& fault : faults_of(seen, size, c.screen != ScreenName::table)) {
        INFO(fault);
        CHECK(fault.empty());
      }
      if (c.screen == ScreenName::settings && size.x >= 1900 * look.scale) CHECK(uses_both_halves(seen, size.x));
      if (c.seats > 2 && *c.moves != '\0' && look.scale == 1) CHECK(rows_of_moves(seen) >= 4);
    }
  }
}
