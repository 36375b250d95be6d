#include "move_codec.hpp"
#include "notation.hpp"
#include "state.hpp"

#include <array>
#include <utility>

/// What speaks for a placement, or for drawing.
namespace tablier::triominos {
namespace {

struct Reason {
  Cause cause;
  const char* key;
};
/// Of what the rules pay at once, what is told; not what the others hold, which only the end of a round shows.
constexpr std::array<Reason, 4> kTold{{{Cause::hexagon, "triominos.why.hexagon"},
                                       {Cause::bridge, "triominos.why.bridge"},
                                       {Cause::start, "triominos.why.start"},
                                       {Cause::tile, "triominos.why.tile"}}};

/// A placement, what it pays at once, and what can be laid after it.
struct Placed {
  Move move = Move::none;
  std::int64_t points = 0;
  int own = 0;    ///< tiles of the mover's that fit then
  int other = 0;  ///< tiles that fit then and that the mover has not seen
};

Placed placed(int mover, Move move, const Position& after) {
  Placed all{.move = move};
  for (const Award& award : after.data().last.awards)
    if (award.seat == mover && award.cause != Cause::others) all.points += award.points;
  TileSet seen = after.rack(mover);
  all.own = count(seen & after.board().playable());
  for (const LaidTile& tile : after.board().tiles()) seen |= set_of(tile.tile);
  all.other = count(after.board().playable() & ~seen);
  return all;
}

/// What pays most at once by the game's own rules: a script would have to be asked about each.
Move best_paid(const Position& position) {
  Placed best;
  position.for_each_placement([&](Cell cell, int tile, int turn) {
    const Move move = encode({MoveKind::lay, tile, turn, cell});
    Position after = position;
    after.play(move);
    const Placed one = placed(position.mover(), move, after);
    if (best.move == Move::none || one.points > best.points) best = one;
  });
  return best.move;
}

/// Why a placement may be better than the one that pays more: what can be laid after it; else only that it was found to bring more in the
/// end.
Text in_the_long_run(const Placed& own, const Placed& paid) {
  const int tile = decode(paid.move).tile;
  const bool same = tile == decode(own.move).tile;
  Text name(same ? "triominos.why.elsewhere" : "triominos.move.lay", {{"tile", spoken(tile)}});
  if (own.own > paid.own)
    return Text("triominos.why.keeps",
                {{"n", std::int64_t{own.own}}, {"move", std::move(name)}, {"points", paid.points}, {"other", std::int64_t{paid.own}}});
  const char* const key = own.other < paid.other ? "triominos.why.denies" : "triominos.why.later";
  return Text(key, {{"move", std::move(name)}, {"points", paid.points}});
}

}  // namespace

Position TriominosState::position_after(Move move) const {
  TriominosState after = *this;
  after.play(move);
  return after.position_;
}

std::vector<Text> TriominosState::reasons(Move move) const {
  const MoveKind kind = decode(move).kind;
  const int mover = position_.mover();
  if (kind == MoveKind::draw || kind == MoveKind::pass)
    return position_.can_place(mover) ? std::vector<Text>{} : std::vector{Text("triominos.why.nothing_fits")};
  if (kind != MoveKind::lay) return {};
  const Position after = position_after(move);
  std::vector<Text> found;
  if (after.data().ending == Ending::out) found.emplace_back("triominos.why.out");
  const Move other = best_paid(position_);
  const Placed own = placed(mover, move, after), paid = placed(mover, other, position_after(other));
  const bool pays_less = found.empty() && own.points < paid.points;
  for (const Reason& reason : kTold) {
    if (pays_less && reason.cause == Cause::tile) continue;  // it speaks for the other one
    for (const Award& award : after.data().last.awards)
      if (award.cause == reason.cause && award.seat == mover && award.points > 0)
        found.push_back(Text(reason.key, {{"n", std::int64_t{award.points}}}));
  }
  if (pays_less) found.push_back(in_the_long_run(own, paid));
  return found;
}

}  // namespace tablier::triominos
