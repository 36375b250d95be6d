#pragma once

#include "rules.hpp"
#include "sdk/result.hpp"

#include <string>

/// Positions that are written down instead of dealt.
namespace tablier::triominos {

/// As the options have them; empty where nothing is set up.
struct ArrangementTexts {
  std::string layout;  ///< `035@-1,-1 535@-1,0`: tiles as they lie, in any order
  std::string racks;   ///< `335 012;445`: a rack a seat
  std::string pool;    ///< `123 001`: what is left to draw, the next one first; `none`: nothing
};

/// What they set up, or why that cannot be: a tile that does not exist or comes twice, places that overlap, do not match or hang
/// together, or are too far from 0,0; racks for more than four, an empty one; a pool without racks.
Result<Arrangement> read_arrangement(const ArrangementTexts& texts, bool corners_match);

}  // namespace tablier::triominos
