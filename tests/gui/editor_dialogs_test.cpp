#include "catch.hpp"
#include "content/files.hpp"
#include "window.hpp"

#include <algorithm>
#include <fstream>
#include <memory>

using namespace tablier;
using namespace tablier::gui;

namespace {

bool asks(const Value& seen, const std::string& title) { return text(seen, "dialog") == title; }
bool asks_nothing(const Value& seen) { return seen.find("dialog")->is_null(); }

/// Those words are drawn somewhere. For windows with TextsSeen.
bool shows(const Value& seen, const std::string& words) {
  const auto& drawn = *seen.find("texts")->as_list();
  return std::any_of(drawn.begin(), drawn.end(), [&](const Value& one) { return text(one, "text") == words; });
}

void open_dialog(Window& window, const std::string& key, const std::string& title) {
  window.keys({key});
  window.wait("the dialog " + title, [&](const Value& seen) { return asks(seen, title); });
  window.rest();
}

std::size_t tabs(const Value& seen) { return seen.find("tabs")->as_list()->size(); }
const Value& numbers_of(const Value& seen, std::size_t row) { return *(*seen.find("rows")->as_list())[row].find("numbers"); }

}  // namespace

TEST_CASE("what is refused stands in the dialog, with the keys on the field that is wrong") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit", (home / "mine.yaml").string()});
  window.wait_for_screen("editor");
  open_dialog(window, "F2", "About the series");
  for (int i = 0; i < 5; ++i) window.keys({"Tab"});
  window.rest();
  window.keys({"x", "Return"});
  window.wait("the reason", [](const Value& seen) {
    return asks(seen, "About the series") && shows(seen, "“x” is no date; a date is written 2026-11-23");
  });
  CHECK(texts(window.seen(), "notices").empty());
  window.rest();
  window.keys({"2", "0", "2", "6", "minus", "1", "1", "minus", "2", "5", "Return"});
  window.wait("no dialog", asks_nothing);
  window.keys({"ctrl+s"});
  window.wait("saved", [](const Value& seen) { return !truth(seen, "changed"); });
  CHECK(read_file(home / "mine.yaml")->find("2026-11-25") != std::string::npos);
}

TEST_CASE("quitting with several changed tabs loses nothing before all have been asked about") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit", (home / "one.yaml").string()});
  window.wait_for_screen("editor");
  window.keys({"2"});
  window.wait("a change", [](const Value& seen) { return truth(seen, "changed"); });
  window.keys({"ctrl+n"});
  window.wait("a second tab", [](const Value& seen) { return tabs(seen) == 2; });
  window.keys({"3"});
  window.wait("another change", [](const Value& seen) { return truth(seen, "changed"); });
  open_dialog(window, "ctrl+q", "Save the changes?");
  window.press_widget("Discard the changes");
  window.wait("the second question", [](const Value& seen) { return asks(seen, "Save the changes?") && *seen.find("tab") == Value(1); });
  window.rest();
  window.keys({"Escape"});
  window.wait("both tabs", [](const Value& seen) { return asks_nothing(seen) && tabs(seen) == 2; });
  window.keys({"ctrl+Tab"});
  window.wait("the first tab as it was", [](const Value& seen) {
    return *seen.find("tab") == Value(0) && truth(seen, "changed") && (*numbers_of(seen, 0).as_list())[0] == Value(2);
  });
}

TEST_CASE("a name that a person types becomes one for a file, and one that is taken is not written over by Enter") {
  const Display display(1280, 800);
  const Home home;
  const auto file = home / "data/tablier/content/katamino/series/winter-evenings.yaml";
  Window window(display, home, {"edit"});
  window.wait_for_screen("editor");
  open_dialog(window, "ctrl+s", "Save as");
  window.keys({"ctrl+a", "shift+w", "i", "n", "t", "e",      "r", "space", "shift+e", "v", "e",
               "n",      "i",       "n", "g", "s", "period", "y", "a",     "m",       "l", "Return"});
  window.wait("saved", [&](const Value& seen) { return asks_nothing(seen) && text(seen, "file") == file.string(); });
  const auto taken = file.parent_path() / "other.yaml";
  const std::string before = "title: Other\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n";
  std::ofstream(taken) << before;
  window.keys({"2"});
  window.wait("a change", [](const Value& seen) { return truth(seen, "changed"); });
  open_dialog(window, "ctrl+shift+s", "Save as");
  window.keys({"ctrl+a", "o", "t", "h", "e", "r", "Return"});
  window.wait("the question", [](const Value& seen) { return asks(seen, "Replace this file?"); });
  window.rest();
  window.keys({"Return"});
  window.wait("no question", asks_nothing);
  CHECK(*read_file(taken) == before);
  open_dialog(window, "ctrl+shift+s", "Save as");
  window.keys({"Return"});  // its own name
  window.wait("saved", [&](const Value& seen) { return asks_nothing(seen) && !truth(seen, "changed"); });
}

TEST_CASE("Tab reaches the pieces beside the grid and the menu, and a table that is played from there says what it plays") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  std::ofstream(home / "one.yaml") << "title: One\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8, 0]}\n";
  Window window(display, home, {"edit", (home / "one.yaml").string()});
  window.wait_for_screen("editor");
  window.wait("the candidates", [](const Value& seen) { return !seen.find("candidates")->as_list()->empty(); });
  window.keys({"End"});
  window.wait("those of the last slot", [](const Value& seen) {
    const auto& all = *seen.find("candidates")->as_list();
    return *seen.find("slot") == Value::list_of(std::vector<int>{0, 4}) && all.size() == 12 && number(*all[6].find("solutions")) == 1;
  });
  window.keys({"Tab", "Down", "Down"});
  window.wait("the reason of piece 3", [](const Value& seen) { return shows(seen, "No Penta 5 has 2, 4, 8 and 3 together."); });
  window.keys({"Down", "Down", "Down", "Down", "Return"});
  window.wait("piece 7", [](const Value& seen) { return numbers_of(seen, 0) == Value::list_of(std::vector<int>{2, 4, 5, 8, 7}); });
  window.wait("a solution to play", [](const Value& seen) { return number(*seen.find("solutions")) >= 1; });
  window.keys({"F9"});
  window.wait_for_screen("table");
  window.wait("what is played", [](const Value& seen) { return shows(seen, "One · A · Penta 5"); });
  const auto one_lies = [](const Value& seen) { return text(seen, "screen") == "table" && texts(seen, "moves").size() == 1; };
  for (int steps = 0; steps < 3; ++steps) {  // which piece, where, and there it lies; while one is looked for F9 would end that
    window.step("F9");
    window.rest();
  }
  window.wait("a piece on the board", one_lies);
  window.keys({"Escape"});
  window.wait_for_screen("editor");
  window.keys({"F9"});
  window.wait("the match as it was left", [&](const Value& seen) { return one_lies(seen) && shows(seen, "One · A · Penta 5"); });
}

TEST_CASE("In a dialog Enter chooses what the frame is on, and Ctrl Enter accepts") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  std::ofstream(home / "one.yaml") << "title: One\nrows:\n  A: {first_penta: 4, numbers: [0, 0, 0, 0, 0]}\n";
  Window window(display, home, {"edit", (home / "one.yaml").string()});
  window.wait_for_screen("editor");
  open_dialog(window, "F6", "Make the grid");
  window.focus_widget("Most solutions", "Tab");
  window.keys({"Return"});
  window.rest();
  CHECK_FALSE(truth(window.seen(), "generating"));
  CHECK(*window.seen().find("alternatives") == Value(0));
  window.keys({"ctrl+Return"});
  window.wait("grids to choose from",
              [](const Value& seen) { return !truth(seen, "generating") && number(*seen.find("alternatives")) > 0; });
  window.rest();
  const auto& drawn = *window.seen().find("texts")->as_list();
  CHECK(std::ranges::any_of(drawn, [](const Value& one) { return text(one, "text").find("Most solutions") != std::string::npos; }));
}

TEST_CASE("a figure takes a grid that was made, and lays no piece as well") {
  const Display display(1280, 800);
  const Home home;
  std::ofstream(home / "one.yaml") << "title: One\nrows:\n  A: {first_penta: 4, numbers: [0, 0, 0, 0, 0]}\n";
  Window window(display, home, {"edit", (home / "one.yaml").string()});
  window.wait_for_screen("editor");
  open_dialog(window, "F6", "Make the grid");
  window.keys({"Return"});
  window.wait("grids to choose from",
              [](const Value& seen) { return !truth(seen, "generating") && *seen.find("alternatives") == Value(3); });
  window.rest();
  window.keys({"2"});
  window.wait("the grid", [](const Value& seen) { return asks_nothing(seen) && !truth(seen, "counting") && truth(seen, "changed"); });
  window.rest();
  CHECK(*window.seen().find("slot") == Value::list_of(std::vector<int>{0, 0}));
  CHECK(texts(window.seen(), "notices").empty());
  window.keys({"ctrl+z"});
  window.wait("the grid as it was, one step back", [](const Value& seen) { return !truth(seen, "changed"); });
}

TEST_CASE("a read-only window never writes the file, and may edit it once the other window is gone") {
  const TextsSeen texts_seen;
  const Display display(1280, 800);
  const Home home;
  const auto file = home / "one.yaml";
  std::ofstream(file) << "title: One\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n";
  auto first = std::make_unique<Window>(display, home, std::vector<std::string>{"edit", file.string()});
  first->wait_for_screen("editor");
  Window second(display, home, {"edit", file.string()});
  second.wait("the question", [](const Value& seen) { return asks(seen, "Open in another window"); });
  second.rest();
  second.keys({"Return"});
  second.wait("read-only", [](const Value& seen) { return asks_nothing(seen) && truth(seen, "read_only"); });
  const std::string before = *read_file(file);
  open_dialog(second, "ctrl+s", "Save as");
  second.keys({"ctrl+a", "o", "n", "e", "Return"});
  second.wait("the refusal", [](const Value& seen) { return shows(seen, "“one” is open in another window or tab: choose another name."); });
  CHECK(*read_file(file) == before);
  second.rest();
  second.keys({"Escape"});
  second.wait("no question", asks_nothing);
  first.reset();
  second.wait("a file to edit", [](const Value& seen) { return !truth(seen, "read_only"); });
  second.keys({"3"});
  second.wait("an edit", [](const Value& seen) { return truth(seen, "changed"); });
  second.keys({"ctrl+s"});
  second.wait("saved", [](const Value& seen) { return asks_nothing(seen) && !truth(seen, "changed"); });
  CHECK(read_file(file)->find("[3, 4, 5, 8]") != std::string::npos);
}

TEST_CASE("in a small window the menu is whole, and a long name of a row leaves its solutions in sight") {
  const TextsSeen texts_seen;
  const Display display(900, 600);
  const Home home("language: fr\nsound: false\n");
  std::ofstream(home / "one.yaml") << "title: Une\nrows:\n  étoile 12345: {first_penta: 4, numbers: [2, 4, 5, 8, 7]}\n";
  Window window(display, home, {"edit", (home / "one.yaml").string()});
  window.wait_for_screen("editor");
  window.keys({"End"});
  window.wait("the penta's worth", [](const Value& seen) { return shows(seen, "Une seule solution"); });
  window.keys({"ctrl+k"});
  window.wait("the menu, to its end", [&](const Value&) {
    const auto quit = window.widget("Quitter");
    return quit && quit->bottom() <= 596;
  });
}

TEST_CASE("a title is asked for in the window's language, and the other one's placeholder goes") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit", (home / "mine.yaml").string()});
  window.wait_for_screen("editor");
  open_dialog(window, "F2", "About the series");
  window.keys({"m", "i", "n", "e", "Return"});
  window.wait("the title", [](const Value& seen) { return asks_nothing(seen) && text(seen, "title") == "mine"; });
  window.keys({"ctrl+s"});
  window.wait("saved", [](const Value& seen) { return !truth(seen, "changed"); });
  CHECK(read_file(home / "mine.yaml")->find("title: {en: mine}") != std::string::npos);
}

TEST_CASE("a page goes where the last one went, and who keeps a file that is there comes back to what was set") {
  const Display display(1280, 800);
  const Home home;
  std::ofstream(home / "one.yaml") << "title: One\nrows:\n  A: {first_penta: 4, numbers: [2, 4, 5, 8]}\n";
  Window window(display, home, {"edit", (home / "one.yaml").string()});
  window.wait_for_screen("editor");
  window.wait("all counted", [](const Value& seen) { return !truth(seen, "counting"); });
  open_dialog(window, "ctrl+p", "Print and share");
  window.press_widget("SVG");
  window.rest();
  window.keys({"Return"});
  window.wait("the page", [&](const Value& seen) { return asks_nothing(seen) && std::filesystem::exists(home / "one.svg"); });
  open_dialog(window, "ctrl+p", "Print and share");
  window.keys({"Return"});
  window.wait("the question", [](const Value& seen) { return asks(seen, "Replace this file?"); });
  window.rest();
  window.keys({"Escape"});
  window.wait("what was set", [](const Value& seen) { return asks(seen, "Print and share"); });
  CHECK_FALSE(std::filesystem::exists(home / "one.pdf"));
}

TEST_CASE("letters that are typed into a question draw nothing of what lies behind it") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit", (home / "mine.yaml").string()});
  window.wait_for_screen("editor");
  window.rest();
  CHECK(number(*window.seen().find("backdrops")) == 0);
  open_dialog(window, "F2", "About the series");
  const double before = number(*window.seen().find("backdrops")), frame = number(*window.seen().find("frame"));
  CHECK(before >= 1);
  for (const char* letter : {"a", "b", "c", "d"}) {
    window.keys({letter});
    window.rest();
  }
  CHECK(number(*window.seen().find("frame")) >= frame + 4);
  CHECK(number(*window.seen().find("backdrops")) == before);
}

TEST_CASE("of a range that cannot be, the keys come to the end that was changed") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"edit", (home / "mine.yaml").string()});
  window.wait_for_screen("editor");
  open_dialog(window, "F4", "The row and its pentas");
  for (int i = 0; i < 2; ++i) window.step("Tab");  // the way down of the first penta, then its field
  window.rest();
  window.keys({"ctrl+a", "1", "1", "Return"});
  window.rest();
  REQUIRE(asks(window.seen(), "The row and its pentas"));
  window.keys({"ctrl+a", "5", "Return"});
  window.wait("no dialog", asks_nothing);
  CHECK(*(*window.seen().find("rows")->as_list())[0].find("first") == Value(5));
}
