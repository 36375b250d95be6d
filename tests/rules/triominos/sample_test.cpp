#include "table.hpp"

#include <map>

using namespace tablier;
using namespace tablier::triominos;

namespace {

/// Racks of a sample for seat 0.
std::vector<TileSet> racks(const State& state, Rng& rng) {
  const auto guess = state.sample(seat(0), rng);
  std::vector<TileSet> all;
  for (int i = 0; i < position_of(*guess).seats(); ++i) all.push_back(position_of(*guess).rack(i));
  return all;
}

}  // namespace

TEST_CASE("A sample keeps what the seat sees, deals the rest anew, and loses no tile") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto state = dealt({}, 3, seed);
    Rng rng(seed);
    MoveList moves;
    int other = 0;
    for (int ply = 0; ply < 30 && !state->outcome().over; ++ply) {
      const auto guess = state->sample(seat(0), rng);
      const Position& p = position_of(*state);
      const Position& q = position_of(*guess);
      REQUIRE(q.rack(0) == p.rack(0));
      REQUIRE((q.rack(0) | q.rack(1) | q.rack(2) | q.data().pool) == (p.rack(0) | p.rack(1) | p.rack(2) | p.data().pool));
      for (int i = 0; i < 3; ++i) REQUIRE(count(q.rack(i)) == count(p.rack(i)));
      REQUIRE(count(q.data().pool) == count(p.data().pool));
      other += q.rack(1) != p.rack(1) ? 1 : 0;
      moves.clear();
      state->legal_moves(moves);
      state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      settle(*state);
    }
    CHECK(other > 0);
  }
}

TEST_CASE("What was drawn to see who begins was dealt to nobody") {
  Rng rng(1);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto state = dealt({}, 2, seed);
    for (int i = 0; i < 20; ++i) CHECK((racks(*state, rng)[1] & position_of(*state).data().start_tiles) == 0);
  }
}

TEST_CASE("No other seat can hold a triple that would have begun") {
  Rng rng(1);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto state = dealt({{"start_rule", "highest_triple"}, {"hand_size", "4"}}, 2, seed);
    const Position& p = position_of(*state);
    const int named = p.data().forced;
    for (int i = 0; i < 20; ++i) {
      const TileSet theirs = racks(*state, rng)[1];
      for_each(theirs, [&](int tile) { CHECK((tile == named || !p.would_begin(tile, 1))); });
      // The tile that begins is named to everybody, with its owner.
      CHECK(((theirs & set_of(named)) != 0) == (p.mover() == 1));
    }
  }
}

TEST_CASE("Where one must place if one can, who draws holds nothing that fitted") {
  const auto state =
      start({{"layout", "012@0,0"}, {"racks", "333 344 345;555 444"}, {"voluntary_draw", "false"}, {"pool", "001 112 022 334 033"}});
  Rng rng(1);
  // Seat 0 is stuck, draws 001 and lays it; seat 1 is stuck and has to draw, so it held none of 112, 022, 033.
  play(*state, {"draw", "tile:001", "001@1,0"});
  const TileSet fitted = position_of(*state).board().playable();
  play(*state, {"draw"});
  const TileSet before = position_of(*state).board().playable();
  REQUIRE(before == fitted);
  for (int i = 0; i < 200; ++i) {
    const TileSet theirs = racks(*state, rng)[1];
    // Only the tile just drawn can be one that fits.
    CHECK(count(theirs & fitted) <= 1);
  }
}

TEST_CASE("Where one may draw at will, a draw tells nothing") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "333 344 345;555 444"}, {"pool", "001 112 022 334 033"}});
  Rng rng(1);
  play(*state, {"draw", "tile:001", "001@1,0", "draw"});
  const TileSet fitted = position_of(*state).board().playable();
  bool two = false;
  for (int i = 0; i < 300; ++i) two = two || count(racks(*state, rng)[1] & fitted) > 1;
  CHECK(two);
}

TEST_CASE("Every way to deal what is hidden comes up about as often") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "333;555 444"}, {"pool", "001 112"}});
  Rng rng(1);
  std::map<TileSet, int> times;
  for (int i = 0; i < 6000; ++i) ++times[racks(*state, rng)[1]];
  REQUIRE(times.size() == 6);
  for (const auto& [rack, n] : times) {
    CHECK(n > 850);
    CHECK(n < 1150);
  }
}

TEST_CASE("With the pool empty and two seats a sample is the truth") {
  const auto state = start({{"layout", "012@0,0"}, {"racks", "112 333;445 122"}, {"pool", "none"}});
  Rng rng(1);
  for (int i = 0; i < 20; ++i) CHECK(racks(*state, rng)[1] == position_of(*state).rack(1));
}

TEST_CASE("A sample can be sampled again, and plays on to the end") {
  Rng rng(9);
  MoveList moves;
  for (const char* voluntary : {"true", "false"}) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      auto state = dealt({{"voluntary_draw", voluntary}}, 2 + static_cast<int>(seed % 3), seed);
      while (!state->outcome().over) {
        state = state->sample(state->to_move(), rng);
        moves.clear();
        state->legal_moves(moves);
        state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        settle(*state);
      }
    }
  }
}
