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

TEST_CASE("A cross is one shape that is seen whole from its middle, so that a faint one is no darker where its lines meet") {
  const Outline cross = diagonal_cross({10, 20}, 8, 4);
  const float whole = 8 * std::sqrt(2.0F) + 2, notch = 2 * std::sqrt(2.0F);
  float nearest = whole, farthest = 0;
  for (std::size_t i = 0; i < cross.size(); ++i) {
    const Vec2 here = cross[i].at - Vec2{10, 20}, next = cross[(i + 1) % cross.size()].at - Vec2{10, 20};
    CHECK(here.x * next.y - here.y * next.x > -0.001F);  // always on in one direction
    nearest = std::min(nearest, length(here));
    farthest = std::max(farthest, length(here));
  }
  CHECK(nearest == Approx(notch));
  CHECK(farthest == Approx(whole).epsilon(0.05));
}
