#include "catch.hpp"
#include "match/save.hpp"
#include "puzzle.hpp"
#include "staged.hpp"
#include "ui/first_screen.hpp"
#include "window.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>

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

bool within(Rect inner, Rect outer, float slack) {
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack &&
         inner.bottom() <= outer.bottom() + slack;
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

}  // namespace

TEST_CASE("at every size, scale, language and theme all that panels say can be read, and all that can be pressed is there") {
  Surrounded all;
  for (const Look& look : kLooks) {
    Staged stage(all, look);
    for (const Case& c : kCases) {
      stage.show(first_screen(stage.ui(), open_at(c)));
      stage.settle();
      const Value seen = all.seen();
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

namespace {

/// A position and a move that it has words for on the board, or that puts something near them.
struct Told {
  const char* game;
  const char* variant;
  int seats;
  const char* moves;
  const char* last;
};

constexpr Told kTold[] = {
    {"pente", "standard", 2, "K10 M10 J11 H9 H11 K13 J12 G10 L11 J10 L8 L9 M11 H10 L12 K11 J9 L10 J8 N10 H8", "H11"},
    {"pente", "standard", 2, "K10 A1 L10 A2 M10 A3", "N10"},
    {"triominos", "standard", 2, "deal", "start"},
    {"triominos", "match", 4, "deal start 544@0,0 534@1,0 554@-1,0 235@1,-1 233@2,-1 334@2,0", "155@-1,-1"},
    {"iso", "small", 2,
     "I:d5-d6-d7-d8 S:f4-g4-g5-h5 I:e2-e3-e4-e5 S:f2-g2-g3-h3 S:b2-b3-c3-c4 I:c1-d1-e1-f1 T:f7-g6-g7-g8 T:a5-b5-b6-c5 O:a7-a8-b7-b8 "
     "L:c2-d2-d3-d4",
     "L:a2-a3-a4-b4"},
    {"iso", "any-colour", 2, "I:c4-d4-e4-f4 I:a3-b3-c3-d3", "T:g4-h3-h4-h5"},
    {"iso", "any-colour", 2, "I:c4-d4-e4-f4 I:a3-b3-c3-d3 T:g4-h3-h4-h5", "L:b2-c2-d2-d1"},
    {"katarenga", "congress", 2, "d1-f2 d8-d6 h6-f5 a4-b5 f5-e3", "c1-c5"},
    {"reversi", "standard", 2, "e6 f6 f5 d6 f7", "g4"},
    {"domineering", "standard", 2, "f5-f6 c1-d1 h4-h5", "d2-e2"},
    {"tictactoe", "standard", 2, "b2", "c1"},
};

constexpr Look kToldLooks[] = {{900, 600, 1, "fr", "dark"}, {1280, 800, 1.5F, "en", "light"}, {2560, 1440, 1, "fr", "light"}};

float gap_between(Rect a, Rect b) {
  const float x = std::max({a.x - b.right(), b.x - a.right(), 0.0F}), y = std::max({a.y - b.bottom(), b.y - a.bottom(), 0.0F});
  return std::hypot(x, y);
}

/// What is wrong with words that speak of something on the table; `count` is raised by their number.
std::vector<std::string> bubble_faults(const Value& seen, Vec2 size, int& count) {
  constexpr float kHair = 0.5F, kNearby = 3.5F;
  std::vector<std::string> faults;
  std::vector<Rect> read;
  for (const Value& box : *seen.find("read")->as_list()) read.push_back(rect_of(box));
  for (const Value& bubble : *seen.find("bubbles")->as_list()) {
    const Rect box = box_of(bubble, "box");
    const std::string where = to_json(*bubble.find("box")) + " of " + to_json(*bubble.find("about"));
    if (!within(box, {0, 0, size.x, size.y}, 0)) faults.push_back("beside the window: " + where);
    for (const Rect& r : read)
      if (overlap_area(box.inset(kHair), r) > 0) faults.push_back("over what is read: " + where);
    float away = size.x;
    for (const Value& about : *bubble.find("about")->as_list()) {
      away = std::min(away, gap_between(box, rect_of(about)));
      if (overlap_area(box.inset(kHair), rect_of(about)) > 0) faults.push_back("over what it is about: " + where);
    }
    if (away > kNearby * box.h) faults.push_back("far from what it is about: " + where);
    read.push_back(box);
    ++count;
  }
  return faults;
}

/// What is wrong with counts under what waits.
std::vector<std::string> tally_faults(const Value& seen) {
  std::vector<std::string> faults;
  std::vector<Rect> before;
  for (const Value& tally : *seen.find("tallies")->as_list()) {
    const Rect box = box_of(tally, "box");
    if (!within(box, box_of(tally, "tray").inset(1), 0)) faults.push_back("over the edge: " + to_json(tally));
    for (const Rect& other : before)
      if (overlap_area(box, other) > 0) faults.push_back("over another: " + to_json(tally));
    before.push_back(box);
  }
  return faults;
}

void check_bubbles(const Surrounded& all, const Look& look, int& count) {
  std::vector<std::string> faults = bubble_faults(all.seen(), {static_cast<float>(look.width), static_cast<float>(look.height)}, count);
  std::ranges::copy(tally_faults(all.seen()), std::back_inserter(faults));
  for (const std::string& fault : faults) {
    INFO(fault);
    CHECK(fault.empty());
  }
}

}  // namespace

TEST_CASE(
    "what is said on a board stands near what it is about, over nothing that is read, and within the window; counts stay on their paper") {
  Surrounded all;
  int count = 0;
  for (const Look& look : kToldLooks) {
    Staged stage(all, look);
    for (const Told& c : kTold) {
      INFO(look.width << "x" << look.height << " at " << look.scale << ": " << c.game << " " << c.variant << " " << c.last);
      stage.show(first_screen(stage.ui(), open_at({ScreenName::table, c.game, c.variant, c.seats, c.moves})));
      stage.settle();
      stage.type(std::string("/") + c.last);
      stage.press({.key = Key::enter});
      stage.settle();
      REQUIRE(all.seen().find("moves")->as_list()->size() == tokens_of(c.moves).size() + 1);
      check_bubbles(all, look, count);
      stage.press({.key = Key::tab});  // a thing in the hand, where things are laid
      stage.settle();
      check_bubbles(all, look, count);
      if (&look != std::begin(kToldLooks)) continue;
      stage.press({.key = Key::f9});  // advice, which takes bots seconds: where there is least room
      stage.settle();
      check_bubbles(all, look, count);
    }
  }
  CHECK(count > 30);
}

namespace {

/// Two people with names that no card has room for.
void leave_match(const Home& home) {
  MatchSetup setup;
  setup.game = "pente";
  setup.variant = "tournament";
  setup.players = {Player{.name = std::string(40, 'W')}, Player{.name = std::string(40, 'M')}};
  auto match = Match::start(*games().ruleset("pente/tournament"), setup);
  REQUIRE(match);
  REQUIRE(match->play("K10"));
  std::filesystem::create_directories(home.state() / "matches");
  REQUIRE(save_match(*match, home.state() / "matches" / "left.yaml"));
}

}  // namespace

TEST_CASE("a card to go on with that has no room for its players' names keeps its key, and nothing lies over anything else") {
  Surrounded all;
  leave_match(all.home());
  for (const Look& look : {Look{900, 600, 1, "fr", "light"}, Look{1280, 800, 1.5F, "en", "dark"}}) {
    Staged stage(all, look);
    stage.show(first_screen(stage.ui(), OpenAt{}));
    stage.settle();
    const Value seen = all.seen();
    const std::vector<SeenText> texts = texts_of(seen);
    CHECK(std::ranges::none_of(texts, [](const SeenText& t) { return t.text.find("WWWW") != t.text.npos && !t.cut; }));
    const char* const enter = look.language == std::string("fr") ? "Entrée" : "Enter";
    CHECK(std::ranges::count_if(texts, [enter](const SeenText& t) { return t.text == enter && !t.cut; }) == 1);
    const Vec2 size{static_cast<float>(look.width), static_cast<float>(look.height)};
    for (const std::string& fault : faults_of(seen, size, true)) {
      INFO(fault);
      CHECK(fault.starts_with("cut: "));
    }
  }
}

namespace {

/// The widget that the keyboard is on, where one is.
std::optional<Rect> focused_switch(const Value& seen) {
  for (const Value& item : *seen.find("widgets")->as_list())
    if (const Value* focused = item.find("focused"); focused && focused->as_bool() && *focused->as_bool())
      return *item.find("kind")->as_string() == "switch" ? std::optional(box_of(item, "box")) : std::nullopt;
  return std::nullopt;
}

}  // namespace

TEST_CASE("a setting that keys change stays where it is, though it is told over it what is changed") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "fr", "dark"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::setup, "pente", "standard"})));
  stage.settle();
  stage.press({.key = Key::tab});
  std::optional<Rect> before;
  for (int i = 0; i < 30 && !before; ++i) {
    stage.press({.key = Key::down});
    stage.settle();
    before = focused_switch(all.seen());
  }
  REQUIRE(before);
  stage.press({.key = Key::space});
  stage.settle();
  const auto after = focused_switch(all.seen());
  REQUIRE(after);
  CHECK(std::abs(after->y - before->y) < 2);
}

TEST_CASE("both columns of the settings have room for the frame around what the keys are on") {
  constexpr float kFrame = 9;  // it reaches so far beyond a switch, in pixels
  Surrounded all;
  Staged stage(all, {1900, 1300, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::settings})));
  stage.settle();
  const Value seen = all.seen();
  const std::vector<SeenText> words = texts_of(seen);
  std::set<float> columns;
  for (const Value& item : *seen.find("widgets")->as_list()) {
    if (*item.find("kind")->as_string() != "switch") continue;
    const std::string& label = *item.find("label")->as_string();
    INFO(label);
    const auto text = std::ranges::find(words, label, &SeenText::text);
    REQUIRE(text != words.end());
    const Rect at = box_of(item, "box");
    columns.insert(at.x);
    CHECK(text->clip.x <= at.x - kFrame);
    CHECK(text->clip.right() >= at.right() + kFrame);
  }
  CHECK(columns.size() == 2);
}

TEST_CASE("the list of keys of a screen names none that does nothing there") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::settings})));
  stage.settle();
  const auto rows = stage.ui().navigator.top()->keys();
  CHECK(std::ranges::count(rows, std::string("keys.all.rules")) == 0);
  CHECK(std::ranges::count(rows, std::string("keys.settings.leave")) == 1);
}

TEST_CASE("what a seat has counted in a position that is set up goes down to nothing and no further") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, "pente", "standard", 2, "K10"})));
  stage.settle();
  stage.press({.key = Key::e, .ctrl = true});
  stage.settle();
  const auto counted = [&](bool back) {
    stage.type(back ? "-" : "+");
    stage.settle();
    std::string counts;
    const Value seen = all.seen();
    for (const Value& line : *seen.find("diagram")->as_list())
      if (line.as_string()->starts_with("count ")) counts = *line.as_string();
    return counts;
  };
  CHECK(counted(true).empty());
  CHECK(counted(false) == "count 0 2");
  for (int i = 0; i < 9; ++i) counted(false);
  CHECK(counted(false) == "count 0 8");
  CHECK(counted(true) == "count 0 6");
}

TEST_CASE("The list of moves beside the board can be read at every size, with what can be pressed there") {
  Surrounded all;
  for (const Look& look : kLooks) {
    Staged stage(all, look);
    for (const Case& c : kCases) {
      if (c.screen != ScreenName::table || c.seats < 2 || std::string_view(c.game) == "katamino") continue;
      stage.show(first_screen(stage.ui(), open_at(c)));
      stage.settle();
      stage.press({.key = Key::f2});
      stage.press({.key = Key::left});
      stage.settle();
      const Value seen = all.seen();
      REQUIRE(truth(seen, "lists_moves"));
      for (const std::string& fault : faults_of(seen, stage.ui().size, false))
        UNSCOPED_INFO(c.game << " " << look.width << " × " << look.height << " " << look.language << ": " << fault);
      CHECK(faults_of(seen, stage.ui().size, false).empty());
    }
  }
}

TEST_CASE("Why a position cannot be played from is said over neither the names of columns and rows nor what can be pressed") {
  Surrounded all;
  for (const Look& look : {Look{1900, 1300, 1.5F, "en", "light"}, {900, 600, 1, "fr", "light"}})
    for (const Case& c : {Case{ScreenName::table, "katarenga", "quartermaster", 2}, {ScreenName::table, "pente", "standard", 2}}) {
      INFO(look.width << " wide, " << c.game);
      Staged stage(all, look);
      stage.show(first_screen(stage.ui(), open_at(c)));
      stage.settle();
      stage.press({.key = Key::e, .ctrl = true});
      stage.press({.key = Key::enter});
      for (int i = 0; i < 4; ++i) {  // five in a row, or pawns of which none was the last
        stage.press({.key = Key::right});
        stage.press({.key = Key::enter});
      }
      stage.press({.key = Key::enter, .ctrl = true});
      stage.settle();
      const Value seen = all.seen();
      REQUIRE(text(seen, "screen") == "diagram");
      CHECK(under_notice(seen).size() <= 1);  // the place itself
      const std::vector<SeenText> drawn = texts_of(seen);
      const auto said = std::ranges::find(drawn, texts(seen, "notices").back(), &SeenText::text);
      REQUIRE(said != drawn.end());
      const auto& names = *seen.find("names")->as_list();
      REQUIRE(names.size() > 7);
      for (const Value& name : names) CHECK(overlap_area(said->box, box(name)) == 0);
    }
}

TEST_CASE("Enter takes the mark of a move that the keys are on, and Tab goes on from there") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, "pente", "standard", 2, "K10 M10 J11"})));
  stage.settle();
  stage.press({.key = Key::n, .ctrl = true});
  stage.settle();
  for (const Key key : {Key::tab, Key::right, Key::enter, Key::tab, Key::enter}) {
    stage.press({.key = key});
    stage.settle();
  }
  CHECK_FALSE(stage.ui().dialogs.any());
  CHECK(std::ranges::count(texts_of(all.seen()), std::string("J11 !"), &SeenText::text) == 1);
}

TEST_CASE("A comment that lengthens the list of moves does not take the move that one stands on out of sight") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  const char* const moves = "K10 M10 J11 H9 L12 G8 K12 F7 E6 O10 K14 D5 C4 P10 J13 C3";
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, "pente", "standard", 2, moves})));
  stage.settle();
  for (const std::string move : {"C3", "P10"}) {
    stage.press({.key = Key::n, .ctrl = true});
    stage.settle();
    stage.type("a long comment that takes more than one line of the list of moves, as comments do");
    stage.settle();
    stage.press({.key = Key::enter});
    stage.settle();
    const auto texts = texts_of(all.seen());
    CHECK(std::ranges::any_of(texts, [&](const SeenText& t) { return t.text == move && common(t.box, t.clip).h >= t.box.h - 1; }));
    for (int i = 0; i < 2; ++i) stage.press({.key = Key::page_up});
    stage.settle();
  }
}

TEST_CASE("Whoever gives up in a team is told that the partner loses, too") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, "pente", "teams", 4, "K10"})));
  stage.settle();
  stage.press({.key = Key::f8});
  stage.settle();
  REQUIRE(stage.ui().dialogs.any());
  CHECK(stage.ui().dialogs.top()->text.find("Player 2 and Player 4 lose it") != std::string::npos);
}

TEST_CASE("Beside clocks in a small window the cards of both players tell their points") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "fr", "light"});
  OpenAt at = open_at({ScreenName::table, "triominos", "standard", 2});
  at.match->clock = ClockRules{.seconds = 60};
  stage.show(first_screen(stage.ui(), at));
  stage.settle();
  CHECK(std::ranges::count_if(texts_of(all.seen()), [](const SeenText& t) {
          return t.text.find("Points") != std::string::npos && t.text.ends_with(": 0");
        }) == 2);
}

TEST_CASE("Who gives up a puzzle with nothing laid is not told of what agrees with the solution") {
  Surrounded all;
  Staged stage(all, {1280, 800, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, "katamino", "penta", 1})));
  stage.settle();
  stage.press({.key = Key::f8});
  stage.settle();
  REQUIRE(stage.ui().dialogs.any());
  stage.press({.key = Key::enter, .ctrl = true});
  stage.settle();
  REQUIRE(stage.ui().dialogs.any());
  CHECK(stage.ui().dialogs.top()->title == stage.ui().tr("table.compare.title"));
  CHECK(stage.ui().dialogs.top()->text.empty());
}

TEST_CASE("Among the highest scores nothing yet says which scores count there") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::records, "triominos", "standard", 2, ""})));
  stage.settle();
  const auto says = [&](const char* key) {
    const std::string words = stage.ui().tr(key);
    return std::ranges::any_of(texts_of(all.seen()), [&](const SeenText& t) { return t.text.find(words) != t.text.npos; });
  };
  for (int i = 0; i < 4 && !says("records.nothing_scored"); ++i) {
    stage.press({.key = Key::right});
    stage.settle();
  }
  CHECK(says("records.nothing_scored"));
  CHECK_FALSE(says("records.nothing_note"));
}

TEST_CASE("what the move did that one stands on is told whole in the smallest window") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  const auto crowded = std::ranges::find(kTold, std::string_view("small"), &Told::variant);
  const std::string moves = std::string(crowded->moves) + " " + crowded->last;
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, crowded->game, crowded->variant, 2, moves.c_str()})));
  stage.settle();
  const auto texts = texts_of(all.seen());
  CHECK(
      std::ranges::any_of(texts, [](const SeenText& t) { return t.text.find("+1, Player 2") != t.text.npos && t.text.ends_with("(−1)"); }));
}

TEST_CASE("both boards of a puzzle that was given up are whole in the smallest window, with the answers below them") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "fr", "dark"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, "katamino", "penta", 1})));
  stage.settle();
  stage.press({.key = Key::f8});
  stage.settle();
  stage.press({.key = Key::enter, .ctrl = true});
  stage.settle();
  const Value seen = all.seen();
  std::vector<Rect> boards;
  Rect close;
  for (const Value& item : *seen.find("widgets")->as_list()) {
    const std::string label = *item.find("label")->as_string();
    if (label == "Votre plateau" || label == "Une solution") boards.push_back(box_of(item, "box"));
    if (label == "Fermer") close = box_of(item, "box");
  }
  REQUIRE(boards.size() == 2);
  REQUIRE(close.h > 0);
  for (const Rect& board : boards) {
    CHECK(board.y > 0);
    CHECK(board.bottom() <= close.y);
  }
  CHECK(close.bottom() < 600);
}

TEST_CASE("while it is worked out what moves are worth the table says so") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, "katarenga", "isolation", 2, "d4 f7"})));
  stage.settle();
  stage.press({.key = Key::f5});
  stage.settle();
  stage.press({.key = Key::enter, .ctrl = true});  // all agree
  stage.draw(4);
  const auto texts = texts_of(all.seen());
  CHECK(std::ranges::any_of(texts, [](const SeenText& t) { return t.text.starts_with("Working out"); }));
}

TEST_CASE("who starts again between two at one table is told that it is the whole round") {
  Surrounded all;
  Staged stage(all, {900, 600, 1, "en", "light"});
  stage.show(first_screen(stage.ui(), open_at({ScreenName::table, "pente", "standard", 2, "K10 M10 J11"})));
  stage.settle();
  stage.press({.key = Key::r, .ctrl = true});
  stage.settle();
  REQUIRE(stage.ui().dialogs.any());
  CHECK(stage.ui().dialogs.top()->title == stage.ui().tr("table.restart.title"));
  CHECK(stage.ui().dialogs.top()->text == stage.ui().tr("table.restart.all"));
  CHECK(stage.ui().dialogs.top()->first_is_harmless);
}
