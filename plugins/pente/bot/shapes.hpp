#pragma once

#include "core/points.hpp"
#include "core/rules.hpp"

#include <cstdint>
#include <vector>

/// What a stone would make of its line: as the bots know it, looked up in a table by the window of stones around a point.
namespace tablier::pente {

/// What one stone more makes in one direction, the weakest first. A *row* is what wins.
enum class Shape : std::uint8_t {
  none,      ///< no row can grow here
  dead_one,  ///< a row can grow, always against a single answer
  live_one,  ///< as `live_two`, one stone earlier
  dead_two,
  live_two,    ///< one stone more makes a live three
  dead_three,  ///< one stone more makes a dead four
  live_three,  ///< one stone more makes a live four
  dead_four,   ///< one point completes the row
  live_four,   ///< two points or more complete it
  row          ///< it is complete
};
inline constexpr std::size_t kShapes = 10;

/// For one length of row. 64 kB where rows of five or more win.
class ShapeTable {
 public:
  /// Rows of three to six.
  static constexpr bool knows(const Rules& rules) { return rules.win_length >= 3 && reach(rules) <= kMaxReach; }
  /// Precondition: knows(rules). Takes some milliseconds.
  explicit ShapeTable(const Rules& rules);

  /// How far from the point a stone may matter.
  int reach() const { return reach_; }
  /// `own` and `barred`: words of a line, own stones and whatever they cannot use, off the board included; `bit`: the empty point.
  Shape at(Word own, Word barred, int bit) const {
    const int low = bit - reach_;
    return static_cast<Shape>(table_[without_middle(own >> low) | without_middle(barred >> low) << (2 * reach_)]);
  }

 private:
  static constexpr int kMaxReach = 5;
  /// An overlong row that does not win must be seen whole.
  static constexpr int reach(const Rules& rules) { return rules.win_length - 1 + (rules.overline_wins ? 0 : 1); }

  std::size_t without_middle(Word window) const { return (window & side_mask_) | (window >> 1 & side_mask_ << reach_); }
  Word with_middle(std::size_t sides) const;
  Shape classify(std::size_t own, std::size_t barred);
  bool completes(Word own) const;
  Shape shape_of_best(std::size_t own, std::size_t barred);

  int reach_;
  int length_;
  bool overline_wins_;
  Word side_mask_;
  std::vector<std::uint8_t> table_;
};

}  // namespace tablier::pente
