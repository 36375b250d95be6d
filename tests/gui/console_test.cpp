#include "catch.hpp"
#include "on_board.hpp"

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
