#pragma once

#include "game_case.hpp"
#include "match/observation.hpp"

#include <string>
#include <vector>

/// An observation tells what its viewer may know and nothing else, and can be written and read.
namespace tablier::rules {

struct ObservationPlan {
  int max_plies = 200;     ///< of the round that is looked at
  int together = 4;        ///< plies that two rounds which a seat cannot tell apart are played on
  int written_every = 16;  ///< plies between those whose observations are written and read
};

/// What was found, to tell that it was not idle.
struct ObservationReport {
  int plies = 0;
  int compared = 0;   ///< pairs of observations
  int different = 0;  ///< pairs of positions that differ in what the seat has not seen
  int unseen = 0;     ///< plies that a seat saw less of than its mover
  std::string broken;
};

/// At every ply of a random round and for every seat: deals what the seat has not seen anew, begins a match at either position, with other
/// seeds, and finds what the seat and an onlooker observe equal byte for byte. Plays both on, the same as far as the seat sees, until the
/// seat sees a difference on the table; that is where they part.
ObservationReport check_observations(const Ruleset& rules, const GameCase& game_case, const ObservationPlan& plan);

/// Throws Broken where an observation, written and read and written, is another text.
void check_written(const Observation& seen);

}  // namespace tablier::rules
