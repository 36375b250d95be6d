#include "sdk/grid.hpp"

#include "catch.hpp"

#include <set>

using namespace tablier;

namespace {
const Grid kPente{Lattice::points, 19, 19, 1, true, true, true};
const Grid kBox{Lattice::cubes, 3, 4, 5};
}  // namespace

TEST_CASE("A Pente board skips the column I") {
  CHECK(kPente.name({9, 9}) == "K10");
  CHECK(kPente.name({18, 18}) == "T19");
  CHECK(*kPente.parse("k10") == Place{9, 9});
  CHECK_FALSE(kPente.parse("I5").ok());
}

TEST_CASE("Every place of a bounded grid has an index and a name that read back") {
  for (const Grid& grid : {kPente, kBox, Grid{Lattice::squares, 12, 5}})
    for (int i = 0; i < grid.size(); ++i) {
      const Place p = grid.place(i);
      CHECK(grid.index(p) == i);
      CHECK(*grid.parse(grid.name(p)) == p);
    }
}

TEST_CASE("A boundless grid names places by their coordinates") {
  const Grid grid = Grid::boundless(Lattice::triangles);
  CHECK(grid.name({-3, 2}) == "-3,2");
  CHECK(*grid.parse("-3,2") == Place{-3, 2});
  CHECK_FALSE(grid.parse("3").ok());
  CHECK_FALSE(grid.parse("3,").ok());
}

TEST_CASE("What is not a place is refused with its text") {
  for (const char* text : {"", "a", "a0", "z1", "a99", "a1.1", "1a", "a1 ", "a-1"}) {
    INFO(text);
    CHECK_FALSE(Grid(Lattice::squares, 12, 5).parse(text).ok());
  }
}

TEST_CASE("Neighbours share a side") {
  const Grid squares{Lattice::squares, 3, 3};
  CHECK(squares.neighbours({1, 1}).size() == 4);
  CHECK(squares.neighbours({0, 0}).size() == 2);
  CHECK(kBox.neighbours({1, 1, 1}).size() == 6);
  CHECK(kBox.neighbours({0, 0, 0}).size() == 3);
}

TEST_CASE("A triangle has three neighbours, the level side below when it points up") {
  const Grid grid = Grid::boundless(Lattice::triangles);
  const auto up = grid.neighbours({0, 0});
  CHECK(std::set<Place>(up.begin(), up.end()) == std::set<Place>{{-1, 0}, {1, 0}, {0, 1}});
  const auto down = grid.neighbours({1, 0});
  CHECK(std::set<Place>(down.begin(), down.end()) == std::set<Place>{{0, 0}, {2, 0}, {1, -1}});
}

TEST_CASE("a board with camps beside it names its own corner a1") {
  Grid grid{Lattice::squares, 4, 3};  // a board of 2 × 3 between two camps of one place each
  grid.first_column = 1;
  grid.mask = {1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1};
  grid.own_names = {{{0, 0}, "left"}, {{3, 2}, "right"}};
  CHECK(grid.name({1, 0}) == "a1");
  CHECK(grid.name({2, 2}) == "b3");
  CHECK(grid.name({3, 2}) == "right");
  CHECK(*grid.parse("left") == Place{0, 0});
  CHECK(*grid.parse("b3") == Place{2, 2});
  CHECK_FALSE(grid.parse("c1").ok());
  CHECK_FALSE(grid.contains({3, 0}));
  CHECK(grid.in_extent({3, 0}));
  CHECK(grid.neighbours({1, 0}).size() == 3);
  CHECK(grid.neighbours({0, 0}).size() == 1);
}
