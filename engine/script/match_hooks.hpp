#pragma once

#include "script/variant.hpp"

#include <filesystem>
#include <memory>
#include <vector>

/// What the file of a game in Lua says of the match, beside the game.
namespace tablier {

/// The hooks `round_end` and `match_end` of the table that the file returns, as a variant's: null where it sets neither, and where it
/// cannot be run, which `load_game_script` tells. Arguments as for `load_variant`.
std::shared_ptr<const VariantScript> load_match_hooks(const std::filesystem::path& file, const std::vector<std::filesystem::path>& roots,
                                                      const ScriptLimits& limits = {});

}  // namespace tablier
