#pragma once

#include "play/play.hpp"
#include "ui/core/input.hpp"

/// The keys that look at earlier positions, at the table and in the list of moves.
namespace tablier {

/// True when it was one of them.
bool look_back_key(Play& play, const KeyChange& key);

}  // namespace tablier
