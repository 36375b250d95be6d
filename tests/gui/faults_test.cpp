#include "catch.hpp"
#include "heap_folder.hpp"
#include "match/save.hpp"
#include "window.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

using namespace tablier;
using namespace tablier::gui;

namespace {

/// A game from outside that throws from the third move of a round on; what throws stands in its name, see
/// tests/data/plugins/bad/wicked.cpp.
void add_game(const Home& home, const std::string& name, const std::string& more = "") {
  namespace fs = std::filesystem;
  const fs::path data = home / "data/tablier";
  fs::create_directories(data / "plugins");
  fs::create_directories(data / "content" / name);
  fs::copy_file(test::built_plugin("bad/wicked"), data / "plugins" / (name + ".so"));
  std::ofstream(data / "content" / name / "game.yaml") << "title: {en: Outside, fr: Dehors}\nsummary: {en: o, fr: o}\nplayers: [2, 2]\n"
                                                          "default_variant: standard\n"
                                                       << more;
}

/// By the game's button, below the list of moves, which has the same words.
void take_one(Window& window) {
  std::optional<Rect> at;
  window.wait("the button", [&at](const Value& seen) {
    for (const Value& widget : *seen.find("widgets")->as_list())
      if (text(widget, "label") == "take:1" && text(widget, "kind") == "button") at = box(*widget.find("box"));
    return at.has_value();
  });
  window.click(at->centre());
}

/// What the call is told as, in the question that opens over the library.
void check_left(Window& window, const Home& home, const std::string& told) {
  window.wait("the library, which tells it", [](const Value& seen) {
    return text(seen, "screen") == "library" && text(seen, "dialog") == "Something went wrong" && !text(seen, "answer").empty();
  });
  INFO(window.said());
  CHECK(window.said().find(told) != std::string::npos);
  window.keys({"Return"});
  window.wait("the end of the question", [](const Value& seen) { return text(seen, "dialog").empty(); });
  const auto saves = home.matches();
  REQUIRE(saves.size() == 1);
  const auto saved = read_save(saves.front());
  REQUIRE(saved.ok());
  CHECK(saved->moves() == 3);
}

void check_closes(Window& window) {
  window.keys({"ctrl+q"});
  CHECK(window.process().wait() == 0);
}

}  // namespace

TEST_CASE("a game from outside that throws at the table ends no window: the library tells which call, and the match is kept") {
  const auto [name, told] = GENERATE(
      std::pair("throw_notation",
                "throw_notation.so: throws an exception when a move is written in throw_notation/standard, after "
                "“take:1 take:1 take:1”: “on purpose”."),
      std::pair("throw_label", "throw_label.so: throws an exception when a move is named in throw_label/standard"),
      std::pair("throw_touch", "throw_touch.so: throws an exception when it is asked for a move’s gestures in throw_touch/standard"));
  const Display display(900, 600);
  const Home home;
  add_game(home, name);
  Window window(display, home, {"play", name, "--allow-plugins", "--seats", "human,human", "--moves", "take:1 take:1"});
  window.wait_for_screen("table");
  take_one(window);
  check_left(window, home, told);
  window.keys({"1"});  // taken up again it throws again
  check_left(window, home, told);
  check_closes(window);
}

TEST_CASE("a game from outside that cannot show a position, or tell its moves, leaves the table at the one before") {
  const std::string name = GENERATE("throw_scene", "throw_legal_moves");
  const Display display(900, 600);
  const Home home;
  add_game(home, name);
  Window window(display, home, {"play", name, "--allow-plugins", "--seats", "human,human", "--moves", "take:1 take:1"});
  window.wait_for_screen("table");
  take_one(window);
  window.wait("that told", [&](const Value& seen) {
    const auto notices = texts(seen, "notices");
    return std::ranges::any_of(notices, [&](const std::string& n) { return n.find(name + ".so: throws an exception") != n.npos; });
  });
  CHECK(texts(window.seen(), "moves").size() == 2);
  CHECK(text(window.seen(), "screen") == "table");
  check_closes(window);
}

TEST_CASE("a bot from outside that throws while it thinks is told so, and plays any move when the player wants to go on") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  add_game(home, "throw_legal_moves");
  Window window(display, home, {"play", "throw_legal_moves", "--allow-plugins", "--seats", "human,bot:1"});
  window.wait_for_screen("table");
  take_one(window);
  window.wait("what it did", [](const Value& seen) {
    const auto notices = texts(seen, "notices");
    return !notices.empty() && notices.back().starts_with("throw_legal_moves.so: throws an exception");
  });
  CHECK(window.said().find("/plugins/throw_legal_moves.so: throws an exception") != std::string::npos);
  window.wait("that told", [&](const Value&) { return window.widget("Play any move").has_value(); });
  window.wait("the notice to go", [](const Value& seen) { return seen.find("notices")->as_list()->empty(); });
  const auto& drawn = *window.seen().find("texts")->as_list();
  CHECK(std::ranges::any_of(drawn, [](const Value& t) { return text(t, "text").starts_with("Bot 1 ran into an error."); }));
  CHECK(std::ranges::none_of(drawn, [](const Value& t) { return text(t, "text").starts_with("Bot 1 is playing"); }));
  window.press_widget("Play any move");
  window.wait("its move", [](const Value& seen) { return texts(seen, "moves").size() == 2; });
  check_closes(window);
}

TEST_CASE("a game from outside that throws in the position of its own card is told, with its file and the way out, and the library stays") {
  const std::string name =
      GENERATE("throw_scene-2", "int_scene-2", "throw_notation-1", "int_play-2", "int_outcome-2", "throw_to_move-1", "int_parse-1");
  const Display display(900, 600);
  const Home home;
  add_game(home, name, "card: {variant: standard, moves: [take:1, take:1]}\n");
  Window window(display, home, {"--allow-plugins"});
  window.wait_for_screen("library");
  window.wait("that told", [&](const Value& seen) {
    const auto notices = texts(seen, "notices");
    return std::ranges::any_of(notices, [&](const std::string& n) {
      return n.find(name + ".so: throws an exception") != n.npos && n.find("tablier plugins refuse") != n.npos;
    });
  });
  CHECK(text(window.seen(), "dialog").empty());
  check_closes(window);
}

TEST_CASE("a game from outside that throws at the table and in the position of its card leads to the library all the same") {
  const std::string name = GENERATE("throw_notation-1", "int_notation-1");
  const Display display(900, 600);
  const Home home;
  add_game(home, name, "card: {variant: standard, moves: [take:1, take:1]}\n");
  Window window(display, home, {"play", name, "--allow-plugins", "--seats", "human,human"});
  window.wait_for_screen("table");
  take_one(window);
  window.wait("the library, which tells it", [](const Value& seen) {
    return text(seen, "screen") == "library" && text(seen, "dialog") == "Something went wrong" && !text(seen, "answer").empty();
  });
  CHECK(window.said().find(name + ".so: throws an exception") != std::string::npos);
  CHECK(window.said().find("tablier plugins refuse") != std::string::npos);
  CHECK(window.said().find("host.plugin") == std::string::npos);
  window.keys({"Return"});
  window.wait("the end of the question", [](const Value& seen) { return text(seen, "dialog").empty(); });
  check_closes(window);
}

TEST_CASE("a game from outside whose every position throws at last ends no window: the match is kept, and the library comes") {
  const std::string name = GENERATE("throw_to_move-now", "int_to_move-now");
  const Display display(900, 600);
  const Home home;
  add_game(home, name, "card: {variant: standard, moves: [take:1, take:1]}\n");
  const auto now = home / ("data/tablier/plugins/" + name + ".so.now");
  SECTION("at the table") {
    Window window(display, home, {"play", name, "--allow-plugins", "--seats", "human,human", "--moves", "take:1 take:1"});
    window.wait_for_screen("table");
    take_one(window);
    window.wait("the move", [](const Value& seen) { return texts(seen, "moves").size() == 3; });
    std::ofstream{now};
    take_one(window);
    check_left(window, home, name + ".so: throws an exception when it is asked who is to move");
    CHECK(window.said().find("tablier plugins refuse") != std::string::npos);
    CHECK(texts(window.seen(), "notices").empty());  // its card is drawn without a picture
    check_closes(window);
  }
  SECTION("in the library, which is opened again") {
    Window window(display, home, {"--allow-plugins"});
    window.wait_for_screen("library");
    std::ofstream{now};
    window.keys({"F10"});
    window.wait_for_screen("settings");
    window.keys({"Escape"});
    window.wait_for_screen("library");
    check_closes(window);
  }
}
