#include "table.hpp"

using namespace tablier;
using namespace tablier::iso;

namespace {

/// Copies in the order I, S, T, L, O.
struct Sheet {
  std::array<std::uint8_t, kShapes> first;
  std::array<std::uint8_t, kShapes> second;
  std::array<std::int8_t, kShapes> introducer{0, 0, 0, 0, 0};
};

Tally tally_of(const Sheet& sheet) {
  Tally tally;
  tally.copies = {sheet.first, sheet.second};
  tally.introducer = sheet.introducer;
  return tally;
}

/// What the script makes of it, and the plugin itself: they must agree.
RoundResult result_of(const Sheet& sheet, Settings settings = {}) {
  const auto options = Options::make(parameters({}), settings_of(settings));
  REQUIRE(options);
  const Rules rules = make_rules(*options);
  const Variant standard = bundled("standard");
  const RoundResult scripted = ScriptedRules(standard.hooks, options->values()).scripted(tally_of(sheet), rules, true, NoPosition());
  CHECK(standard.hooks->take_faults().empty());
  CHECK(scripted == ScriptedRules(nullptr, options->values()).scripted(tally_of(sheet), rules, true, NoPosition()));
  return scripted;
}

/// The rules page: green I3 S2 T2 L8 O5, red I5 S7 T2 L2 O1, green drew T first. Green is the first seat.
constexpr Sheet kPublished{{3, 2, 2, 8, 5}, {5, 7, 2, 2, 1}};

}  // namespace

TEST_CASE("The published round is won by red, 3 to 2, for green drew the T first") {
  const RoundResult v = result_of(kPublished);
  CHECK(v.points == std::array<std::int64_t, 2>{2, 3});
  CHECK(v.wins == std::array{false, true});
  CHECK(v.reason == "points");
  Sheet other = kPublished;
  other.introducer[2] = 1;
  CHECK(result_of(other).points == std::array<std::int64_t, 2>{3, 2});
  CHECK(result_of(other).wins == std::array{true, false});
}

TEST_CASE("A tied shape goes to nobody where the rules say so, and the round may be drawn") {
  const RoundResult v = result_of(kPublished, {{"tie_to", "nobody"}});
  CHECK(v.points == std::array<std::int64_t, 2>{2, 2});
  CHECK(v.wins == std::array{false, false});
  CHECK(v.reason == "equal");
}

TEST_CASE("Who never drew a shape loses whatever the points; both, and it is a draw; or it does not matter") {
  constexpr Sheet kNoO{{9, 9, 9, 9, 0}, {1, 1, 1, 1, 1}};
  CHECK(result_of(kNoO).points == std::array<std::int64_t, 2>{4, 1});
  CHECK(result_of(kNoO).wins == std::array{false, true});
  CHECK(result_of(kNoO).reason == "missing_shape");
  CHECK(result_of(kNoO, {{"missing_shape", "ignore"}}).wins == std::array{true, false});
  CHECK(result_of(kNoO, {{"missing_shape", "ignore"}}).reason == "points");
  constexpr Sheet kBoth{{9, 9, 9, 9, 0}, {0, 1, 1, 1, 1}};
  CHECK(result_of(kBoth).wins == std::array{false, false});
  CHECK(result_of(kBoth).reason == "both_missing");
}

TEST_CASE("A shape that nobody drew is nobody's point") {
  constexpr Sheet kNoO{{2, 2, 1, 1, 0}, {1, 1, 2, 2, 0}, {0, 0, 0, 0, kNobody}};
  CHECK(result_of(kNoO, {{"missing_shape", "ignore"}}).points == std::array<std::int64_t, 2>{2, 2});
}
