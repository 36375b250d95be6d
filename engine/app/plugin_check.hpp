#pragma once

#include "ui/core/services.hpp"

#include <filesystem>
#include <vector>

/// What `tablier check` says of a shared library.
namespace tablier {

/// What the game of that plugin does that no game may, in any of its variants: positions and moves that cannot be, moves that it does not
/// take back, rounds that last longer than it says, advice of its bot that cannot be played; texts that it names and nobody has. That
/// nobody has its game.
std::vector<Problem> plugin_faults(const Services& services, const std::filesystem::path& file);

/// Why a file of a folder of plugins is none, or none that this program could load; nothing for one that may be played, which is tried
/// where it is checked itself, and for what is not meant to be a library.
std::vector<Problem> plugin_refusals(const Services& services, const std::filesystem::path& file);

}  // namespace tablier
