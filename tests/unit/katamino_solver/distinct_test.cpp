#include "solver/symmetry.hpp"
#include "support.hpp"

#include <algorithm>
#include <set>

using namespace tablier;
using namespace tablier::katamino;

namespace {

using Key = std::vector<std::pair<int, std::vector<Place>>>;

Key key_of(const Solution& solution, const Symmetry& s) {
  Key key;
  for (const Laid& laid : solution) key.emplace_back(laid.number, s(laid.cells));
  return key;
}

/// The number of classes, found the slow way: each solution stands for the least of its images.
std::size_t classes(const Puzzle& puzzle) {
  const auto group = symmetries(puzzle);
  std::set<Key> min;
  for (const Solution& solution : all_solutions(puzzle)) {
    Key key = key_of(solution, group.front());
    for (const Symmetry& s : group) key = std::min(key, key_of(solution, s));
    min.insert(key);
  }
  return min.size();
}

std::size_t symmetry_count(const Puzzle& puzzle) { return symmetries(puzzle).size(); }

}  // namespace

TEST_CASE("Distinct solutions are the classes under the symmetries of the puzzle") {
  Puzzle begun = penta({2, 3, 5, 6, 9, 11});
  begun.laid = {lay(11, {{2, 1}, {2, 2}, {3, 2}, {3, 3}, {4, 3}})};
  const std::vector<Puzzle> puzzles{penta({2, 3, 6, 11}),
                                    penta({2, 3, 6, 11, 8}),
                                    penta({2, 3, 5, 6, 9, 11, 1}),
                                    {box(5, 5), pentominoes({1, 2, 3, 4, 5, 6, 7, 8}, true)},
                                    {box(5, 5), pentominoes({1, 2, 3, 4, 5, 6, 7, 8})},
                                    {box(4, 5), pentominoes(all_but(12))},
                                    {box(5, 1), pentominoes({1})},
                                    tripled(1),
                                    tripled(7),
                                    {box(5, 2, 2), pentominoes({1, 2, 3, 4, 6, 7, 8}), Turning::space},
                                    begun};
  for (const Puzzle& puzzle : puzzles) CHECK(distinct(puzzle) == classes(puzzle));
}

TEST_CASE("The symmetries are those that keep region, rule and what lies") {
  CHECK(symmetry_count(board(6, 10)) == 4);
  CHECK(symmetry_count({box(5, 5), pentominoes({2, 3, 5, 6, 9})}) == 8);
  CHECK(symmetry_count({box(5, 5), pentominoes({1, 3, 5, 6, 9}, true)}) == 4);
  CHECK(symmetry_count({box(5, 5), pentominoes({1, 3, 5, 6, 9})}) == 8);
  CHECK(symmetry_count({box(5, 5), pentominoes({2, 3, 5, 6, 9}), Turning::rotations}) == 4);
  CHECK(symmetry_count({box(5, 5), pentominoes({2, 3, 5, 6, 9}), Turning::fixed}) == 1);
  CHECK(symmetry_count(volume(box(5, 4, 3))) == 8);
  Puzzle begun = board(6, 10);
  begun.laid = {lay(1, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}})};
  CHECK(symmetry_count(begun) == 1);
}

TEST_CASE("Each solution that is shown is a tiling of the region by the pieces") {
  const Puzzle puzzle = board(6, 10);
  std::set<Key> met;
  for (const Solution& solution : all_solutions(puzzle, {.distinct = true})) {
    std::vector<Place> covered;
    for (const Laid& laid : solution) {
      covered.insert(covered.end(), laid.cells.begin(), laid.cells.end());
      const auto ways = orientations(pentomino(laid.number), Turning::reflections);
      CHECK(std::count(ways.begin(), ways.end(), Polyform(laid.cells)) == 1);
    }
    std::sort(covered.begin(), covered.end());
    CHECK(covered == puzzle.region);
    met.insert(key_of(solution, Symmetry{}));
  }
  CHECK(met.size() == 2339);
}
