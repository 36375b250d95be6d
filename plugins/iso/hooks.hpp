#pragma once

#include "sdk/hook.hpp"

/// What Iso asks of a variant's script. For the plugin's table.
namespace tablier::iso {

std::vector<HookSpec> hooks();

}  // namespace tablier::iso
