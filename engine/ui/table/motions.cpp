#include "ui/table/motions.hpp"

#include "sdk/expect.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>

namespace tablier {
namespace {

/// What comes from above is seen so much higher, in units, and larger at first.
constexpr float kHigh = 0.35F, kNear = 1.25F;

/// Quick at first, then settling.
float eased(double t) {
  const double left = 1 - std::clamp(t, 0.0, 1.0);
  return static_cast<float>(1 - left * left * left);
}

}  // namespace

Seen seen(const TokenArt& art) { return {art.pixel(box_of(art.grid, art.places).centre()), art.unit}; }

void show_at(TokenArt& art, const Seen& where) {
  art.unit = where.unit;
  art.origin = where.middle - box_of(art.grid, art.places).centre() * where.unit;
}

void Motions::lies(int id, const Seen& at, double now, double seconds) {
  const auto known = things_.find(id);
  if (known == things_.end() || !on_) {
    shown(id, at);
    return;
  }
  known->second.seen = true;
  if (known->second.to == at) return;
  known->second = {this->now(id, now), at, now, seconds};
}

void Motions::comes(int id, const Seen& at, double now, double seconds) {
  if (!on_ || !began_ || things_.contains(id)) return lies(id, at, now, seconds);
  things_[id] = {{at.middle - Vec2{0, at.unit * kHigh}, at.unit * kNear}, at, now, seconds};
}

void Motions::seen_all() {
  std::erase_if(things_, [](const auto& t) { return !t.second.seen; });
  for (auto& [id, thing] : things_) thing.seen = false;
  began_ = true;
}

Seen Motions::now(int id, double now) const {
  const auto at = things_.find(id);
  expects(at != things_.end());
  const Thing& thing = at->second;
  if (thing.seconds <= 0 || now >= thing.start + thing.seconds) return thing.to;
  const float t = eased((now - thing.start) / thing.seconds);
  return {lerp(thing.from.middle, thing.to.middle, t), thing.from.unit + (thing.to.unit - thing.from.unit) * t};
}

bool Motions::moving(int id, double now) const {
  const auto at = things_.find(id);
  return at != things_.end() && at->second.seconds > 0 && now < at->second.start + at->second.seconds;
}

float Motions::share(int id, double now) const {
  expects(moving(id, now));
  const Thing& thing = things_.find(id)->second;
  return static_cast<float>((now - thing.start) / thing.seconds);
}

bool Motions::any(double now) const {
  return std::any_of(things_.begin(), things_.end(), [&](const auto& t) { return moving(t.first, now); });
}

}  // namespace tablier
