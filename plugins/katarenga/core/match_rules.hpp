#pragma once

#include "sdk/value.hpp"

#include <cstdint>

/// What the games must know of the match, whose rules are the script's.
namespace tablier::katarenga {

/// Points that win the match; 1: the first round decides it. `options` are those of the game.
inline std::int64_t match_target(const Value& options) {
  const Value* target = options.find("match_target");
  const std::int64_t* points = target ? target->as_int() : nullptr;
  return points ? *points : 1;
}

inline bool is_match_of_rounds(const Value& options) { return match_target(options) != 1; }

}  // namespace tablier::katarenga
