#pragma once

#include "sdk/game.hpp"
#include "sdk/plugin.hpp"

/// A game small enough to be checked by hand, with a little of everything: two seats take one to `most` counters in turn from one heap;
/// who takes the last one wins (loses, when `misere`). With `die` a roll adds to the heap before the first turn. The seed is a secret
/// fact. Scores are counters taken, or what the script's `score` hook makes of them.
namespace tablier::heap {

std::vector<Parameter> parameters();
Result<std::unique_ptr<const Game>> make_game(const GameParts& parts);
std::vector<HookSpec> hooks();
std::vector<Tool> tools();

}  // namespace tablier::heap
