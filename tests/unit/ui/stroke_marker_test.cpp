#include "catch.hpp"
#include "ui/painter/table_painter.hpp"

#include <algorithm>

using namespace tablier;

namespace {

constexpr Colour kBand{227, 185, 60, 255};

Token stroke(int id, int row, Seat owner) {
  return {.id = id,
          .kind = TokenKind::stroke,
          .places = {{1, row}, {2, row}, {3, row}, {4, row}},
          .owner = owner,
          .paint = "ink." + std::to_string(index(owner))};
}

/// As the end of a round of Iso is: the winner's strokes are marked, the loser drew last.
Scene won_round() {
  Scene scene;
  Surface sheet;
  sheet.grid = {.lattice = Lattice::points, .width = 8, .height = 8};
  scene.surfaces = {sheet};
  scene.tokens = {stroke(1, 1, seat(0)), stroke(2, 4, seat(1)), stroke(3, 6, seat(0))};
  scene.tokens[0].winning = scene.tokens[2].winning = true;
  scene.tokens[1].last = true;
  return scene;
}

bool has_band(const Canvas& canvas, const SurfaceFrame& frame, const Token& token) {
  const Rect box = united(frame.place_box(token.places.front()), frame.place_box(token.places.back()));
  return std::ranges::any_of(canvas.vertices(), [&](const CanvasVertex& v) { return v.colour == kBand && box.contains({v.x, v.y}); });
}

}  // namespace

TEST_CASE("At the end of a round of strokes the band of gold lies under the winner's, and not under what was drawn last") {
  Theme theme;
  theme.paints["winning"].colour = kBand;
  const Palette palette(theme);
  const Scene scene = won_round();
  const TableLayout layout = lay_out(scene, {.area = {0, 0, 400, 400}});
  Canvas canvas;
  draw_all(canvas, palette, scene, layout, {});
  const SurfaceFrame& frame = layout.surfaces.front();
  CHECK(has_band(canvas, frame, scene.tokens[0]));
  CHECK(has_band(canvas, frame, scene.tokens[2]));
  CHECK_FALSE(has_band(canvas, frame, scene.tokens[1]));
}
