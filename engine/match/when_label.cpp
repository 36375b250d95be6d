#include "match/when_label.hpp"

#include <cmath>
#include <cstdio>
#include <optional>
#include <string>

namespace tablier {
namespace {

constexpr int kMonths = 12, kYearZero = 1900, kHour = 3600;
constexpr int kDaysInWords = 6, kNoon = 12;

std::optional<std::time_t> read_date(std::string_view date) {
  std::tm parts{};
  const std::string text(date);
  if (std::sscanf(text.c_str(), "%d-%d-%dT%d:%d:%d", &parts.tm_year, &parts.tm_mon, &parts.tm_mday, &parts.tm_hour, &parts.tm_min,
                  &parts.tm_sec) != 6)
    return std::nullopt;
  if (parts.tm_mon < 1 || parts.tm_mon > kMonths) return std::nullopt;
  parts.tm_year -= kYearZero;
  parts.tm_mon -= 1;
  return timegm(&parts);
}

std::tm local(std::time_t when) {
  std::tm parts{};
  localtime_r(&when, &parts);
  return parts;
}

/// Noon of a day: whole days apart whatever the clocks did in between.
std::time_t noon(std::tm day) {
  day.tm_hour = kNoon;
  day.tm_min = day.tm_sec = 0;
  day.tm_isdst = -1;
  return std::mktime(&day);
}

int days_between(const std::tm& before, const std::tm& after) {
  constexpr double kDay = 24.0 * kHour;
  return static_cast<int>(std::lround(std::difftime(noon(after), noon(before)) / kDay));
}

std::string two_figures(int n) { return (n < 10 ? "0" : "") + std::to_string(n); }

}  // namespace

Text when_label(std::string_view date, std::time_t now) {
  const auto when = read_date(date);
  if (!when) return Text("when.plain", {{"date", std::string(date)}});
  const std::tm then = local(*when), today = local(now);
  const int days = days_between(then, today);
  const std::string time = std::to_string(then.tm_hour) + ":" + two_figures(then.tm_min);
  if (days == 0) return Text("when.today", {{"time", time}});
  if (days == 1) return Text("when.yesterday", {{"time", time}});
  if (days > 1 && days <= kDaysInWords) return Text("when.days", {{"n", days}});
  return Text("when.date", {{"day", then.tm_mday},
                            {"month", Text("when.month." + std::to_string(then.tm_mon + 1))},
                            {"year", std::to_string(then.tm_year + kYearZero)}});
}

}  // namespace tablier
