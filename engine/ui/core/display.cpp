#include "ui/core/display.hpp"

#include <SFML/Window/VideoMode.hpp>

#include <chrono>
#include <cstdlib>
#include <dlfcn.h>
#include <thread>

namespace tablier {

bool display_present() {
  // The library is there: SFML links to it. Its header may not be, so its function is looked up by name.
  // The connection stays open: a server that loses its last client starts anew, and would refuse the next one for a moment.
  static const bool present = [] {
    void* x11 = dlopen("libX11.so.6", RTLD_LAZY);
    using Open = void* (*)(const char*);
    const auto open = x11 ? reinterpret_cast<Open>(dlsym(x11, "XOpenDisplay")) : nullptr;
    // One that is just starting anew refuses for a moment.
    constexpr int kTries = 6;
    for (int i = 0; open && std::getenv("DISPLAY") && i < kTries; ++i) {
      if (open(nullptr)) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
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
