#include "table.hpp"

#include <set>

using namespace tablier;
using namespace tablier::triominos;

namespace {

/// How many tiles have a side that reads a, b clockwise.
int tiles_with_side(int a, int b) {
  int n = 0;
  for (int tile = 0; tile < kTiles; ++tile)
    for (int turn = 0; turn < turns(tile); ++turn) {
      const Digits d = digits(tile, turn);
      n += d[0] == a && d[1] == b ? 1 : 0;
    }
  return n;
}

}  // namespace

TEST_CASE("There are 56 tiles that never decrease, 420 in all their corners together") {
  std::set<Digits> all;
  for (int tile = 0; tile < kTiles; ++tile) {
    const Digits d = digits(tile);
    CHECK((d[0] <= d[1] && d[1] <= d[2] && d[2] <= 5));
    all.insert(d);
  }
  CHECK(all.size() == 56);
  CHECK(sum_of(kAllTiles) == 420);
}

TEST_CASE("A tile is found in each of its turns, and its mirror image is not") {
  CHECK(find_tile({0, 1, 2})->turn == 0);
  CHECK(find_tile({1, 2, 0})->tile == find_tile({0, 1, 2})->tile);
  CHECK(find_tile({2, 0, 1})->turn == 2);
  CHECK_FALSE(find_tile({0, 2, 1}));
  CHECK_FALSE(find_tile({2, 1, 0}));
  CHECK(find_tile({4, 4, 4})->turn == 0);
  CHECK_FALSE(find_tile({0, 0, 6}));
}

// The rules page: an open side (0,1) is fed by two sides of tiles, (1,0) by six. What feeds a side reads the other way round.
TEST_CASE("The numbers go one way round: an open side (0,1) is fed by two sides of tiles, (1,0) by six") {
  CHECK(tiles_with_side(1, 0) == 2);
  CHECK(tiles_with_side(0, 1) == 6);
}

TEST_CASE("What fits where corners ask for digits is found for every combination") {
  for (int key = 0; key < kKeys; ++key) {
    const std::array<int, 3> asked{key / 49, key / 7 % 7, key % 7};
    TileSet expected = 0;
    for (int tile = 0; tile < kTiles; ++tile)
      for (int turn = 0; turn < 3; ++turn) {
        const Digits d = digits(tile, turn);
        bool fits = true;
        for (std::size_t i = 0; i < 3; ++i) fits = fits && (asked[i] == kFree || asked[i] == d[i]);
        if (fits) expected |= set_of(tile);
      }
    REQUIRE(fitting(key) == expected);
    for_each(expected, [&](int tile) {
      const Digits d = digits(tile, turn_for(tile, key));
      for (std::size_t i = 0; i < 3; ++i) REQUIRE((asked[i] == kFree || asked[i] == d[i]));
    });
  }
}

TEST_CASE("Cells and vertices have the places that the rules page gives them") {
  const auto corner = [](Place p, int i) { return place_of(static_cast<Cell>(vertex(cell_at(p), i))); };
  CHECK(corner({0, 0}, 0) == Place{0, 0});
  CHECK(corner({0, 0}, 1) == Place{1, 1});
  CHECK(corner({0, 0}, 2) == Place{-1, 1});
  CHECK(corner({1, 0}, 0) == Place{0, 0});
  CHECK(corner({1, 0}, 1) == Place{2, 0});
  CHECK(corner({1, 0}, 2) == Place{1, 1});
  const Grid grid = Grid::boundless(Lattice::triangles);
  for (const Place p : {Place{0, 0}, Place{1, 0}, Place{-5, 2}, Place{4, -7}}) {
    std::set<Place> mine;
    std::set<Place> theirs;
    for (int side = 0; side < 3; ++side) mine.insert(place_of(static_cast<Cell>(neighbour(cell_at(p), side))));
    for (const Place q : grid.neighbours(p)) theirs.insert(q);
    CHECK(mine == theirs);
    CHECK(is_up(cell_at(p)) == points_up(p));
  }
}
