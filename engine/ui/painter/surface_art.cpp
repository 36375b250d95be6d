#include "ui/painter/surface_art.hpp"

#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace tablier {
namespace {

constexpr Colour kBlack{0, 0, 0, 255};
constexpr Colour kWhite{255, 255, 255, 255};

Colour with_alpha(Colour c, double opacity) {
  c.a = static_cast<std::uint8_t>(255 * opacity);
  return c;
}

/// Colours of one board: `wood`, `wood_frame`, `wood_edge`, `wood_grid`, `wood_ink` for a board of wood, and so on.
struct BoardColours {
  Colour place, frame, edge, grid, ink;

  BoardColours(const Palette& p, const Surface& s) {
    place = p.colour(s.paint);
    frame = p.colour(s.frame);
    edge = p.part(s.paint, "_edge", blend(frame, kWhite, 0.2));
    grid = p.part(s.paint, "_grid", blend(place, kBlack, 0.25));
    ink = p.part(s.paint, "_ink", blend(place, kBlack, 0.6));
  }
};

float frame_radius(const SurfaceFrame& f) { return std::clamp(f.unit * 0.22F, 6.0F, 22.0F); }

void draw_frame(Canvas& canvas, const Palette& palette, const BoardColours& c, const SurfaceFrame& f) {
  const float round = frame_radius(f), rim = std::max(2.0F, f.unit * 0.055F);
  const Outline outline = rounded_box(f.box, round);
  canvas.shadow(outline, {0, rim}, rim * 2.2F, palette.colour("shadow"));
  canvas.fill(outline, {blend(c.edge, kWhite, 0.08), blend(c.edge, kBlack, 0.05), f.box.y, f.box.bottom()});
  canvas.box(f.box.inset(rim), round - rim * 0.75F, c.frame);
}

/// The paint of each place that has one of its own.
std::map<Place, std::string_view> own_paints(const Surface& s) {
  std::map<Place, std::string_view> paints;
  for (const PlacePaint& p : s.paints) paints[p.place] = p.paint;
  return paints;
}

void draw_square(Canvas& canvas, const SurfaceFrame& f, Place p, const Paint& paint, bool sunk) {
  const Rect box = f.place_box(p).inset(std::max(0.75F, f.unit * 0.014F));
  const float round = f.unit * 0.085F;
  canvas.box(box, round, paint.colour);
  if (sunk) {  // a thin shade under the upper edge: the place is a little lower than the frame
    const Rect top{box.x + round * 0.6F, box.y, box.w - round * 1.2F, f.unit * 0.05F};
    canvas.box(top, top.h / 2, {with_alpha(kBlack, 0.07), with_alpha(kBlack, 0), top.y, top.bottom()});
  }
  if (!paint.symbol.empty())
    canvas.text(
        paint.symbol, box.centre(),
        {.size = f.unit * 0.4F, .weight = Weight::bold, .colour = with_alpha(Palette::ink_on(paint.colour), 0.55), .align = Align::middle});
}

void draw_squares(Canvas& canvas, const Palette& palette, const Surface& s, const SurfaceFrame& f) {
  const auto own = own_paints(s);
  for (int i = 0; i < s.grid.size(); ++i) {
    const Place p = s.grid.place(i);
    const auto at = own.find(p);
    draw_square(canvas, f, p, palette.paint(at == own.end() ? std::string_view(s.paint) : at->second), at == own.end());
  }
}

/// Pixel-sharp lines through the points.
void draw_points(Canvas& canvas, const BoardColours& c, const Surface& s, const SurfaceFrame& f) {
  canvas.box({f.origin.x, f.origin.y, extent_of(s.grid).x * f.unit, extent_of(s.grid).y * f.unit}, f.unit * 0.1F, c.place);
  const float thick = std::max(1.0F, std::round(f.unit * 0.03F));
  const Vec2 first = f.pixel({0.5F, 0.5F});
  const float width = static_cast<float>(s.grid.width - 1) * f.unit, height = static_cast<float>(s.grid.height - 1) * f.unit;
  const auto bar = [&](float x, float y, float w, float h) {
    const std::array corners{Vec2{x, y}, Vec2{x + w, y}, Vec2{x + w, y + h}, Vec2{x, y + h}};
    canvas.fan(corners, c.grid);
  };
  for (int x = 0; x < s.grid.width; ++x) bar(std::round(first.x + static_cast<float>(x) * f.unit), first.y, thick, height);
  for (int y = 0; y < s.grid.height; ++y) bar(first.x, std::round(first.y + static_cast<float>(y) * f.unit), width + thick, thick);
}

void draw_triangles(Canvas& canvas, const BoardColours& c, const Surface& s, const SurfaceFrame& f) {
  if (!s.grid.bounded()) return;
  for (int i = 0; i < s.grid.size(); ++i) {
    std::vector<Vec2> corners = corners_of(s.grid, s.grid.place(i));
    const Vec2 centre = centre_of(s.grid, s.grid.place(i));
    for (Vec2& corner : corners) corner = f.pixel(lerp(centre, corner, 0.96F));
    canvas.fill(rounded_polygon(corners, f.unit * 0.04F), c.place);
  }
}

void draw_mark(Canvas& canvas, const BoardColours& c, const SurfaceFrame& f, const Mark& mark) {
  const Vec2 at = f.pixel(centre_of(f.grid, mark.place));
  const float u = f.unit;
  switch (mark.kind) {
    case MarkKind::dot: return canvas.disc(at, u * 0.1F, c.ink);
    case MarkKind::diamond: {
      const std::array corners{Vec2{at.x, at.y - u * 0.42F}, Vec2{at.x + u * 0.42F, at.y}, Vec2{at.x, at.y + u * 0.42F},
                               Vec2{at.x - u * 0.42F, at.y}};
      return canvas.stroke(rounded_polygon(corners, u * 0.03F), std::max(1.5F, u * 0.05F), c.ink, true);
    }
    case MarkKind::half_disc: {
      // Over three edge points, open towards the board's middle.
      const Vec2 inward = unit(f.pixel(extent_of(f.grid) / 2) - at);
      const Vec2 axis =
          std::abs(inward.x) > std::abs(inward.y) ? Vec2{inward.x > 0 ? 1.0F : -1.0F, 0} : Vec2{0, inward.y > 0 ? 1.0F : -1.0F};
      Outline arc;
      const float middle = std::atan2(axis.y, axis.x);
      append_arc(arc, at, u * 1.3F, middle - 1.5707963F, middle + 1.5707963F);
      return canvas.stroke(arc, std::max(1.5F, u * 0.05F), c.ink, false);
    }
    case MarkKind::letter:
      return canvas.text(mark.text, at, {.size = u * 0.4F, .weight = Weight::bold, .colour = c.ink, .align = Align::middle});
    case MarkKind::divider: return;
  }
}

/// True for a place that columns and rows name, not by a name of its own.
bool is_named_by_lines(const Grid& grid, Place p) {
  const auto is_own = [p](const PlaceName& own) { return own.place == p; };
  return grid.contains(p) && std::none_of(grid.own_names.begin(), grid.own_names.end(), is_own);
}

/// The part of a board that columns and rows name.
Rect named_part(const Grid& grid) {
  std::vector<Place> named;
  for (int i = 0; i < grid.size(); ++i)
    if (const Place p = grid.place(i); p.z == 0 && is_named_by_lines(grid, p)) named.push_back(p);
  return box_of(grid, named);
}

/// Column and row names as the grid gives them, without the other half, at the edge of what they name. A picture that is too small for them
/// has none.
void draw_names(Canvas& canvas, const BoardColours& c, const SurfaceFrame& f) {
  constexpr float kLeastUnit = 10;
  if (f.unit < kLeastUnit) return;
  const TextLook look{.size = std::clamp(f.unit * 0.32F, 9.0F, 26.0F), .weight = Weight::medium, .colour = c.ink, .align = Align::middle};
  const float out = 0.22F;
  const Grid& grid = f.grid;
  const Rect part = named_part(grid);
  for (int x = 0; x < grid.width; ++x)
    for (int y = 0; y < grid.height; ++y) {
      if (!is_named_by_lines(grid, {x, y})) continue;
      std::string name = grid.name({x, y});
      name.resize(1);
      canvas.text(name, f.pixel({centre_of(grid, {x, y}).x, part.bottom() + out}), look);
      break;
    }
  for (int y = 0; y < grid.height; ++y)
    for (int x = 0; x < grid.width; ++x) {
      if (!is_named_by_lines(grid, {x, y})) continue;
      canvas.text(std::to_string(y - grid.first_row + 1), f.pixel({part.x - out, centre_of(grid, {x, y}).y}), look);
      break;
    }
}

}  // namespace

void draw_surface(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame) {
  const BoardColours c(palette, surface);
  if (surface.grid.bounded()) draw_frame(canvas, palette, c, frame);
  else canvas.box(frame.box, 0, c.place);
  switch (surface.grid.lattice) {
    case Lattice::squares:
    case Lattice::cubes: draw_squares(canvas, palette, surface, frame); break;
    case Lattice::points: draw_points(canvas, c, surface, frame); break;
    case Lattice::triangles: draw_triangles(canvas, c, surface, frame); break;
  }
  for (const Mark& mark : surface.marks) draw_mark(canvas, c, frame, mark);
  if (surface.coordinates) draw_names(canvas, c, frame);
}

void draw_surface_front(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame) {
  for (const Mark& mark : surface.marks) {
    if (mark.kind != MarkKind::divider) continue;
    const Rect place = frame.place_box(mark.place);
    const float wide = std::max(4.0F, frame.unit * 0.14F), over = frame.unit * 0.14F;
    const Rect bar{place.x - wide / 2, frame.origin.y - over, wide, extent_of(frame.grid).y * frame.unit + 2 * over};
    const Colour colour = palette.colour("divider");
    const Outline outline = rounded_box(bar, wide / 2);
    canvas.shadow(outline, {0, frame.unit * 0.03F}, frame.unit * 0.08F, palette.colour("shadow"));
    canvas.fill(outline, colour);
    canvas.box({bar.x + wide * 0.2F, bar.y + wide * 0.5F, wide * 0.25F, bar.h - wide}, wide * 0.12F, with_alpha(kWhite, 0.18));
  }
}

}  // namespace tablier
