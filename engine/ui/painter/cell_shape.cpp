#include "ui/painter/cell_shape.hpp"

#include <algorithm>
#include <numbers>

namespace tablier {
namespace {

constexpr float kCellShapeSoft = 0.5F;
constexpr float kQuarterTurn = std::numbers::pi_v<float> / 2;

/// A small set of cells to be asked often.
class CellSet {
 public:
  explicit CellSet(std::span<const Place> cells) : cells_(cells) {}
  bool has(int x, int y) const {
    return std::any_of(cells_.begin(), cells_.end(), [&](Place p) { return p.x == x && p.y == y; });
  }

 private:
  std::span<const Place> cells_;
};

}  // namespace

/// A quarter of a cell, seen from the cell's middle: a to the side, b up or down.
struct CellShape::Quarter {
  Vec2 centre;
  float sx, sy;
  bool beside, above, diagonal;  ///< neighbours to that side, in that row, and between the two

  Vec2 at(float a, float b) const { return {centre.x + sx * a, centre.y + sy * b}; }
  Vec2 turned(float a, float b) const { return {sx * a, sy * b}; }
  Rim rim(float a, float b, float na, float nb) const { return {at(a, b), turned(na, nb)}; }
};

CellShape::CellShape(std::span<const Place> cells, const CellShapeSize& size) : size_(size) {
  size_.radius = std::clamp(size_.radius, size_.inset, size_.unit / 2 - size_.inset);
  const CellSet set(cells);
  for (const Place p : cells) {
    const Vec2 cell{static_cast<float>(p.x) + 0.5F, static_cast<float>(p.y) + 0.5F};
    for (const int sx : {-1, 1})
      for (const int sy : {-1, 1})
        add_quarter({size.origin + cell * size.unit, static_cast<float>(sx), static_cast<float>(sy), set.has(p.x + sx, p.y),
                     set.has(p.x, p.y + sy), set.has(p.x + sx, p.y + sy)});
  }
}

void CellShape::add_quarter(const Quarter& q) {
  const float h = size_.unit / 2;
  if (!q.beside && !q.above) return add_convex(q);
  if (q.beside != q.above) return add_side(q, q.beside);
  if (!q.diagonal) return add_concave(q);
  for (const Vec2 p : {q.at(0, 0), q.at(h, 0), q.at(h, h), q.at(0, h)}) points_.push_back(p);
  end_part();
}

void CellShape::add_convex(const Quarter& q) {
  const float e = size_.unit / 2 - size_.inset, r = size_.radius;
  rims_.push_back(q.rim(e, 0, 1, 0));
  const int steps = arc_steps(r);
  for (int i = 0; i <= steps; ++i) {
    const float angle = kQuarterTurn * static_cast<float>(i) / static_cast<float>(steps);
    const float c = std::cos(angle), s = std::sin(angle);
    rims_.push_back(q.rim(e - r + r * c, e - r + r * s, c, s));
  }
  rims_.push_back(q.rim(0, e, 0, 1));
  points_.push_back(q.centre);
  const std::size_t first = rim_ends_.empty() ? 0 : rim_ends_.back();
  for (std::size_t i = first; i < rims_.size(); ++i) points_.push_back(rims_[i].at - rims_[i].out * kCellShapeSoft);
  end_part();
  end_rim(false);
}

void CellShape::add_side(const Quarter& q, bool along_x) {
  const float h = size_.unit / 2, e = h - size_.inset;
  // Where the neighbour's other neighbour is there, the corner between is rounded inwards and begins before the border.
  const float end = q.diagonal ? h - (size_.radius - size_.inset) : h;
  const auto at = [&](float a, float b) { return along_x ? q.at(a, b) : q.at(b, a); };
  const Vec2 out = along_x ? q.turned(0, 1) : q.turned(1, 0);
  for (const Vec2 p : {at(0, 0), at(h, 0), at(h, e - kCellShapeSoft), at(0, e - kCellShapeSoft)}) points_.push_back(p);
  end_part();
  if (end < h) {
    for (const Vec2 p : {at(end, e - kCellShapeSoft), at(h, e - kCellShapeSoft), at(h, e), at(end, e)}) points_.push_back(p);
    end_part();
  }
  rims_.push_back({at(end, e), out});
  rims_.push_back({at(0, e), out});
  end_rim(false);
}

void CellShape::add_concave(const Quarter& q) {
  const float h = size_.unit / 2, e = h - size_.inset, r = size_.radius;
  for (const Vec2 p : {q.at(0, 0), q.at(h, 0), q.at(h, e), q.at(e, e), q.at(e, h), q.at(0, h)}) points_.push_back(p);
  end_part();
  points_.push_back(q.at(e, e));
  const int steps = arc_steps(r);
  for (int i = 0; i <= steps; ++i) {
    const float angle = kQuarterTurn * static_cast<float>(i) / static_cast<float>(steps);
    const float c = std::cos(angle), s = std::sin(angle);
    rims_.push_back(q.rim(e + r - r * c, e + r - r * s, c, s));
    points_.push_back(rims_.back().at - rims_.back().out * kCellShapeSoft);
  }
  end_part();
  end_rim(true);
}

template <typename Use>
void CellShape::each_rim(Use use) const {
  std::size_t begin = 0;
  for (std::size_t i = 0; i < rim_ends_.size(); ++i) {
    use(std::span(rims_).subspan(begin, rim_ends_[i] - begin), hollow_[i]);
    begin = rim_ends_[i];
  }
}

template <typename Use>
void CellShape::each_part(Use use) const {
  std::size_t begin = 0;
  for (const std::size_t end : part_ends_) {
    use(std::span(points_).subspan(begin, end - begin));
    begin = end;
  }
}

void CellShape::fill(Canvas& canvas, const Shade& shade) const {
  each_part([&](std::span<const Vec2> part) { canvas.fan(part, shade); });
  each_rim([&](std::span<const Rim> rim, bool) { canvas.feather(rim, shade, false); });
}

void CellShape::stroke(Canvas& canvas, float width, Colour colour) const {
  each_rim([&](std::span<const Rim> rim, bool) { canvas.stroke(rim, width, colour, false); });
}

void CellShape::shadow(Canvas& canvas, Vec2 offset, float blur, Colour colour) const {
  // The shape will cover its shadow but for a rim as wide as the offset; a wider one than the corners can bear is filled.
  const float under = length(offset) + 1;
  const bool rim_only = under < size_.radius;
  Colour none = colour;
  none.a = 0;
  if (!rim_only)
    each_part([&](std::span<const Vec2> part) {
      std::vector<Vec2> moved(part.begin(), part.end());
      for (Vec2& p : moved) p = p + offset;
      canvas.fan(moved, colour);
    });
  each_rim([&](std::span<const Rim> rim, bool hollow) {
    Outline moved(rim.begin(), rim.end());
    for (Rim& r : moved) r.at = r.at + offset;
    canvas.band(moved, rim_only ? -under : -kCellShapeSoft, 0, colour, colour, false);
    // A corner that rounds inwards has no room beyond its own middle.
    const float reach = hollow ? std::min(blur, size_.radius) : blur;
    canvas.band(moved, 0, reach, colour, blend(colour, none, reach / blur), false);
  });
}

void CellShape::bevel(Canvas& canvas, float width, Colour light, Colour dark) const {
  each_rim([&](std::span<const Rim> rim, bool) {
    for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
      const float up = -(rim[i].out.y + rim[i + 1].out.y) / 2;
      Colour edge = up > 0 ? light : dark;
      edge.a = static_cast<std::uint8_t>(std::lround(static_cast<float>(edge.a) * std::abs(up)));
      if (edge.a == 0) continue;
      Colour inner = edge;
      inner.a = 0;
      canvas.band(rim.subspan(i, 2), -width, -kCellShapeSoft, inner, edge, false);
    }
  });
}

}  // namespace tablier
