#pragma once

#include "ui/hand/hand_table.hpp"

#include <functional>
#include <optional>
#include <vector>

/// The ways of a thing over a board without an edge: where it can be laid, place by place, and how it turns to fit where it is carried.
namespace tablier {

/// What the hand holds over the table.
struct Held {
  int item = -1;
  int orientation = 0;
  SurfacePoint middle;   ///< where the middle of the thing is
  bool lifted = false;   ///< it comes from the board
  bool by_keys = false;  ///< it lies on places, moved by arrows
};

/// A thing where it can be laid.
struct Stance {
  int item = -1;
  int orientation = 0;
  SurfacePoint middle;
};

/// A way that what is held can be turned, and where it would lie.
struct Turned {
  int orientation = 0;
  Vec2 middle;
  bool fits = false;
};

/// What the mouse carries turns to the way that fits from as far, and stays as a hand turned it as long as it is as near to where it was. A
/// thing that is carried by a step lies as near to where the step leads, turned in place as near to where it lay. In units.
inline constexpr float kTurnReach = 0.75F, kStepReach = 0.4F, kInPlace = 0.1F;

bool is_open(const HandTable& table, int surface);
/// Nothing lies there: the first thing may be dropped anywhere.
bool is_empty_open(const HandTable& table, int surface);
/// The stance `steps` further on, from that where `held` lies, through all things that may be taken, each as it lies now; from the first of
/// `before` where it lies nowhere. Absent where nothing can be laid.
std::optional<Stance> next_stance(const HandTable& table, const std::function<int(int item)>& orientation, const std::optional<Held>& held,
                                  int before, int steps);
/// The orientation in which it fits nearest to where it is carried; that which it has where none fits nearer.
int fitting_turn(const HandTable& table, const Held& held);
/// Each way that it can be turned, as near to there as it can lie so, within reach: how it lies now first, then as it turns.
std::vector<Turned> ways_at(const HandTable& table, const Held& held, Vec2 target, float reach, int steps);
/// As near to what lies there as arrows lead.
bool within_reach(const HandTable& table, SurfacePoint target);

}  // namespace tablier
