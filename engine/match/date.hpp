#pragma once

#include <chrono>
#include <string>

/// Moments as texts.
namespace tablier {

/// ISO 8601, UTC, to the second: `2024-05-31T17:04:09Z`. Sorts as time does.
std::string iso_date(std::chrono::system_clock::time_point when = std::chrono::system_clock::now());

/// Whether a text is a moment as `iso_date` has it, or a day of the calendar alone.
bool is_iso_date(const std::string& text);

/// The day by the clock on the wall: `2024-05-31`.
std::string local_day(std::chrono::system_clock::time_point when = std::chrono::system_clock::now());

}  // namespace tablier
