#include "ui/panels/notice_place.hpp"

#include "catch.hpp"
#include "ui/table/view_parts.hpp"

#include <array>
#include <vector>

using namespace tablier;

namespace {

constexpr Rect kNoticeArea{0, 50, 900, 320};
constexpr Vec2 kSize{160, 36};

bool within(Rect box, Rect area) {
  return box.x >= area.x && box.y >= area.y && box.right() <= area.right() && box.bottom() <= area.bottom();
}

}  // namespace

TEST_CASE("a notice stands at the foot in the middle of what it is about, not of the window") {
  const NoticePlace place = notice_place(kSize, {0, 50, 600, 320}, {});
  CHECK(place.covered == 0);
  CHECK(place.box == Rect{220, 334, 160, 36});
}

TEST_CASE("a notice goes beside a board that reaches the foot, where there is room") {
  const std::array board{Rect{260, 60, 400, 310}};
  const NoticePlace place = notice_place(kSize, kNoticeArea, board);
  CHECK(place.covered == 0);
  CHECK(within(place.box, kNoticeArea));
  CHECK((place.box.right() <= 260 || place.box.x >= 660));
}

TEST_CASE("where all is taken, a notice covers the frame of a board and not its names") {
  const Rect board{0, 50, 900, 320}, names{0, 310, 900, 20};
  const std::vector<Rect> avoid{board, {0, 50, 900, 260}, names, names};
  const NoticePlace place = notice_place(kSize, kNoticeArea, avoid);
  CHECK(within(place.box, kNoticeArea));
  CHECK(place.box.y >= names.bottom());
}

TEST_CASE("where a board leaves too little room, a notice covers the edge of it that bears no names") {
  const SurfaceFrame board{.grid = {Lattice::points, 19, 19}, .box = {123, 83, 690, 690}, .origin = {145, 105}, .unit = 34};
  const std::vector<Rect> names{{155, 756, 12, 14}, {128, 730, 12, 14}};  // below and at the left
  std::vector<Rect> avoid;
  add_board(avoid, board, names);
  const NoticePlace place = notice_place({226, 38}, {12, 68, 912, 720}, avoid);
  CHECK(place.box.bottom() <= 110);
  for (const Rect& name : names) CHECK(overlap_area(place.box, name) == 0);
}
