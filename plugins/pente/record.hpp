#pragma once

#include "sdk/record_format.hpp"

/// The text of pente.org, close to the PGN of chess: tags in brackets, then `1. K10 L9 2. …` and the result. Captures are not written.
/// Read from the site's own files and its published writer (PGNGameFormat, Dweebo's Stone Games 2001).
namespace tablier::pente {

/// What a reader may meet beyond the site's own: `Resign`, `Forfeit`, comments in braces, `GameType`, `White` and `Black` for tags. In
/// D-Pente the choice after the fourth stone stands in the tag `Player's Swapped?`; every other choice is written `swap` or `stay` among
/// the moves. Options set by hand are a tag of ours, `Options "size=15 poof=true"`.
extern const RecordFormat kRecordFormat;

}  // namespace tablier::pente
