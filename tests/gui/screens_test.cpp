#include "catch.hpp"
#include "window.hpp"

using namespace tablier;
using namespace tablier::gui;

TEST_CASE("each screen can be opened from the library and left again") {
  const Display display(1280, 800);
  const Home home;
  Window window(display, home);
  window.wait_for_screen("library");
  window.press_widget("Settings");
  window.wait_for_screen("settings");
  window.keys({"Escape"});
  window.wait_for_screen("library");
  window.press_widget("Katamino");
  window.wait_for_screen("table");
  window.keys({"F1"});
  window.wait_for_screen("rules");
  window.keys({"Escape"});
  window.wait_for_screen("table");
  window.press_widget("Settings");
  window.wait_for_screen("settings");
  window.press_widget("‹ ");
  window.wait_for_screen("table");
  window.press_widget("‹ ");
  window.wait_for_screen("library");
  CHECK(window.said().empty());
}
