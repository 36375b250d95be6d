#include "bot/greedy.hpp"
#include "notation.hpp"
#include "table.hpp"

using namespace tablier;
using namespace tablier::triominos;

namespace {

struct Tally {
  int rounds = 0;
  double placed = 0, draws = 0, points = 0, blocked = 0;
};

void play_greedily(std::uint64_t seed, Tally& tally) {
  static const Rules rules = *read_rules(*Options::make(parameters({}), Value::map()));
  Position p(rules, 2, 0, seed);
  Rng rng(seed);
  while (!p.over()) {
    const Move move = p.chance_to_move() ? p.chance() : greedy_move(p, rng);
    tally.draws += decode(move).kind == MoveKind::draw ? 1 : 0;
    p.play(move);
  }
  ++tally.rounds;
  tally.placed += p.board().size();
  tally.points += (p.data().scores[0] + p.data().scores[1]) / 2.0;
  tally.blocked += p.data().ending == Ending::blocked ? 1 : 0;
}

TileSet on_board(const Position& p) {
  TileSet all = 0;
  for (const LaidTile& t : p.board().tiles()) all |= set_of(t.tile);
  return all;
}

/// Each tile is in one place.
bool conserved(const Position& p) {
  int tiles = count(p.data().pool) + count(on_board(p));
  TileSet all = p.data().pool | on_board(p);
  for (int i = 0; i < p.seats(); ++i) {
    tiles += count(p.rack(i));
    all |= p.rack(i);
  }
  return tiles == kTiles && all == kAllTiles;
}

Move random_move(const Position& p, MoveList& moves, Rng& rng) {
  if (p.chance_to_move()) return p.chance();
  moves.clear();
  p.legal_moves(moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

#ifdef __SANITIZE_ADDRESS__
constexpr std::uint64_t kRounds = 1000;
#else
constexpr std::uint64_t kRounds = 20'000;
#endif

}  // namespace

TEST_CASE("Random rounds end, conserve the 56 tiles at every step, and replay from their moves to the same scores") {
  Rules rules;
  rules.hand_size = {9, 9, 7, 7};
  MoveList moves;
  std::vector<std::string> line;
  for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
    const int seats = 1 + static_cast<int>(seed % 4);
    rules.voluntary_draw = seed % 8 < 4;
    rules.drawn_only = seed % 16 < 8;
    rules.corner_match = seed % 32 < 16;
    Position p(rules, seats, 0, seed);
    Rng rng(seed);
    line.clear();
    while (!p.over()) {
      REQUIRE(conserved(p));
      const Move move = random_move(p, moves, rng);
      line.push_back(notation(move));
      p.play(move);
      REQUIRE(line.size() < 500);
    }
    REQUIRE(conserved(p));
    Position again(rules, seats, 0, seed);
    for (const auto& text : line) again.play(*parse(again, text));
    REQUIRE(again.hash() == p.hash());
    REQUIRE(again.data().scores == p.data().scores);
  }
}

TEST_CASE("Taking back brings every position of a round back, the pool's order too") {
  Rules rules;
  rules.hand_size = {9, 9, 7, 7};
  MoveList moves;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Position p(rules, 1 + static_cast<int>(seed % 4), 0, seed);
    Rng rng(seed);
    std::vector<std::pair<std::uint64_t, Undo>> past;
    std::vector<Move> drawn;
    while (!p.over()) {
      const auto hash = p.hash();
      const Move move = random_move(p, moves, rng);
      past.emplace_back(hash, p.play(move));
      drawn.push_back(move);
    }
    while (!past.empty()) {
      p.undo(past.back().second);
      REQUIRE(p.hash() == past.back().first);
      if (p.chance_to_move()) REQUIRE(p.chance() == drawn.back());
      past.pop_back();
      drawn.pop_back();
    }
  }
}

// The rules page: greedy players, two seats: about 39 tiles placed, 25 draws, 134 points a player; 31 % of rounds end blocked. How many
// tiles a round takes depends a little on which of two moves of the same points is taken; the bounds allow for that.
TEST_CASE("Greedy play is as the rules page says") {
  Tally tally;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) play_greedily(seed, tally);
  CHECK(std::abs(tally.placed / tally.rounds - 39) < 2);
  CHECK(std::abs(tally.draws / tally.rounds - 25) < 2);
  CHECK(std::abs(tally.points / tally.rounds - 134) < 3);
  CHECK(std::abs(tally.blocked / tally.rounds - 0.31) < 0.03);
}
