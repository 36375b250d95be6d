#include "sdk/polyform.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {
const Polyform kF({{1, 0}, {2, 0}, {0, 1}, {1, 1}, {1, 2}});
const Polyform kI({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}});
const Polyform kX({{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}});
}  // namespace

TEST_CASE("A polyform does not depend on where or in which order its cells were given") {
  CHECK(Polyform({{7, 5}, {6, 5}, {6, 5}}) == Polyform({{0, 0}, {1, 0}}));
}

TEST_CASE("The F pentomino lies in eight ways, I in two, X in one") {
  CHECK(orientations(kF, Turning::reflections).size() == 8);
  CHECK(orientations(kF, Turning::rotations).size() == 4);
  CHECK(orientations(kI, Turning::reflections).size() == 2);
  CHECK(orientations(kX, Turning::reflections).size() == 1);
}

TEST_CASE("In space a flat chiral piece lies in 24 ways, I in three, X in three") {
  CHECK(orientations(kF, Turning::space).size() == 24);
  CHECK(orientations(kI, Turning::space).size() == 3);
  CHECK(orientations(kX, Turning::space).size() == 3);
}

TEST_CASE("Four turns, two flips and four tips lead back") {
  CHECK(kF.turned().turned().turned().turned() == kF);
  CHECK(kF.mirrored().mirrored() == kF);
  CHECK(kF.tipped().tipped().tipped().tipped() == kF);
  CHECK(kF.turned() != kF);
}

TEST_CASE("A scaled piece has a block for each cell") {
  CHECK(kF.scaled(3).size() == 45);
  CHECK(kF.scaled(2, 3).size() == 60);
  CHECK(kF.scaled(2, 3).extent() == Place{6, 6, 3});
}
