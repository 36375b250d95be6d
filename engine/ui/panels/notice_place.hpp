#pragma once

#include "ui/canvas/geometry.hpp"

#include <span>

/// Where a notice stands on a screen: at its foot in the middle, or wherever else it covers less of what is to be seen there.
namespace tablier {

struct NoticePlace {
  Rect box;
  float covered = 0;  ///< of `avoid`, in square pixels
};

/// A box of that size within `area`, which it covers where it is too small. All in pixels.
NoticePlace notice_place(Vec2 size, Rect area, std::span<const Rect> avoid);

}  // namespace tablier
