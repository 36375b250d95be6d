#pragma once

#include "sdk/result.hpp"

#include <optional>
#include <string>
#include <string_view>

/// The clocks of a match between two, as chess players have them: a time for all the moves of a round, and more for each move.
namespace tablier {

/// Seconds that a seat has at least whose loss on time was taken back.
inline constexpr double kGrantedTime = 30;

struct ClockRules {
  static constexpr double kMinSeconds = 10, kMaxSeconds = 24 * 3600, kMaxIncrement = 3600;

  double seconds = 0;      ///< for each seat and round, kMinSeconds … kMaxSeconds
  double increment = 0;    ///< seconds that each of its turns adds, 0 … kMaxIncrement
  bool only_told = false;  ///< whoever has used up the time plays on; else the round is lost
  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

/// Why a round ended that was lost on time.
inline constexpr const char* kTimeReason = "time";

/// Reads minutes and seconds a move, `10+5`, or minutes alone, `10` or `2.5`.
Result<ClockRules> read_clock(std::string_view text);
/// Seconds and seconds a move, `600+5`, as records of games have it.
std::string to_text(const ClockRules& clock);

}  // namespace tablier
