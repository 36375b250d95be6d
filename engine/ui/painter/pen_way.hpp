#pragma once

#include "sdk/grid.hpp"

#include <span>
#include <vector>

/// How a pen goes through places without being lifted.
namespace tablier {

/// The places as they stand where each is beside the one before; else a way from place to place beside it that passes all of them, some
/// twice if there is no other. Places that no pen can join stay as they stand.
std::vector<Place> pen_way(const Grid& grid, std::span<const Place> places);

}  // namespace tablier
