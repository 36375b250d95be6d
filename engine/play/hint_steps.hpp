#pragma once

#include "play/coach.hpp"
#include "play/live_match.hpp"
#include "play/navigation.hpp"
#include "play/play_event.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// A hint, told step by step: what is to be taken or what the move does, then where, then it is made. See HintGiven.
namespace tablier {

/// Owned by TableHelp; both outlive it.
class HintSteps {
 public:
  HintSteps(LiveMatch& live, Navigation& navigation) : live_(live), navigation_(navigation) {}

  /// One was begun, and the match is as it was.
  bool begun() const { return hint_ && hint_->revision == live_.match().revision(); }
  /// Counts it as one hint, however far it is told.
  void begin(Move move);
  /// The same against others, where it was counted as advice.
  void begin_against_others(const CoachAnswer& answer, MoveAdvised advised);
  /// Precondition: begun().
  void go_on();

 private:
  void tell();

  struct Hint {
    Move move = Move::none;
    Touch touch;
    HintGiven::Step step = HintGiven::Step::thing;
    std::uint64_t revision = 0;  ///< of the match that it is for
    std::vector<Text> acts = {};
    std::optional<MoveAdvised> advised = {};
  };
  LiveMatch& live_;
  Navigation& navigation_;
  std::optional<Hint> hint_;
};

}  // namespace tablier
