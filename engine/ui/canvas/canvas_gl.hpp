#pragma once

#include "ui/canvas/canvas.hpp"

/// Sends a canvas to the OpenGL context that is active on this thread.
namespace tablier {

/// Clears the whole target.
void gl_clear(int width, int height, Colour ground);

/// Draws over what is there; coordinates are pixels of a target of that size. One call a batch.
void gl_draw(const Canvas& canvas, int width, int height);

}  // namespace tablier
