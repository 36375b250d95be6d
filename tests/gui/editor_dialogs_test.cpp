#include "catch.hpp"
#include "content/files.hpp"
#include "window.hpp"

#include <algorithm>
#include <fstream>

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
  open_dialog(window, "F2", "What is told about the series");
  for (int i = 0; i < 5; ++i) window.keys({"Tab"});
  window.rest();
  window.keys({"x", "Return"});
  window.wait("the reason", [](const Value& seen) {
    return asks(seen, "What is told about the series") && shows(seen, "“x” is no date; a date is written 2026-11-23");
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
  window.keys({"F9", "F9", "F9"});  // which piece, where, and there it lies
  window.wait("a piece on the board", one_lies);
  window.keys({"Escape"});
  window.wait_for_screen("editor");
  window.keys({"F9"});
  window.wait("the match as it was left", [&](const Value& seen) { return one_lies(seen) && shows(seen, "One · A · Penta 5"); });
}
