#include "editor/series/view/key_area.hpp"

#include "catch.hpp"

using namespace tablier;
using namespace tablier::editor;

namespace {

/// Where the keys are after these, among so many pieces in columns of so many lines.
std::size_t after(KeyPlace place, std::size_t count, std::size_t lines, std::initializer_list<Key> keys) {
  KeyArea area;
  while (area.place() != place) area.step(1);
  for (const Key key : keys) CHECK(area.move({.key = key, .down = true}, count, lines));
  return area.piece().value();
}

}  // namespace

TEST_CASE("Arrows go to the candidate that lies there") {
  CHECK(after(KeyPlace::candidates, 12, 6, {Key::down, Key::down}) == 2);
  CHECK(after(KeyPlace::candidates, 12, 6, {Key::down, Key::right}) == 7);
  CHECK(after(KeyPlace::candidates, 12, 6, {Key::down, Key::right, Key::right}) == 7);
  CHECK(after(KeyPlace::candidates, 12, 6, {Key::end, Key::left}) == 5);
  CHECK(after(KeyPlace::candidates, 12, 6, {Key::down, Key::left}) == 1);
  CHECK(after(KeyPlace::candidates, 7, 4, {Key::down, Key::down, Key::down, Key::right}) == 6);
}

TEST_CASE("Among the pieces below the grid, which lie in a row, any arrow is a step") {
  CHECK(after(KeyPlace::pieces, 12, 6, {Key::right, Key::right}) == 2);
  CHECK(after(KeyPlace::pieces, 12, 6, {Key::right, Key::down, Key::left, Key::up, Key::left}) == 0);
  CHECK(after(KeyPlace::pieces, 12, 6, {Key::end, Key::right}) == 11);
}
