#include "ui/core/display.hpp"

#include <SFML/Window/VideoMode.hpp>

#include <dlfcn.h>

namespace tablier {

bool display_present() {
  // The library is there: SFML links to it. Its header may not be, so its functions are looked up by name.
  void* x11 = dlopen("libX11.so.6", RTLD_LAZY);
  if (!x11) return false;
  using Open = void* (*)(const char*);
  using Close = int (*)(void*);
  const auto open = reinterpret_cast<Open>(dlsym(x11, "XOpenDisplay"));
  const auto close = reinterpret_cast<Close>(dlsym(x11, "XCloseDisplay"));
  void* display = open && close ? open(nullptr) : nullptr;
  if (display) close(display);
  dlclose(x11);
  return display != nullptr;
}

float suggested_scale() {
  const unsigned height = sf::VideoMode::getDesktopMode().height;
  if (height >= 2000) return 2;
  if (height >= 1400) return 1.25F;
  return 1;
}

}  // namespace tablier
