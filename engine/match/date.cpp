#include "match/date.hpp"

#include <array>
#include <ctime>

namespace tablier {
namespace {

/// By the clock on the wall, as strftime(3) writes it.
std::string on_the_wall(std::chrono::system_clock::time_point when, const char* format) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(when);
  std::tm parts{};
  localtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

}  // namespace

std::string iso_date(std::chrono::system_clock::time_point when) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(when);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const auto size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), size};
}

bool is_iso_date(const std::string& text) {
  constexpr std::size_t kDay = 10;
  std::tm parts{};
  const bool day_alone = text.size() == kDay;
  const char* const end = strptime(text.c_str(), day_alone ? "%Y-%m-%d" : "%Y-%m-%dT%H:%M:%SZ", &parts);
  if (!end || *end) return false;
  const auto month = static_cast<unsigned>(parts.tm_mon + 1), day = static_cast<unsigned>(parts.tm_mday);
  return std::chrono::year_month_day(std::chrono::year(parts.tm_year + 1900), std::chrono::month(month), std::chrono::day(day)).ok();
}

std::string local_day(std::chrono::system_clock::time_point when) { return on_the_wall(when, "%Y-%m-%d"); }

}  // namespace tablier
