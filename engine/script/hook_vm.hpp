#pragma once

#include "script/vm.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

/// The machine of a variant: its functions are hooks.
namespace tablier::lua {

inline constexpr std::array<Hook, kHooks> kAllHooks{Hook::score,      Hook::bonus,     Hook::allow,
                                                    Hook::after_move, Hook::round_end, Hook::match_end};

constexpr std::size_t index_of(Hook hook) { return static_cast<std::size_t>(hook); }

class HookVm final : public Vm {
 public:
  HookVm(Sources& sources, const ScriptLimits& limits) : Vm(sources, limits, kHookNames) {}

  /// What the hook returned, or why not. Precondition: it has the hook, and is not dead.
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed, Failure& failure);

 private:
  struct CallFrame;

  static void call_hook(void* frame);
  std::optional<Value> take_result(Hook hook, Failure& failure);
};

}  // namespace tablier::lua
