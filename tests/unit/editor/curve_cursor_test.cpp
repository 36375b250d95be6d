#include "editor/series/view/curve_cursor.hpp"

#include "catch.hpp"

#include <vector>

using namespace tablier;
using namespace tablier::editor;

namespace {

/// Three lines: from Penta 4 on with a gap at 6, one of which nothing is known, and one from Penta 5 on.
const std::vector<DifficultyCurve> kLines{{4, {1.0, 2.0, std::nullopt, 4.0}}, {4, {std::nullopt, std::nullopt}}, {5, {1.0, 2.0, 3.0}}};

CurveSpot after(CurveSpot near, std::initializer_list<Key> keys) {
  CurveCursor cursor;
  cursor.begin(near);
  CHECK_FALSE(cursor.spot(kLines));
  for (const Key key : keys) CHECK(cursor.key({.key = key, .down = true}, kLines));
  return cursor.spot(kLines).value();
}

}  // namespace

TEST_CASE("the first arrow brings the mark of a chart out where one was, or at what is nearest to it") {
  CHECK(after({0, 5}, {Key::right}) == CurveSpot{0, 5});
  CHECK(after({0, 11}, {Key::left}) == CurveSpot{0, 7});
  CHECK(after({1, 4}, {Key::up}) == CurveSpot{2, 5});
}

TEST_CASE("arrows walk along a line of a chart over what is not known, and stay at its ends") {
  CHECK(after({0, 4}, {Key::right, Key::right}) == CurveSpot{0, 5});
  CHECK(after({0, 4}, {Key::right, Key::right, Key::right}) == CurveSpot{0, 7});
  CHECK(after({0, 4}, {Key::right, Key::left}) == CurveSpot{0, 4});
  CHECK(after({0, 4}, {Key::right, Key::end, Key::right}) == CurveSpot{0, 7});
  CHECK(after({0, 7}, {Key::right, Key::home}) == CurveSpot{0, 4});
}

TEST_CASE("arrows go from line to line of a chart, past those of which nothing is known") {
  CHECK(after({0, 4}, {Key::down, Key::down}) == CurveSpot{2, 5});
  CHECK(after({0, 4}, {Key::down, Key::down, Key::down}) == CurveSpot{2, 5});
  CHECK(after({2, 6}, {Key::down, Key::up}) == CurveSpot{0, 5});
}

TEST_CASE("keys that walk over no chart are left to others, and a chart without lines has no mark") {
  CurveCursor cursor;
  cursor.begin({0, 4});
  CHECK_FALSE(cursor.key({.key = Key::enter, .down = true}, kLines));
  CHECK_FALSE(cursor.key({.key = Key::left, .down = true, .ctrl = true}, kLines));
  CHECK_FALSE(cursor.key({.key = Key::left, .down = false}, kLines));
  CHECK_FALSE(cursor.spot(kLines));
  CHECK(cursor.key({.key = Key::down, .down = true}, {}));
  CHECK_FALSE(cursor.spot({}));
}
