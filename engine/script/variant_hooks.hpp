#pragma once

#include "script/hook_vm.hpp"
#include "script/variant.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

/// The hooks of one variant: a virtual machine a thread, made when the thread first calls.
namespace tablier::lua {

/// What VariantScript::own_name answers for a unit and a name; null: the name as it is.
using OwnNames = std::function<std::string(std::string_view unit, const std::string& name)>;

/// `sources` are sealed; `vm` has loaded them, and becomes the calling thread's own.
std::shared_ptr<const VariantScript> make_hooks(std::shared_ptr<Sources> sources, std::unique_ptr<HookVm> vm, OwnNames own_names = {});

}  // namespace tablier::lua
