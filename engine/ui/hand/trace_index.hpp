#pragma once

#include "sdk/grid.hpp"

#include <cstdint>
#include <span>
#include <vector>

/// The strokes that may be drawn on one surface, indexed by the places that they pass: asked at each step of a pen, with thousands of
/// them. Pure logic.
namespace tablier {

/// How places lie in the strokes that pass all of them.
struct TraceFit {
  bool whole = false;  ///< one passes these and no others
  bool part = false;   ///< one passes these and others
  bool any() const { return whole || part; }
};

class TraceIndex {
 public:
  TraceIndex() = default;
  /// Each stroke as its places, in any order, a place twice or once.
  explicit TraceIndex(const std::vector<std::vector<Place>>& traces);

  bool empty() const { return sizes_.empty(); }
  /// How many places the longest of them passes.
  int longest() const { return longest_; }
  /// Of places in any order; a place twice counts once. Precondition: at least one.
  TraceFit fit(std::span<const Place> places) const;
  /// Every place that some stroke passes.
  const std::vector<Place>& places() const { return places_; }

 private:
  using Word = std::uint64_t;

  /// Index in places_, or its size.
  std::size_t find(Place place) const;

  std::vector<Place> places_;  ///< sorted
  std::vector<int> sizes_;     ///< of each stroke
  int longest_ = 0;
  std::size_t words_ = 0;   ///< of a row
  std::vector<Word> rows_;  ///< by place: a bit for each stroke that passes it
};

}  // namespace tablier
