#include "catch.hpp"
#include "host/plugin_answers.hpp"
#include "window.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>

using namespace tablier;
using namespace tablier::gui;

namespace {

namespace fs = std::filesystem;

/// A plugin that did not come with the program: another one of Pente.
void add_plugin(const Home& home, const std::string& name) {
  const fs::path folder = home / "data/tablier/plugins";
  fs::create_directories(folder);
  fs::copy_file(games().peek("pente")->source->file(), folder / name);
}

/// A variant of the player's own that prints sixty lines after each move.
void add_chatty(const Home& home) {
  const fs::path folder = home / "data/tablier/scripts/pente";
  fs::create_directories(folder);
  std::ofstream(folder / "chatty.lua") << "return {\n  extends = \"standard\",\n  title = {en = \"Chatty\"},\n"
                                          "  after_move = function(v)\n    for i = 1, 60 do print(\"line \" .. i) end\n  end,\n}\n";
}

void write_own(const Home& home, const char* text) {
  const fs::path folder = home / "data/tablier/scripts/pente";
  fs::create_directories(folder);
  std::ofstream(folder / "mine.lua") << text;
}

void wait_for_answer(Window& window, const std::string& label) {
  window.wait("the answer " + label, [&](const Value& seen) { return text(seen, "answer") == label; });
}

void wait_for_no_dialog(Window& window) {
  window.wait("no question", [](const Value& seen) { return seen.find("dialog")->is_null(); });
}

/// A line of the console that can be read now.
void wait_for_line(Window& window, const std::string& line) {
  window.wait("the line " + line, [&](const Value&) { return window.widget(line).has_value(); });
}

}  // namespace

TEST_CASE("Tab goes through all answers of a question, around and back, from the one that is marked") {
  const Display display(1280, 800);
  const Home home;
  add_plugin(home, "mine.so");
  Window window(display, home);
  wait_for_answer(window, "Not now");
  for (const char* next : {"Not now", "Never", "Allow", "Not now"}) {  // the first Tab shows where the keys are
    window.step("Tab");
    wait_for_answer(window, next);
  }
  for (const char* before : {"Allow", "Never"}) {
    window.step("shift+Tab");
    wait_for_answer(window, before);
  }
  window.step("Left");
  wait_for_answer(window, "Not now");
  window.keys({"Escape"});
  wait_for_no_dialog(window);
}

TEST_CASE("Tab in a question that one asked for comes to its other answer at once") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente"});
  window.wait_for_screen("table");
  window.keys({"F8"});
  wait_for_answer(window, "Go on playing");
  window.step("Tab");
  wait_for_answer(window, "Resign");
}

TEST_CASE("the answer that leaves things as they are stands at the left, whichever Enter gives") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente", "--moves", "K10"});
  window.wait_for_screen("table");
  const auto left_of = [&](const std::string& one, const std::string& other) {
    window.wait("both answers", [&](const Value&) { return window.widget(one) && window.widget(other); });
    return window.widget(one)->right() < window.widget(other)->x;
  };
  window.keys({"F8"});
  wait_for_answer(window, "Go on playing");
  CHECK(left_of("Go on playing", "Resign"));
  window.keys({"Escape"});
  wait_for_no_dialog(window);
  window.keys({"ctrl+n"});
  wait_for_answer(window, "Keep");
  CHECK(left_of("Cancel", "Keep"));
}

TEST_CASE("hands that are at something else when a question comes up by itself do not answer it") {
  constexpr auto kSoon = std::chrono::milliseconds(300);  // a question takes keys from half a second on: a busy machine types too late
  for (int tries = 0; tries < 8; ++tries) {
    const Display display(1280, 800);
    const Home home;
    add_plugin(home, "mine.so");
    Window window(display, home);
    wait_for_answer(window, "Not now");
    const auto begin = std::chrono::steady_clock::now();
    window.keys({"Tab", "Tab", "Return", "Tab", "Return"});
    if (std::chrono::steady_clock::now() - begin > kSoon) continue;
    wait_for_answer(window, "Not now");
    CHECK(PluginAnswers(home / "config/tablier/plugins.yaml").of(home / "data/tablier/plugins/mine.so") == PluginAnswer::none);
    return;
  }
  FAIL("the machine is too busy for keys that are pressed at once");
}

TEST_CASE("the list of keys is read to its end by keys in a small window") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"play", "pente"});
  window.wait_for_screen("table");
  window.keys({"question"});
  wait_for_line(window, "Click");
  window.step("End");
  wait_for_line(window, "Ctrl Q");
  CHECK_FALSE(window.widget("Click"));
  for (int i = 0; i < 3; ++i) window.step("Page_Up");
  wait_for_line(window, "Click");
}

TEST_CASE("Tab goes from group to group of the settings, and back") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  window.wait_for_screen("library");
  const auto ask_for_keys = [&] {  // every screen tells what its keys do
    window.keys({"question"});
    window.wait("the keys", [](const Value& seen) { return *seen.find("dialog") == Value("All keys"); });
    window.keys({"Escape"});
    window.wait("no question", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  };
  ask_for_keys();
  window.keys({"F10"});
  window.wait_for_screen("settings");
  ask_for_keys();
  const auto wait_for_focus = [&](const std::string& label) {
    window.wait("the keys on " + label, [&](const Value& seen) {
      const auto& widgets = *seen.find("widgets")->as_list();
      return std::ranges::any_of(widgets, [&](const Value& w) { return truth(w, "focused") && text(w, "label") == label; });
    });
  };
  for (const char* label : {"English", "Follow the system", "Automatic"}) {
    window.step("Tab");
    wait_for_focus(label);
  }
  window.step("shift+Tab");
  wait_for_focus("Follow the system");
}

namespace {

/// What the keys are on; empty: nothing that is seen.
std::string focused(const Value& seen) {
  const auto& widgets = *seen.find("widgets")->as_list();
  const auto one = std::ranges::find_if(widgets, [](const Value& w) { return truth(w, "focused"); });
  return one == widgets.end() ? std::string() : text(*one, "label");
}

}  // namespace

TEST_CASE("Tab comes to what is chosen in a group of the settings, and on from the line to type in") {
  const Display display(1280, 800);
  const Home home("language: fr\nsound: false\nname: Zoe\n");
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"F10"});
  window.wait_for_screen("settings");
  const auto step = [&](const char* key) {
    window.step(key);
    return focused(window.seen());
  };
  CHECK(step("Tab") == "Français");
  std::vector<std::string> passed;
  while (passed.size() < 40 && (passed.empty() || passed.back() != "##name")) passed.push_back(step("Tab"));
  REQUIRE(passed.back() == "##name");
  const std::string before = passed[passed.size() - 2];
  const std::string after = step("Tab");
  CHECK(after != "##name");
  CHECK(after != before);
  CHECK(step("shift+Tab") == "##name");
  CHECK(step("shift+Tab") == before);
}

TEST_CASE("Keys stay on what they are on while the settings change the size, the columns and the language of their own screen") {
  const Display display(1900, 1300);
  const Home home("scale: 1.0\nwindow_width: 1900\nwindow_height: 1300\nsound: false\n");
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"F10"});
  window.wait_for_screen("settings");
  const auto wait_for_focus = [&](const std::string& label) {
    window.wait("the keys on " + label, [&](const Value& seen) { return focused(seen) == label; });
  };
  for (const char* label : {"English", "Follow the system", "100%"}) {
    window.step("Tab");
    wait_for_focus(label);
  }
  for (const char* label : {"125%", "150%", "200%"}) {
    window.step("Right");
    wait_for_focus(label);
  }
  const float before = window.widget("200%")->w;
  window.step("space");
  window.wait("larger words", [&](const Value&) { return window.widget("200%")->w > 1.5F * before; });
  wait_for_focus("200%");
  window.step("Tab");
  wait_for_focus("Animations");
  window.step("shift+Tab");
  wait_for_focus("200%");
  window.step("Left");
  window.step("Left");
  window.step("Left");
  window.step("space");
  window.wait("two columns again", [&](const Value&) { return window.widget("200%")->w < 1.5F * before; });
  wait_for_focus("100%");
  window.step("shift+Tab");
  window.step("shift+Tab");
  window.step("Right");
  window.step("space");
  wait_for_focus("Français");
  window.step("Tab");
  wait_for_focus("Comme le système");
}

TEST_CASE("a long list of moves stands beside the board, and its buttons are seen whole under it") {
  const Display display(900, 600);
  const Home home("language: fr\nsound: false\n");
  Window window(display, home,
                {"play", "pente", "--seats", "human,human", "--moves", "K10 T1 K11 T3 K12 T5 L1 T7 M1 T9 N1 A1 P1 A3 Q1 A5 R1 A7 A9 C1"});
  window.wait_for_screen("table");
  window.keys({"F2"});
  window.wait("the list", [&](const Value&) { return window.widget("Fermer la liste").has_value(); });
  window.rest();
  CHECK(window.seen().find("dialog")->is_null());
  const Rect close = *window.widget("Fermer la liste");
  CHECK(close.bottom() < 600);
  CHECK(window.widget("C1")->bottom() < close.y);  // the last move
  const Rect board = box(*window.seen().find("boards")->as_list()->front().find("box"));
  CHECK(board.right() <= window.widget("C1")->x);
}

TEST_CASE("what the keys come to in the settings is seen with what it means, down and up again") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"F10"});
  window.wait_for_screen("settings");
  for (const char* key : {"Tab", "shift+Tab"})
    for (int i = 0; i < 13; ++i) {
      window.step(key);
      window.rest();
      const auto& widgets = *window.seen().find("widgets")->as_list();
      const auto here = std::ranges::find_if(widgets, [](const Value& w) { return truth(w, "focused"); });
      REQUIRE(here != widgets.end());
      INFO(key << ", " << text(*here, "label"));
      const Rect at = box(*here->find("box"));
      if (at.bottom() <= 56) continue;  // in the bar
      CHECK(at.y >= 56);
      if (key == std::string("Tab") && text(*here, "kind") == "switch") CHECK(at.bottom() + 40 <= 600);  // its meaning below it
      CHECK(at.bottom() <= 600);
    }
}

TEST_CASE("the script console opens at its newest line, and keys alone go through all of it") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  add_chatty(home);
  Window window(display, home, {"play", "pente/chatty"});
  window.wait_for_screen("table");
  window.keys({"slash", "K", "1", "0", "Return"});
  window.wait("the move", [](const Value& seen) { return texts(seen, "moves").size() == 1; });
  window.keys({"F12"});
  wait_for_line(window, "pente/chatty.lua:5: line 60");
  CHECK_FALSE(window.widget("pente/chatty.lua:5: line 1"));
  window.step("Home");
  wait_for_line(window, "Faults");
  CHECK_FALSE(window.widget("pente/chatty.lua:5: line 60"));
  window.step("Page_Down");
  CHECK_FALSE(window.widget("Faults"));
  window.step("End");
  wait_for_line(window, "pente/chatty.lua:5: line 60");
  for (const char* key : {"Tab", "Tab"}) window.step(key);  // from the line to type in
  wait_for_answer(window, "Copy all (Ctrl C)");
  window.keys({"Return"});
  window.wait("the text to be copied", [](const Value& seen) { return texts(seen, "notices") == std::vector<std::string>{"Copied"}; });
  CHECK(text(window.seen(), "dialog") == "Script console");
  const auto covered = under_notice(window.seen());
  for (const char* answer : {"Copy all (Ctrl C)", "Close"}) CHECK(std::ranges::find(covered, answer) == covered.end());
  window.keys({"Escape"});
  wait_for_no_dialog(window);
}

TEST_CASE("a match whose variant is broken says so, and goes on as soon as the file is mended") {
  const Display display(1280, 800);
  const Home home;
  write_own(home, "return {");
  fs::create_directories(home.state() / "matches");
  std::ofstream(home.state() / "matches/20260101T000000Z-1.yaml")
      << "tablier_save: 1\ngame: pente\nvariant: mine\noptions: {}\nplayers: [{who: human}, {who: human}]\nseed: 1\n"
         "date: 2026-01-01T00:00:00Z\nrounds:\n  - moves: [K10]\n    seconds: 5\n";
  Window window(display, home);
  window.wait_for_screen("library");
  window.press_widget("Try again");
  window.wait("what is wrong", [](const Value& seen) {
    const auto said = texts(seen, "notices");
    return said.size() == 1 && said.front().starts_with("The variant “mine” has a fault, this match cannot go on: mine.lua:");
  });
  write_own(home, "return {extends = \"standard\", title = {en = \"Mine\"}}\n");
  window.press_widget("Try again");
  window.wait_for_screen("table");
  CHECK(texts(window.seen(), "moves") == std::vector<std::string>{"K10"});
}

TEST_CASE("a plugin that takes the place of a game says so, and what was said of it can be changed in the settings") {
  const Display display(1280, 800);
  const Home home;
  add_plugin(home, "gift.so");
  Window window(display, home);
  wait_for_answer(window, "Not now");
  window.press_widget("Never");
  wait_for_no_dialog(window);
  window.keys({"F10"});
  window.wait_for_screen("settings");
  window.focus_widget("Allowed", "Down");
  window.keys({"Return"});
  wait_for_answer(window, "Not now");
  for (const char* to : {"Never", "Allow"}) {
    window.step("Right");
    wait_for_answer(window, to);
  }
  window.keys({"Return"});
  wait_for_answer(window, "Keep Tablier’s");
  window.press_widget("Take this one");
  wait_for_no_dialog(window);
  CHECK(PluginAnswers(home / "config/tablier/plugins.yaml").of(home / "data/tablier/plugins/gift.so") == PluginAnswer::yes);
}

TEST_CASE("after a loss on time the answers say what they do, and the marked one leaves it lost") {
  const Display display(1280, 800);
  const Home home;
  const auto save = home / "late.yaml";
  std::ofstream(save) << "tablier_save: 2\ngame: pente\nvariant: standard\noptions: {}\nplayers: [{who: human}, {who: human}]\nseed: 1\n"
                         "clock: {seconds: 60.0}\nrounds:\n  - moves: [K10, resign]\n    seconds: 61\n    used: [1, 60]\n"
                         "    result: {reason: time, winners: [0]}\nover: true\n";
  Window window(display, home, {"play", "--load", save.string()});
  window.wait_for_screen("table");
  window.keys({"ctrl+z"});
  wait_for_answer(window, "Leave it lost on time");
  window.keys({"Return"});
  wait_for_no_dialog(window);
  CHECK(texts(window.seen(), "moves").size() == 2);
  window.keys({"ctrl+z"});
  window.press_widget("Play on in spite of the time");
  window.wait("the match that goes on", [](const Value& seen) { return texts(seen, "moves") == std::vector<std::string>{"K10"}; });
}
