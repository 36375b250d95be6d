#pragma once

#include "script/variant.hpp"

/// A script that forbids every move where there must be one: that is a fault, and the game goes on without it.
namespace tablier {

/// Whether `allow` forbade every move of the position that the calling thread has just asked about: it is told then, and switched off.
/// False for no script.
bool lifts_ban(const VariantScript* script);

}  // namespace tablier
