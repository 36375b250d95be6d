#pragma once

#include "ui/hand/hand_table.hpp"

#include <optional>
#include <vector>

/// A token that a hand slides from place to place, by mouse, clicks or keys.
namespace tablier {

/// Owned by Hand; the table outlives it.
class SlidingToken {
 public:
  explicit SlidingToken(const HandTable& table) : table_(table) {}

  bool active() const { return from_.has_value(); }
  /// Where it comes from; absent: none slides.
  std::optional<Place> from() const { return from_; }
  int surface() const { return surface_; }
  Stand start() const { return {surface_, *from_}; }
  /// Where it is held now.
  SurfacePoint at() const { return at_; }

  /// One that stands there may be slid.
  bool may_begin(Stand at) const;
  /// Precondition: may_begin.
  void begin(Stand from, SurfacePoint at);
  void hold_at(SurfacePoint at) { at_ = at; }
  void forget() { from_.reset(); }
  /// Where it may go, each once.
  std::vector<Stand> ends() const;
  /// Refused it stays in the hand, or not.
  HandStep slide_to(Stand end, bool stays);

 private:
  const HandTable& table_;
  std::optional<Place> from_;
  int surface_ = 0;
  SurfacePoint at_;
};

}  // namespace tablier
