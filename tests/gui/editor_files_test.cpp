#include "catch.hpp"
#include "content/files.hpp"
#include "hands.hpp"
#include "window.hpp"

#include <algorithm>
#include <csignal>

using namespace tablier;
using namespace tablier::gui;

namespace {

namespace fs = std::filesystem;

bool is_asking(const Value& seen, const std::string& title) { return text(seen, "dialog") == title; }
bool is_asking_nothing(const Value& seen) { return seen.find("dialog")->is_null(); }
/// All words that are drawn. For windows with TextsSeen.
std::vector<std::string> drawn_texts(const Value& seen) {
  std::vector<std::string> all;
  for (const Value& one : *seen.find("texts")->as_list()) all.push_back(text(one, "text"));
  return all;
}
const Value& first_row(const Value& seen) { return *(*seen.find("rows")->as_list())[0].find("numbers"); }
bool begins_with(const Value& seen, int number) {
  return text(seen, "screen") == "editor" && seen.find("rows") && (*first_row(seen).as_list())[0] == Value(number);
}

void wait_for_question(Window& window, const std::string& title) {
  window.wait("the dialog " + title, [&](const Value& seen) { return is_asking(seen, title); });
  window.rest();
}

/// Types that piece into a series, and dies when the draft is written.
void leave_draft(const Display& display, const Home& home, const std::vector<std::string>& arguments, const std::string& piece) {
  const auto drafts = [&home] { return list_files(home.state() / "editor", ".yaml").size(); };
  const std::size_t before = drafts();
  Window window(display, home, arguments);
  window.wait_for_screen("editor");
  if (!is_asking_nothing(window.seen())) window.keys({"Escape"});
  window.wait("no question", is_asking_nothing);
  window.rest();
  window.keys({piece});
  window.wait("one more draft", [&](const Value&) { return drafts() == before + 1; });
  window.process().end(SIGKILL);
}

}  // namespace

TEST_CASE("a series whose draft waits is opened as it is saved, and the draft is never lost") {
  const Display display(1280, 800);
  const Home home;
  leave_draft(display, home, {"edit", "--series", "grand-slam"}, "Delete");
  Window window(display, home, {"edit", "--series", "grand-slam"});
  wait_for_question(window, "Continue the draft?");
  window.keys({"Escape"});
  window.wait("the series that was asked for", [](const Value& seen) {
    return is_asking_nothing(seen) && begins_with(seen, 2) && !truth(seen, "changed") && text(seen, "file").ends_with("grand-slam.yaml");
  });
  window.keys({"ctrl+d"});
  window.wait("the draft and that of the new change",
              [&](const Value&) { return list_files(home.state() / "editor", ".yaml").size() == 2; });
  window.keys({"ctrl+z", "ctrl+o"});
  window.wait_for_screen("editor_open");
  window.rest();
  window.keys({"Return"});  // the first of the list
  window.wait("the draft", [](const Value& seen) { return begins_with(seen, 0) && truth(seen, "changed"); });
  window.wait("no draft that waits", [&](const Value&) { return list_files(home.state() / "editor", ".yaml").size() == 1; });
}

TEST_CASE("of several drafts one is chosen, and the map's new series is a new one whatever waits") {
  const Display display(1280, 800);
  const Home home;
  leave_draft(display, home, {"edit"}, "2");
  leave_draft(display, home, {"edit"}, "3");
  {
    Window map(display, home);
    click_to_map(map, "Katamino");
    map.keys({"ctrl+n"});
    map.wait("a new series", [](const Value& seen) { return is_asking_nothing(seen) && begins_with(seen, 0); });
    map.process().end(SIGKILL);
  }
  Window window(display, home, {"edit"});
  wait_for_question(window, "Continue the draft?");
  window.keys({"Down", "Return"});
  window.wait("the older one alone", [](const Value& seen) { return begins_with(seen, 2) && seen.find("tabs")->as_list()->size() == 1; });
  window.keys({"ctrl+o"});
  window.wait_for_screen("editor_open");
  window.rest();
  window.keys({"Return"});
  window.wait("the other one", [](const Value& seen) { return begins_with(seen, 3) && seen.find("tabs")->as_list()->size() == 2; });
}

TEST_CASE("a player's copy of a series of the game is let go of in the window, and comes back by undo") {
  const Display display(1280, 800);
  const Home home;
  const fs::path own = home / "data/tablier/content/katamino/series/slam.yaml";
  Window window(display, home, {"edit", "--series", "slam"});
  window.wait_for_screen("editor");
  window.keys({"ctrl+s"});
  wait_for_question(window, "Take the place of a series of the game?");
  window.keys({"Return"});
  window.wait("the copy", [&](const Value&) { return fs::exists(own); });
  window.keys({"ctrl+o"});
  window.wait_for_screen("editor_open");
  const auto chosen_is_own = [&](const Value& seen) {
    const auto& files = *seen.find("files")->as_list();
    return *files[static_cast<std::size_t>(number(*seen.find("chosen")))].as_string() == own.string();
  };
  window.rest();
  for (int i = 0; i < 20 && !chosen_is_own(window.seen()); ++i) window.step("Down");
  window.keys({"Delete"});
  wait_for_question(window, "Remove “The Slam”?");
  window.press_widget("Remove my copy");
  window.wait("the original again", [&](const Value& seen) {
    const auto& files = *seen.find("files")->as_list();
    return !fs::exists(own) && std::any_of(files.begin(), files.end(), [&](const Value& one) {
      return one.as_string()->ends_with("katamino/series/slam.yaml") && *one.as_string() != own.string();
    });
  });
  window.rest();
  window.keys({"ctrl+z"});
  window.wait("the copy again", [&](const Value& seen) {
    return fs::exists(own) && texts(seen, "notices") == std::vector<std::string>{"slam.yaml is among your series again."};
  });
}

namespace {

void ask_to_print(Window& window) {
  window.wait_for_screen("editor");
  window.keys({"ctrl+p"});
  wait_for_question(window, "Print and share");
}

}  // namespace

TEST_CASE("a series that was never saved is printed among the player's documents") {
  const Display display(1280, 800);
  const Home home;
  fs::create_directories(home / "Documents");
  Window window(display, home, {"edit"});
  ask_to_print(window);
  window.keys({"Return"});
  window.wait("the page", [&](const Value&) { return fs::exists(home / "Documents/new-series.pdf"); });
}

TEST_CASE(
    "a page without a name, or in the place of a folder, is refused before anything else is asked, and ~ is the player's own folder") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  fs::create_directories(home / "Documents/taken.pdf");
  Window window(display, home, {"edit"});
  ask_to_print(window);
  const auto try_name = [&](const std::string& name) {
    window.rest();
    window.focus_widget("##paper", "Tab");
    window.keys({"ctrl+a"});
    type(window, name);
    window.keys({"Return"});
    window.rest();
  };
  const auto reads = [&](const std::string& words) {
    window.wait(words, [&](const Value& seen) {
      const auto& drawn = *seen.find("texts")->as_list();
      return std::ranges::any_of(drawn, [&](const Value& one) { return text(one, "text") == words; });
    });
  };
  try_name("~/Documents/");
  reads("The page needs a name.");
  try_name("~/Documents/taken");
  wait_for_question(window, "Print and share");
  CHECK(fs::is_empty(home / "Documents/taken.pdf"));
  try_name("~/Documents/page");
  window.wait("the page", [&](const Value&) { return fs::exists(home / "Documents/page.pdf"); });
}

TEST_CASE("a page is written as the end of its name says, and a format that is chosen changes that end") {
  const Display display(1280, 800);
  const Home home;
  fs::create_directories(home / "Documents");
  Window window(display, home, {"edit"});
  ask_to_print(window);
  window.press_widget("SVG");
  window.rest();
  window.focus_widget("##paper", "Tab");
  window.keys({"End", "period", "p", "n", "g"});
  window.rest();
  window.press_widget("PDF");
  window.rest();
  window.keys({"Return"});
  window.wait("the page", [&](const Value&) { return fs::exists(home / "Documents/new-series.pdf"); });
  window.keys({"ctrl+p"});
  wait_for_question(window, "Print and share");
  window.press_widget("SVG");
  window.rest();
  window.focus_widget("##paper", "Tab");
  window.keys({"End", "BackSpace", "BackSpace", "BackSpace", "p", "n", "g", "Return"});
  window.wait("the picture", [&](const Value&) { return fs::exists(home / "Documents/new-series.png"); });
  CHECK_FALSE(fs::exists(home / "Documents/new-series.svg"));
}

TEST_CASE("the map's menu opens by a key, and arrows choose in it") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home);
  click_to_map(window, "Katamino");
  window.keys({"ctrl+k"});
  window.wait("the menu", [&](const Value&) { return window.widget("Edit this series E").has_value(); });
  window.rest();
  window.keys({"Down", "Return"});
  window.wait_for_screen("editor");
}

TEST_CASE("what is said over the list of series covers no line of it, and each file stands there once") {
  const TextsSeen texts_seen;
  const Display display(1280, 1000);
  const Home home;
  const fs::path own = home / "data/tablier/content/katamino/series/mine.yaml", elsewhere = home / "one.yaml";
  fs::create_directories(own.parent_path());
  for (const fs::path& file : {own, elsewhere}) std::ofstream(file) << "title: T\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n";
  Window window(display, home, {"edit", own.string()});
  window.wait_for_screen("editor");
  window.keys({"ctrl+o"});
  window.wait_for_screen("editor_open");
  const auto listed = [](const Value& seen, const fs::path& file) {
    const auto& files = *seen.find("files")->as_list();
    return std::count_if(files.begin(), files.end(), [&](const Value& one) { return *one.as_string() == file.string(); });
  };
  CHECK(listed(window.seen(), own) == 1);
  window.keys({"ctrl+z"});  // there is nothing to put back
  window.wait("a notice", [](const Value& seen) { return !texts(seen, "notices").empty(); });
  CHECK(under_notice(window.seen()).empty());
}

TEST_CASE("work at what could be read of a faulty file is offered again, whoever stops the program") {
  const Display display(1280, 800);
  const Home home;
  const fs::path file = home / "bad.yaml";
  REQUIRE(write_file(file, "title: Mine\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 99]}\n"));
  const auto drafts = [&home] { return list_files(home.state() / "editor", ".yaml").size(); };
  {
    Window window(display, home, {"edit", file.string()});
    window.wait("the faults", [](const Value& seen) { return *seen.find("faults") == Value(1); });
    window.keys({"space"});
    window.wait("what can be read", [](const Value& seen) { return begins_with(seen, 2); });
    window.rest();
    window.keys({"Delete"});
    window.wait("a draft", [&](const Value& seen) { return begins_with(seen, 0) && drafts() == 1; });
    window.process().end(SIGKILL);
  }
  Window window(display, home, {"edit", file.string()});
  wait_for_question(window, "Continue the draft?");
  window.keys({"Return"});
  window.wait("the work", [&](const Value& seen) {
    return begins_with(seen, 0) && truth(seen, "changed") && seen.find("tabs")->as_list()->size() == 1;
  });
  window.keys({"7"});
  window.wait("one draft", [&](const Value& seen) { return begins_with(seen, 7) && drafts() == 1; });
  window.keys({"ctrl+s"});
  wait_for_question(window, "Overwrite what could not be read?");
}

TEST_CASE("a draft is not thrown away before it was asked about, and who keeps it is asked what to do with it again") {
  const Display display(1280, 800);
  const Home home;
  leave_draft(display, home, {"edit"}, "2");
  leave_draft(display, home, {"edit"}, "3");
  const auto waiting = [&home] { return list_files(home.state() / "editor", ".yaml").size(); };
  Window window(display, home, {"edit"});
  wait_for_question(window, "Continue the draft?");
  window.keys({"Down", "Delete"});
  wait_for_question(window, "Remove “New series”?");
  window.keys({"Return"});
  wait_for_question(window, "Continue the draft?");
  CHECK(waiting() == 2);
  window.keys({"Delete"});  // the one that was chosen
  wait_for_question(window, "Remove “New series”?");
  window.keys({"ctrl+Return"});
  wait_for_question(window, "Continue the draft?");
  CHECK(waiting() == 1);
  window.keys({"Return"});
  window.wait("the draft that was kept", [](const Value& seen) { return begins_with(seen, 3); });
}

TEST_CASE("the list of series begins at its head whenever it is opened, and its last line leads to any file") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  const fs::path own = home / "data/tablier/content/katamino/series";
  for (const char* name : {"a", "b", "c", "d", "e", "f", "g", "h", "first"})
    REQUIRE(write_file(own / (std::string(name) + ".yaml"), "title: T\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n"));
  Window window(display, home, {"edit", (own / "first.yaml").string()});
  window.wait_for_screen("editor");
  const auto open_list = [&window] {
    window.keys({"ctrl+o"});
    window.wait_for_screen("editor_open");
    window.rest();
  };
  open_list();
  const auto drawn = drawn_texts(window.seen());
  CHECK(std::any_of(drawn.begin(), drawn.end(),
                    [](const std::string& one) { return one.find("Ctrl\u00a0O\u00a0another\u00a0file") != std::string::npos; }));
  CHECK(window.widget("first"));
  window.step("End");
  window.rest();
  CHECK(window.widget("Another file…"));
  CHECK_FALSE(window.widget("first"));
  window.keys({"Escape"});
  window.wait_for_screen("editor");
  open_list();
  CHECK(window.widget("first"));
  window.step("End");
  window.keys({"Delete"});  // there is nothing to remove
  window.rest();
  window.keys({"Return"});
  window.wait_for_screen("files");
}

TEST_CASE("a new series is offered a name that no file has yet") {
  const Display display(1280, 800);
  const Home home;
  const fs::path own = home / "data/tablier/content/katamino/series";
  REQUIRE(write_file(own / "new-series.yaml", "title: T\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n"));
  Window window(display, home, {"edit"});
  window.wait_for_screen("editor");
  window.keys({"ctrl+s"});
  wait_for_question(window, "Save as");
  window.keys({"Return"});
  window.wait("a file of its own",
              [&](const Value& seen) { return is_asking_nothing(seen) && text(seen, "file") == (own / "new-series-2.yaml").string(); });
}

TEST_CASE("what a paste was refused for goes when the next one succeeds") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit"});
  window.wait_for_screen("editor");
  const auto says = [](const Value& seen, const std::string& words) {
    const auto said = texts(seen, "notices");
    return std::any_of(said.begin(), said.end(), [&](const std::string& one) { return one.starts_with(words); });
  };
  window.keys({"2", "ctrl+v"});  // a row that has something is not pasted into
  window.wait("the refusal", [&](const Value& seen) { return says(seen, "The clipboard has no series"); });
  window.keys({"ctrl+c"});
  window.wait("a row on the clipboard", [&](const Value& seen) { return says(seen, "Row A"); });
  CHECK(says(window.seen(), "The clipboard has no series"));
  window.keys({"ctrl+v"});
  window.wait("one row more", [](const Value& seen) { return seen.find("rows")->as_list()->size() == 5; });
  CHECK_FALSE(says(window.seen(), "The clipboard has no series"));
}

TEST_CASE("a folder that takes no file leaves the name in its field, with the reason") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit"});
  window.wait_for_screen("editor");
  window.keys({"ctrl+shift+s"});
  wait_for_question(window, "Save as");
  window.keys({"ctrl+a", "slash", "p", "r", "o", "c", "slash", "x", "Return"});
  window.wait("the reason", [](const Value& seen) {
    const auto& drawn = *seen.find("texts")->as_list();
    return is_asking(seen, "Save as") && std::any_of(drawn.begin(), drawn.end(), [](const Value& one) {
             return text(one, "text") == "The folder /proc takes no new file.";
           });
  });
}

TEST_CASE("any file opens by its path, typed in the list") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home / "a.yaml", "title: Mine\nrows:\n  A: {first_penta: 4, numbers: [7, 4, 5, 8]}\n"));
  Window window(display, home, {"edit"});
  window.wait_for_screen("editor");
  window.keys({"ctrl+o"});
  window.wait_for_screen("editor_open");
  window.keys({"ctrl+o"});
  window.wait_for_screen("files");
  window.press_widget("Type a path…");  // or Ctrl L
  wait_for_question(window, "Path of the file or folder");
  window.keys({"asciitilde", "slash", "b", "period", "y", "a", "m", "l", "Return"});
  window.wait("what is missing", [](const Value& seen) {
    const auto drawn = drawn_texts(seen);
    return is_asking(seen, "Path of the file or folder") &&
           std::any_of(drawn.begin(), drawn.end(), [](const std::string& one) { return one.find("there is no such file") != one.npos; });
  });
  window.rest();
  window.keys({"ctrl+a", "asciitilde", "slash", "a", "period", "y", "a", "m", "l", "Return"});
  window.wait("the series", [](const Value& seen) { return begins_with(seen, 7); });
}

TEST_CASE("what the printed series repeats on purpose is told as that while it is edited, and of the player's copy") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit", "--series", "small-slam"});
  window.wait_for_screen("editor");
  const auto tells_purpose = [](const Value& seen) {
    const auto drawn = drawn_texts(seen);
    return std::any_of(drawn.begin(), drawn.end(), [](const std::string& one) { return one.starts_with("Comes again on purpose"); });
  };
  window.wait("what is meant", tells_purpose);
  window.rest();
  window.keys({"Delete"});
  window.wait("the same of a series that was changed", [&](const Value& seen) { return truth(seen, "changed") && tells_purpose(seen); });
  window.keys({"ctrl+s"});
  wait_for_question(window, "Take the place of a series of the game?");
  window.keys({"Return"});
  window.wait("the same of a copy", [&](const Value& seen) {
    return is_asking_nothing(seen) && !truth(seen, "changed") && text(seen, "file").starts_with((home / "data").string()) &&
           texts(seen, "notices").empty() && tells_purpose(seen);
  });
}
