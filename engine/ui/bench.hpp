#pragma once

#include "sdk/result.hpp"
#include "ui/run.hpp"

/// What drawing costs, for `tablier bench`.
namespace tablier {

/// Processor time of the calling thread for one frame, in seconds, as a mean over many in which everything is drawn anew.
struct FrameBench {
  int frames = 0;
  int calls = 0;      ///< to OpenGL's drawing, in the last one
  double build = 0;   ///< screen, panels and board, to the last vertex
  double submit = 0;  ///< handing it to OpenGL
  double first = 0;   ///< wall clock from nothing to the first frame, in seconds
};

/// Draws a screen off the window. Needs an OpenGL display.
Result<FrameBench> bench_frames(Services& services, const OpenAt& at, int width, int height, int frames);

}  // namespace tablier
