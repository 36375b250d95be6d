#pragma once

#include <ctime>
#include <string>

/// Moments as texts. One after the year 9999 or before the year 1000, which a clock set wrong may tell, is told as the last or the first of
/// those between: a year has four figures.
namespace tablier {

/// ISO 8601, UTC, to the second: `2024-05-31T17:04:09Z`. Sorts as time does.
std::string iso_date(std::time_t when = std::time(nullptr));

/// Whether a text is a moment as `iso_date` has it, or a day of the calendar alone.
bool is_iso_date(const std::string& text);

/// The day by the clock on the wall: `2024-05-31`.
std::string local_day(std::time_t when = std::time(nullptr));

}  // namespace tablier
