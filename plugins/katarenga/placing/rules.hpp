#pragma once

#include "pawns/position.hpp"
#include "sdk/script.hpp"
#include "sdk/value.hpp"

#include <memory>
#include <optional>

/// What the rounds of one placing game share.
namespace tablier::katarenga {

struct PlacingGameRules {
  BoardRules table;
  PlacingRules placing;
  bool resign_scores = true;
  std::optional<StartPawns> start = {};  ///< set up by hand, for the first round: the sides are the seats
  std::shared_ptr<const Script> script;  ///< may be null
  Value options;                         ///< given to the hooks
};

}  // namespace tablier::katarenga
