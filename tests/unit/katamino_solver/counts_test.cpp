#include "catch.hpp"
#include "pieces.hpp"
#include "solver/solver.hpp"

using namespace tablier;
using namespace tablier::katamino;

namespace {

std::uint64_t distinct(const Puzzle& puzzle) {
  const auto solver = Solver::make(puzzle);
  REQUIRE(solver);
  return solver->count({.distinct = true}).solutions;
}

std::uint64_t board(int columns, int rows, bool i_along_rows = false) {
  return distinct({box(columns, rows), all_pentominoes(i_along_rows)});
}

}  // namespace

// C. B. and J. A. Haselgrove, "A computer program for pentominoes" (Eureka 23, 1960): 2339 on 6 × 10; the others have been known since.
TEST_CASE("The boards of sixty squares have their known numbers of solutions") {
  CHECK(board(20, 3) == 2);
  CHECK(board(15, 4) == 368);
  CHECK(board(12, 5) == 1010);
  CHECK(board(10, 6) == 2339);
}

TEST_CASE("With n°1 along the rows the board of five rows has 786 solutions") { CHECK(board(12, 5, true) == 786); }
