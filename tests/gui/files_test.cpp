#include "content/files.hpp"

#include "catch.hpp"
#include "hands.hpp"
#include "match/save.hpp"

#include <algorithm>

using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr const char* kRound =
    "[Game \"Pente\"]\n[Player 1 Name \"Ann\"]\n[Player 2 Name \"Bo\"]\n[Date \"02/12/2001\"]\n[Result \"1-0\"]\n\n1. K10 L9 2. G7 L11\n";

/// Down the list to the entry of that name.
void choose_entry(Window& window, const std::string& name) {
  const auto entries = texts(window.seen(), "entries");
  window.keys({"Home"});
  for (std::size_t i = 0; i < entries.size() && entries[i] != name; ++i) window.keys({"Down"});
  window.keys({"Return"});
}

/// Gives an answer to the question of that title, and waits until it is gone.
void answer(Window& window, const std::string& title, const std::string& label) {
  window.wait("the question " + title, [&](const Value& seen) { return text(seen, "dialog") == title && window.widget(label); });
  window.rest();
  window.press_widget(label);
  window.wait("its end", [&](const Value& seen) { return text(seen, "dialog") != title; });
}

bool says(const Value& seen, const std::string& words) {
  return std::ranges::any_of(texts(seen, "notices"), [&](const std::string& told) { return told.find(words) != told.npos; });
}

bool draws(const Value& seen, const std::string& words) {
  return std::ranges::any_of(*seen.find("texts")->as_list(),
                             [&](const Value& t) { return text(t, "text").find(words) != std::string::npos; });
}

void type_name(Window& window) {
  window.wait("the name", [](const Value& seen) { return text(seen, "dialog") == "Save as…"; });
  window.rest();
  window.keys({"ctrl+a", "m", "i", "n", "e", "period", "t", "x", "t"});
  window.rest();
}

}  // namespace

TEST_CASE("a round of another program is opened from a file, saved as another, and nothing is replaced without a question") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home / "games/old.txt", kRound).ok());
  REQUIRE(write_file(home / "games/broken.txt", "1. K10 Z99 *\n").ok());
  REQUIRE(write_file(home / "games/settings.yaml", "name: K10 D.\n").ok());
  Window window(display, home);
  window.wait_for_screen("library");
  window.keys({"ctrl+o"});
  window.wait_for_screen("files");
  choose_entry(window, "games");
  window.wait("the folder", [](const Value& seen) { return texts(seen, "entries").size() == 4; });
  choose_entry(window, "broken.txt");
  window.wait("the place of its fault", [](const Value& seen) { return text(seen, "question").find("column 8") != std::string::npos; });
  answer(window, "Cannot be read: broken.txt", "Close");
  window.wait_for_screen("files");
  choose_entry(window, "settings.yaml");
  window.wait("that it is no match", [](const Value& seen) { return text(seen, "question").starts_with("There is no game in it"); });
  answer(window, "Cannot be read: settings.yaml", "Close");
  window.wait_for_screen("files");
  choose_entry(window, "old.txt");
  window.wait_for_screen("table");
  CHECK(texts(window.seen(), "moves").size() == 4);

  window.keys({"ctrl+s"});
  window.wait("the name", [](const Value& seen) { return text(seen, "dialog") == "Save as…"; });
  window.rest();
  window.keys({"ctrl+a", "o", "n", "e", "slash", "x", "Return"});  // a slip in the path
  window.wait("the folder that is not there", [](const Value& seen) { return draws(seen, "There is no folder ~/games/one"); });
  CHECK(texts(window.seen(), "notices").empty());
  CHECK_FALSE(std::filesystem::exists(home / "games/one"));
  type_name(window);
  answer(window, "Save as…", "Save");
  window.wait_for_screen("table");
  const auto mine = read_file(home / "games/mine.txt");
  REQUIRE(mine.ok());
  for (const char* part : {"\"Ann\"", "\"Bo\"", "[Date \"02/12/2001\"]", "[Result \"1-0\"]", "1. K10 L9 2. G7 L11"})
    CHECK(mine->find(part) != std::string::npos);

  REQUIRE(write_file(home / "games/mine.txt", "dear").ok());
  window.keys({"ctrl+s"});
  type_name(window);
  answer(window, "Save as…", "Save");
  answer(window, "Replace this file?", "Cancel");
  CHECK(*read_file(home / "games/mine.txt") == "dear");
  answer(window, "Save as…", "Save");  // the name is still there
  answer(window, "Replace this file?", "Replace");
  window.wait_for_screen("table");
  CHECK(read_file(home / "games/mine.txt")->find("Ann") != std::string::npos);
}

TEST_CASE("of several rounds the one that is looked at is copied and saved, and the answer says which") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente/standard", "--option", "rounds_to_win=2", "--seats", "human,human", "--moves", "K10 L9"});
  window.wait_for_screen("table");
  window.keys({"F8", "ctrl+Return"});
  window.wait("the end of the round", [](const Value& seen) { return truth(seen, "enter_goes_on") && truth(seen, "resting"); });
  window.keys({"Return"});
  window.wait("the second round", [](const Value& seen) { return texts(seen, "moves").empty(); });
  window.keys({"ctrl+c"});
  window.wait("the second round copied", [](const Value& seen) { return says(seen, "Round 2 is copied"); });
  window.keys({"Prior"});  // into the first
  window.wait("the first", [](const Value& seen) { return number(*seen.find("looked_at_round")) == 0; });
  window.keys({"ctrl+c"});
  window.wait("the first round copied", [](const Value& seen) { return says(seen, "Round 1 is copied"); });
  window.keys({"ctrl+s"});
  type_name(window);
  answer(window, "Save as…", "Save");
  window.wait("the first round saved", [](const Value& seen) { return says(seen, "Round 1 saved: "); });
}

TEST_CASE("A match that cannot be kept is saved elsewhere in order to leave: its player is told where, and goes") {
  const Display display(1000, 760);
  const Home home;
  REQUIRE(write_file(home.state() / "matches", "a file where the folder should be").ok());
  Window window(display, home, {"play", "tictactoe", "--seats", "human,human", "--moves", "b2"});
  window.wait_for_screen("table");
  window.keys({"Escape"});
  answer(window, "Leave without keeping the match?", "Save elsewhere…");
  answer(window, "Save as…", "Save");
  window.wait_for_screen("library");
  const auto said = texts(window.seen(), "notices");
  REQUIRE_FALSE(said.empty());
  CHECK(said.back().find("/tictactoe-") != std::string::npos);
}
