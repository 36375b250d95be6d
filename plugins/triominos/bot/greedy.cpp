#include "greedy.hpp"

#include "best_placement.hpp"

namespace tablier::triominos {
namespace {

std::int32_t bonus(const Rules& rules, const PlacementFacts& facts) {
  return bridge_points(rules, facts) + hexagon_points(rules, facts) + start_points(rules, facts);
}

void offer_cell(const Position& p, Cell cell, TileSet tiles, BestPlacement<std::int32_t>& best) {
  const Rules& rules = p.rules();
  // Where corners match, the bonus of a place is the same for every tile that fits it.
  std::int32_t extra = 0;
  bool known = false;
  for_each(tiles, [&](int tile) {
    const int turn = p.board().turn_at(cell, tile);
    if (!known || !rules.corner_match) extra = bonus(rules, p.board().facts(cell, tile, turn));
    known = true;
    best.offer(extra + tile_points(rules, {.sum = sum(tile)}), {MoveKind::lay, tile, turn, cell});
  });
}

}  // namespace

Move greedy_move(const Position& p, Rng& rng) {
  BestPlacement<std::int32_t> best(rng);
  if (p.board().empty()) {
    p.for_each_placement([&](Cell cell, int tile, int turn) {
      const auto facts = p.board().facts(cell, tile, turn);
      best.offer(bonus(p.rules(), facts) + tile_points(p.rules(), facts), {MoveKind::lay, tile, turn, cell});
    });
  } else {
    const TileSet usable = p.usable();
    for (const Cell cell : p.board().open())
      if (const TileSet tiles = usable & p.board().fitting_at(cell)) offer_cell(p, cell, tiles, best);
  }
  if (best.found()) return best.move();
  return p.stopping();
}

}  // namespace tablier::triominos
