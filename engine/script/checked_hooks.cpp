#include "script/checked_hooks.hpp"

#include "script/shape_check.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace tablier {
namespace {

std::int64_t seats_in(std::span<const Field> fields) {
  for (const Field& field : fields)
    if (std::string_view(field.name) == "seats")
      if (const auto* seats = std::get_if<std::int64_t>(&field.value)) return *seats;
  return 0;
}

class CheckedHooks final : public VariantScript {
 public:
  CheckedHooks(std::shared_ptr<const VariantScript> hooks, std::vector<HookSpec> specs)
      : hooks_(std::move(hooks)), specs_(std::move(specs)) {
    for (const HookSpec& spec : specs_)
      if (hooks_->has(spec.hook)) asked_[index_of(spec.hook)] = &spec;
  }

  bool has(Hook hook) const override { return is_of_match(hook) ? hooks_->has(hook) : asked_[index_of(hook)] != nullptr; }
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    if (is_of_match(hook)) return hooks_->call(hook, fields, seed);
    const HookSpec* spec = asked_[index_of(hook)];
    return spec ? ask(*hooks_, *spec, fields, seed) : std::nullopt;
  }
  std::vector<ScriptFault> take_faults() const override { return hooks_->take_faults(); }
  void tell(Hook hook, const Text& why) const override { hooks_->tell(hook, why); }
  SourceSpot where(Hook hook) const override { return hooks_->where(hook); }
  void revive() const override { hooks_->revive(); }

 private:
  static constexpr std::size_t index_of(Hook hook) { return static_cast<std::size_t>(hook); }

  std::shared_ptr<const VariantScript> hooks_;
  std::vector<HookSpec> specs_;
  std::array<const HookSpec*, kHooks> asked_{};
};

}  // namespace

std::optional<Value> ask(const VariantScript& hooks, const HookSpec& spec, std::span<const Field> fields, std::uint64_t seed) {
  auto answer = hooks.call(spec.hook, fields, seed);
  if (!answer) return answer;
  const auto fault = conform(spec.answer, *answer, answer->as_bool() ? 0 : seats_in(fields));
  if (!fault) return answer;
  hooks.tell(spec.hook, *fault);
  return std::nullopt;
}

std::shared_ptr<const VariantScript> checked(std::shared_ptr<const VariantScript> hooks, std::vector<HookSpec> specs) {
  if (!hooks) return nullptr;
  return std::make_shared<CheckedHooks>(std::move(hooks), std::move(specs));
}

}  // namespace tablier
