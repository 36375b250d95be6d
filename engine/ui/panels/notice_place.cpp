#include "ui/panels/notice_place.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tablier {
namespace {

/// Of its height, between two places that are tried.
constexpr float kStep = 0.25F;
/// Each step up counts like that much of it covered, and so does a place at the side.
constexpr float kHigher = 0.002F, kAside = 0.01F;

}  // namespace

NoticePlace notice_place(Vec2 size, Rect area, std::span<const Rect> avoid) {
  const float whole = size.x * size.y, middle = area.centre().x - size.x / 2;
  const std::array across{middle, area.right() - size.x, area.x};
  const float foot = area.bottom() - size.y, head = std::min(area.y, foot), rise = std::max(1.0F, size.y * kStep);
  const int steps = static_cast<int>(std::ceil((foot - head) / rise));
  NoticePlace best;
  float min = 0;
  for (int step = 0; step <= steps; ++step)
    for (const float x : across) {
      const float y = std::max(head, foot - static_cast<float>(step) * rise);
      const Rect box{x, y, size.x, size.y};
      float covered = 0;
      for (const Rect& r : avoid) covered += overlap_area(box, r);
      const float cost = covered + whole * (kHigher * static_cast<float>(step) + (x == middle ? 0 : kAside));
      if (best.box.w > 0 && cost >= min) continue;
      best = {box, covered};
      min = cost;
    }
  return best;
}

}  // namespace tablier
