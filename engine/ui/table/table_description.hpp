#pragma once

#include "play/play.hpp"
#include "ui/hand/hand.hpp"
#include "ui/table/table_view.hpp"

namespace tablier {

/// The table for those who drive it from outside. Beside `screen`: `boards` (each with `box`, `origin` and `unit`: a place's side),
/// `items` (what waits in trays: `id`, `orientation`, `cells`: the middle of each in pixels), `bubbles` (words that speak of something on
/// the table: `box`, and `about`, the boxes of that), `read` (boxes of names on the boards and of what keys carry), `tallies` (counts under
/// what waits: `box`, and the `tray`'s), `held` and `ghost`, `cursor`, `moves` (notations of what was played), `preview` (`place`, and
/// whether it is `legal`), `looked_at` (plies of the earlier position that is shown, or null), `analysis` (how many positions were thought
/// through, and whether it is still `busy`), `bot` (whether one `thinks`, and for so `long` that it may be hurried), `helping` (help is
/// being looked for), `advised` (a move that was advised or is being named is shown), `over`, `curtain`, `stroke` (names of the `points`
/// that are being drawn, and whether it is `refused`), `lights` (how many places are lit), `sliding` (the place from which a token slides).
/// The screen adds what it alone knows: `news` (how many things are being told on the board), `refused` (why what was tried cannot be done,
/// while that is told), `resting` (nothing is on its way and nothing is being thought about).
Value describe_table(const Play& play, const Hand& hand, const TableView& view);

}  // namespace tablier
