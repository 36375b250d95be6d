#pragma once

namespace tablier::gui {

/// While one lives, pixels are coloured. Else a program of tests that nobody looks at lays out and hands over all shapes, and OpenGL fills
/// none of them: without a graphics card that is more than half of what a frame costs.
class ColouredPixels {
 public:
  ColouredPixels();
  ~ColouredPixels();
  ColouredPixels(const ColouredPixels&) = delete;
  ColouredPixels& operator=(const ColouredPixels&) = delete;
};

}  // namespace tablier::gui
