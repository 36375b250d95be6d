#include "sdk/expect.hpp"
#include "ui/canvas/canvas.hpp"

/// Lines with round joins, made of parts that meet without overlapping, so that they may be translucent.
namespace tablier {
namespace {

/// A line being outlined: the left and right edges of each stretch, cut at the joins.
class Liner {
 public:
  Liner(std::span<const Vec2> points, std::span<const float> widths, bool closed) : points_(points), widths_(widths), closed_(closed) {}

  std::size_t stretches() const { return closed_ ? points_.size() : points_.size() - 1; }
  Vec2 at(std::size_t i) const { return points_[i % points_.size()]; }
  float half(std::size_t i) const { return widths_[widths_.size() == 1 ? 0 : i % points_.size()] / 2; }
  Vec2 along(std::size_t stretch) const { return unit(at(stretch + 1) - at(stretch)); }
  bool has_join(std::size_t i) const { return closed_ || (i > 0 && i + 1 < points_.size()); }
  std::size_t stretch_before(std::size_t i) const { return (i + points_.size() - 1) % points_.size(); }

  /// Where the edges on the inner side of the bend at point i meet.
  Vec2 inner(std::size_t i) const {
    const Vec2 in = along(stretch_before(i)), out = along(i);
    const Vec2 bisector = unit(out - in);
    const float sine = std::abs(in.x * bisector.y - in.y * bisector.x);
    return at(i) + bisector * (half(i) / std::max(sine, 0.2F));
  }
  /// > 0: the line bends to its right (clockwise on the screen) at point i.
  float bend(std::size_t i) const {
    const Vec2 in = along(stretch_before(i)), out = along(i);
    return in.x * out.y - in.y * out.x;
  }

 private:
  std::span<const Vec2> points_;
  std::span<const float> widths_;
  bool closed_;
};

constexpr float kStraight = 0.01F;

/// The corner of a stretch at point i on one side (+1: right).
Vec2 edge(const Liner& l, std::size_t i, std::size_t stretch, float side) {
  const Vec2 across = perpendicular(l.along(stretch)) * side;
  if (!l.has_join(i)) return l.at(i) + across * l.half(i);
  const float bend = l.bend(i);
  if (std::abs(bend) > kStraight && bend * side > 0) return l.inner(i);
  return l.at(i) + across * l.half(i);
}

float angle_of(Vec2 v) { return std::atan2(v.y, v.x); }

/// The pie on the outer side of the bend at point i.
Outline outer_arc(const Liner& l, std::size_t i) {
  const float side = l.bend(i) > 0 ? -1.0F : 1.0F;
  const float from = angle_of(perpendicular(l.along(l.stretch_before(i))) * side);
  float to = angle_of(perpendicular(l.along(i)) * side);
  constexpr float kTurn = 6.2831853F;
  if (side < 0 && to < from) to += kTurn;
  if (side > 0 && to > from) to -= kTurn;
  Outline arc;
  append_arc(arc, l.at(i), l.half(i), from, to);
  return arc;
}

Outline cap(const Liner& l, std::size_t i, std::size_t stretch, float side) {
  const float from = angle_of(perpendicular(l.along(stretch)) * side);
  Outline arc;
  append_arc(arc, l.at(i), l.half(i), from, from + 3.1415927F);
  return arc;
}

void fill_pie(Canvas& canvas, const Outline& arc, Vec2 hub, Colour colour) {
  std::vector<Vec2> points{hub};
  for (const Rim& r : arc) points.push_back(r.at - r.out * 0.5F);
  canvas.fan(points, colour);
  canvas.feather(arc, colour, false);
}

void draw_stretch(Canvas& canvas, const Liner& l, std::size_t s, std::size_t count, Colour colour) {
  const std::size_t a = s, b = (s + 1) % count;
  const Vec2 across = perpendicular(l.along(s));
  const Rim right[] = {{edge(l, a, s, 1), across}, {edge(l, b, s, 1), across}};
  const Rim left[] = {{edge(l, a, s, -1), across * -1}, {edge(l, b, s, -1), across * -1}};
  const Vec2 core[] = {right[0].at - across * 0.5F, right[1].at - across * 0.5F, left[1].at + across * 0.5F, left[0].at + across * 0.5F};
  canvas.fan(core, colour);
  canvas.feather(right, colour, false);
  canvas.feather(left, colour, false);
}

}  // namespace

void Canvas::line(std::span<const Vec2> points, std::span<const float> widths, Colour colour, bool closed) {
  expects(!widths.empty());
  if (points.empty()) return;
  if (points.size() == 1) return disc(points[0], widths[0] / 2, colour);
  const Liner l(points, widths, closed && points.size() > 2);
  for (std::size_t s = 0; s < l.stretches(); ++s) draw_stretch(*this, l, s, points.size(), colour);
  for (std::size_t i = 0; i < points.size(); ++i)
    if (l.has_join(i) && std::abs(l.bend(i)) > kStraight) fill_pie(*this, outer_arc(l, i), l.inner(i), colour);
  if (closed && points.size() > 2) return;
  fill_pie(*this, cap(l, 0, 0, 1), l.at(0), colour);
  fill_pie(*this, cap(l, points.size() - 1, points.size() - 2, -1), l.at(points.size() - 1), colour);
}

}  // namespace tablier
