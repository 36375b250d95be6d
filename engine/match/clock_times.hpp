#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The time of a clock as players write it: minutes, `10` or `2.5`, or minutes and seconds, `0:30`. Read by the command line and the
/// set-up.
namespace tablier {

/// With a point, or a comma as French has it; absent where it is no finite number.
std::optional<double> read_decimal(std::string_view text);
/// Seconds, of any size; absent where that is no time.
std::optional<double> read_clock_time(std::string_view text);
/// `10` for whole minutes, else `0:30`. Precondition: not negative.
std::string clock_time_text(double seconds);
/// The time a step shorter: whole minutes, half a minute where there is but one, at last ten seconds; never negative.
double shorter_clock_time(double seconds);
/// The time a step longer, the same way back.
double longer_clock_time(double seconds);

}  // namespace tablier
