#include "scene.hpp"

#include <algorithm>

namespace tablier::katamino {
namespace {

std::string paint(const GamePiece& piece) { return "piece." + piece.letter; }

std::vector<std::string> labels(const GamePiece& piece) { return {std::to_string(piece.number), piece.letter}; }

void paint_what_is_out(Surface& surface, const Challenge& c) {
  for (int i = 0; i < c.grid.size(); ++i) {
    const Place p = c.grid.place(i);
    if (!std::binary_search(c.region.begin(), c.region.end(), p)) surface.paints.push_back({p, "wood_out"});
  }
}

void paint_chessboard(Surface& surface, const Challenge& c) {
  for (const Place p : c.region)
    if ((p.x + p.y) % 2 == 0) surface.paints.push_back({p, "wood_dark"});
}

}  // namespace

Surface board_surface(const Rules& rules) {
  const Challenge& c = rules.challenge;
  Surface surface{.grid = c.grid};
  surface.coordinates = c.is_duel();  // its moves are listed by them
  paint_what_is_out(surface, c);
  if (c.is_duel()) paint_chessboard(surface, c);
  if (c.divider > 0) surface.marks.push_back({.kind = MarkKind::divider, .place = {c.divider, 0}});
  return surface;
}

HandVerbs hand_verbs(const Rules& rules, bool lifts) {
  HandVerbs hand{.lay = true, .lift = lifts};
  for (int piece = 0; piece < rules.pieces(); ++piece)
    for (const Way& way : rules.piece(piece).ways) {
      hand.turn = hand.turn || way.turned >= 0;
      hand.flip = hand.flip || way.flipped >= 0;
      hand.tip = hand.tip || way.tipped >= 0;
    }
  return hand;
}

Token piece_token(const Rules& rules, const Layout& layout, int piece) {
  const GamePiece& p = rules.piece(piece);
  return {.id = p.number,
          .kind = TokenKind::polyform,
          .places = rules.table.cells(layout.placed(piece)),
          .paint = paint(p),
          .labels = labels(p)};
}

TrayItem piece_item(const Rules& rules, int piece) {
  const GamePiece& p = rules.piece(piece);
  TrayItem item{.id = p.number, .kind = TokenKind::polyform, .paint = paint(p)};
  for (const Way& way : p.ways)
    item.orientations.push_back(
        {.cells = way.cells, .labels = labels(p), .turned = way.turned, .flipped = way.flipped, .tipped = way.tipped});
  return item;
}

Gesture lay_gesture(const Rules& rules, int placement) {
  const Placement& p = rules.table[placement];
  return {.kind = GestureKind::lay, .item = rules.piece(p.piece).number, .orientation = p.way, .places = rules.table.cells(placement)};
}

}  // namespace tablier::katamino
