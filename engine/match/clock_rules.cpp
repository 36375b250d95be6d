#include "match/clock_rules.hpp"

#include "match/clock_times.hpp"

#include <cmath>

namespace tablier {

Result<ClockRules> read_clock(std::string_view text) {
  const auto plus = text.find('+');
  const auto seconds = read_clock_time(text.substr(0, plus));
  const auto increment = plus == std::string_view::npos ? std::optional(0.0) : read_decimal(text.substr(plus + 1));
  const ClockRules clock{.seconds = seconds.value_or(-1), .increment = increment.value_or(-1)};
  const bool sound = clock.seconds >= ClockRules::kMinSeconds && clock.seconds <= ClockRules::kMaxSeconds && clock.increment >= 0 &&
                     clock.increment <= ClockRules::kMaxIncrement;
  if (!sound) return Problem("match.clock", {{"text", std::string(text)}});
  return clock;
}

std::string to_text(const ClockRules& clock) {
  const auto whole = [](double seconds) { return std::to_string(std::llround(seconds)); };
  return whole(clock.seconds) + "+" + whole(clock.increment);
}

}  // namespace tablier
