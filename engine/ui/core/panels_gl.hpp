#pragma once

#include <imgui.h>

/// Sends what Dear ImGui has drawn to the OpenGL context that is active on this thread. Its own backend for OpenGL 2 takes 65 535 vertices
/// of a window and stops the program at one more, which a large grid of pieces has; here each command begins at its own first vertex.
namespace tablier {

/// To be told to Dear ImGui before its first frame.
void let_windows_be_large(ImGuiIO& io);

/// Draws over what is there; coordinates are pixels of the target, which is as large as the display of `panels`.
void gl_draw(const ImDrawData& panels);

}  // namespace tablier
