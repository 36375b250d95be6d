#include "ui/core/display.hpp"

#include <SFML/Window/VideoMode.hpp>

#include <dlfcn.h>

namespace tablier {

bool display_present() {
  // The library is there: SFML links to it. Its header may not be, so its function is looked up by name.
  // The connection stays open: a server that loses its last client starts anew, and would refuse the next one for a moment.
  static const bool present = [] {
    void* x11 = dlopen("libX11.so.6", RTLD_LAZY);
    using Open = void* (*)(const char*);
    const auto open = x11 ? reinterpret_cast<Open>(dlsym(x11, "XOpenDisplay")) : nullptr;
    return open && open(nullptr);
  }();
  return present;
}

float suggested_scale() {
  const unsigned height = sf::VideoMode::getDesktopMode().height;
  if (height >= 2000) return 2;
  if (height >= 1400) return 1.25F;
  return 1;
}

}  // namespace tablier
