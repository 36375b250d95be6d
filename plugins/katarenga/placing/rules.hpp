#pragma once

#include "pawns/pawn_table.hpp"
#include "sdk/script.hpp"
#include "sdk/value.hpp"

#include <memory>

/// What the rounds of one placing game share.
namespace tablier::katarenga {

struct PlacingGameRules {
  TableRules table;
  PlacingRules placing;
  bool resign_scores = true;
  std::shared_ptr<const Script> script;  ///< may be null
  Value options;                         ///< given to the hooks

  /// False where the first round decides the match.
  bool is_match_of_rounds() const {
    const Value* target = options.find("match_target");
    return target && *target != Value(1);
  }
};

}  // namespace tablier::katarenga
