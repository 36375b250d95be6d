#include "match/date.hpp"

#include <algorithm>
#include <array>
#include <chrono>

namespace tablier {
namespace {

/// A day less than those years have, at both ends: the clock on the wall may be so far ahead or behind.
constexpr std::time_t kFirst = -30'610'137'600, kLast = 253'402'214'399;

using ReadClock = std::tm* (*)(const std::time_t*, std::tm*);

/// As strftime(3) writes it.
std::string written(std::time_t when, ReadClock read, const char* format) {
  const std::time_t bounded = std::clamp(when, kFirst, kLast);
  std::tm parts{};
  read(&bounded, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

}  // namespace

std::string iso_date(std::time_t when) { return written(when, gmtime_r, "%Y-%m-%dT%H:%M:%SZ"); }

bool is_iso_date(const std::string& text) {
  constexpr std::size_t kDay = 10;
  std::tm parts{};
  const bool day_alone = text.size() == kDay;
  const char* const end = strptime(text.c_str(), day_alone ? "%Y-%m-%d" : "%Y-%m-%dT%H:%M:%SZ", &parts);
  if (!end || *end) return false;
  const auto month = static_cast<unsigned>(parts.tm_mon + 1), day = static_cast<unsigned>(parts.tm_mday);
  return std::chrono::year_month_day(std::chrono::year(parts.tm_year + 1900), std::chrono::month(month), std::chrono::day(day)).ok();
}

std::string local_day(std::time_t when) { return written(when, localtime_r, "%Y-%m-%d"); }

}  // namespace tablier
