#include "match/clock_times.hpp"

#include "sdk/expect.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tablier {
namespace {

constexpr double kMinute = 60, kHalfMinute = 30, kShortStep = 10;

std::optional<double> seconds_behind(std::string_view text) {
  const bool digits = !text.empty() && text.size() <= 2 && text.find_first_not_of("0123456789") == text.npos;
  const auto seconds = digits ? read_decimal(text) : std::nullopt;
  return seconds && *seconds < kMinute ? seconds : std::nullopt;
}

}  // namespace

std::optional<double> read_decimal(std::string_view text) {
  std::string written(text);
  std::ranges::replace(written, ',', '.');
  const char* const last = written.data() + written.size();
  double value = 0;
  const auto [end, error] = std::from_chars(written.data(), last, value);
  if (error != std::errc{} || end != last || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::optional<double> read_clock_time(std::string_view text) {
  const auto colon = text.find(':');
  if (colon == text.npos) {
    const auto minutes = read_decimal(text);
    return minutes ? std::optional(*minutes * kMinute) : std::nullopt;
  }
  const auto minutes = read_decimal(text.substr(0, colon)), seconds = seconds_behind(text.substr(colon + 1));
  const bool whole = minutes && *minutes >= 0 && *minutes == std::floor(*minutes);
  return whole && seconds ? std::optional(*minutes * kMinute + *seconds) : std::nullopt;
}

std::string clock_time_text(double seconds) {
  expects(seconds >= 0);
  const long long all = std::llround(seconds), minutes = all / 60, rest = all % 60;
  if (rest == 0) return std::to_string(minutes);
  return std::to_string(minutes) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

double shorter_clock_time(double seconds) {
  const double step = seconds > kMinute ? kMinute : seconds > kHalfMinute ? kHalfMinute : kShortStep;
  return std::max(seconds - step, 0.0);
}

double longer_clock_time(double seconds) {
  return seconds + (seconds >= kMinute ? kMinute : seconds >= kHalfMinute ? kHalfMinute : kShortStep);
}

}  // namespace tablier
