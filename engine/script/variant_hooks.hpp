#pragma once

#include "script/hook_vm.hpp"
#include "script/variant.hpp"

#include <memory>

/// The hooks of one variant: a virtual machine a thread, made when the thread first calls.
namespace tablier::lua {

/// `sources` are sealed; `vm` has loaded them, and becomes the calling thread's own.
std::shared_ptr<const VariantScript> make_hooks(std::shared_ptr<Sources> sources, std::unique_ptr<HookVm> vm);

}  // namespace tablier::lua
