#include "ui/painter/surface_art.hpp"

#include "ui/painter/axis_names.hpp"
#include "ui/painter/board_colours.hpp"
#include "ui/painter/squared_paper.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/symbol_art.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace tablier {
namespace {

/// Side of a symbol on its square, in units; of the same beside what stands on the square.
constexpr float kSymbol = 0.5F, kSmallSymbol = 0.31F;

float frame_radius(const SurfaceFrame& f) { return std::clamp(f.unit * 0.22F, 6.0F, 22.0F); }

void draw_frame_box(Canvas& canvas, const Palette& palette, const BoardColours& c, const SurfaceFrame& f, Rect box) {
  const float round = frame_radius(f), rim = std::max(2.0F, f.unit * 0.055F);
  const Outline outline = rounded_box(box, round);
  canvas.shadow(outline, {0, rim}, rim * 2.2F, palette.colour("shadow"));
  canvas.fill(outline, {blend(c.edge, kWhite, 0.08), blend(c.edge, kBlack, 0.05), box.y, box.bottom()});
  canvas.box(box.inset(rim), round - rim * 0.75F, c.frame);
}

/// Around all of the board; where its mask parts it, around each block of places by itself, smaller ones under larger ones.
void draw_frame(Canvas& canvas, const Palette& palette, const BoardColours& c, const SurfaceFrame& f) {
  const std::vector<BoardBlock> blocks = blocks_of(f.grid);
  if (blocks.size() < 2) return draw_frame_box(canvas, palette, c, f, f.box);
  for (const BoardBlock& block : blocks) {
    const Vec2 low = f.pixel(block.box.corner()), size = Vec2{block.box.w, block.box.h} * f.unit;
    const float edge = (&block == &blocks.back() ? kNamedBlockFrame : kBlockFrame) * f.unit;
    draw_frame_box(canvas, palette, c, f, Rect{low.x, low.y, size.x, size.y}.inset(-edge));
  }
}

/// The paint of each place that has one of its own.
std::map<Place, std::string_view> own_paints(const Surface& s) {
  std::map<Place, std::string_view> paints;
  for (const PlacePaint& p : s.paints) paints[p.place] = p.paint;
  return paints;
}

void draw_place_symbol(Canvas& canvas, const SurfaceFrame& f, Rect box, const std::string& symbol, Colour square) {
  if (symbol.empty()) return;
  if (is_drawn_symbol(symbol)) return draw_symbol(canvas, symbol, box.centre(), f.unit * kSymbol, symbol_tone(square), square);
  canvas.text(symbol, box.centre(),
              {.size = f.unit * 0.4F, .weight = Weight::bold, .colour = with_alpha(Palette::ink_on(square), 0.55), .align = Align::middle});
}

Rect square_of(const SurfaceFrame& f, Place p) { return f.place_box(p).inset(std::max(0.75F, f.unit * 0.014F)); }

void draw_square(Canvas& canvas, const SurfaceFrame& f, Place p, Colour colour, bool sunk) {
  const Rect box = square_of(f, p);
  const float round = f.unit * 0.085F;
  canvas.box(box, round, colour);
  if (!sunk) return;
  // A thin shade under the upper edge: the place is a little lower than the frame.
  const Rect top{box.x + round * 0.6F, box.y, box.w - round * 1.2F, f.unit * 0.05F};
  canvas.box(top, top.h / 2, {with_alpha(kBlack, 0.07), with_alpha(kBlack, 0), top.y, top.bottom()});
}

bool has_own_name(const Grid& grid, Place p) {
  return std::any_of(grid.own_names.begin(), grid.own_names.end(), [p](const PlaceName& n) { return n.place == p; });
}

void draw_squares(Canvas& canvas, const Palette& palette, const Surface& s, const SurfaceFrame& f) {
  const auto own = own_paints(s);
  for (int i = 0; i < s.grid.size(); ++i) {
    const Place p = s.grid.place(i);
    if (!s.grid.contains(p)) continue;
    const auto at = own.find(p);
    const std::string_view role = at == own.end() ? std::string_view(s.paint) : at->second;
    const Colour colour = place_colour(palette, role);
    draw_square(canvas, f, p, colour, at == own.end());
    const std::string& symbol = palette.paint(role).symbol;
    draw_place_symbol(canvas, f, square_of(f, p), symbol.empty() && has_own_name(s.grid, p) ? "flag" : symbol, colour);
  }
}

/// Pixel-sharp lines through the points.
void draw_points(Canvas& canvas, const BoardColours& c, const Surface& s, const SurfaceFrame& f) {
  canvas.box({f.origin.x, f.origin.y, extent_of(s.grid).x * f.unit, extent_of(s.grid).y * f.unit}, f.unit * 0.1F, c.place);
  const float thick = f.thin();
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
      return canvas.stroke(rounded_polygon(corners, u * 0.03F), std::max(1.5F * std::max(1.0F, f.scale), u * 0.05F), c.ink, true);
    }
    case MarkKind::half_disc: {
      // Over three edge points, open towards the board's middle.
      const Vec2 inward = unit(f.pixel(extent_of(f.grid) / 2) - at);
      const Vec2 axis =
          std::abs(inward.x) > std::abs(inward.y) ? Vec2{inward.x > 0 ? 1.0F : -1.0F, 0} : Vec2{0, inward.y > 0 ? 1.0F : -1.0F};
      Outline arc;
      const float middle = std::atan2(axis.y, axis.x);
      append_arc(arc, at, u * 1.3F, middle - 1.5707963F, middle + 1.5707963F);
      return canvas.stroke(arc, std::max(1.5F * std::max(1.0F, f.scale), u * 0.05F), c.ink, false);
    }
    case MarkKind::letter:
      return canvas.text(mark.text, at, {.size = u * 0.4F, .weight = Weight::bold, .colour = c.ink, .align = Align::middle});
    case MarkKind::divider: return;
  }
}

/// Where the names of rows and columns stand: left of the named board and below it, on paper outside of the zone's border.
Vec2 names_corner(const Surface& s, const std::vector<AxisName>& columns, const std::vector<AxisName>& rows) {
  const Grid& g = s.grid;
  // In the middle of the frame, which is narrower around blocks.
  const float out = s.ruled ? 0.34F : blocks_of(g).size() < 2 ? 0.32F : 0.22F;
  const float side = s.ruled && g.lattice == Lattice::points ? 0.0F : 0.5F;
  const float masked = s.ruled && g.first_column > 0 ? 1 : 0;  // the zone's border is a step outside of the first named points
  const float left = centre_of(g, {columns.front().at, rows.front().at}).x;
  const float bottom =
      std::max(centre_of(g, {columns.front().at, rows.front().at}).y, centre_of(g, {columns.front().at, rows.back().at}).y);
  return {left - side - masked - out, bottom + side + masked + out};
}

/// As large as labels where rows are far enough from each other for that.
float name_size(const SurfaceFrame& f) {
  constexpr float kOfUnit = 0.32F, kMaxOfUnit = 0.55F, kLabel = 13, kMax = 26;
  return std::min(std::max(f.unit * kOfUnit, std::min(f.unit * kMaxOfUnit, kLabel * f.scale)), kMax * f.scale);
}

/// The ground of a name on paper is so much wider than its words, in sizes of theirs.
constexpr float kNameGround = 0.5F;

/// Names of rows stay on the page, clear of the zone's border: `room` pixels for the widest, whose middle is so far from the page's edge.
void fit_margin(const Canvas& canvas, TextLook& look, const std::vector<AxisName>& rows, float room, float from_edge) {
  constexpr float kOfRoom = 0.85F;
  float widest = 0;
  for (const AxisName& row : rows) widest = std::max(widest, canvas.text_width(row.name, look));
  const float grounded = widest + kNameGround * look.size;
  look.size *= std::min({1.0F, kOfRoom * room / widest, 2 * kOfRoom * from_edge / grounded});
}

/// Names of rows keep off both edges of a board's frame, which is so wide.
void fit_frame(const Canvas& canvas, TextLook& look, const std::vector<AxisName>& rows, float frame) {
  constexpr float kOfFrame = 0.78F;
  for (const AxisName& row : rows)
    if (const float width = canvas.text_width(row.name, look); width > kOfFrame * frame) look.size *= kOfFrame * frame / width;
}

struct WrittenNames {
  struct Name {
    std::string text;
    Vec2 middle;
  };
  std::vector<Name> all;
  TextLook look;

  Rect box(const Canvas& canvas, const Name& name, float around) const {
    return centred({name.middle.x, name.middle.y, 0, 0}, canvas.text_width(name.text, look) + around, look.size * 1.1F);
  }
};

/// Column and row names without the other half. A picture that is too small for them has none.
WrittenNames written_names(const Canvas& canvas, const Surface& s, const SurfaceFrame& f) {
  constexpr float kMinUnit = 10;
  const std::vector<AxisName> columns = column_names(f.grid), rows = row_names(f.grid);
  WrittenNames names{.all = {}, .look = {.size = name_size(f), .weight = Weight::medium, .colour = {}, .align = Align::middle}};
  if (f.unit < kMinUnit || columns.empty() || rows.empty()) return names;
  const Vec2 corner = names_corner(s, columns, rows);
  if (s.ruled) fit_margin(canvas, names.look, rows, zone_of(f).x - f.box.x, f.pixel(corner).x - f.box.x);
  else if (blocks_of(f.grid).size() < 2) fit_frame(canvas, names.look, rows, f.origin.x - f.box.x);
  for (const AxisName& column : columns) names.all.push_back({column.name, f.pixel({centre_of(f.grid, {column.at, 0}).x, corner.y})});
  for (const AxisName& row : rows) names.all.push_back({row.name, f.pixel({corner.x, centre_of(f.grid, {0, row.at}).y})});
  return names;
}

void draw_names(Canvas& canvas, const BoardColours& c, const Surface& s, const SurfaceFrame& f) {
  WrittenNames names = written_names(canvas, s, f);
  names.look.colour = c.ink;
  for (const WrittenNames::Name& name : names.all) {
    if (s.ruled) canvas.box(names.box(canvas, name, names.look.size * kNameGround), 2, c.place);
    canvas.text(name.text, name.middle, names.look);
  }
}

}  // namespace

void draw_surface(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame) {
  const BoardColours c(palette, surface);
  if (surface.grid.bounded() && surface.ruled) draw_page(canvas, palette, c, frame);
  else if (surface.grid.bounded()) draw_frame(canvas, palette, c, frame);
  else canvas.box(frame.box, 0, c.place);
  switch (surface.grid.lattice) {
    case Lattice::squares:
    case Lattice::cubes: draw_squares(canvas, palette, surface, frame); break;
    case Lattice::points:
      if (!surface.ruled) draw_points(canvas, c, surface, frame);
      break;
    case Lattice::triangles: draw_triangles(canvas, c, surface, frame); break;
  }
  for (const Mark& mark : surface.marks) draw_mark(canvas, c, frame, mark);
  if (surface.coordinates) draw_names(canvas, c, surface, frame);
  if (surface.grid.bounded() && surface.ruled) draw_zone_border(canvas, c, frame);
}

std::vector<Rect> name_boxes(const Canvas& canvas, const Surface& surface, const SurfaceFrame& frame) {
  std::vector<Rect> boxes;
  if (!surface.coordinates) return boxes;
  const WrittenNames names = written_names(canvas, surface, frame);
  for (const WrittenNames::Name& name : names.all) boxes.push_back(names.box(canvas, name, 0));
  return boxes;
}

void draw_bare_squares(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame) {
  draw_squares(canvas, palette, surface, frame);
}

void draw_covered_symbols(Canvas& canvas, const Palette& palette, const Surface& surface, const SurfaceFrame& frame,
                          std::span<const Place> covered) {
  const auto own = own_paints(surface);
  for (const Place p : covered) {
    const auto at = own.find(p);
    if (at == own.end() || !is_drawn_symbol(palette.paint(at->second).symbol)) continue;
    const Colour square = place_colour(palette, at->second);
    const Vec2 corner = square_of(frame, p).corner();
    const float in = frame.unit * (kSmallSymbol / 2 + 0.015F);
    draw_symbol(canvas, palette.paint(at->second).symbol, corner + Vec2{in, in}, frame.unit * kSmallSymbol, Palette::ink_on(square),
                square);
  }
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
