#include "ui/table/news_place.hpp"

#include "catch.hpp"
#include "ui/painter/table_painter.hpp"

using namespace tablier;

namespace {

constexpr float kUnit = 40;
const Vec2 kPicture{90, 30};

/// A sheet of so many points a side.
SurfaceFrame sheet(int side) {
  const float whole = static_cast<float>(side + 2) * kUnit;
  return {.grid = {.lattice = Lattice::points, .width = side, .height = side},
          .box = {0, 0, whole, whole},
          .origin = {kUnit, kUnit},
          .unit = kUnit};
}

Token stroke(std::vector<Place> places) { return {.id = 1, .kind = TokenKind::stroke, .places = std::move(places), .paint = "ink"}; }

Rect around(const SurfaceFrame& frame, Place p) { return frame.place_box(p).inset(0.3F * kUnit); }

bool share_room(Rect a, Rect b) { return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom(); }

}  // namespace

TEST_CASE("News stand beside the shape that they are about where there is room, and cover no ink") {
  const SurfaceFrame frame = sheet(9);
  const std::vector<Token> tokens{stroke({{3, 3}, {4, 3}, {5, 3}, {5, 4}}), stroke({{3, 5}, {4, 5}, {5, 5}, {6, 5}})};
  const Event event{.text = Text("x"), .place = {3, 3}};
  const Rect box = beside_ink(frame, tokens, event, kPicture, {});
  for (const Token& t : tokens)
    for (const Place p : t.places) CHECK_FALSE(share_room(box, around(frame, p)));
  CHECK(std::abs(box.centre().y - frame.place_box({3, 3}).centre().y) < 3 * kUnit);
  const Rect other = beside_ink(frame, tokens, event, kPicture, std::vector{box});
  CHECK_FALSE(share_room(box, other));
}

TEST_CASE("What a tile brought is told farther out where all around it lie others: digits are covered nowhere") {
  TableLayout layout;
  layout.surfaces.push_back({.grid = Grid::boundless(Lattice::triangles), .box = {0, 0, 1200, 800}, .origin = {600, 400}, .unit = 60});
  std::vector<Token> tokens;
  for (int y = -1; y <= 1; ++y)
    for (int x = -3; x <= 3; ++x)
      tokens.push_back({.id = static_cast<int>(tokens.size()) + 1, .kind = TokenKind::tile, .places = {{x, y}}, .paint = "tile"});
  const Event event{.text = Text("x"), .place = {0, 0}};
  const Rect box = event_box(layout, event, {200, 30}, tokens);
  layout.trays.emplace_back().box = box;
  CHECK_FALSE(share_room(event_box(layout, event, {200, 30}, tokens), box));
  for (const Token& t : tokens) {
    const Rect tile = layout.surfaces[0].place_box(t.places[0]);
    CHECK_FALSE(share_room(box, tile.inset(0.1F * tile.w)));
  }
}

TEST_CASE("News of a full sheet stand in its upper margin, where no names are") {
  const SurfaceFrame frame = sheet(6);  // its outermost points are the zone's border
  std::vector<Token> tokens;
  for (int y = 1; y < 5; ++y) tokens.push_back(stroke({{1, y}, {2, y}, {3, y}, {4, y}}));
  const Rect box = beside_ink(frame, tokens, {.text = Text("x"), .place = {2, 1}}, kPicture, {});
  CHECK(box.bottom() <= frame.pixel({0, 0.5F}).y);
  CHECK(box.x >= frame.box.x);
  CHECK(box.right() <= frame.box.right());
  for (const Token& t : tokens)
    for (const Place p : t.places) CHECK_FALSE(share_room(box, around(frame, p)));
}
