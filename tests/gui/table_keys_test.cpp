#include "catch.hpp"
#include "staged.hpp"
#include "ui/first_screen.hpp"
#include "window.hpp"

#include <algorithm>
#include <string>
#include <vector>

/// What keys alone do at a table, drawn into a picture that nobody looks at.
using namespace tablier;
using namespace tablier::gui;

namespace {

/// A table of two at one screen, or of one alone.
class Table {
 public:
  Table(Surrounded& all, const char* game, const char* variant, std::size_t players, std::vector<std::string> moves = {})
      : all_(all), stage_(all, {1280, 800, 1, "en", "light"}) {
    OpenAt at;
    at.screen = ScreenName::table;
    MatchSetup setup;
    setup.game = game;
    setup.variant = variant;
    setup.players.resize(players, Player{true, 0, {}});
    setup.seed = 3;
    at.match = setup;
    at.moves = std::move(moves);
    stage_.show(first_screen(stage_.ui(), at));
    stage_.settle();
    REQUIRE(text(seen(), "screen") == "table");
  }

  void press(Key key, bool ctrl = false) {
    stage_.press({.key = key, .ctrl = ctrl});
    stage_.settle();
  }
  void type(const std::string& words) {
    stage_.type(words);
    stage_.settle();
  }
  Value seen() const { return all_.seen(); }
  std::string typed() const { return seen().find("typed")->is_null() ? "(none)" : text(seen(), "typed"); }
  std::string said() const {
    const auto all = texts(seen(), "notices");
    return all.empty() ? std::string() : all.back();
  }
  /// The tray item that is held; −1: none.
  std::int64_t held() const {
    const Value now = seen(), held = *now.find("held");
    return held.is_null() ? -1 : *held.find("id")->as_int();
  }
  bool has_widget(const std::string& label, bool enabled) const {
    const Value now = seen();
    return std::ranges::any_of(*now.find("widgets")->as_list(),
                               [&](const Value& w) { return text(w, "label") == label && truth(w, "enabled") == enabled; });
  }

 private:
  Surrounded& all_;
  Staged stage_;
};

}  // namespace

TEST_CASE("The list of keys tells the game's own buttons also while there is none to press, the settings and itself") {
  Surrounded all;
  Table table(all, "triominos", "standard", 1);
  table.type("?");
  for (const char* row : {"1, 2…", "F10", "?"}) {
    INFO(row);
    CHECK(table.has_widget(row, true));
  }
}

TEST_CASE("A move that was typed and refused stays to be put right, and Escape clears it before it leaves") {
  Surrounded all;
  Table table(all, "katarenga", "katarenga", 2);
  table.type("/a1-q9");
  table.press(Key::enter);
  CHECK(table.typed() == "a1-q9");
  CHECK_FALSE(table.said().empty());
  table.press(Key::backspace);
  CHECK(table.typed() == "a1-q");
  table.press(Key::escape);
  CHECK(table.typed() == "(none)");
  CHECK(table.said().empty());
  CHECK(text(table.seen(), "screen") == "table");
  CHECK(texts(table.seen(), "moves").empty());
}

TEST_CASE("While a move is being typed the keys of help do what they say") {
  Surrounded all;
  Table table(all, "pente", "standard", 2);
  table.type("h");
  table.press(Key::f1);
  CHECK(text(table.seen(), "screen") == "rules");
  table.press(Key::escape);
  CHECK(text(table.seen(), "screen") == "table");
}

TEST_CASE("A piece of a draft is named by its number as well, and what is no piece is told so") {
  Surrounded all;
  Table table(all, "katamino", "draft", 2);
  table.type("/13");
  table.press(Key::enter);
  CHECK(table.said().find("1 to 12") != std::string::npos);
  table.press(Key::escape);
  for (const char* named : {"/6", "/take12", "/take 3"}) {
    table.type(named);
    table.press(Key::enter);
  }
  CHECK(texts(table.seen(), "moves").size() == 3);
}

TEST_CASE("Figures take the piece of that number, and one after another that of the longer number") {
  Surrounded all;
  Table table(all, "katamino", "volume", 1);
  table.press(Key::digit1);
  const auto one = table.held();
  table.press(Key::digit2);
  const auto twelve = table.held();
  CHECK(one >= 0);
  CHECK(twelve >= 0);
  CHECK(one != twelve);
  table.press(Key::right);
  table.press(Key::digit2);  // what was begun before is another number
  const auto two = table.held();
  CHECK(two != one);
  CHECK(two != twelve);
}

TEST_CASE("In a draft arrows go through the tray by its rows, the board has no cursor, and nothing is there to be undone") {
  Surrounded all;
  Table table(all, "katamino", "draft", 2);
  table.press(Key::right);
  const auto first = table.held();
  table.press(Key::right);
  const auto second = table.held();
  table.press(Key::left);
  table.press(Key::down);
  const auto below = table.held();
  CHECK(below != first);
  CHECK(below != second);
  table.press(Key::up);
  CHECK(table.held() == first);
  CHECK(table.has_widget("Undo", false));
  table.press(Key::enter);
  CHECK(texts(table.seen(), "moves").size() == 1);
  CHECK(table.seen().find("cursor")->is_null());
  CHECK(table.has_widget("Undo", true));
}

TEST_CASE("Enter with empty hands says what to do where things are laid") {
  Surrounded all;
  Table table(all, "katamino", "duel", 2);
  table.press(Key::right);
  table.press(Key::enter);
  CHECK(std::ranges::any_of(texts_of(table.seen()), [](const SeenText& t) { return t.text.starts_with("Your hand is empty"); }));
}

TEST_CASE("While one looks back no cursor stands on the board, nor what would be put there, before a key brings it") {
  Surrounded all;
  Table table(all, "tictactoe", "standard", 2);
  table.press(Key::right);
  table.press(Key::enter);
  table.press(Key::right);
  table.press(Key::enter);
  REQUIRE(texts(table.seen(), "moves").size() == 2);
  REQUIRE_FALSE(table.seen().find("cursor")->is_null());
  table.press(Key::page_up);
  REQUIRE_FALSE(table.seen().find("looked_at")->is_null());
  CHECK(table.seen().find("cursor")->is_null());
  CHECK(table.seen().find("preview")->is_null());
  table.press(Key::end);
  CHECK_FALSE(table.seen().find("cursor")->is_null());
}

TEST_CASE("While a move is typed a board without names of columns and rows tells those of its places") {
  Surrounded all;
  Table table(all, "katamino", "penta", 1);
  CHECK(*table.seen().find("named_places") == Value(0));
  table.type("/");
  CHECK(number(*table.seen().find("named_places")) > 10);
  table.press(Key::escape);
  CHECK(*table.seen().find("named_places") == Value(0));
}

TEST_CASE("While a move is typed a board that has names of columns and rows needs no others") {
  Surrounded all;
  Table with_names(all, "katamino", "duel", 2);
  with_names.type("/");
  CHECK(*with_names.seen().find("named_places") == Value(0));
}

TEST_CASE("While a running match is looked back at, arrows go along its moves, and the way back is End where Enter is the hand's") {
  Surrounded all;
  Table table(all, "pente", "standard", 2, {"K10", "L9", "K13"});
  const auto looked_at = [&] { return table.seen().find("looked_at")->is_null() ? -1 : *table.seen().find("looked_at")->as_int(); };
  table.press(Key::left);  // of the board
  CHECK(looked_at() == -1);
  table.press(Key::page_up);
  CHECK(looked_at() == 2);
  table.press(Key::left);
  CHECK(looked_at() == 1);
  table.press(Key::up);
  CHECK(looked_at() == 0);
  table.press(Key::right);
  table.press(Key::down);
  CHECK(looked_at() == 2);
  table.press(Key::right);
  CHECK(looked_at() == -1);
}

TEST_CASE("A key for what a match has not says so") {
  Surrounded all;
  Table table(all, "pente", "standard", 2);
  table.press(Key::f4);
  CHECK(table.said() == "This game has no score sheet.");
  table.press(Key::f11);
  CHECK(table.said() == "Only puzzles and challenges have a solution; F9 gives advice.");
}

TEST_CASE("The list of keys tells the records, and the key for the first position") {
  Surrounded all;
  Table table(all, "pente", "standard", 2);
  table.type("?");
  CHECK(table.has_widget("F3", true));
  CHECK(table.has_widget("Page Up · Page Down · Home", true));
}

TEST_CASE("A piece that is too long to tip over in a box says so") {
  Surrounded all;
  Table table(all, "katamino", "volume", 1);
  table.press(Key::digit1);
  REQUIRE(table.held() >= 0);
  table.press(Key::t);
  CHECK(table.said() == "This piece is too long to tip over here.");
}
