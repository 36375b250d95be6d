#include "ui/canvas/canvas_gl.hpp"

#include <SFML/Graphics/Texture.hpp>
#include <SFML/OpenGL.hpp>

namespace tablier {
namespace {

/// Everything that shapes with alpha need, whatever was drawn before.
void set_state(int width, int height) {
  glViewport(0, 0, width, height);
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_LIGHTING);
  glEnable(GL_BLEND);
  glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_FALSE);  // a picture stays opaque whatever is drawn on it
  glMatrixMode(GL_PROJECTION);
  glLoadIdentity();
  glOrtho(0, width, height, 0, -1, 1);
  glMatrixMode(GL_MODELVIEW);
  glLoadIdentity();
}

void set_arrays(const Canvas& canvas) {
  const CanvasVertex& first = canvas.vertices().front();
  glEnableClientState(GL_VERTEX_ARRAY);
  glEnableClientState(GL_TEXTURE_COORD_ARRAY);
  glEnableClientState(GL_COLOR_ARRAY);
  glVertexPointer(2, GL_FLOAT, sizeof(CanvasVertex), &first.x);
  glTexCoordPointer(2, GL_FLOAT, sizeof(CanvasVertex), &first.u);
  glColorPointer(4, GL_UNSIGNED_BYTE, sizeof(CanvasVertex), &first.colour);
}

void draw_batch(const Canvas& canvas, const CanvasBatch& batch) {
  if (batch.count == 0) return;
  if (batch.opaque) glDisable(GL_BLEND);
  else glEnable(GL_BLEND);
  if (batch.texture) {
    glEnable(GL_TEXTURE_2D);
    sf::Texture::bind(batch.texture, sf::Texture::Pixels);
  } else {
    glDisable(GL_TEXTURE_2D);
  }
  glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(batch.count), GL_UNSIGNED_INT, canvas.indices().data() + batch.first);
}

}  // namespace

void gl_clear(int width, int height, Colour ground) {
  glViewport(0, 0, width, height);
  glDisable(GL_SCISSOR_TEST);
  constexpr float kByte = 255;
  glClearColor(static_cast<float>(ground.r) / kByte, static_cast<float>(ground.g) / kByte, static_cast<float>(ground.b) / kByte, 1);
  glClear(GL_COLOR_BUFFER_BIT);
}

void gl_draw(const Canvas& canvas, int width, int height) {
  if (canvas.indices().empty()) return;
  set_state(width, height);
  set_arrays(canvas);
  for (const CanvasBatch& batch : canvas.batches()) draw_batch(canvas, batch);
  sf::Texture::bind(nullptr);
  glDisable(GL_TEXTURE_2D);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
}

}  // namespace tablier
