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

/// That parameter set to that value, with what it takes for it to mean something.
Value setting_of(const Parameter& parameter, const Value& value);

/// For one variant: itself; itself with each sampled value of each parameter; and `mixes` random settings of all parameters at once.
/// The seats are the fewest of `seats`; for the variant itself every number of them.
std::vector<GameCase> cases_of(const GameEntry& entry, const VariantEntry& variant, SeatRange seats, int mixes);

}  // namespace tablier::rules
