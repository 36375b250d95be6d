#include "catch.hpp"
#include "hands.hpp"

using namespace tablier;
using namespace tablier::gui;

TEST_CASE("the keyboard alone goes from the library to the Grand Slam, solves a penta, and goes on to the next") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", kPenta4);
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"Right", "Right", "Right"});  // lights the first card, goes on to Katamino
  window.keys({"Return"});
  window.wait_for_screen("setup");
  window.focus_widget("Choose a challenge", "Up");
  window.keys({"Return"});
  window.wait_for_screen("map");
  const auto shown = [](const Value& seen) { return text(seen, "series"); };
  while (shown(window.seen()) != "grand-slam") {
    const std::string before = shown(window.seen());
    window.keys({"Page_Down"});
    window.wait("another series", [&](const Value& seen) { return shown(seen) != before; });
  }
  window.keys({"Return"});
  window.wait_for_screen("table");

  for (const Lay& lay : solution(match)) lay_by_keys(window, match, lay);

  window.wait("the end", [](const Value& seen) { return truth(seen, "over"); });
  const Match save = saved_match(home);
  CHECK(save.over());
  CHECK(home.records().solved("katamino", "grand-slam/A/").size() == 1);

  window.keys({"Return"});
  window.wait("the next penta", is_penta5);
}

TEST_CASE("keys put back, undo, redo and start again") {
  const Display display(1280, 800);
  const Home home;
  Match match = challenge("katamino", kPenta4);
  Window window(display, home, load_arguments(home, match));
  window.wait_for_screen("table");
  const auto lays = solution(match);

  lay_by_keys(window, match, lays[0]);
  window.keys({"ctrl+z"});
  window.wait("nothing played", [](const Value& seen) { return moves_played(seen) == 0; });
  window.keys({"ctrl+y"});
  window.wait("the move again", [](const Value& seen) { return moves_played(seen) == 1; });
  lay_by_keys(window, match, lays[1]);
  window.keys({"Tab"});
  window.wait("something held", [](const Value& seen) { return seen.find("held")->as_map() != nullptr; });
  window.keys({"Escape"});
  window.wait("nothing held", [](const Value& seen) { return seen.find("held")->is_null(); });
  window.keys({"ctrl+r"});
  window.wait("the start", [](const Value& seen) { return moves_played(seen) == 0; });
}

TEST_CASE("what waits behind the last button is opened, chosen and left by keys") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "pente", "--seats", "human,human"});
  window.wait_for_screen("table");
  window.keys({"ctrl+k"});
  window.focus_widget("Save as…", "Down");
  window.keys({"Escape"});
  window.wait("the menu gone", [&](const Value&) { return !window.widget("Save as…"); });
  window.keys({"ctrl+k"});
  window.focus_widget("Save as…", "Down");
  window.keys({"Return"});
  const auto asked = [](const Value& seen) { return !seen.find("dialog")->is_null(); };
  window.wait("the question", asked);
  window.keys({"Escape"});
  window.wait("no question", [&](const Value& seen) { return !asked(seen); });
  window.keys({"ctrl+k"});
  window.focus_widget("Save as…", "Down");
  window.keys({"ctrl+s"});  // its own key, which stands beside it
  window.wait("the question again, and no menu",
              [&](const Value& seen) { return asked(seen) && !window.widget("Copy the moves as text"); });
}

TEST_CASE("A menu that a key opens has the keys on its first thing at once: of a table, of the series, of the series editor") {
  const auto focused = [](const std::string& label) {
    return [label](const Value& seen) {
      return std::ranges::any_of(*seen.find("widgets")->as_list(),
                                 [&](const Value& w) { return truth(w, "focused") && text(w, "label").starts_with(label); });
    };
  };
  const Display display(900, 600);
  const Home home;
  Window table(display, home, {"play", "pente", "--seats", "human,human"});
  table.wait_for_screen("table");
  table.keys({"ctrl+k"});
  table.wait("the first of what waits", focused("Start again"));
  Window editor(display, home, {"edit", "--series", "small-slam"});
  editor.wait_for_screen("editor");
  editor.keys({"ctrl+k"});
  editor.wait("the first command", focused("New series"));
  Window map(display, home);
  click_to_map(map, "Katamino");
  map.wait("the list of keys, and the menu with its key", [&map](const Value&) { return map.widget("?") && map.widget("Menu\u00a0"); });
  map.keys({"ctrl+k"});
  map.wait("the first way", focused("Edit this series"));
}

TEST_CASE("While a piece is only pointed at by keys nothing is said of putting things back") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "katamino/draft", "--seats", "human,human"});
  window.wait_for_screen("table");
  window.keys({"Tab"});
  window.wait("what Enter does",
              [&window](const Value&) { return window.widget("Enter takes this one, Tab goes to the next.").has_value(); });
  window.keys({"Tab", "Return"});
  window.wait("a piece taken", [](const Value& seen) { return texts(seen, "moves").size() == 1; });
}

TEST_CASE("the library that a table is left for marks its game, and so it does when a file is looked for and not opened") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "katarenga"});
  const auto marks = [](const Value& seen) { return text(seen, "screen") == "library" && text(seen, "chosen") == "katarenga"; };
  window.wait_for_screen("table");
  window.keys({"Escape"});
  window.wait("its card", marks);
  window.keys({"ctrl+o"});
  window.wait_for_screen("files");
  window.keys({"Escape"});
  window.wait("its card once more", marks);
}

TEST_CASE("on the map of a series Home and End go to the first and the last challenge") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  click_to_map(window);
  const std::string next = text(window.seen(), "cell");
  window.keys({"End"});
  window.wait("the last one", [&](const Value& seen) { return text(seen, "cell") != next; });
  const std::string last = text(window.seen(), "cell");
  window.keys({"Up", "Home"});
  window.wait("the first one", [&](const Value& seen) { return text(seen, "cell") == next; });
  window.keys({"End", "ctrl+Right"});
  window.wait("the next one to play", [&](const Value& seen) { return text(seen, "cell") == next; });
  CHECK(last != next);
}

TEST_CASE("the key that opens a screen writes nothing there") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "katamino"});
  window.wait_for_screen("table");
  window.keys({"Escape"});
  window.wait_for_screen("library");
  window.keys({"Return"});  // its card is chosen: one comes from there
  window.wait_for_screen("setup");
  window.focus_widget("Choose a challenge", "Up");
  window.keys({"Return"});
  window.wait_for_screen("map");
  window.keys({"e"});
  window.wait_for_screen("editor");
  CHECK(window.seen().find("notices")->as_list()->empty());
}

TEST_CASE("what is typed right after a key has brought the table back is read from its first character") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "katamino/draft"});
  window.wait_for_screen("table");
  window.keys({"F10"});
  window.wait_for_screen("settings");
  window.keys({"Escape"});
  window.wait_for_screen("table");
  window.keys({"slash", "t", "a", "k", "e", "colon", "L", "Return"});
  window.wait("the piece that was named", [](const Value& seen) { return texts(seen, "moves") == std::vector<std::string>{"take:L"}; });
}
