#include "ui/table/bubble_room.hpp"

#include "sdk/expect.hpp"

#include <array>
#include <limits>

namespace tablier {
namespace {

/// From what is spoken of, in heights of the box; and from one ring of places around it to the next, and from place to place on a ring.
constexpr float kAway = 0.2F, kRingStep = 0.5F;
/// What is read counts at least for so much, and all of it for so much more.
constexpr float kRead = 5, kReadAll = 20;
/// A box that lies all on things.
constexpr float kLying = 2;
/// A box that is farther off by its own height.
constexpr float kFarther = 0.12F;
/// Words stand over what they are about, rather than under it, beside it or askew.
constexpr float kUnder = 0.01F, kBeside = 0.02F, kAskew = 0.05F;

float gap_between(Rect a, Rect b) {
  const float x = std::max({a.x - b.right(), b.x - a.right(), 0.0F}), y = std::max({a.y - b.bottom(), b.y - a.bottom(), 0.0F});
  return length({x, y});
}

Rect pushed_into(Rect box, Rect area) {
  const auto pushed = [](float at, float size, float from, float to) { return std::max(from, std::min(at, to - size)); };
  return {pushed(box.x, box.w, area.x, area.right()), pushed(box.y, box.h, area.y, area.bottom()), box.w, box.h};
}

/// How much costs more the farther a place on a side is from the middle of that side.
float askew(float at, float middle, float room) { return room > 0 ? kAskew * std::abs(at - middle) / room : 0; }

/// Calls `tries(box, cost)` for the places on a ring around a box, so far from it.
template <class Tries>
void go_round(Rect around, Vec2 size, float out, const Tries& tries) {
  const Rect ring{around.x - out - size.x, around.y - out - size.y, around.w + 2 * out + size.x, around.h + 2 * out + size.y};
  const Vec2 middle = around.centre() - size / 2;
  const float step = kRingStep * size.y;
  for (float x = middle.x; x <= ring.right(); x += step)
    for (const float at : {x, 2 * middle.x - x}) {
      const float cost = askew(at, middle.x, ring.w / 2);
      tries(Rect{at, ring.y, size.x, size.y}, cost);
      tries(Rect{at, ring.bottom(), size.x, size.y}, cost + kUnder);
    }
  for (float y = middle.y; y <= ring.bottom(); y += step)
    for (const float at : {y, 2 * middle.y - y}) {
      const float cost = askew(at, middle.y, ring.h / 2) + kBeside;
      tries(Rect{ring.right(), at, size.x, size.y}, cost);
      tries(Rect{ring.x, at, size.x, size.y}, cost);
    }
}

}  // namespace

float gap_to(Rect box, std::span<const Rect> others) {
  float least = std::numeric_limits<float>::max();
  for (const Rect& other : others) least = std::min(least, gap_between(box, other));
  return least;
}

float BubbleRoom::cost_of(Rect box, std::span<const Rect> about) const {
  const float whole = box.w * box.h;
  float cost = kFarther * gap_to(box, about) / box.h;
  const auto covered = [&](const Rect& r) {
    if (const float share = overlap_area(box, r) / whole; share > 0) cost += kRead + kReadAll * share;
  };
  for (const Rect& r : about) covered(r);
  for (const Rect& r : read_) covered(r);
  for (const Rect& r : lying_) cost += kLying * overlap_area(box, r) / whole;
  return cost;
}

Rect BubbleRoom::place(std::span<const Rect> about, Vec2 size) {
  expects(!about.empty() && size.x > 0 && size.y > 0);
  Rect around, best;
  for (const Rect& r : about) around = united(around, r);
  float least = std::numeric_limits<float>::max();
  const float farthest = length({area_.w, area_.h});
  for (float out = kAway * size.y; out < farthest && kFarther * out / size.y < least; out += kRingStep * size.y)
    go_round(around, size, out, [&](Rect box, float cost) {
      if (cost >= least) return;
      box = pushed_into(box, area_);
      cost += cost_of(box, about);
      if (cost >= least) return;
      least = cost;
      best = box;
    });
  keep_free(best);
  return best;
}

}  // namespace tablier
