#include "ui/table/table_drawing.hpp"

namespace tablier {

TokenArt art_of(const TableDrawing& d, const Token& token) {
  const TableScenery& s = d.scenery;
  TokenArt art = token_art(d.hand.scene(), d.layout, token, s.taste);
  art.danger = art.danger && s.dangers;
  if (!s.numbers || token.kind != TokenKind::stone) return art;
  if (const auto number = s.numbers->find(token.id); number != s.numbers->end()) art.number = static_cast<int>(number->second);
  return art;
}

}  // namespace tablier
