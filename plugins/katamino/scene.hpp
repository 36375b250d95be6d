#pragma once

#include "rules.hpp"
#include "sdk/scene.hpp"
#include "sdk/touch.hpp"

/// What is on the table, for both kinds of state. Ids of tokens and tray items are the official numbers of the pieces.
namespace tablier::katamino {

/// The board: what is out of play painted `wood_out`, the divider, the squares of the duel's board in two woods.
Surface board_surface(const Rules& rules);
/// How its pieces go from hand to board; `lifts`: and back.
HandVerbs hand_verbs(const Rules& rules, bool lifts);
/// A piece that lies. Precondition: it does.
Token piece_token(const Rules& rules, const Layout& layout, int piece);
/// A piece that waits, with all its ways.
TrayItem piece_item(const Rules& rules, int piece);
/// Laying a placement, as a hand does it.
Gesture lay_gesture(const Rules& rules, int placement);

/// The piece with that official number, or −1.
inline int piece_of_item(const Rules& rules, int item) { return rules.table.piece_index(item); }

}  // namespace tablier::katamino
