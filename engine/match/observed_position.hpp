#pragma once

#include "match/observation.hpp"

#include <memory>
#include <optional>
#include <string_view>

/// What a hand asks beside an observation: questions that need the position. Here the position answers; at another machine a message may.
namespace tablier {

class ObservedPosition {
 public:
  virtual ~ObservedPosition() = default;

  /// The position after a move that was offered there, as the same viewer would observe it; nothing of it has happened. Null while that
  /// is not known: to be asked again; or where a plugin throws.
  virtual std::unique_ptr<const ObservedPosition> after(std::string_view move) const = 0;
  /// What the viewer would see there. Absent while that is not known.
  virtual std::optional<Scene> scene_after(std::string_view move) const = 0;
  /// What the viewer sees there.
  virtual Scene scene() const = 0;
  /// That, and what it may do.
  virtual PlayableScene table() const = 0;
  /// See `why_refused` of observations. While it is not known, that it cannot be done here.
  virtual Text why_refused(const Touch& touch) const = 0;
};

/// Answers from a copy of the state.
std::unique_ptr<const ObservedPosition> observed_position(const State& state, const Viewer& viewer);

}  // namespace tablier
