#pragma once

#include "host/catalogue.hpp"
#include "sdk/scene.hpp"

#include <optional>

/// Positions that content names, for cards and for pictures of the rules.
namespace tablier {

/// The table as everybody together sees it; absent where the position cannot be reached.
std::optional<Scene> position_of(const Catalogue& catalogue, const GameEntry& game, const Picture& picture);
/// The same, with a light where something can be put next, once anything stands there.
std::optional<Scene> lit_position_of(const Catalogue& catalogue, const GameEntry& game, const Picture& picture);

}  // namespace tablier
