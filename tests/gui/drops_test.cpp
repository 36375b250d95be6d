#include "catch.hpp"
#include "content/files.hpp"
#include "file_drag.hpp"
#include "folders.hpp"
#include "window.hpp"

using namespace tablier;
using namespace tablier::gui;

namespace {

constexpr const char* kFiles = "text/uri-list";
constexpr const char* kRound = "[Game \"Pente\"]\n[Player 1 Name \"Ann\"]\n[Player 2 Name \"Bo\"]\n\n1. K10 L9 2. G7 L11 *\n";

/// Dragged over the window and dropped there; true when it was taken.
bool dropped(const Display& display, const std::string& list) {
  FileDrag drag(display.name(), kFiles, list);
  return drag.hover() && drag.drop();
}

std::string address(const std::filesystem::path& file) { return "file://" + file.string() + "\r\n"; }

/// The frame that says that something can be dropped is seen.
bool framed(const Value& seen) {
  const auto* const drawn = seen.find("texts");
  for (const Value& text : drawn ? *drawn->as_list() : Value::List{})
    if (tablier::gui::text(text, "text") == "Drop to open") return true;
  return false;
}

bool unframed(const Value& seen) { return !framed(seen); }

}  // namespace

TEST_CASE("the frame around what can be dropped goes with the drag, however that ends") {
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home / "games/round.txt", kRound).ok());
  const TextsSeen texts_seen;
  Window window(display, home);
  window.wait_for_screen("library");
  const std::string list = address(home / "games/round.txt");
  {
    FileDrag drag(display.name(), kFiles, list);
    CHECK(drag.hover());
    window.wait("the frame", framed);
    drag.leave();
    window.wait("no frame", unframed);
    CHECK(drag.hover());
    window.wait("the frame", framed);
  }  // and the program that dragged ends
  window.wait("no frame", unframed);
  window.keys({"ctrl+q"});
}

TEST_CASE("while a question stands nothing can be dropped, and after it it can") {
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home / "games/round.txt", kRound).ok());
  REQUIRE(write_file(home / "games/broken.txt", "1. K10 Z99 *\n").ok());
  Window window(display, home);
  window.wait_for_screen("library");
  CHECK(dropped(display, address(home / "games/broken.txt")));
  window.wait("what is wrong with it", [](const Value& seen) { return !text(seen, "dialog").empty(); });
  CHECK_FALSE(dropped(display, address(home / "games/round.txt")));
  window.rest();
  window.press_widget("Close");
  window.wait("the end of the dialog", [](const Value& seen) { return text(seen, "dialog").empty(); });
  CHECK(dropped(display, address(home / "games/round.txt")));
  window.wait_for_screen("table");
}

TEST_CASE("a file that is dropped on the window opens over what was there, and a faulty one says why it does not") {
  const Display display(1280, 800);
  const Home home;
  REQUIRE(write_file(home / "games/an old one.txt", kRound).ok());
  REQUIRE(write_file(home / "games/broken.txt", "1. K10 Z99 *\n").ok());
  Window window(display, home);
  window.wait_for_screen("library");
  {
    FileDrag drag(display.name(), kFiles, address(home / "games/broken.txt"));
    CHECK(drag.hover());
    drag.leave();
  }
  {
    FileDrag drag(display.name(), "text/plain", "1. K10 L9 *");
    CHECK_FALSE(drag.hover());
    CHECK_FALSE(drag.drop());
  }
  CHECK(dropped(display, address(home / "games/broken.txt")));
  window.wait("what is wrong with it", [](const Value& seen) { return text(seen, "dialog") == "Cannot be read: broken.txt"; });
  window.rest();
  window.press_widget("Close");
  window.wait("the end of the dialog", [](const Value& seen) { return text(seen, "dialog").empty(); });
  CHECK_FALSE(dropped(display, "https://example.org/game.txt\r\n"));
  window.wait_for_screen("library");

  std::string encoded = (home / "games/an old one.txt").string();
  for (std::size_t at = encoded.find(' '); at != std::string::npos; at = encoded.find(' ')) encoded.replace(at, 1, "%20");
  CHECK(dropped(display, "# what was dragged\r\nfile://localhost" + encoded + "\r\n"));
  window.wait_for_screen("table");
  CHECK(texts(window.seen(), "moves").size() == 4);
  window.keys({"Escape"});
  window.wait_for_screen("library");
}

TEST_CASE("series that are dropped on the editor open in a tab each, and one that is dropped on the library opens the editor") {
  const Display display(1280, 800);
  const Home home;
  const auto series = source_folder() / "content/katamino/series";
  Window window(display, home);
  window.wait_for_screen("library");
  CHECK(dropped(display, address(series / "small-slam.yaml")));
  window.wait_for_screen("editor");
  window.wait("its tab", [](const Value& seen) { return texts(seen, "tabs").size() == 1; });
  CHECK(dropped(display, address(series / "grand-slam.yaml") + address(home / "nothing.yaml")));
  window.wait("its tab", [](const Value& seen) { return texts(seen, "tabs").size() >= 2; });
}
