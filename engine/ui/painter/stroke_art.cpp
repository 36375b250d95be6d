#include "sdk/rng.hpp"
#include "ui/painter/pen_path.hpp"
#include "ui/painter/surface_geometry.hpp"
#include "ui/painter/token_art.hpp"

#include <algorithm>
#include <array>
#include <span>

/// Strokes: ink of a pen on paper, or what may not be drawn.
namespace tablier {
namespace {

/// Widths in units: ink, its share where it is broken, the light line in a double one, and the marker's band under the last move.
constexpr float kInkWidth = 0.16F, kBroken = 0.7F, kInnerLine = 0.34F, kMarker = 0.46F;
/// Radius of the ink where the pen turns, in widths of the line: it covers the seam of the two lines that meet there.
constexpr float kCorner = 0.53F;
/// Samples between two points; the width wavers by so much.
constexpr int kParts = 6;
constexpr float kWaver = 0.16F;

/// Between −1 and 1, the same for the same place and part each time.
float noise(Place p, int part) {
  Rng rng(mix(static_cast<std::uint64_t>(p.x * 73856093 ^ p.y * 19349663)) + static_cast<std::uint64_t>(part));
  return static_cast<float>(rng.real()) * 2 - 1;
}

/// Points of the screen with the width of the line at each.
struct Line {
  std::vector<Vec2> points;
  std::vector<float> widths;
  bool closed = false;

  void add(Vec2 at, float width) {
    points.push_back(at);
    widths.push_back(width);
  }
};

/// One way of the pen; the width wavers softly along it.
Line line_of(const TokenArt& art, const PenWay& way, float width) {
  Line line;
  line.closed = way.closed();
  const std::size_t count = way.places.size();
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const Vec2 from = art.pixel(centre_of(art.grid, way.places[i])), to = art.pixel(centre_of(art.grid, way.places[i + 1]));
    for (int part = 0; part < kParts; ++part) {
      const float t = static_cast<float>(part) / kParts, soft = t * t * (3 - 2 * t);
      const float waver = noise(way.places[i], 0) * (1 - soft) + noise(way.places[i + 1], 0) * soft;
      line.add(lerp(from, to, t), width * (1 + kWaver * waver));
    }
  }
  if (!line.closed) line.add(art.pixel(centre_of(art.grid, way.places.back())), width * (1 + kWaver * noise(way.places.back(), 0)));
  return line;
}

/// As far as a pen has come that has drawn so much of it.
Line first_part(Line line, float share) {
  if (share >= 1) return line;
  if (line.closed) line.add(line.points.front(), line.widths.front());
  line.closed = false;
  const float end = share * static_cast<float>(line.points.size() - 1);
  const auto whole = static_cast<std::size_t>(end);
  const Vec2 tip = lerp(line.points[whole], line.points[std::min(whole + 1, line.points.size() - 1)], end - static_cast<float>(whole));
  const float width = line.widths[whole];
  line.points.resize(whole + 1);
  line.widths.resize(whole + 1);
  if (end > static_cast<float>(whole)) line.add(tip, width);
  return line;
}

void draw(Canvas& canvas, const Line& line, Colour colour, float share = 1) {
  std::vector<float> widths = line.widths;
  for (float& w : widths) w *= share;
  canvas.line(line.points, widths, colour, line.closed);
}

/// Seen through, where the canvas is: as a paler ink, so that it is no darker where two of its lines meet.
Colour thinned(Colour ink, Colour ground, float opacity) { return blend(ground, ink, opacity); }

Colour colour_of(const TokenArt& art, const Palette& palette) {
  constexpr double kOfBroken = 0.6, kWet = 0.35;
  const Colour ink = palette.colour(art.paint), ground = palette.colour(art.ground);
  if (art.ink == Ink::dashed) return blend(ground, ink, kOfBroken);
  return blend(ink, kBlack, kWet * static_cast<double>(art.wet));
}

/// Dots along it, a light on each part: what tells one pen from another without colour.
void draw_dots(Canvas& canvas, const Line& line, float width, Colour colour) {
  for (std::size_t i = 0; i < line.points.size(); i += kParts / 2) canvas.disc(line.points[i], width * 0.24F, colour);
}

/// The pattern of its paint: dots, or for any other a double line.
void draw_pen_mark(Canvas& canvas, const TokenArt& art, const Palette& palette, const Line& line, float width) {
  const Pattern pattern = palette.paint(art.paint).pattern;
  if (!art.marks || pattern == Pattern::none) return;
  const Colour light = palette.colour(art.ground);
  if (pattern == Pattern::dots) draw_dots(canvas, line, width, light);
  else draw(canvas, line, light, kInnerLine);
}

/// A band of a marker under what was drawn last or has won, with an edge, for eyes that do not see its colour.
void draw_marker(Canvas& canvas, const TokenArt& art, const Palette& palette, const std::vector<Line>& lines) {
  constexpr double kPale = 0.55;
  const Colour ground = palette.colour(art.ground),
               band = art.winning ? palette.colour("winning") : blend(ground, palette.colour("gold"), kPale);
  const float wide = art.unit * kMarker, edge = std::max(1.0F, art.unit * 0.03F);
  for (const Line& line : lines) canvas.line(line.points, std::array{wide + 2 * edge}, blend(band, kBlack, 0.3), line.closed);
  for (const Line& line : lines) canvas.line(line.points, std::array{wide}, band, line.closed);
}

/// Whether the pen goes another way on from a point of the line.
bool turns_at(const Line& line, std::size_t i) {
  const std::size_t n = line.points.size();
  if (!line.closed && (i == 0 || i + 1 >= n)) return false;
  const Vec2 in = line.points[i] - line.points[(i + n - 1) % n], out = line.points[(i + 1) % n] - line.points[i];
  return std::abs(in.x * out.y - in.y * out.x) > 0.1F * length(in) * length(out);
}

/// A pen that turns leaves a round corner.
void fill_corners(Canvas& canvas, const Line& line, Colour ink) {
  for (std::size_t i = 0; i < line.points.size(); i += kParts)
    if (turns_at(line, i)) canvas.disc(line.points[i], line.widths[i] * kCorner, ink);
}

/// A gap in the middle of each step: where the line turns it is whole, so that the shape is still seen.
void draw_dashes(Canvas& canvas, const Line& line, Colour colour) {
  constexpr std::size_t kDash = kParts / 3;
  const auto dash = [&](std::size_t from) {
    if (from + kDash >= line.points.size()) return;
    canvas.line(std::span(line.points).subspan(from, kDash + 1), std::span(line.widths).subspan(from, kDash + 1), colour);
  };
  for (std::size_t i = 0; i < line.points.size(); i += kParts) {
    dash(i);
    dash(i + kParts - kDash);
  }
}

/// One dash across all of it.
void cross_out(Canvas& canvas, const TokenArt& art, const Palette& palette, const std::vector<Line>& lines) {
  constexpr float kReach = 0.2F;
  Vec2 low = lines.front().points.front(), high = low;
  for (const Line& line : lines)
    for (const Vec2 p : line.points) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
  const Vec2 middle = lerp(low, high, 0.5F), size = high - low;
  const float reach = std::min(size.x, size.y) / 2 + art.unit * kReach;
  const Vec2 across{std::max(reach, art.unit / 2), -std::max(reach, art.unit * 0.35F)};
  const Colour colour = blend(palette.colour(art.ground), palette.colour("sheet_ink"), 0.75);
  canvas.line(std::array{middle - across, middle + across}, std::array{std::max(1.5F, art.unit * kInkWidth * kBroken)}, colour);
}

void draw_lines(Canvas& canvas, const Palette& palette, const TokenArt& art, const std::vector<Line>& lines, float width) {
  const Colour ground = palette.colour(art.ground), ink = thinned(colour_of(art, palette), ground, canvas.opacity());
  canvas.set_opacity(1);
  for (const Line& line : lines) draw(canvas, line, ink);
  for (const Line& line : lines) fill_corners(canvas, line, ink);
  for (const Line& line : lines) {
    draw_pen_mark(canvas, art, palette, line, width);
    if (art.wet > 0) draw(canvas, line, blend(ink, kWhite, 0.45 * static_cast<double>(art.wet)), 0.22F);  // it still shines
    if (art.danger) draw(canvas, line, palette.colour("danger"), 0.36F);
  }
}

}  // namespace

void draw_stroke(Canvas& canvas, const Palette& palette, const TokenArt& art) {
  const float width = std::max(1.75F, art.unit * kInkWidth * (art.ink == Ink::pen ? 1 : kBroken));
  const std::vector<PenWay> ways = pen_ways(art.places);
  float steps = 0;
  for (const PenWay& way : ways) steps += way.steps();
  std::vector<Line> lines;
  float left = art.drawn * steps;
  for (const PenWay& way : ways) {
    if (left <= 0 && !lines.empty()) break;
    lines.push_back(first_part(line_of(art, way, width), way.steps() > 0 ? std::min(1.0F, left / way.steps()) : 1));
    left -= way.steps();
  }
  if ((art.last || art.winning) && canvas.opacity() >= 1) draw_marker(canvas, art, palette, lines);
  if (art.ink == Ink::dashed) {
    for (const Line& line : lines) draw_dashes(canvas, line, colour_of(art, palette));
    return cross_out(canvas, art, palette, lines);
  }
  const float opacity = canvas.opacity();
  draw_lines(canvas, palette, art, lines, width);
  canvas.set_opacity(opacity);
}

void outline_stroke(Canvas& canvas, const TokenArt& art, float width, Colour colour) {
  for (const PenWay& way : pen_ways(art.places)) {
    const Line line = line_of(art, way, width);
    canvas.line(line.points, std::array{width}, colour, line.closed);
  }
}

}  // namespace tablier
