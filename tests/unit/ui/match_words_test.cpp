#include "ui/screens/match_words.hpp"

#include "catch.hpp"

#include <cstdlib>

using namespace tablier;

namespace {

/// 2024-05-31 12:00 UTC.
constexpr std::time_t kNoon = 1'717'156'800;

struct UtcTime {
  UtcTime() {
    setenv("TZ", "UTC", 1);
    tzset();
  }
};

std::string key(std::string_view iso) {
  const UtcTime utc;
  return when_words(iso, kNoon).key;
}

}  // namespace

TEST_CASE("Dates are told as people do: today, yesterday, days ago, then the date") {
  CHECK(key("2024-05-31T00:00:01Z") == "when.today");
  CHECK(key("2024-05-30T23:59:59Z") == "when.yesterday");
  CHECK(key("2024-05-29T12:00:00Z") == "when.days");
  CHECK(key("2024-05-25T00:00:00Z") == "when.days");
  CHECK(key("2024-05-24T23:59:59Z") == "when.date");
  CHECK(key("2024-06-02T00:00:00Z") == "when.date");
}

TEST_CASE("A date is told with the name of its month, a time with two figures for the minutes") {
  const UtcTime utc;
  const Text date = when_words("2023-01-09T08:05:00Z", kNoon);
  CHECK(date == Text("when.date", {{"day", 9}, {"month", Text("when.month.1")}, {"year", 2023}}));
  CHECK(when_words("2024-05-31T08:05:00Z", kNoon) == Text("when.today", {{"time", "8:05"}}));
}

TEST_CASE("What is no date is told as it stands") {
  CHECK(key("soon") == "when.plain");
  CHECK(key("") == "when.plain");
  CHECK(key("2024-99-01T00:00:00Z") == "when.plain");
}

TEST_CASE("Times take no more room than they need") {
  CHECK(short_time(0) == "0:00");
  CHECK(short_time(112.9) == "1:52");
  CHECK(short_time(3600 + 4 * 60 + 59) == "1 h 04");
}
