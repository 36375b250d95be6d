#include "ui/core/display.hpp"

#include <SFML/Window/VideoMode.hpp>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <system_error>
#include <thread>

namespace tablier {
namespace {

/// Mesa maps its cache of shaders without room being set aside for it: on a full disk the first write to it ends the process (SIGBUS).
void do_without_shader_cache_on_full_disk() {
  constexpr std::uintmax_t kRoom = 4u << 20;
  const char* const told = std::getenv("XDG_CACHE_HOME");
  const char* const home = std::getenv("HOME");
  std::filesystem::path folder = told && *told ? std::filesystem::path(told) : std::filesystem::path(home ? home : "/") / ".cache";
  std::error_code error;
  while (folder.has_relative_path() && !std::filesystem::exists(folder, error)) folder = folder.parent_path();
  const auto space = std::filesystem::space(folder, error);
  if (error || space.available >= kRoom) return;
  for (const char* name : {"MESA_SHADER_CACHE_DISABLE", "MESA_GLSL_CACHE_DISABLE"}) setenv(name, "true", 0);
}

}  // namespace

bool display_present() {
  // The library is there: SFML links to it. Its header may not be, so its function is looked up by name.
  // The connection stays open: a server that loses its last client starts anew, and would refuse the next one for a moment.
  static const bool present = [] {
    do_without_shader_cache_on_full_disk();
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
