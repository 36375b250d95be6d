#include "sdk/move.hpp"

#include "catch.hpp"

#include <stdexcept>

using namespace tablier;

TEST_CASE("A move list holds as many moves as any position offers, and one more is thrown, never dropped") {
  MoveList list;
  for (std::size_t i = 0; i < kMaxMoves; ++i) list.push(Move{i + 1});
  CHECK(list.size() == kMaxMoves);
  CHECK_THROWS_AS(list.push(Move{kMaxMoves + 1}), std::length_error);
  CHECK(list.size() == kMaxMoves);
}
