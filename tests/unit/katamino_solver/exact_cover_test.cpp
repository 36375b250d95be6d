#include "sdk/search/exact_cover.hpp"

#include "catch.hpp"

#include <set>

using namespace tablier;

namespace {

using Options = std::set<std::set<int>>;

Options solutions(DancingCells cells) {
  Options found;
  cells.solve(
      [&](std::span<const int> options) {
        found.insert({options.begin(), options.end()});
        return true;
      },
      [] { return true; });
  return found;
}

ExactCover knuths_example() {
  // D. E. Knuth, "Dancing Links" (2000), the matrix (3); items 0 … 6.
  ExactCover problem(7, 0);
  for (const std::vector<int>& items : std::vector<std::vector<int>>{{2, 4, 5}, {0, 3, 6}, {1, 2, 5}, {0, 3}, {1, 6}, {3, 4, 6}})
    problem.add_option(items);
  return problem;
}

/// Queens that do not attack each other: rows and columns must be covered, diagonals may.
ExactCover queens(int n) {
  ExactCover problem(2 * n, 4 * n - 2);
  for (int r = 0; r < n; ++r)
    for (int c = 0; c < n; ++c) problem.add_option(std::vector<int>{r, n + c, 2 * n + r + c, 4 * n - 1 + r - c + n - 1});
  return problem;
}

}  // namespace

TEST_CASE("The example of the paper has its one solution") {
  const ExactCover problem = knuths_example();
  CHECK(solutions(DancingCells(problem)) == Options{{0, 3, 4}});
}

TEST_CASE("Secondary items are covered at most once: eight queens stand in 92 ways") {
  const ExactCover problem = queens(8);
  CHECK(solutions(DancingCells(problem)).size() == 92);
}

TEST_CASE("Without primary items the empty choice is the solution") {
  const ExactCover problem(0, 1);
  CHECK(solutions(DancingCells(problem)) == Options{{}});
}

TEST_CASE("An item that no option offers leaves no solution") {
  ExactCover problem(2, 0);
  problem.add_option(std::vector<int>{0});
  CHECK(solutions(DancingCells(problem)).empty());
}

TEST_CASE("A forced option is part of what is left to solve, and clashes with others") {
  const ExactCover problem = queens(6);  // its four solutions have a queen on each square of the first row but the corners
  DancingCells cells(problem);
  CHECK(cells.force(1));
  CHECK(!cells.force(0));
  CHECK(!cells.force(6));
  CHECK(solutions(cells).size() == 1);
}

TEST_CASE("A forbidden item or option is not used") {
  const ExactCover problem = queens(6);
  DancingCells without_square(problem);
  without_square.forbid_option(1);
  CHECK(solutions(without_square).size() == 3);
  DancingCells without_diagonal(problem);
  without_diagonal.forbid(12 + 1);  // the diagonal of the squares (0,1) and (1,0)
  CHECK(solutions(without_diagonal).size() == 2);
}

TEST_CASE("Visitor and tick can end a search") {
  const ExactCover problem = queens(8);
  DancingCells cells(problem);
  int seen = 0;
  CHECK(!cells.solve([&](std::span<const int>) { return ++seen < 3; }, [] { return true; }));
  CHECK(seen == 3);
  DancingCells again(problem);
  int ticks = 0;
  CHECK(!again.solve([](std::span<const int>) { return true; }, [&] { return ++ticks < 10; }));
  CHECK(ticks == 10);
}
