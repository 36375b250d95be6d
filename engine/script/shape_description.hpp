#pragma once

#include "sdk/hook.hpp"
#include "sdk/text.hpp"

/// What a value may be, in words for people: in faults of scripts and on the pages for their authors.
namespace tablier {

/// "true or false, or the name of a reason". Units are left to whoever knows the game's texts.
Text description_of(const ValueShape& shape);

}  // namespace tablier
