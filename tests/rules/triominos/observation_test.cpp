#include "generic/observation_checks.hpp"
#include "matches.hpp"

using namespace tablier;
using namespace tablier::triominos;
using namespace tablier::rules;

namespace {

/// Whole rounds.
constexpr ObservationPlan kPlan{.max_plies = 1000, .together = 3, .written_every = 50};

ObservationReport check_round(const std::string& variant, const Value& options, int seats, std::uint64_t seed) {
  const auto rules = test::built_program().catalogue.ruleset("triominos/" + variant, options);
  REQUIRE(rules);
  auto report = check_observations(*rules, {"triominos", variant, options, seats, seed}, kPlan);
  if (!report.broken.empty()) FAIL_CHECK(report.broken);
  return report;
}

}  // namespace

TEST_CASE("No seat and no onlooker observes the tiles of others, in any variant, at any ply") {
  for (const VariantEntry& variant : test::built_program().catalogue.find("triominos")->variants) {
    INFO(variant.name);
    const SeatRange range = test::built_program().catalogue.ruleset("triominos/" + variant.name)->game->seats();
    for (int seats = std::max(2, range.min); seats <= range.max; ++seats) {
      const auto report = check_round(variant.name, Value::map(), seats, static_cast<std::uint64_t>(seats));
      CHECK(report.plies > 20);
      CHECK(report.different > 20);
      CHECK(report.unseen > 0);
    }
  }
}

TEST_CASE("No option lets a seat observe the tiles of others") {
  for (const Value& options :
       {Value::map({{"voluntary_draw", false}}), Value::map({{"after_draw_play", "drawn_only"}}), Value::map({{"timer_seconds", 30}}),
        Value::map({{"start_rule", "highest_triple"}}), Value::map({{"counting", "none"}})})
    CHECK(check_round("standard", options, 3, 7).different > 20);
}

TEST_CASE("Who draws knows the tile, the others that one was drawn") {
  Match match = begin("standard");
  MoveList moves;
  match.state().legal_moves(moves);
  match.play(moves[0]);
  REQUIRE(match.play("draw"));
  const Ply& drawn = match.history().back();
  REQUIRE(drawn.seat == Seat::chance);
  const Seat mover = match.state().to_move();
  const Seat other = seat(1 - index(mover));
  CHECK(drawn.notation.starts_with("tile:"));
  CHECK(seen_notation(drawn, mover) == drawn.notation);
  CHECK(seen_notation(drawn, Seat::nobody) == drawn.notation);
  CHECK(seen_notation(drawn, other) == "tile");
  CHECK(seen_notation(drawn, Seat::chance) == "tile");
}
