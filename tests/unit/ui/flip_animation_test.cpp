#include "ui/table/flip_animation.hpp"

#include "catch.hpp"
#include "ui/painter/mark_art.hpp"

using namespace tablier;

TEST_CASE("a stone that has another paint than before turns over: its old side, its edge, its new side") {
  FlipAnimation turns;
  CHECK(turns.side(1, "black", 0, 1).paint == "black");
  CHECK_FALSE(turns.any(0));
  turns.seen_all();
  CHECK(turns.side(1, "white", 10, 1).paint == "black");
  CHECK(turns.any(10));
  const auto late = turns.side(1, "white", 10.9, 1), edge = turns.side(1, "white", 10.5, 1);
  CHECK(late.paint == "white");
  CHECK(late.width > edge.width);
  CHECK(edge.width < 0.1F);
  CHECK(turns.side(1, "white", 11, 1).width == 1);
  CHECK_FALSE(turns.any(11));
}

TEST_CASE("a stone that was away, or comes anew, does not turn; nor does any without motion") {
  FlipAnimation turns;
  turns.side(1, "black", 0, 1);
  turns.seen_all();
  turns.seen_all();  // it was not seen
  CHECK(turns.side(1, "white", 1, 1).paint == "white");
  turns.seen_all();
  turns.set_on(false);
  CHECK(turns.side(1, "black", 2, 1).paint == "black");
  CHECK_FALSE(turns.any(2));
}

TEST_CASE("a cross and a ring are written on the board; other symbols stand on stones") {
  CHECK(is_written_mark("cross"));
  CHECK(is_written_mark("ring"));
  CHECK_FALSE(is_written_mark("A1"));
  CHECK_FALSE(is_written_mark(""));
}
