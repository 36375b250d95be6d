#include "ui/table/beside.hpp"

#include <array>

namespace tablier {
namespace {

constexpr int kSteps = 14;
/// What lies outside of the area counts for so much more than what is covered.
constexpr float kOutside = 8;
/// Each step farther out counts like that much of the box covered.
constexpr float kFarther = 0.02F;

float pushed_in(float at, float length, float from, float to) { return std::max(from, std::min(at, to - length)); }

}  // namespace

Rect beside(Rect around, Vec2 size, Rect area, std::span<const Rect> avoid, float away) {
  const Vec2 middle = around.centre();
  const float x = pushed_in(middle.x - size.x / 2, size.x, area.x, area.right());
  const float y = pushed_in(middle.y - size.y / 2, size.y, area.y, area.bottom());
  Rect best;
  float best_cost = 0;
  for (int step = 0; step < kSteps; ++step) {
    const float out = away + static_cast<float>(step) * size.y;
    const float below = around.bottom() + out, above = around.y - out - size.y, right = around.right() + out,
                left = around.x - out - size.x;
    const std::array places{Vec2{x, below},     Vec2{x, above},     Vec2{right, y},    Vec2{left, y},
                            Vec2{right, below}, Vec2{right, above}, Vec2{left, below}, Vec2{left, above}};
    for (const Vec2 at : places) {
      const Rect box{at.x, at.y, size.x, size.y};
      float cost = kOutside * (size.x * size.y - overlap_area(box, area)) + static_cast<float>(step) * kFarther * size.x * size.y;
      for (const Rect& r : avoid) cost += overlap_area(box, r);
      if (best.w > 0 && cost >= best_cost) continue;
      best = box;
      best_cost = cost;
    }
  }
  return best;
}

}  // namespace tablier
