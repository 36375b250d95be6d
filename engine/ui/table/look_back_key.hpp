#pragma once

#include "play/play.hpp"
#include "ui/core/input.hpp"

/// The keys that look at earlier positions, at the table and in the list of moves.
namespace tablier {

/// A key that looks at an earlier position or a later one.
bool looks_back(const KeyChange& key);

/// True when it was one of them.
bool look_back_key(Play& play, const KeyChange& key);

}  // namespace tablier
