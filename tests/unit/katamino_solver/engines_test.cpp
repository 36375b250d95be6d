#include "solver/cover_search.hpp"
#include "solver/flat_search.hpp"
#include "solver/word_search.hpp"
#include "support.hpp"

#include <algorithm>

using namespace tablier;
using namespace tablier::katamino;

namespace {

const std::vector<Subproblem> kWhole(1);

/// What a search finds, each solution as sorted text-like data.
template <typename Search>
std::vector<Solution> found_by(const Search& search, const Puzzle& puzzle, std::span<const Subproblem> cases = kWhole) {
  std::vector<Solution> all;
  SolutionSink sink({}, [&](const Subproblem& one, std::span<const Step> steps) {
    Solution solution = one.laid;
    for (const Step& step : steps)
      solution.push_back(lay(puzzle.pieces[static_cast<std::size_t>(step.piece)].number, search.cells_of(step)));
    std::sort(solution.begin(), solution.end(), [](const Laid& a, const Laid& b) { return a.number < b.number; });
    all.push_back(solution);
    return true;
  });
  search.run(cases, sink);
  const auto before = [](const Solution& a, const Solution& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), [](const Laid& x, const Laid& y) {
      return x.number != y.number ? x.number < y.number : x.cells < y.cells;
    });
  };
  std::sort(all.begin(), all.end(), before);
  return all;
}

std::uint64_t counted_by(const FlatSearch& search, std::span<const Subproblem> cases = kWhole) {
  SolutionSink sink({}, {});
  search.run(cases, sink);
  return sink.stats().solutions;
}

}  // namespace

TEST_CASE("The three searches find the same solutions") {
  const std::vector<Puzzle> puzzles{penta({2, 3, 6, 11}),
                                    penta({2, 4, 5, 8, 7, 10}),
                                    penta({2, 3, 5, 6, 9, 11, 1}),
                                    {box(4, 5), pentominoes(all_but(12))},
                                    {box(5, 3), pentominoes({1, 2, 3, 4, 5, 6, 7})}};
  for (const Puzzle& puzzle : puzzles) {
    const auto flat = FlatSearch::make(puzzle);
    REQUIRE(flat);
    const auto solutions = found_by(*flat, puzzle);
    CHECK(!solutions.empty());
    CHECK(found_by(WordSearch(puzzle), puzzle) == solutions);
    CHECK(found_by(CoverSearch(puzzle), puzzle) == solutions);
    CHECK(counted_by(*flat) == solutions.size());
  }
}

TEST_CASE("The fast search with its memory finds what the plain one finds") {
  Puzzle puzzle = board(5, 12);
  puzzle.laid = {lay(12, {{1, 1}, {0, 2}, {1, 2}, {2, 2}, {1, 3}}), lay(1, {{11, 0}, {11, 1}, {11, 2}, {11, 3}, {11, 4}})};
  const std::vector<Subproblem> cases{{puzzle.laid, {}, {}}};
  const auto flat = FlatSearch::make(puzzle);
  REQUIRE(flat);
  const auto solutions = found_by(*flat, puzzle, cases);
  CHECK(!solutions.empty());
  CHECK(found_by(WordSearch(puzzle), puzzle, cases) == solutions);
  CHECK(counted_by(*flat, cases) == solutions.size());
}

TEST_CASE("A memory that overflows costs time and no solution") {
  const Puzzle puzzle = penta({2, 4, 5, 8, 7, 10, 6, 12, 9, 1, 11});
  const auto roomy = FlatSearch::make(puzzle);
  const auto few_shapes = FlatSearch::make(puzzle, {.bits = 6, .pool = 1 << 16});
  const auto few_sets = FlatSearch::make(puzzle, {.bits = 12, .pool = 5000});
  CHECK(counted_by(*roomy) == 404);
  CHECK(counted_by(*few_shapes) == 404);
  CHECK(counted_by(*few_sets) == 404);
  CHECK(found_by(*few_shapes, puzzle) == found_by(*roomy, puzzle));
  CHECK(found_by(*few_sets, puzzle) == found_by(*roomy, puzzle));
}

TEST_CASE("The fast search is for flat boards of at most eight by eight") {
  CHECK(FlatSearch::make(board(6, 10)));
  CHECK(FlatSearch::make({chessboard_without_centre(), all_pentominoes()}));
  CHECK(!FlatSearch::make(volume(box(10, 3, 2))));
  CHECK(!FlatSearch::make(tripled(9)));
  CHECK(!FlatSearch::make({box(4, 1), {{1, Polyform({{0, 0}, {1, 0}}), false}, {2, Polyform({{0, 0}, {1, 0}}), false}}}));
}

TEST_CASE("A region of more than 64 cells is an exact cover") {
  std::vector<Piece> bars;
  for (int n = 1; n <= 14; ++n) bars.push_back({n, pentomino(1), true});
  CHECK(count({box(5, 14), bars}, {.max = 1}) == 1);
  auto with_island = box(5, 13);
  with_island.push_back({20, 20});
  CHECK(count({with_island, bars}) == 0);
  Puzzle begun{box(5, 14), bars, Turning::reflections, {lay(3, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}})}};
  const auto solution = Solver::make(begun)->first();
  REQUIRE(solution);
  CHECK(solution->size() == 14);
  CHECK(std::count(solution->begin(), solution->end(), begun.laid.front()) == 1);
}
