#include "catch.hpp"
#include "core/any_position.hpp"
#include "core/perft.hpp"

#include <set>

using namespace tablier;
using namespace tablier::iso;

namespace {

template <int kWords>
std::uint64_t leaves(const Rules& rules, int depth) {
  const Board<kWords> board(rules);
  std::uint64_t nodes = 0;
  return perft(Position<kWords>(board), depth, nodes);
}

Rules any_colour(ConnectAdjacency adjacency) {
  Rules rules;
  rules.connect_scope = ConnectScope::any_colour;
  rules.first_copy = FirstCopy::anywhere_per_game;
  rules.connect_adjacency = adjacency;
  return rules;
}

}  // namespace

TEST_CASE("counts of the tree are those of the rules page, for each way to connect") {
  CHECK(leaves<4>(Rules(), 1) == 2973);
  CHECK(leaves<4>(Rules(), 2) == 8'306'620);
  CHECK(leaves<4>(any_colour(ConnectAdjacency::orthogonal), 2) == 6'158'328);
  CHECK(leaves<4>(any_colour(ConnectAdjacency::king), 2) == 6'231'252);
}

TEST_CASE("a wider board counts the same") {
  CHECK(leaves<11>(Rules(), 2) == 8'306'620);
  Rules small;
  small.zone_squares = 5;
  const auto narrow = leaves<1>(small, 4);
  CHECK(narrow == leaves<2>(small, 4));
  CHECK(narrow == leaves<4>(small, 4));
  CHECK(narrow == leaves<11>(small, 4));
}

TEST_CASE("the first moves by shape are those of the rules page") {
  const AnyPosition start(make_board(Rules()));
  const std::array<int, kShapes> expected{308, 624, 624, 1248, 169};
  for (std::size_t s = 0; s < kShapes; ++s) CHECK(start.count_drawable(0, static_cast<Shape>(s)) == expected[s]);
}

TEST_CASE("every form is found again from its points in any order") {
  for (std::size_t f = 0; f < kForms; ++f) {
    const Placement p = placement_at(f, 3, 21);
    Cells cells = cells_of(p);
    CHECK(std::is_sorted(cells.begin(), cells.end()));
    do CHECK(placement_on(cells) == p);
    while (std::next_permutation(cells.begin(), cells.end()));
  }
  CHECK_FALSE(placement_on({{{0, 0}, {1, 0}, {2, 0}, {4, 0}}}));
  CHECK_FALSE(placement_on({{{0, 0}, {1, 1}, {2, 2}, {3, 3}}}));
  CHECK_FALSE(placement_on({{{0, 0}, {0, 0}, {1, 0}, {2, 0}}}));
}

TEST_CASE("zones of every size have a board, and placements at its far corner") {
  for (int squares = kSmallestZone; squares <= kLargestZone; ++squares)
    for (const bool border_free : {false, true}) {
      Rules rules;
      rules.zone_squares = squares;
      rules.border_free = border_free;
      AnyPosition position(make_board(rules));
      const int last = rules.side() - 1;
      const Placement corner = placement_at(first_form(Shape::O), last - 1, last - 1);
      INFO("squares " << squares);
      CHECK(position.is_legal(corner));
      CHECK_FALSE(position.is_legal(placement_at(first_form(Shape::O), last, 0)));
      position.play(corner);
      CHECK(position.is_used({static_cast<std::int8_t>(last), static_cast<std::int8_t>(last)}));
    }
}
