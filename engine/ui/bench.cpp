#include "ui/bench.hpp"

#include "ui/core/display.hpp"
#include "ui/first_screen.hpp"
#include "ui/stage.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/System/Err.hpp>

#include <chrono>

namespace tablier {

Result<FrameBench> bench_frames(Services& services, const OpenAt& at, int width, int height, int frames) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  if (!display_present()) return Problem("window.no_display");
  const auto fonts = find_fonts(theme_of(services).theme);
  if (!fonts) return fonts.problem();
  sf::err().rdbuf(nullptr);
  sf::RenderTexture target;
  if (!target.create(static_cast<unsigned>(width), static_cast<unsigned>(height))) return Problem("window.no_opengl");
  target.setActive(true);
  Stage stage(services, *fonts, width, height, [&target] { target.setActive(true); });
  stage.ui().navigator.open(first_screen(stage.ui(), at));
  double now = 1;
  stage.frame(now);
  target.display();
  FrameBench bench{.frames = frames, .first = std::chrono::duration<double>(Clock::now() - start).count()};
  constexpr int kWarmUp = 10;
  for (int i = -kWarmUp; i < frames; ++i) {
    now += 1.0 / 60;
    stage.due(now);
    stage.frame(now);
    target.display();
    if (i < 0) continue;
    bench.build += stage.cost().build / frames;
    bench.submit += stage.cost().submit / frames;
    bench.calls = stage.cost().calls;
  }
  return bench;
}

}  // namespace tablier
