#pragma once

#include "catch.hpp"
#include "pieces.hpp"
#include "solver/solver.hpp"

/// Short ways to ask, for the tests of the solver.
namespace tablier::katamino {

inline std::uint64_t count(const Puzzle& puzzle, const SolveOptions& options = {}) {
  const auto solver = Solver::make(puzzle);
  REQUIRE(solver);
  return solver->count(options).solutions;
}

inline std::uint64_t distinct(const Puzzle& puzzle) { return count(puzzle, {.distinct = true}); }

/// A board of all twelve pieces.
inline Puzzle board(int rows, int columns, bool i_along_rows = false) { return {box(columns, rows), all_pentominoes(i_along_rows)}; }

/// The penta of these numbers, n°1 along the rows.
inline Puzzle penta(const std::vector<int>& numbers) { return {box(static_cast<int>(numbers.size()), 5), pentominoes(numbers, true)}; }

/// A box for all twelve pieces.
inline Puzzle volume(std::vector<Place> region) { return {std::move(region), all_pentominoes(), Turning::space}; }

inline std::vector<int> all_but(int number) {
  std::vector<int> others;
  for (int n = 1; n <= 12; ++n)
    if (n != number) others.push_back(n);
  return others;
}

/// A piece at three times its size, for nine of the other eleven.
inline Puzzle tripled(int number) { return {pentomino(number).scaled(3).cells(), pentominoes(all_but(number))}; }

inline std::vector<Place> chessboard_without_centre() {
  auto cells = box(8, 8);
  std::erase_if(cells, [](Place p) { return (p.x == 3 || p.x == 4) && (p.y == 3 || p.y == 4); });
  return cells;
}

inline std::vector<Solution> all_solutions(const Puzzle& puzzle, const SolveOptions& options = {}) {
  std::vector<Solution> all;
  const auto solver = Solver::make(puzzle);
  REQUIRE(solver);
  solver->each(options, [&](const Solution& solution) {
    all.push_back(solution);
    return true;
  });
  return all;
}

}  // namespace tablier::katamino
