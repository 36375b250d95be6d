#include "ui/painter/close_up.hpp"

#include "ui/painter/axis_names.hpp"
#include "ui/painter/layer_names.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// How much of the box what lies on the board may take, and how near one may come at most.
constexpr float kShare = 0.86F, kNearest = 4;
/// How much of the box a part may take that is all there is to see.
constexpr float kPartShare = 0.94F;

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

/// The same with the names of the layers in which they lie.
Rect named_tokens(const Scene& scene, const TableLayout& layout) {
  Rect all = all_tokens(scene, layout);
  for (const SurfaceFrame& f : layout.surfaces) {
    const Vec2 over = f.pixel({0, -kLayerNameHeight});
    if (f.grid.depth > 1) all = united(all, {over.x, over.y, extent_of(f.grid).x * f.unit, (layer_corner(f.grid, 0).y + 1) * f.unit});
  }
  return all;
}

/// The boards without their frames.
Rect all_places(const TableLayout& layout) {
  Rect all;
  for (const SurfaceFrame& f : layout.surfaces) {
    const Vec2 corner = f.pixel({0, 0}), size = extent_of(f.grid) * f.unit;
    all = united(all, {corner.x, corner.y, size.x, size.y});
  }
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

/// That part is all there is to see.
void fill_with(TableLayout& layout, Rect part, Rect box) {
  if (part.w > 0 && part.h > 0)
    zoom(layout, std::min(box.w * kPartShare / part.w, box.h * kPartShare / part.h), part.centre(), box.centre());
}

/// No ground is seen beside a board that could fill the box; one that could not stands in its middle.
float shift(float low, float high, float from, float to) {
  if (high - low <= to - from) return (from + to - low - high) / 2;
  return low > from ? from - low : high < to ? to - high : 0;
}

/// `around`: places that are seen beside the things; `largest`: of a place's side, in pixels.
struct Nearness {
  float around, largest;
};

void approach(TableLayout& layout, const Scene& scene, Rect box, Nearness to) {
  const Rect things = all_tokens(scene, layout);
  if (things.w <= 0 || things.h <= 0) return;
  const float unit = layout.surfaces.front().unit, more = 2 * to.around * unit;
  const float max = std::min(kShare * box.w / (things.w + more), kShare * box.h / (things.h + more));
  const bool bounded = scene.surfaces.front().grid.bounded();
  const Rect whole = all_boards(layout);
  const float fills = bounded ? std::max(box.w / whole.w, box.h / whole.h) : 0, near = std::min(kNearest, to.largest / unit);
  zoom(layout, std::max(1.0F, std::min(max, std::max(near, fills))), things.centre(), box.centre());
  if (!bounded) return;
  const Rect boards = all_boards(layout);
  const Vec2 by{shift(boards.x, boards.right(), box.x, box.right()), shift(boards.y, boards.bottom(), box.y, box.bottom())};
  zoom(layout, 1, {}, by);
}

Scene boards_of(const Scene& scene) {
  Scene boards = scene;
  boards.trays.clear();
  return boards;
}

void draw_without_names(Canvas& canvas, const Palette& palette, Scene boards, const TableLayout& layout, const TableTaste& taste) {
  for (Surface& s : boards.surfaces) s.coordinates = false;
  draw_all(canvas, palette, boards, layout, taste);
}

/// A sheet that is come near to runs on beyond every edge.
void spread_papers(const Scene& scene, TableLayout& layout, Rect box) {
  constexpr float kBeyond = 24;
  for (std::size_t i = 0; i < layout.surfaces.size(); ++i)
    if (scene.surfaces[i].ruled) layout.surfaces[i].box = united(layout.surfaces[i].box, box.inset(-kBeyond));
}

/// The frame of a board runs on beyond every edge of what it lies on in its own colour: no line shows where it would end.
void spread_frame(const Scene& scene, TableLayout& layout, Rect box) {
  constexpr float kBeyond = 64;
  if (layout.surfaces.size() != 1 || scene.surfaces.front().ruled || !scene.surfaces.front().grid.bounded()) return;
  layout.surfaces.front().box = united(layout.surfaces.front().box, box.inset(-kBeyond));
}

TableLayout usual_layout(const Scene& boards, Rect box) {
  return lay_out(boards, {.area = box, .margin = std::min(box.w, box.h) * 0.05F, .labelled = false});
}

/// Names of the columns and rows that are seen, at the foot and at the left of the box.
void draw_names(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame, Rect box, float scale) {
  const float band = 20 * scale, text = 12 * scale;
  const Colour ground = palette.colour(surface.frame);
  const TextLook look{.size = text,
                      .weight = Weight::medium,
                      .colour = palette.part(surface.paint, "_ink", Palette::ink_on(ground)),
                      .align = Align::middle};
  canvas.box({box.x, box.y, band, box.h}, 0, ground);
  canvas.box({box.x, box.bottom() - band, box.w, band}, 0, ground);
  for (const AxisName& column : column_names(frame.grid)) {
    const float at = frame.pixel(centre_of(frame.grid, {column.at, 0})).x;
    if (at > box.x + band && at < box.right()) canvas.text(column.name, {at, box.bottom() - band / 2}, look);
  }
  for (const AxisName& row : row_names(frame.grid)) {
    const float at = frame.pixel(centre_of(frame.grid, {0, row.at})).y;
    if (at > box.y && at < box.bottom() - band) canvas.text(row.name, {box.x + band / 2, at}, look);
  }
}

/// What strokes are called, each in a spot of paper on its second place: an end would hide where it begins.
void draw_stroke_names(Canvas& canvas, const Palette& palette, const Scene& scene, const TableLayout& layout) {
  constexpr float kSpot = 0.34F, kText = 0.46F;
  for (const Token& t : scene.tokens) {
    if (t.kind != TokenKind::stroke || t.labels.empty() || t.places.size() < 2) continue;
    const SurfaceFrame& frame = layout.surfaces[static_cast<std::size_t>(t.surface)];
    const Vec2 at = frame.pixel(centre_of(frame.grid, t.places[1]));
    canvas.disc(at, frame.unit * kSpot, palette.colour(scene.surfaces[static_cast<std::size_t>(t.surface)].paint));
    canvas.text(t.labels.front(), at,
                {.size = frame.unit * kText, .weight = Weight::bold, .colour = palette.colour(t.paint), .align = Align::middle});
  }
}

}  // namespace

void draw_close_up(Canvas& canvas, const Palette& palette, const Scene& scene, Rect box, const TableTaste& taste) {
  if (scene.surfaces.empty()) return;
  canvas.box(box, 0, palette.colour(scene.surfaces.front().frame));
  Scene boards = boards_of(scene);
  for (Token& t : boards.tokens) t.last = t.danger = t.winning = false;
  TableLayout layout = usual_layout(boards, box);
  if (has_layers(boards)) fill_with(layout, all_places(layout), box);
  else approach(layout, boards, box, {0, 1000});
  spread_papers(boards, layout, box);
  spread_frame(boards, layout, box);
  draw_without_names(canvas, palette, boards, layout, taste);
}

void draw_part(Canvas& canvas, const Palette& palette, const Scene& scene, const Scene& played, Rect box, const TableTaste& taste,
               const std::function<std::string(const Text&)>& say) {
  if (scene.surfaces.empty()) return;
  canvas.box(box, 0, palette.colour(scene.surfaces.front().frame));
  const Scene boards = boards_of(scene);
  TableLayout layout = usual_layout(boards, box);
  fill_with(layout, named_tokens(played, layout), box);
  spread_frame(boards, layout, box);
  draw_without_names(canvas, palette, boards, layout, taste);
  draw_layer_names(canvas, palette, layout, taste.scale, say);
}

float part_aspect(const Scene& played) {
  constexpr float kLarge = 1000;
  const Rect part = named_tokens(played, usual_layout(boards_of(played), {0, 0, kLarge, kLarge}));
  return part.w > 0 && part.h > 0 ? part.h / part.w : picture_aspect(played);
}

void draw_figure(Canvas& canvas, const Palette& palette, const Scene& scene, Rect box, const TableTaste& taste,
                 std::span<const Token> beside) {
  constexpr float kReadable = 18;
  const Nearness figure{1.5F, 34 * taste.scale}, on_felt{0.4F, 96 * taste.scale};
  if (scene.surfaces.empty()) return;
  const Scene boards = boards_of(scene);
  TableLayout layout = usual_layout(boards, box);
  const Surface& first = boards.surfaces.front();
  if (first.grid.bounded() && layout.surfaces.front().unit >= kReadable * taste.scale) {
    draw_picture(canvas, palette, scene, box, taste);
    return draw_stroke_names(canvas, palette, boards, layout);
  }
  if (!boards.tokens.empty()) canvas.box(box, 0, palette.colour(first.frame));  // where it comes near, wood runs to every edge
  Scene all = boards;
  all.tokens.insert(all.tokens.end(), beside.begin(), beside.end());
  approach(layout, all, box, first.grid.bounded() ? figure : on_felt);
  if (!boards.tokens.empty()) spread_papers(boards, layout, box);
  draw_without_names(canvas, palette, boards, layout, taste);
  draw_stroke_names(canvas, palette, boards, layout);
  if (first.coordinates) draw_names(canvas, palette, first, layout.surfaces.front(), box, taste.scale);
}

}  // namespace tablier
