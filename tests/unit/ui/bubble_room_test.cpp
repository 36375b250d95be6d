#include "ui/table/bubble_room.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

constexpr Rect kArea{0, 0, 400, 400}, kPlace{180, 180, 40, 40};
constexpr Vec2 kWords{100, 30};

bool meet(Rect a, Rect b) { return overlap_area(a, b) > 0; }

bool within(Rect inner, Rect outer) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() && inner.bottom() <= outer.bottom();
}

Rect placed(BubbleRoom& room, Rect about) { return room.place(std::span(&about, 1), kWords); }

}  // namespace

TEST_CASE("words stand over what they are about, or wherever else near it they cover nothing") {
  BubbleRoom free(kArea);
  const Rect over = placed(free, kPlace);
  CHECK(over.centre().x == kPlace.centre().x);
  CHECK(over.bottom() < kPlace.y);
  CHECK(over.bottom() > kPlace.y - kWords.y);
  BubbleRoom room(kArea);
  const Rect above{140, 120, 120, 58}, below{140, 222, 120, 60};
  for (const Rect r : {above, below}) room.lies(r);
  const Rect aside = placed(room, kPlace);
  for (const Rect r : {above, below, kPlace}) CHECK_FALSE(meet(aside, r));
  CHECK(gap_to(aside, std::span(&kPlace, 1)) < kWords.y);
}

TEST_CASE("at the edge of the table words stay within it and beside what they are about") {
  for (const Rect place : {Rect{0, 360, 40, 40}, Rect{360, 0, 40, 40}, Rect{360, 360, 40, 40}}) {
    BubbleRoom room(kArea);
    const Rect box = placed(room, place);
    CHECK(within(box, kArea));
    CHECK_FALSE(meet(box, place));
  }
}

TEST_CASE("words that come later cover none that are there") {
  BubbleRoom room(kArea);
  std::vector<Rect> all;
  for (int i = 0; i < 6; ++i) all.push_back(placed(room, kPlace));
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(meet(all[i], all[j]));
}

TEST_CASE("where all around is full words rather cover what lies there than what is read, and do not go far") {
  BubbleRoom room(kArea);
  const Rect names{0, 100, 400, 78};
  room.lies(kArea);
  room.keep_free(names);
  const Rect box = placed(room, kPlace);
  CHECK_FALSE(meet(box, names));
  CHECK(gap_to(box, std::span(&kPlace, 1)) < kWords.y);
}

TEST_CASE("a table that is all read has words at its edge rather than beyond it") {
  BubbleRoom room({0, 0, 120, 40});
  room.keep_free({0, 0, 120, 40});
  CHECK(within(placed(room, {50, 10, 10, 10}), {0, 0, 120, 40}));
}
