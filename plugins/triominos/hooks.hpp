#pragma once

#include "sdk/hook.hpp"

/// What Triominos asks of a variant's script. For the plugin's table.
namespace tablier::triominos {

std::vector<HookSpec> hooks();

}  // namespace tablier::triominos
