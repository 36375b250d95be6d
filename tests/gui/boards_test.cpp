#include "catch.hpp"
#include "hands.hpp"
#include "on_board.hpp"

#include <algorithm>

/// A board of quarters that is put together on the set-up screen: dragged, turned, flipped, typed, by mouse and by keys alone.
using namespace tablier;
using namespace tablier::gui;

namespace {

/// What the board is set to; empty while it is left to chance.
std::string board_of(const Value& seen) {
  const Value* options = seen.find("options");
  const Value* board = options && options->as_map() ? options->find("board") : nullptr;
  return board ? to_text(*board) : "";
}

void wait_for_board(Window& window, const std::string& board) {
  window.wait("the board " + board, [&](const Value& seen) { return board_of(seen) == board; });
}

/// The set-up of a variant, with nothing chosen yet.
void open_setup(Window& window, const std::string& variant) {
  click_to_setup(window, "Katarenga");
  window.press_widget(variant);
  window.wait("the variant", [&](const Value& seen) { return text(seen, "screen") == "setup" && text(seen, "variant") != "cornered"; });
  window.rest();
}

/// As soon as it is shown, and lies still.
Vec2 tile(Window& window, const std::string& label) {
  window.wait("the tile " + label, [&](const Value&) { return window.widget(label).has_value(); });
  return window.widget(label)->centre();
}

void drag(Window& window, Vec2 from, Vec2 to) {
  window.move(from);
  window.press(1);
  for (const float part : {0.2F, 0.6F, 1.0F}) window.move(lerp(from, to, part));
  window.rest();
  window.release(1);
}

/// Further down, where the players stand: both are people, so that the first pawn is ours whoever begins.
void go_to_players(Window& window) {
  window.move({500, 600});
  for (int i = 0; i < 8; ++i) window.press(5), window.release(5);
  window.wait("the players", [&](const Value&) { return window.widget("##name").has_value(); });
  const auto last_human = [&window] {
    Vec2 last;
    for (const Value& w : *window.seen().find("widgets")->as_list())
      if (text(w, "label") == "Human" && truth(w, "visible")) last = box(*w.find("box")).centre();
    return last;
  };
  Vec2 last;
  for (int still = 0; still < 3; still = length(last_human() - last) < 1 ? still + 1 : 0) {
    last = last_human();
    window.rest();
  }
  window.click(last);
  window.wait("two people", [&](const Value&) { return !window.widget("Level").has_value(); });
  window.rest();
}

/// At the table, since a match that was not begun is not saved.
void place_first_pawn(Window& window) {
  window.wait_for_screen("table");
  window.click(on_board(window, {0.5F, 0.5F}));
  window.wait("a pawn", [](const Value& seen) { return !texts(seen, "moves").empty(); });
}

/// Whether the button is on; "Player 1" begins with its word too.
bool can_play(const Window& window) {
  const auto& all = *window.seen().find("widgets")->as_list();
  return std::any_of(all.begin(), all.end(), [](const Value& w) { return text(w, "label") == "Play" && truth(w, "enabled"); });
}

}  // namespace

TEST_CASE("quarters are dragged, turned and flipped, the wheel scrolls over them, and the match is played on that board") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  open_setup(window, "Quartermaster");
  window.press_widget("Choose it myself");
  wait_for_board(window, "A,B,C,D");
  window.rest();
  drag(window, tile(window, "1: A"), tile(window, "4: D"));
  wait_for_board(window, "D,B,C,A");
  window.keys({"r"});
  wait_for_board(window, "D,B,C,A1");
  window.keys({"f"});
  wait_for_board(window, "D,B,C,A-3");
  window.click(tile(window, "2: B"), 3);
  wait_for_board(window, "D,B1,C,A-3");
  window.press_widget("Flip");
  wait_for_board(window, "D,B-3,C,A-3");
  window.rest();
  const float before = tile(window, "4: A-3").y;
  window.click(tile(window, "2: B-3"), 5);
  window.wait("a page that has scrolled", [&](const Value&) { return tile(window, "4: A-3").y < before; });
  CHECK(board_of(window.seen()) == "D,B-3,C,A-3");
  go_to_players(window);
  window.press_widget("Play");
  place_first_pawn(window);
  window.keys({"Escape"});
  window.wait_for_screen("setup");
  const Match match = saved_match(home);
  CHECK(to_text(*match.setup().options.find("board")) == "D,B-3,C,A-3");
  CHECK(to_text(*match.state().facts(Seat::nobody).find("board")) == "D B-3 C A-3");
  CHECK(window.said().empty());
}

TEST_CASE("keys alone choose, turn, flip and change quarters and give them back to chance, wherever the mouse rests") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  open_setup(window, "Quartermaster");
  window.press_widget("Choose it myself");
  wait_for_board(window, "A,B,C,D");
  window.rest();
  window.click(tile(window, "1: A"));
  window.rest();
  window.step("Right");
  window.keys({"r"});
  wait_for_board(window, "A,B1,C,D");
  window.step("Down");
  window.keys({"f"});
  wait_for_board(window, "A,B1,C,D-");
  window.keys({"space"});  // the next one after D is A, which lies elsewhere
  wait_for_board(window, "D-,B1,C,A");
  window.keys({"Delete"});
  wait_for_board(window, "");
  window.wait("four backs", [&](const Value&) { return window.widget("4: ?").has_value(); });
  CHECK(window.said().empty());
}

TEST_CASE("no match begins while what is typed is no board, and Ctrl Enter begins it from the field once it is one") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  open_setup(window, "Quartermaster");
  window.press_widget("##typed");
  window.rest();
  window.keys({"A", "space", "B", "1", "space", "C", "minus"});
  window.wait("no way to play", [&](const Value&) { return !can_play(window); });
  window.keys({"ctrl+Return"});
  window.rest();
  CHECK(text(window.seen(), "screen") == "setup");
  window.press_widget("##typed");
  window.rest();
  window.keys({"End", "space", "D"});
  wait_for_board(window, "A,B1,C-,D");
  window.wait("a way to play", [&](const Value&) { return can_play(window); });
  go_to_players(window);
  window.press_widget("##name");
  window.rest();
  window.keys({"Z", "o", "e", "ctrl+Return"});
  place_first_pawn(window);
  window.keys({"Escape"});
  window.wait_for_screen("setup");
  const Match match = saved_match(home);
  CHECK(match.setup().players.front().name == "Zoe");
  CHECK(to_text(*match.setup().options.find("board")) == "A,B1,C-,D");
  CHECK(window.said().empty());
}

TEST_CASE("another variant is shown from its beginning") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home);
  open_setup(window, "Isolation");
  const auto seen_at = [&](const char* label) { return window.widget(label); };
  REQUIRE(seen_at("Choose it myself"));
  window.move({560, 400});
  for (int i = 0; i < 20; ++i) window.press(5), window.release(5);
  window.wait("a page that has scrolled", [&](const Value&) { return !seen_at("Choose it myself"); });
  window.press_widget("Troika");
  window.wait("its beginning", [&](const Value&) { return seen_at("Choose it myself").has_value(); });
}
