#pragma once

#include "match/observation.hpp"

#include <functional>
#include <utility>
#include <vector>

/// The moves that a hand may make as sequences of gestures, and how far it is in saying one. Pure logic.
namespace tablier {

/// True when two gestures are one and the same to a hand: a stroke may be traced in any order.
bool same_gesture(const Gesture& a, const Gesture& b);

class GestureMatcher {
 public:
  GestureMatcher() = default;
  /// Those of these moves.
  explicit GestureMatcher(std::vector<OfferedMove> moves) : all_(std::move(moves)) {}

  /// What has been said.
  const Touch& said() const { return said_; }
  bool begun() const { return !said_.empty(); }
  void forget() { said_.clear(); }

  /// Calls `visit` with the next gesture of each sequence that begins with what was said; a gesture may come more than once.
  void each_next(const std::function<void(const Gesture&)>& visit) const;
  bool has_next(const std::function<bool(const Gesture&)>& wanted) const;

  /// Calls `visit` with every gesture of every sequence.
  void each(const std::function<void(const Gesture&)>& visit) const;

  /// Moves whose whole sequence has been said.
  std::vector<OfferedMove> complete() const;
  /// True when a longer sequence begins with what was said.
  bool open() const;

  /// A move whose sequence begins with what was said and goes on so; null: there is no such move.
  const OfferedMove* first_with(const Gesture& next) const;
  /// The first move whose sequence begins with what was said, or null.
  const OfferedMove* first() const;

  /// Says one more; false, and nothing said, when no sequence goes on so.
  bool say(const Gesture& gesture);
  void take_back() {
    if (begun()) said_.pop_back();
  }

 private:
  bool begins(const OfferedMove& s) const;

  std::vector<OfferedMove> all_;
  Touch said_;
};

}  // namespace tablier
