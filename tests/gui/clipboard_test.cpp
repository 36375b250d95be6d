#include "catch.hpp"
#include "on_board.hpp"
#include "text_owner.hpp"
#include "ui/core/selection_text.hpp"

#include <chrono>
#include <cstdlib>
#include <string>

using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr SelectionPatience kShort{std::chrono::milliseconds(300), std::chrono::milliseconds(900)};

std::string long_text(std::size_t size) {
  std::string text;
  for (int i = 0; text.size() < size; ++i) text += "ligne n\u00B0 " + std::to_string(i) + "\n";
  return text;
}

/// What this program reads itself from the clipboard of a display.
std::string read(const Display& display, const SelectionPatience& patience = {}) {
  setenv("DISPLAY", display.name().c_str(), 1);
  return selection_text(patience);
}

}  // namespace

TEST_CASE("A text that its owner hands over in pieces is read whole, wherever they cut it") {
  const Display display(320, 240);
  CHECK(read(display).empty());
  const std::string text = long_text(300'000);
  for (const std::size_t piece : {997U, 65'536U}) {
    const TextOwner owner(display.name(), text, {.piece = piece});
    CHECK(read(display) == text);
    CHECK(read(display) == text);
  }
  const TextOwner empty(display.name(), "");
  CHECK(read(display).empty());
}

TEST_CASE("An owner that has the letters of one byte only is read too") {
  const Display display(320, 240);
  const TextOwner owner(display.name(), "\xE9t\xE9", {.kind = "STRING"});
  CHECK(read(display) == "\u00E9t\u00E9");
}

TEST_CASE("An owner that ends in the middle, or never ends, gives nothing and holds nobody up for long") {
  const Display display(320, 240);
  for (const std::size_t pieces : {0U, 3U}) {
    const TextOwner owner(display.name(), long_text(20'000), {.pieces = pieces});
    const auto begin = std::chrono::steady_clock::now();
    CHECK(read(display, kShort).empty());
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(3));
  }
  const TextOwner endless(display.name(), std::string(kMaxSelection + 1, 'x'), {.piece = 1U << 20U});
  CHECK(read(display).empty());
}

TEST_CASE("A long round that another program hands over in pieces is pasted on the table, and a word of its own into a text") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home, {"play", "pente/standard", "--seats", "human,human"});
  window.wait_for_screen("table");
  {
    std::string told;
    for (int i = 0; i < 600; ++i) told += "a long word ";
    const TextOwner owner(display.name(), "[Game \"Pente\"]\n\n1. K10 {" + told + "} L10 2. A1 ?\n", {.piece = 4000});
    window.keys({"ctrl+v"});
    wait_for_moves(window, {"K10", "L10", "A1"});
    CHECK(texts(window.seen(), "notices").back() == "Opened from the clipboard: bots and clock are not in it.");
  }
  const TextOwner owner(display.name(), "#position.history");
  window.keys({"F12"});
  window.wait("the line to type in", [&](const Value&) { return window.widget("##line0").has_value(); });
  window.rest();
  window.keys({"ctrl+v"});
  window.rest();
  window.keys({"Return"});
  window.wait("the answer", [](const Value& seen) {
    const Value* console = seen.find("console");
    return console && console->as_map() && text(*console, "answer") == "3";
  });
}
