#include "ui/table/token_motions.hpp"

#include "ui/painter/pen_path.hpp"
#include "ui/painter/surface_geometry.hpp"

#include <algorithm>
#include <utility>

namespace tablier {
namespace {

/// What is taken flies to its bowl so many times slower than things slide: across the board, and for all eyes to follow.
constexpr double kFlight = 2;
/// So is a stone turned over: its edge is to be seen.
constexpr double kTurn = 2;
/// A stroke is drawn in the time of a slide; until it is dry it takes so many times longer.
constexpr double kDrying = 2.5;

}  // namespace

void TokenMotions::begin(const Hand& hand, bool motion) {
  motions_.set_on(motion);
  flips_.set_on(motion);
  if (hand.stroke().active()) by_hand_ = hand.stroke().places();
}

void TokenMotions::end() {
  motions_.seen_all();
  flips_.seen_all();
}

void TokenMotions::reset() {
  by_hand_.clear();
  motions_.clear();
  flips_.clear();
}

void TokenMotions::shown(int id, const Seen& at) {
  dropped_ = id;
  motions_.shown(id, at);
}

TokenArt TokenMotions::token(TokenArt art, const Token& token, const TableScenery& s) {
  TokenArt own = turning(std::move(art), token, s);
  return token.kind == TokenKind::stroke ? settling(std::move(own), token, s) : moved(std::move(own), token.id, s, token.last);
}

TokenArt TokenMotions::item(TokenArt art, int id, bool bowl, const TableScenery& s) {
  if (id == 0 || !bowl || id == dropped_) return moved(std::move(art), id, s, false);
  motions_.lies(id, seen(art), s.now, s.slide * kFlight);
  return seen_now(std::move(art), id, s.now);
}

TokenArt TokenMotions::moved(TokenArt art, int id, const TableScenery& s, bool comes) {
  if (id == 0) return art;  // things that have no name of their own are not seen to move
  if (comes) motions_.comes(id, seen(art), s.now, s.slide);
  else motions_.lies(id, seen(art), s.now, id == dropped_ ? s.snap : s.slide);
  return seen_now(std::move(art), id, s.now);
}

TokenArt TokenMotions::seen_now(TokenArt art, int id, double now) const {
  if (!motions_.moving(id, now)) return art;
  show_at(art, motions_.now(id, now));
  art.lift = 0.5F;
  return art;
}

TokenArt TokenMotions::turning(TokenArt art, const Token& token, const TableScenery& s) {
  if (token.kind != TokenKind::stone || token.id == 0) return art;
  FlipAnimation::Side side = flips_.side(token.id, art.paint, s.now, s.slide * kTurn);
  art.paint = std::move(side.paint);
  art.width = side.width;
  return art;
}

TokenArt TokenMotions::settling(TokenArt art, const Token& token, const TableScenery& s) {
  if (token.id == 0) return art;
  if (token.last) motions_.comes(token.id, seen(art), s.now, s.slide * kDrying);
  else motions_.lies(token.id, seen(art), s.now, s.slide);
  if (!motions_.moving(token.id, s.now)) return art;
  const float share = motions_.share(token.id, s.now);
  art.wet = 1 - share;
  if (!same_points(token.places, by_hand_)) art.drawn = std::min(1.0F, share * static_cast<float>(kDrying));
  return art;
}

std::optional<Seen> TokenMotions::on_its_way(int id, double now) const {
  if (!motions_.moving(id, now)) return std::nullopt;
  return motions_.now(id, now);
}

}  // namespace tablier
