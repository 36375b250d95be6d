#include "cards.hpp"
#include "catch.hpp"
#include "generic/observation_checks.hpp"

using namespace tablier;
using namespace tablier::rules;
using cards::Leak;

namespace {

ObservationReport report_of(Leak leak, int seats = 2) {
  ObservationReport sum;
  for (std::uint64_t seed = 1; seed <= 8 && sum.broken.empty(); ++seed) {
    const auto one = check_observations(cards::ruleset(leak), {"cards", "plain", Value::map(), seats, seed}, {});
    sum.different += one.different;
    sum.unseen += one.unseen;
    sum.broken = one.broken;
  }
  return sum;
}

}  // namespace

TEST_CASE("The test of observations finds nothing wrong with a game that tells nothing, and was not idle") {
  for (const int seats : {2, 3}) {
    const auto report = report_of(Leak::none, seats);
    CHECK(report.broken.empty());
    CHECK(report.different > 50);
    CHECK(report.unseen > 50);
  }
}

TEST_CASE("The test of observations finds each way to tell what a seat has not seen") {
  CHECK_THAT(report_of(Leak::scene).broken, contains("a seat sees what it cannot have seen"));
  CHECK_THAT(report_of(Leak::facts).broken, contains("a seat sees what it cannot have seen"));
  CHECK_THAT(report_of(Leak::moves).broken, contains("a seat sees what it cannot have seen"));
  CHECK_THAT(report_of(Leak::history).broken, contains("an observation tells what its viewer has not seen"));
  CHECK_THAT(report_of(Leak::reasons).broken, contains("why a touch is refused tells"));
}
