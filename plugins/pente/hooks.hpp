#pragma once

#include "sdk/hook.hpp"

/// What Pente asks of a variant's script. For the plugin's table.
namespace tablier::pente {

std::vector<HookSpec> hooks();

}  // namespace tablier::pente
