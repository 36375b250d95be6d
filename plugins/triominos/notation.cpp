#include "notation.hpp"

#include "sdk/grid.hpp"

namespace tablier::triominos {
namespace {

const Grid kGrid = Grid::boundless(Lattice::triangles);

constexpr std::string_view kDraw = "draw";
constexpr std::string_view kPass = "pass";
constexpr std::string_view kTimeout = "timeout";
constexpr std::string_view kResign = "resign";
constexpr std::string_view kDeal = "deal";
constexpr std::string_view kStart = "start";
constexpr std::string_view kTile = "tile:";
constexpr std::string_view kUnseenTile = "tile";

TextArg named(int tile) { return {"tile", spoken(tile)}; }

/// The tile that a text shows, or that there is none: often it is the mirror image of one.
Result<TurnedTile> tile_of(std::string_view text) {
  const auto shown = read_digits(text);
  if (!shown) return refusal("no_move", {{"text", std::string(text)}});
  if (const auto found = find_tile(*shown)) return *found;
  const auto mirrored = find_tile({(*shown)[0], (*shown)[2], (*shown)[1]});
  if (mirrored) return refusal("mirrored", {{"text", std::string(text)}, named(mirrored->tile)});
  return refusal("no_tile", {{"text", std::string(text)}});
}

Problem not_usable(const Position& p, int tile) {
  if ((p.rack(p.mover()) & set_of(tile)) == 0) return refusal("not_in_rack", {named(tile)});
  if (p.board().empty()) return refusal("must_begin", {named(p.data().forced)});
  return refusal("drawn_only", {named(p.data().drawn)});
}

/// Why a tile does not lie so beside the layout.
Problem unfit(const Position& p, Cell cell, int tile) {
  const Board& board = p.board();
  if ((board.fitting_at(cell) & set_of(tile)) != 0) return refusal("turned", {{"tile", to_text(digits(tile, board.turn_at(cell, tile)))}});
  if (board.fitting_at(cell) == 0) return refusal("nothing_fits");
  return refusal("no_match", {named(tile)});
}

Result<Move> parse_chance(const Position& p, std::string_view text) {
  const Phase phase = p.data().phase;
  if (phase == Phase::deal && text == kDeal) return encode(MoveKind::deal);
  if (phase == Phase::start && text == kStart) return encode(MoveKind::start);
  const bool draws = phase == Phase::drawing || phase == Phase::fining;
  if (!draws || !text.starts_with(kTile)) return refusal("chance");
  const auto tile = tile_of(text.substr(kTile.size()));
  if (!tile) return tile.problem();
  if ((p.data().pool & set_of(tile->tile)) == 0 || tile->turn != 0) return refusal("not_in_pool", {named(tile->tile)});
  return encode({.kind = MoveKind::tile, .tile = tile->tile});
}

/// A tile alone, as people say it: it goes where it fits, if that is one place only.
Result<Move> parse_tile(const Position& p, std::string_view text) {
  const auto shown = tile_of(text);
  if (!shown) return shown.problem();
  if ((p.usable() & set_of(shown->tile)) == 0) return not_usable(p, shown->tile);
  if (p.board().empty()) return try_lay(p, shown->tile, shown->turn, place_of(kOrigin));
  Move only = Move::none;
  int places = 0;
  p.for_each_placement([&](Cell cell, int tile, int turn) {
    if (tile != shown->tile) return;
    only = encode({MoveKind::lay, tile, turn, cell});
    ++places;
  });
  if (places == 0) return refusal("fits_nowhere", {named(shown->tile)});
  return places == 1 ? Result<Move>(only) : refusal("several_places", {named(shown->tile), {"n", places}, {"move", notation(only)}});
}

Result<Move> parse_lay(const Position& p, std::string_view text) {
  const auto split = text.find('@');
  if (split == std::string_view::npos) return parse_tile(p, text);
  const auto tile = tile_of(text.substr(0, split));
  if (!tile) return tile.problem();
  const auto place = kGrid.parse(text.substr(split + 1));
  if (!place) return place.problem();
  return try_lay(p, tile->tile, tile->turn, *place);
}

}  // namespace

Problem refusal(const char* name, std::vector<TextArg> args) { return Problem(std::string("triominos.reason.") + name, std::move(args)); }

std::string notation(Move move) {
  const DecodedMove decoded = decode(move);
  switch (decoded.kind) {
    case MoveKind::lay: return to_text(digits(decoded.tile, decoded.turn)) + "@" + kGrid.name(place_of(decoded.cell));
    case MoveKind::draw: return std::string(kDraw);
    case MoveKind::pass: return std::string(kPass);
    case MoveKind::timeout: return std::string(kTimeout);
    case MoveKind::resign: return std::string(kResign);
    case MoveKind::deal: return std::string(kDeal);
    case MoveKind::start: return std::string(kStart);
    case MoveKind::tile: return std::string(kTile) + to_text(digits(decoded.tile));
    case MoveKind::none: break;
  }
  return {};
}

std::string unseen_tile() { return std::string(kUnseenTile); }

Result<Move> parse(const Position& p, std::string_view text) {
  if (p.over()) return refusal("over");
  if (p.chance_to_move()) return parse_chance(p, text);
  if (text == kDraw) return try_draw(p);
  if (text == kPass) return try_pass(p);
  if (text == kResign) return encode(MoveKind::resign);
  if (text == kTimeout && p.rules().timer_seconds > 0) return encode(MoveKind::timeout);
  if (text == kTimeout) return refusal("no_timer");
  if (text == kDeal || text == kStart || text.starts_with(kTile)) return refusal("no_chance");
  return parse_lay(p, text);
}

Result<Move> try_lay(const Position& p, int tile, int turn, Place place) {
  if (p.over()) return refusal("over");
  if (p.chance_to_move()) return refusal("chance");
  if ((p.usable() & set_of(tile)) == 0) return not_usable(p, tile);
  const Board& board = p.board();
  if (board.empty()) {
    if (place != place_of(kOrigin)) return refusal("first_place");
    return encode({MoveKind::lay, tile, turn, kOrigin});
  }
  if (!is_in_reach(place)) return refusal("apart");
  const Cell cell = cell_at(place);
  if (!board.is_free(cell)) {
    const LaidTile& there = board.tiles()[static_cast<std::size_t>(board.lying_at(cell))];
    return refusal("taken", {named(there.tile)});
  }
  if (!board.is_open(cell)) return refusal("apart");
  if (!board.fits(cell, tile, turn)) return unfit(p, cell, tile);
  return encode({MoveKind::lay, tile, turn, cell});
}

Result<Move> try_draw(const Position& p) {
  if (p.over()) return refusal("over");
  if (p.chance_to_move()) return refusal("chance");
  if (p.board().empty()) return refusal("begin");
  if (p.data().pool == 0) return refusal("pool_empty");
  if (!p.stops_by_drawing()) return refusal("drawn_enough", {{"n", p.rules().max_draws}});
  if (!p.may_stop()) return refusal("can_place");
  return encode(MoveKind::draw);
}

Result<Move> try_pass(const Position& p) {
  if (p.over()) return refusal("over");
  if (p.chance_to_move()) return refusal("chance");
  if (p.board().empty()) return refusal("begin");
  if (p.stops_by_drawing()) return refusal("draw_first");
  if (!p.may_stop()) return refusal("can_place");
  return encode(MoveKind::pass);
}

}  // namespace tablier::triominos
