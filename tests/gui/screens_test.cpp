#include "catch.hpp"
#include "content/files.hpp"
#include "hands.hpp"
#include "match/settings.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>

using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr const char* kCell = "small-slam/A/3";

/// What the screen says of one of its values.
std::function<bool(const Value&)> says(const char* name, Value value) {
  return [name, value = std::move(value)](const Value& seen) {
    const Value* found = seen.find(name);
    return found && *found == value;
  };
}

}  // namespace

TEST_CASE("the mouse goes from the library to a challenge and back, and on to the records") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  click_to_map(window);
  window.press_widget(kCell);
  window.wait_for_screen("table");
  window.press_widget("‹ Series");
  window.wait_for_screen("map");
  window.press_widget("Records");
  window.wait_for_screen("records");
  window.press_widget("Best times");
  window.wait("the best times", says("section", 1));
  window.press_widget("‹ ");
  window.wait_for_screen("map");
  window.press_widget("‹ Katamino");
  window.wait_for_screen("setup");
  window.press_widget("Duel");
  window.wait("the duel", says("variant", "duel"));
  window.press_widget("Rules");
  window.wait_for_screen("rules");
  window.press_widget("‹ Katamino");
  window.wait_for_screen("setup");
  window.press_widget("‹ Library");
  window.wait_for_screen("library");
  window.press_widget("Settings");
  window.wait_for_screen("settings");
  window.press_widget("‹ ");
  window.wait_for_screen("library");
  CHECK(window.said().empty());
}

TEST_CASE("what was changed in the settings is kept, also when the session ends while they are open") {
  const Display display(1280, 800);
  const Home home;
  const auto kept = [&home] { return load_settings(home / "config/tablier/settings.yaml").settings; };
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"F10"});
  window.wait_for_screen("settings");
  window.keys({"ctrl+m"});
  window.wait("the switch in the file", [&](const Value&) { return kept().sound; });
  window.step("ctrl+m");
  window.process().end(SIGTERM);
  CHECK_FALSE(kept().sound);
}

TEST_CASE("a theme with a fault is told at the start and in the settings, which offer the sound ones alone") {
  const Display display(1280, 800);
  const Home home("language: en\nsound: false\ntheme: mine\n");
  const auto file = home / "data/tablier/content/theme/mine.yaml";
  REQUIRE(write_file(file, "title: {en: Mine, fr: À moi}\nextends: light\npaints: {ground: [}\n").ok());
  const TextsSeen texts_seen;
  Window window(display, home);
  window.wait_for_screen("library");
  window.wait("the fault", [](const Value& seen) {
    const auto said = texts(seen, "notices");
    return said.size() == 1 && said[0].find("mine.yaml:3:") != std::string::npos &&
           said[0].find("the theme “mine” is not used: ") != std::string::npos;
  });
  window.keys({"F10"});
  window.wait_for_screen("settings");
  CHECK(window.widget("Light"));
  CHECK_FALSE(window.widget("Mine"));
  CHECK_FALSE(window.widget("mine"));
  window.press_widget("Dark");
  window.rest();
  window.process().end(SIGTERM);
  CHECK(load_settings(home / "config/tablier/settings.yaml").settings.theme == "dark");
}

TEST_CASE("what is wrong with the records is still to be read at a table that a game in Lua is loaded for first") {
  const Display display(1280, 800);
  const Home home;
  std::filesystem::create_directories(home.state());
  REQUIRE(mkfifo((home.state() / "records.sqlite").c_str(), 0600) == 0);
  Window window(display, home, {"play", "tictactoe", "--seats", "human,human"});
  window.wait_for_screen("table");
  window.wait("the fault", [](const Value& seen) {
    const auto said = texts(seen, "notices");
    return !said.empty() && said[0].find("F3 says why.") != std::string::npos;
  });
}

TEST_CASE("in a low window Escape closes a screen's menu, and only then leaves the screen") {
  const Display display(900, 600);
  const Home home("language: fr\nsound: false\n");  // its words are longer
  Window window(display, home);
  click_to_setup(window, "Katamino");
  window.press_widget("Choisir un défi");
  window.wait_for_screen("map");
  window.press_widget("Menu");
  window.rest();
  window.step("Escape");
  window.rest();
  CHECK(text(window.seen(), "screen") == "map");
  window.keys({"Escape"});
  window.wait_for_screen("setup");
}

TEST_CASE("players are added and a bot's level is set, by mouse and by keys") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  click_to_setup(window, "Triominos");
  window.press_widget("3 players");
  const auto shows = [&window](const char* label) { return [&window, label](const Value&) { return window.widget(label).has_value(); }; };
  window.wait("a third player", [](const Value& seen) {
    return std::ranges::count_if(*seen.find("widgets")->as_list(), [](const Value& w) { return text(w, "label") == "Bot"; }) == 3;
  });
  CHECK_FALSE(window.widget("At random").has_value());  // a draw says who begins
  window.press_widget("+");
  window.wait("a stronger one", shows("Level 3"));
  for (const char* key : {"Tab", "Tab", "Down", "Down"}) window.step(key);  // to the options, and down to the second player
  window.focus_widget("Level 3", "Right");
  window.step("Right");
  window.wait("a still stronger one", shows("Level 4"));
  window.step("Left");
  window.wait("the one before", shows("Level 3"));
  window.keys({"Escape"});
  window.wait_for_screen("library");
  CHECK(window.said().empty());
}

TEST_CASE("whoever has a name in the settings plays under it, from the command line too") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home("language: en\nsound: false\nname: Zoe\n");
  Window window(display, home, {"play", "pente", "--seats", "human,bot:1"});
  window.wait_for_screen("table");
  const auto& shown = *window.seen().find("texts")->as_list();
  CHECK(std::ranges::any_of(shown, [](const Value& one) { return text(one, "text") == "Zoe"; }));
}

TEST_CASE("a puzzle without a solution is begun only by who wants it all the same, and its hints say so") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  click_to_setup(window, "Katamino");
  window.press_widget("Y 3");
  window.wait("another choice", [](const Value& seen) { return seen.find("options")->find("pieces") != nullptr; });
  window.rest();
  const auto asked = [](const Value& seen) { return *seen.find("dialog") == Value("Play all the same?"); };
  window.keys({"Return"});
  window.wait("the question", asked);
  window.keys({"Return"});
  window.wait("the set-up still", [](const Value& seen) { return text(seen, "screen") == "setup" && seen.find("dialog")->is_null(); });
  window.keys({"Return"});
  window.wait("the question again", asked);
  window.press_widget("Play all the same");
  window.wait_for_screen("table");
  const auto told = [](const Value& seen) {
    return texts(seen, "notices") == std::vector<std::string>{"There is no solution, not even from the start."};
  };
  window.keys({"F9"});
  window.wait("why there is no hint", told);
  window.keys({"F8"});
  window.press_widget("Give up and compare");
  window.wait("the end", [&](const Value& seen) { return truth(seen, "over") && told(seen); });
}

TEST_CASE("down from the last button of the set-up the keys stay where they are") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home);
  click_to_setup(window, "Pente");
  window.keys({"Down"});
  window.focus_widget("Play", "Tab");
  window.step("Down");
  window.rest();
  window.focus_widget("Play", "F12");
}

TEST_CASE("Arrows lead down from the last setting to the buttons, and up from those to it, wherever they stand") {
  const auto [width, height] = GENERATE(std::pair{900, 600}, std::pair{1280, 800});
  const Display display(width, height);
  const Home home;
  Window window(display, home);
  click_to_setup(window, "Pente");
  window.keys({"Down", "Tab"});
  window.focus_widget("More settings", "Down");
  window.step("Down");
  window.rest();
  window.focus_widget("Play", "F12");  // it is there
  window.step("Up");
  window.rest();
  window.focus_widget("More settings", "F12");
}

TEST_CASE("back from the table the keys are on the way to play that is chosen") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home);
  click_to_setup(window, "Iso");
  window.keys({"Down", "Down", "Return"});
  window.wait("the small sheet", [](const Value& seen) { return text(seen, "variant") == "small"; });
  window.keys({"ctrl+Return"});
  window.wait_for_screen("table");
  window.keys({"Escape"});
  window.wait_for_screen("setup");
  window.wait("the keys on it", [](const Value& seen) {
    const auto& widgets = *seen.find("widgets")->as_list();
    return std::ranges::any_of(widgets, [](const Value& w) { return truth(w, "focused") && text(w, "label") == "Small sheet"; });
  });
}

TEST_CASE("rules are opened at their beginning, wherever they were left") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home);
  click_to_setup(window, "Pente");
  window.keys({"F1"});
  window.wait_for_screen("rules");
  const double top = number(*window.seen().find("scrolled"));
  window.step("End");
  window.wait("the end", [&](const Value& seen) { return number(*seen.find("scrolled")) > top; });
  window.keys({"Escape"});
  window.wait_for_screen("setup");
  window.keys({"F1"});
  window.wait_for_screen("rules");
  window.rest();
  CHECK(number(*window.seen().find("scrolled")) == top);
}

TEST_CASE("keys alone go everywhere and back") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"F1"});  // no game is chosen yet
  window.wait("the list of keys", says("dialog", "All keys"));
  window.keys({"Escape"});
  window.wait("no dialog", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  window.keys({"Right", "F1"});
  window.wait_for_screen("rules");
  window.keys({"Tab", "Page_Down", "F1"});
  window.wait_for_screen("library");
  window.keys({"Return"});
  window.wait_for_screen("setup");
  window.keys({"F3"});
  window.wait_for_screen("records");
  window.keys({"Right", "Right"});
  window.wait("the totals", says("section", 2));
  window.keys({"F10"});
  window.wait_for_screen("settings");
  window.keys({"Escape"});
  window.wait_for_screen("records");
  window.keys({"Escape"});
  window.wait_for_screen("setup");
  window.keys({"Return"});
  window.wait_for_screen("table");
  window.keys({"F3"});
  window.wait_for_screen("records");
  window.keys({"Escape"});
  window.wait_for_screen("table");
  window.keys({"Escape"});
  window.wait_for_screen("setup");
  window.keys({"Escape"});
  window.wait_for_screen("library");
}

TEST_CASE("the variant of a game is chosen by keys and found again the next time") {
  const Display display(1280, 800);
  const Home home;
  {
    Window window(display, home);
    window.wait_for_screen("library");
    window.keys({"Right", "Right", "Right"});  // lights the first card, goes on to Katamino
    window.keys({"Return"});
    window.wait_for_screen("setup");
    window.press_widget("Duel");
    window.wait("the duel", says("variant", "duel"));
    window.keys({"Escape"});
    window.wait_for_screen("library");
  }
  Window again(display, home);
  again.wait_for_screen("library");
  again.keys({"Right", "Right", "Right"});  // lights the first card, goes on to Katamino
  again.keys({"Return"});
  again.wait_for_screen("setup");
  again.wait("the duel", says("variant", "duel"));
}

TEST_CASE("a saved game is named, opened and removed by keys, a broken one is told") {
  const Display display(1280, 800);
  const Home home;
  std::filesystem::create_directories(home.state() / "matches");
  std::ofstream(home.state() / "matches/20240101T000000Z-1.yaml")
      << "tablier_save: 1\ngame: katamino\nvariant: penta\noptions: {pieces: [2, 4, 5, 8]}\nplayers: [{who: human}]\nseed: 1\n"
         "date: 2024-01-01T00:00:00Z\nrounds:\n  - moves: [\"L:a1-b1-c1-d1-d2\"]\n    seconds: 5\n";
  std::ofstream(home.state() / "matches/broken.yaml") << "tablier_save: 1\ngame: [";
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"Right", "Right",
               "Right"});  // lights the first card, goes on to Katamino: the records begin with those of the game that one stands on
  window.keys({"F3"});
  window.wait_for_screen("records");
  window.wait("both games", says("saves", 2));
  window.keys({"F2"});  // the first of them is chosen from the start, and seen to be
  window.wait("the question", [](const Value& seen) { return text(seen, "dialog") == "Rename the game"; });
  window.rest();
  window.keys({"ctrl+a", "m", "i", "n", "e", "Return"});
  window.wait("the name", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  CHECK(std::filesystem::exists(home.state() / "matches/mine.yaml"));
  window.rest();
  window.keys({"Return"});
  window.wait_for_screen("table");
  window.keys({"Escape"});
  window.wait_for_screen("records");
  window.keys({"End", "Delete"});
  window.wait("the question", [](const Value& seen) { return text(seen, "dialog") == "Remove this game?"; });
  window.rest();
  window.keys({"Return"});  // the harmless answer is the one that Enter gives
  window.wait("no question", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  CHECK(std::filesystem::exists(home.state() / "matches/broken.yaml"));
  window.keys({"Delete"});
  window.wait("the question again", [](const Value& seen) { return text(seen, "dialog") == "Remove this game?"; });
  window.rest();
  window.keys({"Right"});
  window.wait("the keyboard to go to the other answer", [](const Value& seen) { return text(seen, "answer") == "Remove"; });
  window.keys({"Return"});
  window.wait("one game", says("saves", 1));
  CHECK_FALSE(std::filesystem::exists(home.state() / "matches/broken.yaml"));
}

TEST_CASE("What is said on coming back to the set-up covers nothing that can be set or pressed there") {
  const TextsSeen texts_seen;
  for (const int width : {900, 1280}) {
    const Display display(width, 600);
    const Home home;
    Window window(display, home);
    click_to_setup(window, "Domineering");
    window.press_widget("You");  // begins
    window.keys({"ctrl+Return"});
    window.wait_for_screen("table");
    window.keys({"slash", "a", "1", "minus", "a", "2", "Return"});
    window.wait("the move", [](const Value& seen) { return !texts(seen, "moves").empty(); });
    window.keys({"Escape"});
    window.wait("that the match is kept",
                [](const Value& seen) { return text(seen, "screen") == "setup" && !texts(seen, "notices").empty(); });
    CHECK(under_notice(window.seen()).empty());
    window.keys({"Escape"});
    window.wait_for_screen("library");
    CHECK(texts(window.seen(), "notices").empty());  // its card there says so
  }
}

TEST_CASE("a language that somebody has begun is offered by its code, where it has no name yet") {
  const Display display(900, 600);
  const Home home("language: de\nsound: false\n");
  std::filesystem::create_directories(home / "data/tablier/content/locale");
  std::ofstream(home / "data/tablier/content/locale/de.yaml") << "settings:\n  language: {de: Sprache}\n";
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"F10"});
  window.wait_for_screen("settings");
  CHECK(window.widget("de"));
  window.press_widget("English");
  window.wait("the language", [](const Value& seen) { return truth(seen, "rests"); });
  CHECK(window.widget("‹ Library"));
}
