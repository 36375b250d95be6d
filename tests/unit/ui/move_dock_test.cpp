#include "ui/table/move_dock.hpp"

#include "catch.hpp"

using namespace tablier;

namespace {

using Rounds = std::vector<std::size_t>;

}  // namespace

TEST_CASE("All rounds are offered where they have room") {
  CHECK(offered_rounds(1, 0, 5) == Rounds{0});
  CHECK(offered_rounds(3, 1, 5) == Rounds{0, 1, 2});
  CHECK(offered_rounds(5, 4, 5) == Rounds{0, 1, 2, 3, 4});
}

TEST_CASE("Of many rounds the first, the last and those about the one that is seen are offered") {
  CHECK(offered_rounds(20, 0, 5) == Rounds{0, 1, 2, 3, 19});
  CHECK(offered_rounds(20, 9, 5) == Rounds{0, 8, 9, 10, 19});
  CHECK(offered_rounds(20, 18, 5) == Rounds{0, 16, 17, 18, 19});
  CHECK(offered_rounds(20, 19, 5) == Rounds{0, 16, 17, 18, 19});
}
