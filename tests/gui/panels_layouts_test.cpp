#include "catch.hpp"
#include "staged.hpp"
#include "ui/first_screen.hpp"
#include "window.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <set>
#include <sstream>

/// What the panel of a table offers and tells, drawn into a picture that nobody looks at.
using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr Look kSmall{900, 600, 1, "en", "light"}, kUsual{1280, 800, 1, "en", "light"}, kLarge{1920, 1200, 2, "en", "dark"};
constexpr KeyChange kBack{.key = Key::page_up}, kFromHere{.key = Key::enter, .ctrl = true}, kYes{.key = Key::enter},
    kAnalyse{.key = Key::f7};

class Table {
 public:
  Table(Surrounded& all, const Look& look, const OpenAt& at) : all_(all), stage_(all, look) {
    stage_.show(first_screen(stage_.ui(), at));
    stage_.settle();
  }

  void press(std::initializer_list<KeyChange> keys) {
    for (const KeyChange& key : keys) {
      stage_.press(key);
      stage_.settle();
    }
  }
  void play(const std::string& move) {
    stage_.type("/" + move);
    press({kYes});
  }
  void click(Vec2 at, Button button = Button::left) {
    stage_.click(at, button);
    stage_.settle();
  }

  bool says(const std::string& words) const {
    return std::ranges::any_of(texts_of(all_.seen()), [&](const SeenText& t) { return !t.cut && t.text.find(words) != t.text.npos; });
  }
  /// Draws until it says so.
  bool comes_to_say(const std::string& words) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!says(words) && std::chrono::steady_clock::now() < end) stage_.settle();
    return says(words);
  }
  /// A widget with that label that can be pressed.
  std::optional<Rect> widget(const std::string& label) const {
    const Value seen = all_.seen();
    for (const Value& item : *seen.find("widgets")->as_list())
      if (*item.find("label")->as_string() == label && *item.find("visible")->as_bool()) return box_of(item, "box");
    return std::nullopt;
  }
  bool offers(const std::string& label) const { return widget(label).has_value(); }
  void press_widget(const std::string& label) {
    const auto box = widget(label);
    INFO(label);
    REQUIRE(box);
    click(box->centre());
  }
  Value seen() const { return all_.seen(); }
  /// The text of the question that waits.
  std::string asks() {
    REQUIRE(stage_.ui().dialogs.any());
    return stage_.ui().dialogs.top()->text;
  }

 private:
  Surrounded& all_;
  Staged stage_;
};

/// Lines of the list of moves that are seen.
std::size_t rows_of_moves(const Table& table, const std::set<std::string>& moves) {
  std::set<float> rows;
  const Value seen = table.seen();
  for (const Value& item : *seen.find("widgets")->as_list()) {
    const std::string label = *item.find("label")->as_string();
    if (moves.contains(label.substr(0, label.find(' '))) && *item.find("visible")->as_bool()) rows.insert(box_of(item, "box").y);
  }
  return rows.size();
}

std::set<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

}  // namespace

TEST_CASE("Where a bot is to move, who plays on from there is told that the moves stay as a line, and the list has them at once") {
  Surrounded all;
  OpenAt at = match_of("pente", "standard", {}, "K10 M10 J11 H9 C3 D15");
  at.match->players[1] = {.human = false, .level = 1, .name = ""};
  Table table(all, kUsual, at);
  table.press({kBack, kBack, kBack, kFromHere});  // after J11
  CHECK(table.asks().find("3 moves that were taken back stay in the list as a line.") != std::string::npos);
  table.press({kYes});
  CHECK(table.offers("C3"));
  CHECK(table.offers("D15"));
}

TEST_CASE("A line is judged while it is looked at: how it stands, and what is best there") {
  Surrounded all;
  for (const Look& look : {kSmall, kUsual}) {
    Table table(all, look, match_of("pente", "standard", {}, "K10 M10 J11 H9 L12 G8 resign"));
    table.press({kAnalyse, kBack, kBack});
    table.play("C3");
    REQUIRE(table.comes_to_say("6. C3"));
    CHECK(table.says("Best (Shift"));
    CHECK(table.seen().find("line")->as_int());
  }
}

TEST_CASE("In a position that is looked at advice is offered after the end, and what hides the analysis says so") {
  Surrounded all;
  Table table(all, kUsual, match_of("pente", "standard", {}, "K10 M10 J11 H9 resign"));
  table.press({kBack, kAnalyse, {.key = Key::k, .ctrl = true}});
  CHECK(table.offers("Advice"));
  CHECK(table.offers("Hide the analysis"));
  table.press({{.key = Key::escape}});
  table.press({kAnalyse, {.key = Key::k, .ctrl = true}});
  CHECK(table.offers("Analyse"));
}

TEST_CASE("What is held is flipped and tipped over by buttons, in windows of all sizes") {
  Surrounded all;
  for (const Look& look : {kSmall, kUsual, kLarge}) {
    CHECK(Table(all, look, match_of("katamino", "volume", {}, "", 1)).offers("Tip"));
    Table table(all, look, match_of("katamino", "penta", {}, "", 1));
    INFO(look.width);
    table.press_widget("Flip");
    CHECK(table.says("First click a piece"));
    table.press({{.key = Key::tab}});
    const Value before = *table.seen().find("held")->find("orientation");
    table.press_widget("Flip");
    table.press_widget("Turn");
    CHECK(*table.seen().find("held")->find("orientation") != before);
  }
}

TEST_CASE("Undo is seen beside every board, however low the window") {
  Surrounded all;
  for (const Look& look : {kSmall, kUsual, kLarge}) {
    INFO(look.width);
    CHECK(Table(all, look, match_of("pente", "teams", {}, "K10 M10 J11 H9", 4)).offers("Undo"));
    CHECK(Table(all, look, match_of("triominos", "match", {}, "deal start 544@0,0 534@1,0 554@-1,0", 4)).offers("Undo"));
    Table explored(all, look, match_of("pente", "standard", {}, "K10 M10 J11 resign"));
    explored.press({kAnalyse});
    CHECK(explored.offers("Undo"));
  }
}

TEST_CASE("In a small window four lines of moves are seen") {
  Surrounded all;
  const std::string tiles = "544@0,0 534@1,0 554@-1,0 235@1,-1 233@2,-1 334@2,0 155@-1,-1";
  const std::string told = "4-4-5 3-4-5 4-5-5 2-3-5 2-3-3 3-3-4 1-5-5";
  CHECK(rows_of_moves(Table(all, kSmall, match_of("triominos", "match", {}, "deal start " + tiles, 4)), words_of(told)) >= 4);
  const std::string shapes = "T:e10-e11-e12-f11 L:i3-j1-j2-j3 O:j8-j9-k8-k9 T:l12-m11-m12-m13";
  CHECK(rows_of_moves(Table(all, kSmall, match_of("iso", "standard", {}, shapes)), {"T", "L", "O"}) >= 3);  // of which one may take two
  const std::string stones = "K10 M10 J11 H9 L12 G8 K12 F7 E6 O10 K14 D5 C4 P10 J13 C3";
  Table analysed(all, kSmall, match_of("pente", "standard", {}, stones + " resign"));
  analysed.press({kAnalyse, kBack, kBack});
  CHECK(rows_of_moves(analysed, words_of(stones)) >= 4);
}

TEST_CASE("A right click on a move looks at it and asks what can be done with it") {
  Surrounded all;
  Table table(all, kUsual, match_of("pente", "standard", {}, "K10 M10 J11 H9 resign"));
  table.press({kBack, kBack});
  table.play("C3");
  table.press({{.key = Key::end}});
  const auto move = table.widget("C3");
  REQUIRE(move);
  table.click(move->centre(), Button::right);
  CHECK(table.offers("Annotate…"));
  CHECK(table.offers("New match from here"));
  CHECK(table.seen().find("line")->as_int());
  CHECK(table.widget("New match from here")->right() < kUsual.width);
  table.press_widget("Remove the line");
  CHECK_FALSE(table.offers("C3"));
}
