#pragma once

#include "ui/canvas/geometry.hpp"

#include <span>
#include <vector>

/// Where words stand that speak of something on a table: the one rule for all of them.
namespace tablier {

/// What is read and what lies in an area, and the words that were given a place there. All in pixels.
class BubbleRoom {
 public:
  explicit BubbleRoom(Rect area) : area_(area) {}

  /// Names, figures, what is held: covered by no words, as long as they have any other place.
  void keep_free(Rect box) { read_.push_back(box); }
  /// What may be covered a little, so that words stand near what they are about.
  void lies(Rect box) { lying_.push_back(box); }
  /// A box of that size within the area and near `about`, which it does not cover. It is kept free from then on. Precondition: something
  /// is spoken of.
  Rect place(std::span<const Rect> about, Vec2 size);

 private:
  float cost_of(Rect box, std::span<const Rect> about) const;

  Rect area_;
  std::vector<Rect> read_, lying_;
};

/// From the nearest of some boxes to a box; 0 where they meet.
float gap_to(Rect box, std::span<const Rect> others);

}  // namespace tablier
