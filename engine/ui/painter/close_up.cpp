#include "ui/painter/close_up.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// How much of the box what lies on the board may take, and how near one may come at most.
constexpr float kShare = 0.86F, kNearest = 4;

Rect pixels(const SurfaceFrame& frame, std::span<const Place> places) {
  const Rect units = box_of(frame.grid, places);
  const Vec2 corner = frame.pixel(units.corner());
  return {corner.x, corner.y, units.w * frame.unit, units.h * frame.unit};
}

Rect all_tokens(const Scene& scene, const TableLayout& layout) {
  Rect all;
  for (const Token& t : scene.tokens) all = united(all, pixels(layout.surfaces[static_cast<std::size_t>(t.surface)], t.places));
  return all;
}

Rect all_boards(const TableLayout& layout) {
  Rect all;
  for (const SurfaceFrame& f : layout.surfaces) all = united(all, f.box);
  return all;
}

/// Everything `k` times as large, `from` brought to `to`.
void zoom(TableLayout& layout, float k, Vec2 from, Vec2 to) {
  for (SurfaceFrame& f : layout.surfaces) {
    const auto moved = [&](Vec2 p) { return to + (p - from) * k; };
    const Vec2 corner = moved(f.box.corner());
    if (f.grid.bounded()) f.box = {corner.x, corner.y, f.box.w * k, f.box.h * k};
    f.origin = moved(f.origin);
    f.unit *= k;
  }
}

/// No ground is seen beside a board that could fill the box.
float shift(float low, float high, float from, float to) {
  if (high - low <= to - from) return 0;
  return low > from ? from - low : high < to ? to - high : 0;
}

void approach(TableLayout& layout, const Scene& scene, Rect box) {
  const Rect things = all_tokens(scene, layout);
  if (things.w <= 0 || things.h <= 0) return;
  const float k = std::clamp(kShare * std::min(box.w / things.w, box.h / things.h), 1.0F, kNearest);
  zoom(layout, k, things.centre(), box.centre());
  if (!scene.surfaces.front().grid.bounded()) return;
  const Rect boards = all_boards(layout);
  const Vec2 by{shift(boards.x, boards.right(), box.x, box.right()), shift(boards.y, boards.bottom(), box.y, box.bottom())};
  zoom(layout, 1, {}, by);
}

}  // namespace

void draw_close_up(Canvas& canvas, const Palette& palette, const Scene& scene, Rect box, const TableTaste& taste) {
  if (scene.surfaces.empty()) return;
  canvas.box(box, 0, palette.colour(scene.surfaces.front().frame));
  Scene boards = scene;
  boards.trays.clear();
  for (Surface& s : boards.surfaces) s.coordinates = false;
  TableLayout layout = lay_out(boards, {.area = box, .margin = std::min(box.w, box.h) * 0.05F, .words = false});
  approach(layout, boards, box);
  draw_boards(canvas, palette, boards, layout);
  for (const Token& token : boards.tokens) draw_token(canvas, palette, token_art(boards, layout, token, taste));
  draw_board_fronts(canvas, palette, boards, layout);
}

}  // namespace tablier
