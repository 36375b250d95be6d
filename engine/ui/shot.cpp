#include "ui/core/display.hpp"
#include "ui/first_screen.hpp"
#include "ui/run.hpp"
#include "ui/stage.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/System/Err.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <thread>
#include <utility>
#include <vector>

namespace tablier {
namespace {

/// Frames in which nothing changes any more, and the most that are waited for.
constexpr int kQuiet = 3, kMaxFrames = 8000;
/// Whatever moves has come to rest after this step.
constexpr double kStep = 0.5;
/// Between two looks at what is being worked out: longer each time, since drawing takes from it the processors that it needs.
constexpr std::chrono::milliseconds kPatience{5}, kLongestPatience{160};

void settle(Stage& stage) {
  double now = 1;
  int quiet = 0;
  auto patience = kPatience;
  for (int i = 0; i < kMaxFrames && quiet < kQuiet; ++i) {
    const bool due = stage.due(now);
    const Screen* top = stage.ui().navigator.top();
    const bool settled = top && top->settled();
    quiet = due || !settled ? 0 : quiet + 1;
    if (!settled) std::this_thread::sleep_for(std::exchange(patience, std::min(2 * patience, kLongestPatience)));
    else patience = kPatience;
    stage.frame(now);
    // Time stands still while something is being worked out: clocks show the same on every machine.
    if (settled) now += kStep;
  }
}

/// What was drawn with thin colours leaves holes in the picture's alpha, which a window has not.
sf::Image opaque(const sf::Image& image) {
  const sf::Vector2u size = image.getSize();
  const std::uint8_t* first = image.getPixelsPtr();
  std::vector<std::uint8_t> pixels(first, first + std::size_t{4} * size.x * size.y);
  for (std::size_t alpha = 3; alpha < pixels.size(); alpha += 4) pixels[alpha] = 0xff;
  sf::Image solid;
  solid.create(size.x, size.y, pixels.data());
  return solid;
}

/// The scale that it was drawn at.
double draw_stage(Services& services, const FontFiles& fonts, const Shot& shot, sf::RenderTexture& target) {
  Stage stage(services, fonts, shot.width, shot.height, [&target] { target.setActive(true); });
  stage.fix_scale(static_cast<float>(shot.scale));
  stage.ui().navigator.open(first_screen(stage.ui(), shot.at));
  settle(stage);
  return static_cast<double>(stage.ui().scale());
}

}  // namespace

Result<double> draw_shot(Services& services, const Shot& shot) {
  if (!display_present()) return Problem("window.no_display");
  const auto theme = drawable_theme(services);
  if (!theme) return theme.problem();
  const auto fonts = find_fonts(*theme);
  if (!fonts) return fonts.problem();
  sf::err().rdbuf(nullptr);
  sf::RenderTexture target;
  if (!target.create(static_cast<unsigned>(shot.width), static_cast<unsigned>(shot.height))) return Problem("window.no_opengl");
  target.setActive(true);
  const double drawn = draw_stage(services, *fonts, shot, target);
  target.display();
  if (!opaque(target.getTexture().copyToImage()).saveToFile(shot.output.string()))
    return Problem("window.not_written", {{"file", shot.output.string()}});
  return drawn;
}

}  // namespace tablier
