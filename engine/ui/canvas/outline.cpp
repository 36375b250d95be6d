#include "ui/canvas/outline.hpp"

#include "sdk/expect.hpp"

#include <numbers>

namespace tablier {
namespace {

constexpr float kQuarter = std::numbers::pi_v<float> / 2;

Vec2 direction(float angle) { return {std::cos(angle), std::sin(angle)}; }

}  // namespace

int arc_steps(float radius) { return std::clamp(static_cast<int>(std::ceil(std::sqrt(std::max(radius, 0.0F)) * 1.25F)), 2, 24); }

void append_arc(Outline& outline, Vec2 centre, float radius, float from, float to, float sign) {
  const int steps = std::max(1, static_cast<int>(std::ceil(static_cast<float>(arc_steps(radius)) * std::abs(to - from) / kQuarter)));
  for (int i = 0; i <= steps; ++i) {
    const Vec2 d = direction(from + (to - from) * static_cast<float>(i) / static_cast<float>(steps));
    outline.push_back({centre + d * radius, d * sign});
  }
}

Outline rounded_box(Rect box, float radius) {
  const float r = std::min({radius, box.w / 2, box.h / 2});
  Outline outline;
  append_arc(outline, {box.right() - r, box.bottom() - r}, r, 0, kQuarter);
  append_arc(outline, {box.x + r, box.bottom() - r}, r, kQuarter, 2 * kQuarter);
  append_arc(outline, {box.x + r, box.y + r}, r, 2 * kQuarter, 3 * kQuarter);
  append_arc(outline, {box.right() - r, box.y + r}, r, 3 * kQuarter, 4 * kQuarter);
  return outline;
}

Outline circle(Vec2 centre, float radius) {
  Outline outline;
  append_arc(outline, centre, radius, 0, 4 * kQuarter);
  outline.pop_back();
  return outline;
}

Outline diagonal_cross(Vec2 centre, float reach, float width) {
  Outline outline;
  for (int arm = 0; arm < 4; ++arm) {
    const float along = (static_cast<float>(arm) + 0.5F) * kQuarter, between = along + kQuarter / 2;
    const Vec2 end{reach * (arm == 0 || arm == 3 ? 1.0F : -1.0F), reach * (arm < 2 ? 1.0F : -1.0F)};
    append_arc(outline, centre + end, width / 2, along - kQuarter, along + kQuarter);
    const Vec2 out{std::cos(between), std::sin(between)};
    outline.push_back({centre + out * (width * std::sqrt(0.5F)), out});
  }
  return outline;
}

Outline rounded_polygon(std::span<const Vec2> corners, float radius) {
  expects(corners.size() >= 3);
  Outline outline;
  const std::size_t n = corners.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec2 before = unit(corners[(i + n - 1) % n] - corners[i]);
    const Vec2 after = unit(corners[(i + 1) % n] - corners[i]);
    const float half = std::acos(std::clamp(dot(before, after), -1.0F, 1.0F)) / 2;
    const Vec2 centre = corners[i] + unit(before + after) * (radius / std::sin(half));
    const Vec2 first = perpendicular(before);  // clockwise: outside lies to the left of the way in
    const float from = std::atan2(first.y, first.x);
    append_arc(outline, centre, radius, from, from + 2 * (kQuarter - half));
  }
  return outline;
}

}  // namespace tablier
