#include "ui/panels/picker.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

KeyChange down(Key key) { return {.key = key}; }

/// Seven cards in rows of three, the ring already brought out.
Picker seven() {
  Picker picker;
  picker.lay(7, 3);
  picker.key(down(Key::home));
  return picker;
}

}  // namespace

TEST_CASE("The first arrow only shows what is chosen, the next ones move") {
  Picker picker;
  picker.lay(7, 3);
  CHECK(picker.key(down(Key::right)));
  CHECK(picker.by_keys());
  CHECK(picker.chosen() == 0);
  picker.key(down(Key::right));
  CHECK(picker.chosen() == 1);
  picker.mouse_moved();
  CHECK_FALSE(picker.by_keys());
}

TEST_CASE("Down into a short last row goes to its end, and no key leaves the things") {
  Picker picker = seven();
  picker.choose(5);
  picker.key(down(Key::down));
  CHECK(picker.chosen() == 6);
  picker.key(down(Key::down));
  picker.key(down(Key::right));
  CHECK(picker.chosen() == 6);
  picker.key(down(Key::page_up));
  CHECK(picker.chosen() == 0);
  picker.key(down(Key::up));
  picker.key(down(Key::left));
  CHECK(picker.chosen() == 0);
  picker.key(down(Key::end));
  CHECK(picker.chosen() == 6);
}

TEST_CASE("Fewer things keep the choice where they can, and none leave nothing to choose") {
  Picker picker = seven();
  picker.choose(6);
  picker.lay(4, 3);
  CHECK(picker.chosen() == 3);
  picker.lay(0);
  CHECK_FALSE(picker.any());
  CHECK(picker.key(down(Key::down)));
  CHECK(picker.chosen() == 0);
}

TEST_CASE("Keys of a list leave left and right to others") {
  Picker picker;
  picker.lay(3);
  CHECK_FALSE(picker.key(down(Key::left)));
  CHECK_FALSE(picker.key(down(Key::enter)));
  CHECK_FALSE(picker.key({.key = Key::down, .down = false}));
}
