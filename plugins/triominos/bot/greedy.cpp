#include "greedy.hpp"

#include <limits>

namespace tablier::triominos {
namespace {

/// Keeps the best of what it is offered.
class Best {
 public:
  explicit Best(Rng& rng) : rng_(rng) {}

  void offer(std::int32_t points, const Deed& deed) {
    if (points < points_) return;
    if (points > points_) alike_ = 0;
    points_ = points;
    if (rng_.below(++alike_) == 0) deed_ = deed;
  }
  bool found() const { return alike_ > 0; }
  Move move() const { return encode(deed_); }

 private:
  Rng& rng_;
  std::int32_t points_ = std::numeric_limits<std::int32_t>::min();
  std::uint32_t alike_ = 0;
  Deed deed_;
};

std::int32_t bonus(const Rules& rules, const PlacementFacts& facts) {
  return bridge_points(rules, facts) + hexagon_points(rules, facts) + start_points(rules, facts);
}

void offer_cell(const Position& p, Cell cell, TileSet tiles, Best& best) {
  const Rules& rules = p.rules();
  // Where corners match, the bonus of a place is the same for every tile that fits it.
  std::int32_t extra = 0;
  bool known = false;
  for_each(tiles, [&](int tile) {
    const int turn = p.board().turn_at(cell, tile);
    if (!known || !rules.corner_match) extra = bonus(rules, p.board().facts(cell, tile, turn));
    known = true;
    best.offer(extra + tile_points(rules, {.sum = sum(tile)}), {Act::lay, tile, turn, cell});
  });
}

}  // namespace

Move greedy_move(const Position& p, Rng& rng) {
  Best best(rng);
  if (p.board().empty()) {
    p.for_each_placement([&](Cell cell, int tile, int turn) {
      const auto facts = p.board().facts(cell, tile, turn);
      best.offer(bonus(p.rules(), facts) + tile_points(p.rules(), facts), {Act::lay, tile, turn, cell});
    });
  } else {
    const TileSet usable = p.usable();
    for (const Cell cell : p.board().open())
      if (const TileSet tiles = usable & p.board().fitting_at(cell)) offer_cell(p, cell, tiles, best);
  }
  if (best.found()) return best.move();
  return encode(p.stops_by_drawing() ? Act::draw : Act::pass);
}

}  // namespace tablier::triominos
