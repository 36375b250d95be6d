#include "table.hpp"

using namespace tablier;
using namespace tablier::triominos;

namespace {

// The known scores of the rules page: the last tile of each layout.
const std::string kSix = "035@-1,-1 535@-1,0 003@0,-1 023@1,-1 323@1,0";
const std::string kTen = "013@-1,-1 311@-1,0 011@0,-1 121@1,-1 125@1,0 235@2,0 535@2,1 555@1,1 155@0,1";
const std::string kScoringNine = "121@0,0 123@0,1 122@1,0 233@1,1 331@1,2 252@2,0 341@2,2 334@3,2";

struct Laid {
  std::int64_t sum, bridge, hexagons, points;
  bool operator==(const Laid&) const = default;
};

/// What a tile earns on a layout; the rack has another tile, so that it does not end the round.
Laid laid(Settings settings, const char* move) {
  const auto state = start(settings);
  play(*state, {move});
  return {last(*state, "sum"), last(*state, "bridge"), last(*state, "hexagons"), last(*state, "points")};
}

}  // namespace

TEST_CASE("The sixth tile about a point closes a hexagon: 11 + 50") {
  CHECK(laid({{"layout", kSix}, {"racks", "335 012;445"}}, "335@0,0") == Laid{11, 0, 1, 61});
}

TEST_CASE("Two hexagons at once: 7 + 60") { CHECK(laid({{"layout", kTen}, {"racks", "115 012;445"}}, "151@0,0") == Laid{7, 0, 2, 67}); }

TEST_CASE("One side and the opposite corner are a bridge: 11 + 40") {
  CHECK(laid({{"layout", kScoringNine}, {"racks", "335 012;445"}}, "533@3,1") == Laid{11, 1, 0, 51});
}

TEST_CASE("The bonuses are parameters; a short list's last number counts for more hexagons") {
  CHECK(laid({{"layout", kScoringNine}, {"racks", "335 012;445"}, {"bonus_bridge", "100"}}, "533@3,1").points == 111);
  CHECK(laid({{"layout", kSix}, {"racks", "335 012;445"}, {"bonus_hexagon", "7,8,9"}}, "335@0,0").points == 18);
  CHECK(laid({{"layout", kTen}, {"racks", "115 012;445"}, {"bonus_hexagon", "7,8,9"}}, "151@0,0").points == 15);
  CHECK(laid({{"layout", kTen}, {"racks", "115 012;445"}, {"bonus_hexagon", "7"}}, "151@0,0").points == 14);
}

TEST_CASE("With children a tile is a point, a bridge one more, and each hexagon one more") {
  CHECK(laid({{"layout", kScoringNine}, {"racks", "335 012;445"}, {"counting", "children"}}, "533@3,1").points == 2);
  CHECK(laid({{"layout", kSix}, {"racks", "335 012;445"}, {"counting", "children"}}, "335@0,0").points == 2);
  CHECK(laid({{"layout", kTen}, {"racks", "115 012;445"}, {"counting", "children"}}, "151@0,0").points == 3);
}

TEST_CASE("Without points nothing is counted") {
  const auto state = start({{"layout", kSix}, {"racks", "335 012;445"}, {"counting", "none"}});
  play(*state, {"335@0,0"});
  CHECK(state->outcome().scores.empty());
  CHECK(last(*state, "points") == 0);
}

TEST_CASE("The thirteenth tile closes three hexagons at once: 70 more") {
  const Rules rules;
  Board board(true);
  // A ring of twelve tiles about one triangle. No twelve tiles of the game make it so plainly: it is laid on the board itself.
  board.lay(cell_at({-2, 0}), 0, 0, false);
  const std::vector<Place> ring{{-1, 0}, {-2, 1}, {-1, 1}, {0, 1}, {1, 1}, {2, 1}, {2, 0}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};
  for (const Place p : ring) board.lay(cell_at(p), 0, 0, false);
  CHECK(board.size() == 12);
  const PlacementFacts facts = board.facts(kOrigin, 0, 0);
  CHECK(facts.sides == 3);
  CHECK(facts.hexagons == 3);
  CHECK(hexagon_points(rules, facts) == 70);
}

TEST_CASE("A tile on two sides of a layout is a bridge only where the rule says any") {
  // 335@0,0 closes the hexagon: three corners meet, on two sides.
  CHECK(laid({{"layout", kSix}, {"racks", "335 012;445"}, {"bridge_rule", "any"}}, "335@0,0") == Laid{11, 1, 1, 101});
  CHECK(laid({{"layout", kSix}, {"racks", "335 012;445"}, {"bridge_rule", "extend"}}, "335@0,0") == Laid{11, 0, 1, 61});
}

TEST_CASE("Beside a bridge, a tile on two sides is paid only where bridges can be extended, or any three corners count") {
  Rng rng(3);
  MoveList moves;
  int seen = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto state = dealt({{"bridge_rule", "extend"}}, 2, seed);
    while (!state->outcome().over) {
      moves.clear();
      state->legal_moves(moves);
      state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      const Position& p = position_of(*state);
      const PlacementFacts& f = p.data().last_tile.facts;
      settle(*state);
      if (p.data().last.kind != MoveKind::lay || f.sides < 2 || f.bridges_beside == 0) continue;
      ++seen;
      REQUIRE_FALSE(f.opposite);
      REQUIRE(last(*state, "bridge") == 1);
      Rules rules;
      REQUIRE_FALSE(is_bridge(rules, f));
      rules.bridge_rule = BridgeRule::any;
      REQUIRE(is_bridge(rules, f));
    }
  }
  CHECK(seen > 10);
}

TEST_CASE("A triple that begins the round earns what is set, and 0-0-0 its own") {
  const auto first = [](const char* rack, const char* move, std::int64_t triple, std::int64_t zero) {
    const auto state = start({{"racks", rack}, {"start_bonus_triple", std::to_string(triple)}, {"start_bonus_000", std::to_string(zero)}});
    play(*state, {move});
    return scores(*state)[0];
  };
  CHECK(first("555 012;445", "555@0,0", 0, 0) == 15);
  CHECK(first("555 012;445", "555@0,0", 10, 40) == 25);
  CHECK(first("000 012;445", "000@0,0", 10, 40) == 40);
  CHECK(first("012 000;445", "012@0,0", 10, 40) == 3);
}

TEST_CASE("A triple later in the round earns nothing for beginning") {
  const auto state = start({{"layout", "112@0,0"}, {"racks", "111 012;445"}, {"start_bonus_triple", "10"}});
  play(*state, {"111@1,0"});
  CHECK(scores(*state) == Scores{3, 0});
}

TEST_CASE(
    "No bridge comes before the ninth tile, no hexagon before the sixth, no double before the tenth, no triple before the thirteenth") {
  Rng rng(11);
  MoveList moves;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto state = dealt({}, 4, seed);
    while (!state->outcome().over) {
      moves.clear();
      state->legal_moves(moves);
      state->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      settle(*state);
      const Position& p = position_of(*state);
      const PlacementFacts& f = p.data().last_tile.facts;
      if (f.opposite) REQUIRE(p.board().size() >= 9);
      static constexpr std::array<int, 4> kEarliest{1, 6, 10, 13};
      REQUIRE(p.board().size() >= kEarliest[static_cast<std::size_t>(f.hexagons)]);
    }
  }
}
