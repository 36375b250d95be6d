#include "match/clock_rules.hpp"

#include "match/clock_times.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tablier {
namespace {

/// With a point, or a comma as French has it.
std::optional<double> number(std::string written) {
  std::ranges::replace(written, ',', '.');
  const std::string_view text = written;
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

}  // namespace

Result<ClockRules> read_clock(std::string_view text) {
  const auto plus = text.find('+');
  const auto seconds = read_clock_time(text.substr(0, plus));
  const auto increment = plus == std::string_view::npos ? std::optional(0.0) : number(std::string(text.substr(plus + 1)));
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
