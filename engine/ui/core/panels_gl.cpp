#include "ui/core/panels_gl.hpp"

#include <SFML/Graphics/Texture.hpp>
#include <SFML/OpenGL.hpp>

#include <cstddef>
#include <cstdint>

namespace tablier {
namespace {

void set_state(ImVec2 size) {
  glViewport(0, 0, static_cast<GLsizei>(size.x), static_cast<GLsizei>(size.y));
  glEnable(GL_BLEND);
  glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
  glDisable(GL_CULL_FACE);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_LIGHTING);
  glEnable(GL_SCISSOR_TEST);
  glEnable(GL_TEXTURE_2D);
  glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_MODULATE);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_FALSE);  // a picture stays opaque whatever is drawn on it
  glMatrixMode(GL_PROJECTION);
  glLoadIdentity();
  glOrtho(0, size.x, size.y, 0, -1, 1);
  glMatrixMode(GL_MODELVIEW);
  glLoadIdentity();
  glEnableClientState(GL_VERTEX_ARRAY);
  glEnableClientState(GL_TEXTURE_COORD_ARRAY);
  glEnableClientState(GL_COLOR_ARRAY);
}

void reset_state() {
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_TEXTURE_2D);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  sf::Texture::bind(nullptr);
}

void set_arrays(const ImDrawVert& first) {
  glVertexPointer(2, GL_FLOAT, sizeof(ImDrawVert), &first.pos);
  glTexCoordPointer(2, GL_FLOAT, sizeof(ImDrawVert), &first.uv);
  glColorPointer(4, GL_UNSIGNED_BYTE, sizeof(ImDrawVert), &first.col);
}

unsigned texture_of(const ImDrawCmd& command) {
  return (unsigned)(std::intptr_t)command.GetTexID();  // NOLINT: a pointer or a number, by Dear ImGui's version
}

void draw_command(const ImDrawList& list, const ImDrawCmd& command, ImVec2 size) {
  const ImVec4& clip = command.ClipRect;
  if (command.ElemCount == 0 || clip.z <= clip.x || clip.w <= clip.y) return;
  glScissor(static_cast<GLint>(clip.x), static_cast<GLint>(size.y - clip.w), static_cast<GLsizei>(clip.z - clip.x),
            static_cast<GLsizei>(clip.w - clip.y));
  glBindTexture(GL_TEXTURE_2D, texture_of(command));
  set_arrays(list.VtxBuffer[static_cast<int>(command.VtxOffset)]);
  constexpr GLenum kIndex = sizeof(ImDrawIdx) == 2 ? GL_UNSIGNED_SHORT : GL_UNSIGNED_INT;
  glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), kIndex, list.IdxBuffer.Data + command.IdxOffset);
}

}  // namespace

void let_windows_be_large(ImGuiIO& io) { io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset; }

void gl_draw(const ImDrawData& panels) {
  set_state(panels.DisplaySize);
  for (int i = 0; i < panels.CmdListsCount; ++i)
    for (const ImDrawCmd& command : panels.CmdLists[i]->CmdBuffer) draw_command(*panels.CmdLists[i], command, panels.DisplaySize);
  reset_state();
}

}  // namespace tablier
