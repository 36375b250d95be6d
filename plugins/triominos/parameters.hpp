#pragma once

#include "rules.hpp"
#include "sdk/content.hpp"
#include "sdk/parameter.hpp"
#include "sdk/result.hpp"

#include <vector>

/// The rule parameters of the game.
namespace tablier::triominos {

std::vector<Parameter> parameters(const Content& content);

/// What the options set, or why it cannot be played: lists of the wrong length, a position that cannot be.
Result<Rules> read_rules(const Options& options);

}  // namespace tablier::triominos
