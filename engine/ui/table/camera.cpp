#include "ui/table/camera.hpp"

namespace tablier {
namespace {

/// A place's side, in logical pixels.
constexpr float kMin = 12, kCameraMax = 240;

}  // namespace

void Camera::pan(const SurfaceFrame& frame, Vec2 by) {
  unit_ = frame.unit;
  origin_ = frame.origin + by;
}

void Camera::zoom(const SurfaceFrame& frame, float factor, Vec2 about, float scale) {
  const float unit = std::clamp(frame.unit * factor, kMin * scale, kCameraMax * scale);
  origin_ = about - frame.units(about) * unit;
  unit_ = unit;
}

void Camera::apply(TableLayout& layout) const {
  if (!unit_) return;
  for (SurfaceFrame& frame : layout.surfaces) {
    if (frame.grid.bounded()) continue;
    frame.unit = *unit_;
    frame.origin = origin_;
  }
}

}  // namespace tablier
