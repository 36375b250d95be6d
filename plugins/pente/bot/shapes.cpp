#include "shapes.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace tablier::pente {
namespace {

constexpr std::uint8_t kUnknown = 0xff;

/// What a line is worth one stone before it becomes `next`.
Shape one_stone_before(Shape next) {
  switch (next) {
    case Shape::live_four: return Shape::live_three;
    case Shape::dead_four: return Shape::dead_three;
    case Shape::live_three: return Shape::live_two;
    case Shape::dead_three: return Shape::dead_two;
    case Shape::live_two: return Shape::live_one;
    case Shape::dead_two: return Shape::dead_one;
    default: return Shape::none;
  }
}

}  // namespace

ShapeTable::ShapeTable(const Rules& rules)
    : reach_(reach(rules)),
      length_(rules.win_length),
      overline_wins_(rules.overline_wins),
      side_mask_((Word{1} << reach_) - 1),
      table_(std::size_t{1} << (4 * reach_), kUnknown) {
  assert(knows(rules));
  const std::size_t windows = std::size_t{1} << (2 * reach_);
  for (std::size_t own = 0; own < windows; ++own)
    for (std::size_t barred = 0; barred < windows; ++barred)
      if ((own & barred) == 0) classify(own, barred);
}

Word ShapeTable::with_middle(std::size_t sides) const {
  const auto word = static_cast<Word>(sides);
  return (word & side_mask_) | Word{1} << reach_ | (word & ~side_mask_) << 1;
}

/// Precondition: the middle is own.
bool ShapeTable::completes(Word own) const {
  const int run = std::countr_one(own >> reach_) + std::countl_one(own << (31 - reach_)) - 1;
  return run == length_ || (run > length_ && overline_wins_);
}

Shape ShapeTable::classify(std::size_t own, std::size_t barred) {
  std::uint8_t& known = table_[own | barred << (2 * reach_)];
  if (known == kUnknown) known = static_cast<std::uint8_t>(completes(with_middle(own)) ? Shape::row : shape_of_best(own, barred));
  return static_cast<Shape>(known);
}

/// By what one stone more would make of the line.
Shape ShapeTable::shape_of_best(std::size_t own, std::size_t barred) {
  int completions = 0;
  Shape best = Shape::none;
  for (std::size_t bit = 1; bit < std::size_t{1} << (2 * reach_); bit <<= 1) {
    if ((own | barred) & bit) continue;
    const Shape next = classify(own | bit, barred);
    completions += next == Shape::row;
    best = std::max(best, next);
  }
  if (completions > 0) return completions > 1 ? Shape::live_four : Shape::dead_four;
  return one_stone_before(best);
}

}  // namespace tablier::pente
