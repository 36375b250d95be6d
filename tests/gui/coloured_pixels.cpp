#include "coloured_pixels.hpp"

#include <SFML/OpenGL.hpp>

#include <dlfcn.h>

namespace tablier::gui {
namespace {

int wanted = 0;

/// That of the library of OpenGL, which stands behind this program's own.
template <typename F>
F* library_function(const char* name) {
  return reinterpret_cast<F*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

ColouredPixels::ColouredPixels() { ++wanted; }
ColouredPixels::~ColouredPixels() { --wanted; }

}  // namespace tablier::gui

// A program's own functions come before those of libraries, for the libraries, too.
extern "C" void glDrawElements(GLenum mode, GLsizei count, GLenum type, const void* indices) {
  static auto* const draw = tablier::gui::library_function<void(GLenum, GLsizei, GLenum, const void*)>("glDrawElements");
  if (tablier::gui::wanted > 0) draw(mode, count, type, indices);
}

extern "C" void glDrawArrays(GLenum mode, GLint first, GLsizei count) {
  static auto* const draw = tablier::gui::library_function<void(GLenum, GLint, GLsizei)>("glDrawArrays");
  if (tablier::gui::wanted > 0) draw(mode, first, count);
}
