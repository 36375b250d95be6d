#include "support.hpp"

using namespace tablier;
using namespace tablier::katamino;

// C. J. Bouwkamp, "Packing a rectangular box with the twelve solid pentominoes" (J. Combinatorial Theory 7, 1969).
TEST_CASE("The box of 3 × 4 × 5 has 3940 solutions") { CHECK(distinct(volume(box(5, 4, 3))) == 3940); }

// I, F, T, W and X from the rules page; the others are our own figures.
TEST_CASE("The pieces in volume have their numbers of solutions") {
  const std::vector<std::pair<int, std::uint64_t>> expected{{2, 99}, {3, 7}, {4, 51}, {5, 21}, {7, 10}, {8, 24}, {9, 1}, {10, 3}};
  for (const auto& [number, solutions] : expected) {
    INFO("piece " << number);
    CHECK(distinct(volume(pentomino(number).scaled(2, 3).cells())) == solutions);
  }
}
