#pragma once

#include "sdk/hook.hpp"

/// What Katamino asks of a variant's script. For the plugin's table.
namespace tablier::katamino {

std::vector<HookSpec> hooks();

}  // namespace tablier::katamino
