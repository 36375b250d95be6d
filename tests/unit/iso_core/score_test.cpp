#include "catch.hpp"
#include "core/tally.hpp"

using namespace tablier::iso;

namespace {

/// Copies by seat in the order I S T L O, and who introduced each.
Tally tally_of(std::array<std::uint8_t, kShapes> first, std::array<std::uint8_t, kShapes> second,
               std::array<std::int8_t, kShapes> introducer) {
  return {{first, second}, introducer};
}

}  // namespace

TEST_CASE("the published round is won by three points to two") {
  // I 3–5, S 2–7, T 2–2, L 8–2, O 5–1 (rules page); the first seat drew T first
  const Score score = score_of(tally_of({3, 2, 2, 8, 5}, {5, 7, 2, 2, 1}, {0, 1, 0, 0, 0}), Rules());
  CHECK(score.points == std::array{2, 3});
  CHECK(score.winner == 1);
  CHECK_FALSE(score.by_missing);
}

TEST_CASE("a tie goes to whoever did not draw the shape first, or to nobody") {
  const Tally tally = tally_of({1, 1, 1, 1, 1}, {1, 1, 1, 1, 1}, {0, 1, 0, 1, 0});
  Rules rules;
  CHECK(score_of(tally, rules).points == std::array{2, 3});
  rules.tie_to = TieTo::nobody;
  CHECK(score_of(tally, rules).points == std::array{0, 0});
  CHECK(score_of(tally, rules).winner == kNobody);
}

TEST_CASE("a missing shape loses, both ways it draws, unless it is ignored") {
  const Tally one = tally_of({9, 9, 9, 9, 0}, {1, 1, 1, 1, 1}, {0, 0, 0, 0, 1});
  const Tally both = tally_of({9, 9, 9, 9, 0}, {0, 1, 1, 1, 1}, {0, 0, 0, 0, 1});
  Rules rules;
  CHECK(score_of(one, rules).winner == 1);
  CHECK(score_of(one, rules).by_missing);
  CHECK(score_of(both, rules).winner == kNobody);
  CHECK(score_of(both, rules).by_missing);
  rules.missing_shape = MissingShape::ignore;
  CHECK(score_of(one, rules).winner == 0);
  CHECK(score_of(both, rules).winner == 0);
  CHECK_FALSE(score_of(both, rules).by_missing);
}

TEST_CASE("a shape that nobody drew is nobody's point") {
  Rules rules;
  rules.missing_shape = MissingShape::ignore;
  const Score score = score_of(tally_of({1, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, {0, -1, -1, -1, -1}), rules);
  CHECK(score.points == std::array{1, 0});
}
