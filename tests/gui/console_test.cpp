#include "catch.hpp"
#include "on_board.hpp"
#include "text_owner.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace tablier;
using namespace tablier::gui;

namespace {

void wait_for_result(Window& window, const std::string& line, const std::string& answer) {
  window.wait("the answer to " + line, [&](const Value& seen) {
    const Value* console = seen.find("console");
    return console && console->as_map() && text(*console, "line") == line && text(*console, "answer") == answer;
  });
}

}  // namespace

TEST_CASE("the keyboard alone asks the console about the position, brings a line back, and leaves the match as it is") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente/standard", "--seats", "human,human", "--moves", "K10 L10 A1"});
  window.wait_for_screen("table");
  window.keys({"F12"});
  window.wait("the line to type in", [&](const Value&) { return window.widget("##line0").has_value(); });
  window.rest();
  type(window, "position.turn");
  window.keys({"Return"});
  wait_for_result(window, "position.turn", "2");
  window.rest();
  type(window, "#position.history");
  window.keys({"Return"});
  wait_for_result(window, "#position.history", "3");
  window.rest();
  window.keys({"Up", "Up"});
  window.rest();
  window.keys({"Return"});
  wait_for_result(window, "position.turn", "2");
  window.keys({"Escape"});
  window.rest();
  window.wait("the same moves", [](const Value& seen) { return texts(seen, "moves") == std::vector<std::string>{"K10", "L10", "A1"}; });
}

TEST_CASE("a text of several lines that is pasted into the console is evaluated as those, and one that is too long is told") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente/standard", "--seats", "human,human"});
  window.wait_for_screen("table");
  window.keys({"F12"});
  window.wait("the line to type in", [&](const Value&) { return window.widget("##line0").has_value(); });
  window.rest();
  {
    const TextOwner owner(display.name(), "local long = '" + std::string(1000, 'x') + "' -- a note\nreturn #long\n");
    window.keys({"ctrl+v"});
    window.rest();
    window.keys({"Return"});
    window.wait("the answer", [](const Value& seen) {
      const Value* console = seen.find("console");
      return console && console->as_map() && text(*console, "answer") == "1000";
    });
  }
  window.rest();
  const TextOwner owner(display.name(), std::string(20'000, 'x'));
  window.keys({"ctrl+v"});
  window.wait("that told", [](const Value& seen) {
    const auto told = texts(seen, "notices");
    return std::ranges::any_of(told, [](const std::string& one) { return one.find("too long to be pasted here") != one.npos; });
  });
}
