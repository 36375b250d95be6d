#include "ui/canvas/canvas.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

constexpr Colour kInk{0, 0, 0, 120};

/// Twice the area of a drawn triangle, positive clockwise on the screen.
float turn(const Canvas& canvas, std::size_t at) {
  const auto corner = [&](std::size_t i) {
    const auto& v = canvas.vertices()[canvas.indices()[at + i]];
    return Vec2{v.x, v.y};
  };
  const Vec2 one = corner(1) - corner(0), other = corner(2) - corner(0);
  return one.x * other.y - one.y * other.x;
}

/// True where no part of what was drawn is folded over another: all its triangles turn the same way.
bool lies_flat(const Canvas& canvas) {
  bool clockwise = false, counter = false;
  for (std::size_t i = 0; i + 2 < canvas.indices().size(); i += 3) {
    clockwise = clockwise || turn(canvas, i) > 0.01F;
    counter = counter || turn(canvas, i) < -0.01F;
  }
  return clockwise != counter;
}

}  // namespace

TEST_CASE("A shadow that is softer than its corners are round has no scratches at them") {
  for (const float radius : {2.0F, 5.0F, 20.0F})
    for (const float blur : {3.0F, 15.0F, 40.0F}) {
      INFO("radius " << radius << ", blur " << blur);
      Canvas canvas;
      canvas.shadow(rounded_box({10, 10, 600, 600}, radius), {0, 6}, blur, kInk);
      CHECK(lies_flat(canvas));
    }
}

TEST_CASE("A shadow of a round thing is as soft inside as outside") {
  Canvas canvas;
  canvas.shadow(circle({0, 0}, 20), {}, 8, kInk);
  float nearest = 1000;
  for (const auto& v : canvas.vertices())
    if (v.colour.a == kInk.a && length({v.x, v.y}) > 1) nearest = std::min(nearest, length({v.x, v.y}));
  CHECK(std::abs(nearest - 16) < 0.1F);
}
