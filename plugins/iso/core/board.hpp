#pragma once

#include "core/placement.hpp"
#include "core/point_set.hpp"
#include "core/rules.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

/// The empty zone and its tables. A point is a bit: row × stride + column, with one column more than there are points, which keeps rows
/// apart, so that a step is a shift by 1 or by the stride.
namespace tablier::iso {

/// Room for the forms in a row of words; the last one is always empty. An even number: vectors fit.
inline constexpr std::size_t kLanes = kForms + 1;

/// A set of corners for each form, the same word of all forms side by side, so that loops over forms are loops over vectors.
template <int kWords>
struct FormSets {
  alignas(32) std::array<std::array<std::uint64_t, kLanes>, static_cast<std::size_t>(kWords)> words{};

  PointSet<kWords> of(std::size_t form) const {
    PointSet<kWords> set;
    for (std::size_t w = 0; w < kWords; ++w) set.word(w) = words[w][form];
    return set;
  }
  void assign(std::size_t form, const PointSet<kWords>& set) {
    for (std::size_t w = 0; w < kWords; ++w) words[w][form] = set.word(w);
  }
  friend bool operator==(const FormSets&, const FormSets&) = default;
};

/// Widths of zones that are worth code of their own: so many words hold a zone of so many points a side.
template <int kWords>
inline constexpr int kSideOf = kWords == 1   ? 7
                               : kWords == 2 ? 10
                               : kWords == 4 ? 14
                                             : kMaxSide;
static_assert((kSideOf<2> + 1) * kSideOf<2> <= 128 && (kSideOf<4> + 1) * kSideOf<4> <= 256);
static_assert((kSideOf<11> + 1) * kSideOf<11> <= 11 * 64);

/// For a placement: the corners, of each form, where a placement overlaps it or stands next to it. Bits count from `base` below its own
/// corner. An empty word at either end serves shifts.
template <int kWords>
struct Pattern {
  static constexpr int kStride = kSideOf<kWords> + 1;
  static constexpr std::size_t kLength = (8 * kStride + 3 + 63) / 64;
  alignas(32) std::array<std::array<std::uint64_t, kLanes>, kLength + 2> words{};

  void set(std::size_t form, int bit) { words[1 + static_cast<std::size_t>(bit) / 64][form] |= std::uint64_t{1} << (bit % 64); }
};

/// Immutable; shared by the positions on it.
template <int kWords>
class Board {
 public:
  using Set = PointSet<kWords>;

  /// Precondition: rules.side() <= kSideOf<kWords>.
  explicit Board(const Rules& rules);

  const Rules& rules() const { return rules_; }
  int side() const { return side_; }
  int stride() const { return side_ + 1; }
  int bit(Cell c) const { return c.y * stride() + c.x; }
  Cell cell(int bit) const { return {static_cast<std::int8_t>(bit % stride()), static_cast<std::int8_t>(bit / stride())}; }
  bool contains(Cell c) const { return c.x >= 0 && c.x < side_ && c.y >= 0 && c.y < side_; }
  const Set& all_points() const { return all_points_; }
  /// True when it lies within the zone.
  bool contains(Placement p) const;
  /// The bit of a placement's corner, and back.
  int corner(Placement p) const { return row(p) * stride() + column(p); }
  Placement placement(std::size_t form, int corner) const { return placement_at(form, corner % stride(), corner / stride()); }
  Set points_of(Placement p) const;

  /// The corners where a form lies on points of `set` alone.
  Set corners_within(std::size_t form, const Set& set) const;
  /// The corners where a form lies on one point of `set` at least; some of them may be off the board.
  Set corners_touching(std::size_t form, const Set& set) const;
  /// The points next to those of a set where copies connect, and perhaps some of the set.
  Set halo(const Set& set) const;

  const FormSets<kWords>& everywhere() const { return everywhere_; }
  /// Calls `apply(word, form, bits)` with the placements that overlap one of `form` at `corner`, as bits of FormSets; some of the bits
  /// may be off the board. All lanes.
  template <typename Apply>
  void visit_overlaps(std::size_t form, int corner, Apply&& apply) const {
    stamp(overlaps_[form], corner, 0, kLanes, apply);
  }
  /// The words that either visits, for a placement at `corner`: from the first to before the second.
  std::pair<std::size_t, std::size_t> words_visited(int corner) const {
    const int first = first_word(corner);
    return {static_cast<std::size_t>(std::max(first, 0)),
            static_cast<std::size_t>(std::min(first + static_cast<int>(Pattern<kWords>::kLength) + 1, kWords))};
  }
  /// The same with those of the same shape that stand next to it. The lanes of that shape alone.
  template <typename Apply>
  void visit_neighbours(std::size_t form, int corner, Apply&& apply) const {
    const Shape shape = kAllForms[form].shape;
    stamp(neighbours_[form], corner, first_form(shape), end_form(shape), apply);
  }
  void remove_overlaps(FormSets<kWords>& sets, std::size_t form, int corner) const {
    visit_overlaps(form, corner, [&](std::size_t w, std::size_t lane, std::uint64_t bits) { sets.words[w][lane] &= ~bits; });
  }
  void add_neighbours(FormSets<kWords>& sets, std::size_t form, int corner) const {
    visit_neighbours(form, corner, [&](std::size_t w, std::size_t lane, std::uint64_t bits) { sets.words[w][lane] |= bits; });
  }

 private:
  static constexpr int kGuard = 128;  // keeps bit numbers of patterns from being negative

  int first_word(int corner) const { return (corner + kGuard - base_) / 64 - kGuard / 64; }
  /// Calls `apply(word, form, bits)` for the words that the pattern of a placement reaches.
  template <typename Apply>
  void stamp(const Pattern<kWords>& pattern, int corner, std::size_t from, std::size_t to, const Apply& apply) const {
    const int first = first_word(corner);
    const int shift = (corner + kGuard - base_) % 64;
    for (std::size_t i = 0; i <= Pattern<kWords>::kLength; ++i) {
      const auto word = static_cast<std::size_t>(first + static_cast<int>(i));
      if (word >= kWords) continue;  // negative ones too
      for (std::size_t lane = from; lane < to; ++lane) {
        const std::uint64_t bits = pattern.words[i + 1][lane] << shift | (pattern.words[i][lane] >> 1) >> (63 - shift);
        apply(word, lane, bits);
      }
    }
  }

  void make_patterns();

  Rules rules_;
  int side_;
  int base_;  // the farthest that any pattern reaches below a corner
  Set all_points_;
  FormSets<kWords> everywhere_;
  std::array<Pattern<kWords>, kForms> overlaps_{};
  std::array<Pattern<kWords>, kForms> neighbours_{};
};

extern template class Board<1>;
extern template class Board<2>;
extern template class Board<4>;
extern template class Board<11>;

}  // namespace tablier::iso
