#include "state.hpp"

#include <array>

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

}  // namespace

std::vector<Text> TriominosState::reasons(Move move) const {
  const MoveKind kind = decode(move).kind;
  const int mover = position_.mover();
  if (kind == MoveKind::draw || kind == MoveKind::pass)
    return position_.can_place(mover) ? std::vector<Text>{} : std::vector{Text("triominos.why.nothing_fits")};
  if (kind != MoveKind::lay) return {};
  TriominosState after = *this;
  after.play(move);
  std::vector<Text> found;
  if (after.position_.data().ending == Ending::out) found.emplace_back("triominos.why.out");
  for (const Reason& reason : kTold)
    for (const Award& award : after.position_.data().last.awards)
      if (award.cause == reason.cause && award.seat == mover && award.points > 0)
        found.push_back(Text(reason.key, {{"n", std::int64_t{award.points}}}));
  return found;
}

}  // namespace tablier::triominos
