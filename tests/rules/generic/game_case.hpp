#pragma once

#include "host/catalogue.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What the generic tests play: a game, a variant, options, seats and a seed.
namespace tablier::rules {

struct GameCase {
  std::string game;
  std::string variant;
  Value options = Value::map();  ///< over the variant's
  int seats = 1;
  std::uint64_t seed = 1;

  /// `katamino/solo, 1 seat, seed 3, starter=loser light=true`: enough to play it again.
  std::string describe() const;
};

/// Values to try: all of a boolean or a choice; the ends, the middle and the default of an integer; empty, short, long and
/// shuffled lists; the default of a free text.
std::vector<Value> samples(const Parameter& parameter);

/// For one variant, whose options are `plain`: itself, with every number of seats; itself with each sampled value of each parameter that
/// matters there; and `mixes` random settings of all parameters at once. But for the first ones with the fewest seats.
std::vector<GameCase> cases_of(const GameEntry& entry, const VariantEntry& variant, const Options& plain, SeatRange seats, int mixes);

}  // namespace tablier::rules
