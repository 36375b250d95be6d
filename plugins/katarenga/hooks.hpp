#pragma once

#include "sdk/hook.hpp"

/// What Katarenga asks of a variant's script. For the plugin's table.
namespace tablier::katarenga {

std::vector<HookSpec> hooks();

}  // namespace tablier::katarenga
