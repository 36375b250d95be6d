#pragma once

#include <algorithm>
#include <cmath>

/// Points and boxes on the screen, in pixels, y growing down. Used by everything that draws.
namespace tablier {

struct Vec2 {
  float x = 0;
  float y = 0;

  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }
  friend constexpr Vec2 operator/(Vec2 a, float k) { return {a.x / k, a.y / k}; }
  friend constexpr bool operator==(Vec2, Vec2) = default;
};

inline float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
inline float length(Vec2 v) { return std::hypot(v.x, v.y); }
/// Length 1 in the same direction; (0,0) stays.
inline Vec2 unit(Vec2 v) {
  const float l = length(v);
  return l > 0 ? v / l : v;
}
/// A quarter turn clockwise on the screen.
inline constexpr Vec2 perpendicular(Vec2 v) { return {-v.y, v.x}; }
inline constexpr Vec2 lerp(Vec2 a, Vec2 b, float t) { return a + (b - a) * t; }

struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  constexpr float right() const { return x + w; }
  constexpr float bottom() const { return y + h; }
  constexpr Vec2 centre() const { return {x + w / 2, y + h / 2}; }
  constexpr Vec2 corner() const { return {x, y}; }
  constexpr bool contains(Vec2 p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
  constexpr Rect inset(float by) const { return {x + by, y + by, std::max(0.0F, w - 2 * by), std::max(0.0F, h - 2 * by)}; }
  constexpr Rect moved(Vec2 by) const { return {x + by.x, y + by.y, w, h}; }
  friend constexpr bool operator==(Rect, Rect) = default;
};

/// A box of that size in the middle of another.
inline constexpr Rect centred(Rect in, float w, float h) { return {in.x + (in.w - w) / 2, in.y + (in.h - h) / 2, w, h}; }

/// The smallest box around both; an empty one counts for nothing.
inline constexpr Rect united(Rect a, Rect b) {
  if (a.w <= 0 || a.h <= 0) return b;
  if (b.w <= 0 || b.h <= 0) return a;
  const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

/// How much two boxes share, in square pixels; 0 where they do not meet.
inline constexpr float overlap_area(Rect a, Rect b) {
  const float w = std::min(a.right(), b.right()) - std::max(a.x, b.x), h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

}  // namespace tablier
