#pragma once

#include "play/match_labels.hpp"
#include "script/report.hpp"
#include "sdk/bot.hpp"
#include "sdk/scene.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// What happens at a match and a screen shows in passing: it takes them in their order, soon after they happened.
namespace tablier {

/// A move was made: how that sounds.
struct MoveMade {
  enum class Kind : std::uint8_t { placed, lifted, drawn, ended };
  Kind kind = Kind::placed;
};

/// A hand sees another position, or may do something else in it.
struct PositionShown {
  bool changed = false;  ///< the match is another one now; else only another of its positions is looked at
};

/// The position has answers that it had not given yet: what was asked is to be asked again.
struct PositionAnswered {};

/// The files of the variant in play were read again.
struct RulesChanged {
  std::optional<Problem> kept = {};  ///< why the match goes on under the rules of before; absent: it goes on under the new ones
  bool keeps_settings = false;       ///< which usually have other settings now than the match was set up with, and keeps
};

/// The next player comes to the screen: nothing that is someone's own is shown until `Play::open_curtain`.
struct CurtainFell {};

/// The round is over; told once.
struct RoundEnded {
  bool won = false;  ///< by a human
};

/// A seat's clock has run out, and it plays on; told once a round.
struct ClockUp {
  Seat seat = Seat::nobody;
};

/// Sand ran out: the rules moved for that seat.
struct SandOut {
  Seat seat = Seat::nobody;
  bool chance_followed = false;  ///< something was drawn for it
};

/// A loss on time was taken back: whoever lost has some time again.
struct TimeGranted {
  Seat seat = Seat::nobody;
  double left = 0;    ///< seconds on the clock, all in all
  Text besides = {};  ///< what else there is to tell of it; empty: nothing
};

/// Something to be said in a line.
struct Notice {
  Problem what;
  bool of_position = false;  ///< it is about what stands on the table, and goes with it
};

/// A script failed; each fault is told once.
struct ScriptFailed {
  std::vector<ScriptFault> faults;
};

/// A move is advised: `Navigation::suggested` is its touch.
struct MoveAdvised {
  MoveName name;
  Proof proof = Proof::none;
  std::size_t own_moves = 0;                ///< until the end, where that is proven; 0: not known
  std::optional<std::int64_t> points = {};  ///< that it is played for, where these are what counts
  std::vector<Text> reasons = {};           ///< what speaks for it, in the game's words
};

/// A hint was given, as far as `step` tells: `Navigation::suggested` is its touch. Asking again gives more, and then lays it.
struct HintGiven {
  enum class Step : std::uint8_t {
    act,    ///< what the move does
    thing,  ///< what is to be taken
    place   ///< where it goes
  };
  Step step = Step::place;
  std::vector<Text> acts = {};              ///< at step `act`, in the game's words
  std::optional<MoveAdvised> advised = {};  ///< at step `place`, against others
};

/// What stands cannot be completed; `Play::go_back_to` goes to where it could.
struct DeadEnd {
  std::size_t plies = 0;  ///< that could be completed
  std::size_t back = 0;   ///< plies after those
};

/// A puzzle was given up: what was laid, and a solution.
struct Compared {
  Scene own, solution;
};

using PlayEvent = std::variant<MoveMade, PositionShown, PositionAnswered, RulesChanged, CurtainFell, RoundEnded, ClockUp, SandOut,
                               TimeGranted, Notice, ScriptFailed, MoveAdvised, HintGiven, DeadEnd, Compared>;

}  // namespace tablier
