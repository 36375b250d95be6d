#include "catch.hpp"
#include "content/files.hpp"
#include "fill_folder.hpp"
#include "hands.hpp"
#include "on_board.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>

/// Whole rounds of the bundled games in Lua, by mouse and by keys.
using namespace tablier;
using namespace tablier::gui;

TEST_CASE("Tic-tac-toe is played to its end by mouse, taken back by keys and played to another end") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  const Grid grid{.lattice = Lattice::squares, .width = 3, .height = 3};
  Window window(display, home, {"play", "tictactoe"});
  window.wait_for_screen("table");
  Notations played;
  for (const std::string name : {"b2", "a1", "c1", "a3", "a2", "b1", "c2"}) {
    window.click(pixel(window, grid, name));
    played.push_back(name);
    wait_for_moves(window, played);
  }
  CHECK(truth(window.seen(), "over"));
  window.keys({"F5"});  // what cannot be had is said beside how it ended
  window.wait("why not", [](const Value& seen) { return !texts(seen, "notices").empty(); });
  window.rest();
  const auto& shown = *window.seen().find("texts")->as_list();
  CHECK(std::ranges::any_of(shown, [](const Value& one) { return text(one, "text").ends_with(" wins"); }));
  window.keys({"ctrl+z"});  // two players must agree
  window.press_widget("All agree");
  played.pop_back();
  wait_for_moves(window, played);
  CHECK_FALSE(truth(window.seen(), "over"));
}

TEST_CASE("What is said after the end covers nothing that can be pressed, in high windows and in wide ones") {
  const TextsSeen texts_seen;
  for (const int height : {800, 1300}) {
    const Display display(height == 800 ? 1280 : 800, height);
    const Home home;
    Window window(display, home, {"play", "tictactoe", "--moves", "b2 a1 c1 a3 a2 b1 c2"});
    window.wait("the end", [](const Value& seen) { return text(seen, "screen") == "table" && truth(seen, "over"); });
    window.keys({"F5"});
    window.wait("why not", [](const Value& seen) { return !texts(seen, "notices").empty(); });
    window.rest();
    CHECK(under_notice(window.seen()).empty());
  }
}

TEST_CASE("Looking back tells the round, the move and what may be done there in the same way in every round") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  const Grid grid{.lattice = Lattice::squares, .width = 3, .height = 3};
  Window window(display, home, {"play", "tictactoe", "--seats", "human,human", "--option", "rounds_to_win=2"});
  window.wait_for_screen("table");
  const auto says = [&](const std::string& words) { window.wait(words, [&](const Value&) { return window.widget(words).has_value(); }); };
  const auto put = [&](const std::string& name) {
    const std::size_t before = texts(window.seen(), "moves").size();
    window.click(pixel(window, grid, name));
    window.wait("the move", [=](const Value& seen) { return texts(seen, "moves").size() == before + 1; });
  };
  const auto resign = [&] {
    window.keys({"F8"});
    window.wait("the question", [&](const Value&) { return window.widget("Go on playing").has_value(); });
    window.keys({"ctrl+Return"});
    window.wait("the end", [](const Value& seen) { return truth(seen, "enter_goes_on"); });
  };
  put("b2");
  window.keys({"Page_Up"});
  says("Round 1, the start. ← →: the other moves. A click on the board, or Ctrl Enter: play on from here.");
  window.keys({"End"});
  resign();
  window.keys({"Return"});
  window.wait("the second round", [](const Value& seen) { return texts(seen, "moves").empty(); });
  put("a1");
  put("b2");
  window.keys({"Page_Up"});
  says("Round 2, move 1 of 2. ← →: the other moves. A click on the board, or Ctrl Enter: play on from here.");
  window.keys({"Home"});
  says("Round 2, the start. ← →: the other moves. A click on the board, or Ctrl Enter: play on from here.");
  window.keys({"Page_Up"});
  says("Round 1, move 2 of 2.");
  window.keys({"Page_Up", "Page_Up"});
  says("Round 1, the start.");
  window.keys({"End"});
  resign();
  CHECK(truth(window.seen(), "over"));
  window.keys({"Page_Up"});
  says("Round 2, move 2 of 3. A move made here begins a line of its own.");
  window.keys({"Home"});
  says("Round 2, the start. A move made here begins a line of its own.");
  window.keys({"Page_Up"});
  says("Round 1, move 2 of 2.");
  window.keys({"Page_Up"});
  says("Round 1, move 1 of 2. A move made here begins a line of its own.");
}

TEST_CASE("A domino is laid where one clicks, on the side that is nearer, and by arrows and Enter") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "domineering/standard", "--option", "width=3", "--option", "height=3"});
  window.wait_for_screen("table");
  window.click(on_board(window, {1.5F, 2.3F}));  // the upper half of b1
  wait_for_moves(window, {"b1-b2"});
  window.click(on_board(window, {1.3F, 0.5F}));  // the left half of b3
  wait_for_moves(window, {"b1-b2", "a3-b3"});
  window.keys({"Left", "Left", "Left", "Down", "Return"});
  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  CHECK(texts(window.seen(), "moves").size() == 3);
}

TEST_CASE("A domino that a click has taken from its tray is dragged on to the board") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "domineering", "--seats", "human,human"});
  window.wait_for_screen("table");
  const Value& domino = window.seen().find("items")->as_list()->front();
  window.click(point(domino.find("cells")->as_list()->front()));
  const auto holds = [](const Value& seen) { return !seen.find("held")->is_null(); };
  window.wait("the domino in the hand", holds);
  window.press(1);
  window.move(on_board(window, {3.5F, 4}));
  window.wait("a ghost on the board", [](const Value& seen) { return !seen.find("ghost")->is_null(); });
  CHECK(texts(window.seen(), "moves").empty());
  window.release(1);
  window.wait("the move", [](const Value& seen) { return texts(seen, "moves").size() == 1; });
}

TEST_CASE("Reversi is played by keys, a round is left and gone on with") {
  const Display display(900, 600);
  const Home home;
  {
    Window window(display, home, {"play", "reversi"});
    window.wait_for_screen("table");
    window.keys({"Right", "Tab", "Return"});
    window.wait("one move", [](const Value& seen) { return moves_played(seen) == 1; });
    window.keys({"Tab", "Return"});
    window.wait("two moves", [](const Value& seen) { return moves_played(seen) == 2; });
  }
  const Match match = saved_match(home);
  CHECK(match.setup().game == "reversi");
  CHECK(match.state().facts(Seat::nobody).find("discs")->as_list()->size() == 2);
  Window again(display, home);
  again.wait_for_screen("library");
  again.keys({"Return"});
  again.wait_for_screen("table");
  again.wait("two moves", [](const Value& seen) { return moves_played(seen) == 2; });
}

TEST_CASE("A game that could not be read can be opened soon after its script is mended, without leaving the library") {
  const Display display(1280, 800);
  const Home home;
  const auto own = home / "data/tablier";
  std::filesystem::create_directories(own.parent_path());
  test::add_fill(own);
  const std::string sound = *read_file(own / "scripts/fill/game.lua");
  std::ofstream(own / "scripts/fill/game.lua") << sound.substr(0, sound.size() / 2);
  Window window(display, home);
  window.wait_for_screen("library");
  CHECK_FALSE(window.widget("Fill"));
  std::ofstream(own / "scripts/fill/game.lua") << sound;
  window.wait("the game is there again", [&](const Value&) { return window.widget("Fill").has_value(); });
  window.press_widget("Fill");
  window.wait_for_screen("setup");
}

TEST_CASE("The words of a game of one's own are read again where it is played, as soon as their file is saved") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  const auto own = home / "data/tablier";
  std::filesystem::create_directories(own.parent_path());
  test::add_fill(own);
  Window window(display, home, {"play", "fill", "--seats", "human,human", "--moves", "a1 b1 a2 b2"});
  window.wait_for_screen("table");
  const auto reads = [&](const std::string& words) {
    window.wait(words, [&](const Value& seen) {
      const auto& drawn = *seen.find("texts")->as_list();
      return std::ranges::any_of(drawn, [&](const Value& one) { return text(one, "text") == words; });
    });
  };
  reads("The board is full");
  std::ofstream(own / "content/fill/texts.yaml") << "outcome:\n  full: {fr: Tout est pris, en: All is taken}\n";
  reads("All is taken");
}

TEST_CASE("a piece that keys carry is not laid yet, and the panel says which key lays it") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "domineering", "--seats", "human,human"});
  window.wait_for_screen("table");
  CHECK_FALSE(window.widget("Enter lays it here, Esc puts it back."));
  window.keys({"Return"});
  window.wait("a domino in the hand", [](const Value& seen) { return !seen.find("held")->is_null(); });
  CHECK(window.widget("Enter lays it here, Esc puts it back."));
  CHECK(texts(window.seen(), "moves").empty());
  window.keys({"Return"});
  window.wait("its move", [](const Value& seen) { return texts(seen, "moves").size() == 1; });
}

TEST_CASE("What is counted for nobody stands below the players, in a panel and in a strip") {
  const TextsSeen texts_seen;
  for (const int width : {1280, 800}) {
    const Display display(width, width == 800 ? 1300 : 800);
    const Home home;
    const auto tutorial = source_folder() / "tests/data/tutorial", own = home / "data/tablier";
    for (const char* part : {"scripts/higher", "content/higher"}) {
      std::filesystem::create_directories(own / part);
      std::filesystem::copy(tutorial / part, own / part, std::filesystem::copy_options::recursive);
    }
    std::string script = read_file(own / "scripts/higher/game.lua").value();
    const std::string first = "local counters = {";
    script.insert(script.find(first) + first.size(), "{name = \"lines\", value = 77}, ");
    REQUIRE(write_file(own / "scripts/higher/game.lua", script));
    Window window(display, home, {"play", "higher", "--seats", "human,bot:1"});
    window.wait_for_screen("table");
    window.rest();
    const auto& shown = *window.seen().find("texts")->as_list();
    CHECK(std::ranges::any_of(shown, [](const Value& one) { return text(one, "text").ends_with(" 77"); }));
  }
}

TEST_CASE("Keys go into a line beside a match and out of it, and Ctrl Z brings one back that was removed, also from the end") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "tictactoe", "--seats", "human,human", "--moves", "a1 a2 b1 b2 c1"});
  window.wait_for_screen("table");
  const auto at = [&](const std::string& key, std::optional<std::int64_t> ply, std::optional<std::int64_t> node) {
    window.keys({key});
    const auto is = [](const Value& value, std::optional<std::int64_t> wanted) {
      return wanted ? value.as_int() && *value.as_int() == *wanted : value.is_null();
    };
    window.wait(key, [&](const Value& seen) { return is(*seen.find("looked_at"), ply) && is(*seen.find("line"), node); });
  };
  window.keys({"F2"});
  at("Left", 4, {});
  at("Left", 3, {});
  at("Left", 2, {});
  type(window, "c3");
  at("Return", 2, 0);
  type(window, "b3");
  at("Return", 2, 1);
  at("Home", 0, {});
  at("Right", 1, {});
  at("Right", 2, {});
  at("Right", 3, {});
  at("Down", 2, 0);  // the line in place of the third move
  at("Down", 2, 1);
  at("Down", 4, {});
  at("Up", 2, 1);
  at("F2", 2, 1);
  at("ctrl+Next", 4, {});  // the same without the list
  at("ctrl+Prior", 2, 1);
  at("Prior", 2, 0);
  at("Delete", 2, {});
  window.wait("how it comes back", [](const Value& seen) {
    return std::ranges::any_of(texts(seen, "notices"), [](const std::string& one) { return one.find("Ctrl Z") != one.npos; });
  });
  at("End", {}, {});
  at("ctrl+z", 2, 0);
  CHECK(window.seen().find("dialog")->is_null());

  window.keys({"ctrl+n"});
  window.wait("the question", [](const Value& seen) { return !seen.find("dialog")->is_null(); });
  window.step("Next");  // leads nowhere
  type(window, "good");
  window.step("Tab");
  window.step("Right");
  window.step("Return");  // a mark
  CHECK_FALSE(window.seen().find("dialog")->is_null());
  window.keys({"ctrl+Return"});
  window.wait("what was said", [&](const Value& seen) { return seen.find("dialog")->is_null() && window.widget("c3 !").has_value(); });
  window.rest();
  const auto& shown = *window.seen().find("texts")->as_list();
  CHECK(std::ranges::any_of(shown, [](const Value& one) { return text(one, "text") == "good"; }));
}

TEST_CASE("The moves that are copied at a table are pasted there and in the library, of whichever game they are") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "tictactoe", "--seats", "human,human", "--moves", "a1 a2 b1"});
  window.wait_for_screen("table");
  window.keys({"ctrl+shift+c"});
  window.wait("the word of it", [](const Value& seen) { return !texts(seen, "notices").empty(); });
  window.keys({"ctrl+z"});
  window.press_widget("All agree");
  wait_for_moves(window, {"a1", "a2"});
  window.keys({"ctrl+v"});
  wait_for_moves(window, {"a1", "a2", "b1"});
  window.wait_for_screen("table");
  window.keys({"Escape"});
  window.wait_for_screen("library");
  window.keys({"ctrl+v"});
  window.wait_for_screen("table");
  wait_for_moves(window, {"a1", "a2", "b1"});
}
