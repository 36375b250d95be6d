#pragma once

#include "play/seating.hpp"

#include <span>

/// What going back would take from those who play here: whoever shows a match asks them before.
namespace tablier {

struct UndoConsent {
  bool seen = false;          ///< what chance gave and somebody here has seen
  Seat other = Seat::nobody;  ///< whose choice it is, where another human here is to move
  Seat late = Seat::nobody;   ///< who lost on time, and gets some again
  int round = -1;             ///< that had ended, counted from 0, and would be opened again; −1: none
  bool alone = true;          ///< only one human plays here: nobody else has to agree

  bool needs_consent() const { return seen || other != Seat::nobody || (round >= 0 && !alone); }
};

/// Of those plies, the first one a choice.
UndoConsent undo_consent(std::span<const Ply* const> plies, const Match& match, const Seating& seating);

}  // namespace tablier
