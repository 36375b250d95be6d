#pragma once

#include "sdk/value.hpp"

/// What the games must know of the match, whose rules are the script's.
namespace tablier::katarenga {

/// False where the first round decides the match. `options` are those of the game.
inline bool is_match_of_rounds(const Value& options) {
  const Value* target = options.find("match_target");
  return target && *target != Value(1);
}

}  // namespace tablier::katarenga
