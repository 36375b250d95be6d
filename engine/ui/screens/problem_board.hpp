#pragma once

#include "play/challenges.hpp"
#include "ui/core/ui.hpp"
#include "ui/screens/position.hpp"

#include <memory>

/// The position that a challenge begins with, on the map of a series of problems.
namespace tablier {

class ProblemBoard {
 public:
  /// In the middle of that box, pixels. Where scripts are asked the position comes later: see `update`.
  void draw(Ui& ui, Rect at, const std::shared_ptr<const GameEntry>& game, const ChallengeId& id);
  /// True when a position has come.
  bool update() { return positions_.update(); }
  bool busy() const { return positions_.busy(); }
  /// The position was seen when it was drawn last.
  bool shown() const { return shown_; }
  void pause() { positions_.pause(); }

 private:
  PositionPictures positions_;
  bool shown_ = false;
};

}  // namespace tablier
