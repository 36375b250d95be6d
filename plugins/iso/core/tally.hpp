#pragma once

#include "core/forms.hpp"
#include "core/rules.hpp"

#include <array>
#include <cstdint>

/// What is counted: copies of each shape in the zone, who drew a shape first, and what that is worth.
namespace tablier::iso {

inline constexpr int kNobody = -1;

struct Tally {
  std::array<std::array<std::uint8_t, kShapes>, 2> copies{};  ///< by seat and shape
  std::array<std::int8_t, kShapes> introducer{kNobody, kNobody, kNobody, kNobody, kNobody};

  constexpr int count(int seat, Shape shape) const { return copies[static_cast<std::size_t>(seat)][index(shape)]; }
  /// True when a seat never drew one of the shapes.
  constexpr bool misses_shape(int seat) const {
    for (const std::uint8_t n : copies[static_cast<std::size_t>(seat)])
      if (n == 0) return true;
    return false;
  }
  friend bool operator==(const Tally&, const Tally&) = default;
};

/// Who has the point of a shape as the zone stands; kNobody: it is not given.
constexpr int owner_of(const Tally& tally, Shape shape, const Rules& rules) {
  const int first = tally.count(0, shape), second = tally.count(1, shape);
  if (first != second) return first > second ? 0 : 1;
  const int introducer = tally.introducer[index(shape)];
  return introducer == kNobody || rules.tie_to == TieTo::nobody ? kNobody : 1 - introducer;
}

/// How a round that ended so is decided.
struct Score {
  std::array<int, 2> points{};  ///< a shape is one
  int winner = kNobody;
  bool by_missing = false;  ///< a seat, or both, never drew one of the shapes, and that decides
};

inline Score score_of(const Tally& tally, const Rules& rules) {
  Score score;
  for (std::size_t s = 0; s < kShapes; ++s) {
    const int owner = owner_of(tally, static_cast<Shape>(s), rules);
    if (owner != kNobody) ++score.points[static_cast<std::size_t>(owner)];
  }
  const std::array<bool, 2> misses{tally.misses_shape(0), tally.misses_shape(1)};
  score.by_missing = rules.missing_shape == MissingShape::lose && (misses[0] || misses[1]);
  if (score.by_missing) score.winner = misses[0] == misses[1] ? kNobody : misses[0] ? 1 : 0;
  else if (score.points[0] != score.points[1]) score.winner = score.points[0] > score.points[1] ? 0 : 1;
  return score;
}

}  // namespace tablier::iso
