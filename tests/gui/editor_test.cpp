#include "catch.hpp"
#include "content/files.hpp"
#include "content/game_spec.hpp"
#include "content/yaml.hpp"
#include "hands.hpp"
#include "window.hpp"

#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>
#include <utility>

using namespace tablier;
using namespace tablier::gui;

namespace {

namespace fs = std::filesystem;

/// Two rows of the Grand Slam: 2, 1, 1 and 3, 1, 1 distinct solutions.
const Value kFigures = Value::map(
    {{"pentas", 6}, {"distinct_sets", 6}, {"solutions", 9}, {"single", 4}, {"impossible", Value::list()}, {"repeated", Value::list()}});

/// All widgets of that label, from the top.
std::vector<Rect> widgets(const Value& seen, const std::string& label) {
  std::vector<Rect> found;
  for (const Value& w : *seen.find("widgets")->as_list()) {
    if (text(w, "label") != label) continue;
    const auto& n = *w.find("box")->as_list();
    found.push_back({static_cast<float>(number(n[0])), static_cast<float>(number(n[1])), static_cast<float>(number(n[2])),
                     static_cast<float>(number(n[3]))});
  }
  return found;
}

const Value& row(const Value& seen, std::size_t i) { return (*seen.find("rows")->as_list())[i]; }
std::size_t rows(const Value& seen) { return seen.find("rows")->as_list()->size(); }

void wait_for_numbers(Window& window, std::size_t i, const std::vector<int>& numbers) {
  window.wait("the numbers of a row", [&](const Value& seen) { return *row(seen, i).find("numbers") == Value::list_of(numbers); });
}

/// Waits until no more frames come: a dialog finds its place in its first ones, and two clicks in one frame are one.
void wait_until_still(Window& window) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds kStill{300};
  double frame = -1;
  Clock::time_point since;
  window.wait("a window that is still", [&](const Value& seen) {
    const double now = number(*seen.find("frame"));
    if (std::exchange(frame, now) != now) since = Clock::now();
    return Clock::now() - since > kStill;
  });
}

void wait_for_dialog(Window& window, const std::string& title) {
  window.wait("the dialog " + title, [&](const Value& seen) { return text(seen, "dialog") == title; });
  wait_until_still(window);
}

/// From Penta 4 to Penta 6, for every row.
void set_range_by_mouse(Window& window) {
  window.keys({"F4"});
  wait_for_dialog(window, "The row and its pentas");
  window.press_widget("All rows");
  wait_until_still(window);
  REQUIRE(widgets(window.seen(), "−").size() == 2);
  const Vec2 less = widgets(window.seen(), "−")[1].centre();
  for (int i = 0; i < 2; ++i) {
    window.click(less);
    wait_until_still(window);
  }
  window.press_widget("Accept");
  window.wait("rows to Penta 6", [](const Value& seen) { return row(seen, 0).find("numbers")->as_list()->size() == 6; });
}

/// Into row B from its first slot on; the cursor goes on by itself.
void lay_by_mouse(Window& window, const std::vector<std::string>& pieces) {
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    window.wait("the cursor",
                [i](const Value& seen) { return *seen.find("slot") == Value::list_of(std::vector<int>{1, static_cast<int>(i)}); });
    window.press_widget(pieces[i]);
  }
  wait_until_still(window);
}

/// Takes what is at one place to another, as a hand does.
void drag(Window& window, Vec2 from, Vec2 to) {
  const auto is_held = [](bool held) { return [held](const Value& seen) { return truth(seen, "held") == held; }; };
  wait_until_still(window);
  window.move(from);
  window.press(1);
  wait_until_still(window);
  window.move({from.x + (to.x > from.x ? 12.0F : -12.0F), from.y});
  window.wait("something in the hand", is_held(true));
  window.move(to);
  wait_until_still(window);
  window.release(1);
  window.wait("an empty hand", is_held(false));
}

void drag(Window& window, const std::string& from, const std::string& to) {
  window.wait("what is to be dragged", [&](const Value&) { return window.widget(from) && window.widget(to); });
  drag(window, window.widget(from)->centre(), window.widget(to)->centre());
}

/// What the command line says of a file, and its exit status.
Value checked(const Home& home, const fs::path& file, int& status) {
  const fs::path answer = home / "answer.json";
  const std::string call =
      "'" + program_file().string() + "' katamino series check '" + file.string() + "' --json > '" + answer.string() + "'";
  status = run({"sh", "-c", call}, home.environment());
  const LoadedYaml read = load_yaml(answer);
  return read.document ? read.document->root().value() : Value();
}

}  // namespace

TEST_CASE("a series of two rows is made by keyboard and mouse, saved, agreed to by the command line, and offered by the game") {
  const Display display(1280, 800);
  const Home home;
  const fs::path file = home / "data/tablier/content/katamino/series/two-rows.yaml";
  {
    Window window(display, home, {"edit"});
    window.wait_for_screen("editor");
    window.keys({"Down", "Down", "ctrl+Delete", "ctrl+Delete"});
    window.wait("two rows", [](const Value& seen) { return rows(seen) == 2; });
    window.keys({"Up"});
    set_range_by_mouse(window);

    window.keys({"2", "4", "5", "8", "7", "1", "0"});
    wait_for_numbers(window, 0, {2, 4, 5, 8, 7, 10});
    window.press_widget("B:1");
    lay_by_mouse(window, {"2 L", "3 Y", "7 U", "9 F", "8 Z"});
    window.press_widget("7 U");
    window.wait("the reason of a refusal", [](const Value& seen) {
      const auto said = texts(seen, "notices");
      return !said.empty() && said.back() == "No. 7 is in row B already, in place 3.";
    });
    wait_until_still(window);
    window.press_widget("5 V");
    wait_for_numbers(window, 1, {2, 3, 7, 9, 8, 5});
    window.wait("the figures", [](const Value& seen) { return !truth(seen, "counting") && *seen.find("figures") == kFigures; });

    window.keys({"ctrl+z", "ctrl+z"});
    wait_for_numbers(window, 1, {2, 3, 7, 9, 0, 0});
    window.keys({"ctrl+y", "ctrl+y"});
    wait_for_numbers(window, 1, {2, 3, 7, 9, 8, 5});

    window.keys({"ctrl+s"});
    wait_for_dialog(window, "Save as");
    window.keys({"ctrl+a", "t", "w", "o", "minus", "r", "o", "w", "s", "Return"});
    window.wait("saved", [&](const Value& seen) { return !truth(seen, "changed") && text(seen, "file") == file.string(); });
    window.keys({"ctrl+q"});
    CHECK(window.process().wait() == 0);
    CHECK(window.said().empty());
  }
  int status = -1;
  CHECK(checked(home, file, status) == kFigures);
  CHECK(status == 0);
  CHECK(list_files(home.state() / "editor", ".yaml").empty());

  Window game(display, home);
  click_to_setup(game, "Katamino");
  game.press_widget("Choose a challenge");
  game.wait_for_screen("map");
  game.press_widget("New series");
  game.wait("the series", [](const Value& seen) { return text(seen, "series") == "two-rows"; });
  const double series = number(*game.seen().find("of"));
  std::ofstream(file.parent_path() / "later.yaml") << "title: Later\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8, 7]}\n";
  game.keys({"F10"});
  game.wait_for_screen("settings");
  game.keys({"Escape"});
  game.wait("the series that was written meanwhile",
            [series](const Value& seen) { return text(seen, "screen") == "map" && number(*seen.find("of")) == series + 1; });
  CHECK(text(game.seen(), "series") == "two-rows");
  game.keys({"End"});
  game.wait("the last challenge", [](const Value& seen) { return text(seen, "cell") == "two-rows/B/6"; });
  game.keys({"e"});
  game.wait_for_screen("editor");
  CHECK(*game.seen().find("slot") == Value::list_of(std::vector<std::uint64_t>{1, 5}));
  game.keys({"Escape"});
  game.wait_for_screen("map");
  game.press_widget("two-rows/B/6");
  game.wait_for_screen("table");
}

TEST_CASE("what was not saved is offered again after a crash, and leaving asks what is to become of it") {
  const Display display(1280, 800);
  const Home home;
  {
    Window window(display, home, {"edit"});
    window.wait_for_screen("editor");
    window.keys({"2", "3"});
    wait_for_numbers(window, 0, {2, 3, 0, 0, 0, 0, 0, 0});
    const auto shown = std::chrono::steady_clock::now();
    window.wait("the draft", [&](const Value&) {
      const auto drafts = list_files(home.state() / "editor", ".yaml");
      const auto draft = drafts.empty() ? Result<std::string>(std::string()) : read_file(drafts.front());
      return draft && draft->find("[2, 3, 0") != std::string::npos;
    });
    CHECK(std::chrono::steady_clock::now() - shown < std::chrono::seconds(1));  // no more than that is ever lost
    window.process().end(SIGKILL);
  }
  Window window(display, home, {"edit"});
  wait_for_dialog(window, "Continue the draft?");
  window.keys({"Return"});
  wait_for_numbers(window, 0, {2, 3, 0, 0, 0, 0, 0, 0});
  window.keys({"ctrl+q"});
  wait_for_dialog(window, "Save the changes?");
  window.keys({"Escape"});
  window.wait("no question", [](const Value& seen) { return seen.find("dialog")->is_null(); });
  window.keys({"ctrl+q"});
  wait_for_dialog(window, "Save the changes?");
  window.press_widget("Discard the changes");
  CHECK(window.process().wait() == 0);
  CHECK(list_files(home.state() / "editor", ".yaml").empty());
}

TEST_CASE("a row's name and the series' note are typed, taken back, made again and saved") {
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"edit", (home / "mine.yaml").string()});
  window.wait_for_screen("editor");
  const auto wait_for = [&](const std::string& name, const std::string& note) {
    window.wait("row " + name, [&](const Value& seen) { return text(row(seen, 0), "name") == name && text(seen, "note") == note; });
  };
  window.keys({"F4"});
  wait_for_dialog(window, "The row and its pentas");
  window.keys({"ctrl+a", "e", "a", "s", "y", "Return"});
  wait_for("easy", "");
  window.keys({"F2"});
  wait_for_dialog(window, "About the series");
  window.keys({"Tab", "Tab"});
  wait_until_still(window);
  window.keys({"f", "i", "n", "e", "Return"});
  wait_for("easy", "fine");
  window.keys({"ctrl+z", "ctrl+z"});
  wait_for("A", "");
  window.keys({"ctrl+y", "ctrl+y"});
  wait_for("easy", "fine");
  window.keys({"ctrl+s"});
  window.wait("saved", [](const Value& seen) { return !truth(seen, "changed"); });
  const std::string written = *read_file(home / "mine.yaml");
  CHECK(written.find("note: {en: fine}") != std::string::npos);
  CHECK(written.find("easy: {first_penta: 4") != std::string::npos);
}

TEST_CASE("a picture of the editor waits for every curve: two are the same to the last dot") {
  const Display display(1280, 800);
  const Home home;
  std::vector<std::string> environment = home.environment();
  environment.push_back("DISPLAY=" + display.name());
  std::vector<std::string> pictures;
  for (const char* name : {"one.png", "two.png"}) {
    const fs::path file = home / name;
    CHECK(run({program_file().string(), "shot", "editor", "katamino", "--series", "super-slam", "-o", file.string()}, environment) == 0);
    pictures.push_back(*read_file(file));
  }
  CHECK((pictures[0] == pictures[1]));  // no message made of bytes
}

TEST_CASE("what is said covers no figure and no piece, however small the window") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home;
  Window window(display, home, {"edit", "--series", "grand-slam"});
  window.wait_for_screen("editor");
  for (const auto& [key, said] : {std::pair("7", "No. 7 is in row A already, in place 5."), std::pair("ctrl+c", "Row A copied")}) {
    window.keys({key});
    window.wait(said, [&](const Value& seen) {
      const auto notices = texts(seen, "notices");
      return !notices.empty() && notices.back().starts_with(said);
    });
    CHECK(under_notice(window.seen()).empty());
  }
}

TEST_CASE("empty slots are filled beside the window, by a key") {
  const Display display(900, 600);
  const Home home("language: fr\nsound: false\n");
  Window window(display, home, {"edit", (home / "mine.yaml").string()});
  window.wait_for_screen("editor");
  window.keys({"F5"});
  window.wait("no gap", [](const Value& seen) {
    const Value* pentas = seen.find("figures")->find("pentas");
    return !truth(seen, "completing") && !truth(seen, "counting") && *pentas == Value(20);
  });
  window.keys({"ctrl+s"});
  window.wait("saved", [](const Value& seen) { return !truth(seen, "changed"); });
  int status = -1;
  checked(home, home / "mine.yaml", status);
  CHECK(status == 0);
}

TEST_CASE("a faulty file is shown with its faults, and never written") {
  const Display display(1280, 800);
  const Home home;
  const std::string bad = "title: Mine\nrows:\n  A: {first_penta: 4, numbers: [2, 2, 99]}\n";
  std::ofstream(home / "bad.yaml") << bad;
  Window window(display, home, {"edit", (home / "bad.yaml").string()});
  window.wait("three faults", [](const Value& seen) { return *seen.find("faults") == Value(3); });
  window.keys({"2", "ctrl+s", "F5"});
  window.keys({"ctrl+n"});
  window.wait("a new series", [](const Value& seen) { return *seen.find("faults") == Value(0); });
  window.keys({"ctrl+Tab"});
  window.wait("the faults", [](const Value& seen) { return *seen.find("faults") == Value(3); });
  window.keys({"space"});
  window.wait("what can be read", [](const Value& seen) { return *seen.find("faults") == Value(0); });
  wait_for_numbers(window, 0, {2, 0, 0});
  CHECK(*read_file(home / "bad.yaml") == bad);
}

TEST_CASE(
    "three rows are made by drag and drop and by keys, the rest around what is locked by F6, printed, and the first penta is played") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit", (home / "mine.yaml").string()});
  window.wait_for_screen("editor");
  window.keys({"End", "Down", "Down", "Down", "ctrl+Delete"});
  window.wait("three rows", [](const Value& seen) { return rows(seen) == 3; });
  set_range_by_mouse(window);
  window.press_widget("A:1");
  window.keys({"2", "4", "5", "8", "7", "1", "0"});
  wait_for_numbers(window, 0, {2, 4, 5, 8, 7, 10});

  drag(window, "2 L", "B:1");
  drag(window, "3 Y", "B:2");
  wait_for_numbers(window, 1, {2, 3, 0, 0, 0, 0});
  drag(window, "B:2", "B:4");
  wait_for_numbers(window, 1, {2, 0, 0, 3, 0, 0});
  window.keys({"space"});
  run({"xdotool", "keydown", "ctrl"}, {"DISPLAY=" + display.name()});
  drag(window, "A:6", "C:5");
  run({"xdotool", "keyup", "ctrl"}, {"DISPLAY=" + display.name()});
  wait_for_numbers(window, 2, {0, 0, 0, 0, 10, 0});
  drag(window, "C:5", "C:6");  // without the key it is moved
  wait_for_numbers(window, 2, {0, 0, 0, 0, 0, 10});
  drag(window, "C:6", "C:5");
  wait_for_numbers(window, 2, {0, 0, 0, 0, 10, 0});
  wait_for_numbers(window, 0, {2, 4, 5, 8, 7, 10});
  const Rect slot = *window.widget("C:5");
  window.click({slot.x + 8, slot.y + 8});
  window.wait("two locks", [](const Value& seen) {
    const auto& locked = *seen.find("locked")->as_list();
    return locked.size() == 2 && locked[0] == Value::list_of(std::vector<int>{1, 3}) && locked[1] == Value::list_of(std::vector<int>{2, 4});
  });

  window.press_widget("A:1");
  window.wait("the solutions of the first penta", [](const Value& seen) { return *seen.find("solutions") == Value(2); });
  window.keys({"F8"});
  window.wait("the second one", [](const Value& seen) { return *seen.find("solution") == Value(1); });

  window.keys({"F6"});
  wait_for_dialog(window, "Make the grid");
  window.click(widgets(window.seen(), "##typed")[0].centre());
  wait_until_still(window);
  window.keys({"3", "Return"});  // in the field for the rows
  window.wait("grids to choose from",
              [](const Value& seen) { return !truth(seen, "generating") && *seen.find("alternatives") == Value(3); });
  wait_until_still(window);                              // the dialog grows with them
  std::this_thread::sleep_for(std::chrono::seconds(1));  // a key that was meant for what stood there before takes none
  window.keys({"Return"});                               // the keys are on the first of them
  window.wait("no gap", [](const Value& seen) {
    return seen.find("dialog")->is_null() && !truth(seen, "counting") && *seen.find("figures")->find("pentas") == Value(9);
  });
  CHECK((*row(window.seen(), 1).find("numbers")->as_list())[3] == Value(3));
  CHECK((*row(window.seen(), 2).find("numbers")->as_list())[4] == Value(10));

  drag(window, "Row C", "Row A");
  window.wait("row C above", [](const Value& seen) { return text(row(seen, 0), "name") == "C" && text(row(seen, 1), "name") == "A"; });
  window.keys({"ctrl+z"});
  window.wait("row A above", [](const Value& seen) { return text(row(seen, 0), "name") == "A"; });

  window.keys({"ctrl+p"});
  wait_for_dialog(window, "Print and share");
  window.keys({"Return"});
  window.wait("the page", [&](const Value&) { return fs::exists(home / "mine.pdf"); });
  CHECK(read_file(home / "mine.pdf")->starts_with("%PDF"));

  window.press_widget("A:1");
  window.wait("a solution to play", [](const Value& seen) { return number(*seen.find("solutions")) >= 1; });
  window.keys({"F9"});
  window.wait_for_screen("table");
  window.keys({"Escape"});
  window.wait("the editor as it was",
              [](const Value& seen) { return text(seen, "screen") == "editor" && rows(seen) == 3 && truth(seen, "changed"); });
}

TEST_CASE("files stand in tabs, a second window on one is told, and rows go through the clipboard from one to another") {
  const Display display(1280, 800);
  const Home home;
  std::ofstream(home / "one.yaml") << "title: One\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n";
  Window first(display, home, {"edit", (home / "one.yaml").string()});
  first.wait_for_screen("editor");
  first.wait("the lock beside it", [&](const Value&) { return fs::exists(home / ".one.yaml.lock"); });
  {
    Window second(display, home, {"edit", (home / "one.yaml").string()});
    wait_for_dialog(second, "Open in another window");
    second.keys({"Return"});
    second.wait("read-only", [](const Value& seen) { return seen.find("dialog")->is_null() && truth(seen, "read_only"); });
    second.keys({"3"});
    second.wait("the reason", [](const Value& seen) {
      const auto said = texts(seen, "notices");
      return !said.empty() && said.back() == "Read-only: another window works on this file.";
    });
    second.process().end(SIGKILL);
  }
  first.keys({"ctrl+c"});
  first.keys({"ctrl+n"});
  first.wait("a second tab", [](const Value& seen) { return seen.find("tabs")->as_list()->size() == 2 && rows(seen) == 4; });
  first.keys({"ctrl+v"});
  wait_for_numbers(first, 0, {2, 4, 5, 8});  // into the empty row that is chosen, which keeps its name
  first.wait("no further row", [](const Value& seen) { return rows(seen) == 4 && text(row(seen, 0), "name") == "A"; });
  first.keys({"ctrl+Tab"});
  first.wait("the first tab", [](const Value& seen) { return *seen.find("tab") == Value(0) && !truth(seen, "changed"); });
  first.keys({"ctrl+q"});
  wait_for_dialog(first, "Save the changes?");
  first.press_widget("Discard the changes");
  CHECK(first.process().wait() == 0);
  CHECK_FALSE(fs::exists(home / ".one.yaml.lock"));
}
