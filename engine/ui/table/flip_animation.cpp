#include "ui/table/flip_animation.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tablier {

FlipAnimation::Side FlipAnimation::side(int id, std::string_view paint, double now, double seconds) {
  const auto [at, fresh] = stones_.try_emplace(id, Stone{std::string(paint), {}});
  Stone& stone = at->second;
  stone.seen = true;
  if (stone.paint != paint) {
    stone.before = std::exchange(stone.paint, std::string(paint));
    stone.start = now;
    stone.end = on_ ? now + seconds : now;
  }
  if (now >= stone.end) return {stone.paint};
  constexpr double kHalfTurn = 3.14159265;
  const double share = (now - stone.start) / (stone.end - stone.start);
  return {share < 0.5 ? stone.before : stone.paint, static_cast<float>(std::abs(std::cos(share * kHalfTurn)))};
}

void FlipAnimation::seen_all() {
  std::erase_if(stones_, [](const auto& s) { return !s.second.seen; });
  for (auto& [id, stone] : stones_) stone.seen = false;
}

bool FlipAnimation::any(double now) const {
  return std::any_of(stones_.begin(), stones_.end(), [now](const auto& s) { return now < s.second.end; });
}

}  // namespace tablier
