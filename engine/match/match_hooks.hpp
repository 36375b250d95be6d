#pragma once

#include "sdk/hook.hpp"

/// What the match asks of every game's variants: how a round counts, and whether another follows. Their texts are `match.hook.<name>`.
namespace tablier {

/// When a round is over: what it is worth, who begins the next.
const HookSpec& round_end_hook();
/// Then: whether the match is over.
const HookSpec& match_end_hook();

/// What a game asks, as its plugin declares it, and the match after it.
std::vector<HookSpec> with_match_hooks(std::vector<HookSpec> of_game);

}  // namespace tablier
