#pragma once

#include "pawns/pawn_table.hpp"
#include "sdk/script.hpp"
#include "sdk/value.hpp"

#include <memory>

/// What the rounds of one placing game share.
namespace tablier::katarenga {

struct PlacingGameRules {
  BoardRules table;
  PlacingRules placing;
  bool resign_scores = true;
  std::shared_ptr<const Script> script;  ///< may be null
  Value options;                         ///< given to the hooks
};

}  // namespace tablier::katarenga
