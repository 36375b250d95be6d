#include "script/hook_vm.hpp"

#include "script/convert.hpp"
#include "script/plain_locale.hpp"

namespace tablier::lua {

struct HookVm::CallFrame {
  HookVm* vm;
  Hook hook;
  std::span<const Field> fields;
};

std::optional<Value> HookVm::call(Hook hook, std::span<const Field> fields, std::uint64_t seed, Failure& failure) {
  const PlainLocale locale;
  CallFrame frame{this, hook, fields};
  rng() = Rng(seed);
  if (!enter(call_hook, &frame, failure)) return std::nullopt;
  auto value = take_result(hook, failure);
  if (!finish(failure)) return std::nullopt;
  return value;
}

void HookVm::call_hook(void* argument) {
  const CallFrame& frame = *static_cast<CallFrame*>(argument);
  lua_pushvalue(frame.vm->state(), slot_of(index_of(frame.hook)));
  frame.vm->give_position(push_fields(frame.vm->state(), frame.fields));
  frame.vm->protect_call(1, 1);
}

std::optional<Value> HookVm::take_result(Hook hook, Failure& failure) {
  if (failed(index_of(hook), failure)) return std::nullopt;
  Text why;
  ValueBudget budget;
  auto value = to_value(state(), -1, why, budget);
  if (!value) failure = {Text("script.result", {{"why", why}}), line_of(index_of(hook))};
  return value;
}

}  // namespace tablier::lua
