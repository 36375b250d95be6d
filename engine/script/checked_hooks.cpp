#include "script/checked_hooks.hpp"

#include "script/answer_names.hpp"
#include "script/declared_fields.hpp"
#include "script/forwarded_script.hpp"
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

/// What any hook of the game may get, whatever the options: a script may be shared by all of them.
std::vector<std::string> fields_of(const std::vector<HookSpec>& specs) {
  std::vector<std::string> names;
  if (!specs.empty()) names.emplace_back("position");
  for (const HookSpec& spec : specs)
    for (const HookField& field : spec.fields) names.push_back(field.name);
  return names;
}

/// What every game says of a position: a game that declares hooks says more.
const std::shared_ptr<const ValueShape>& of_any_game() {
  static const auto shape = std::make_shared<const ValueShape>(position_shape({}));
  return shape;
}

class CheckedHooks final : public ForwardedScript {
 public:
  CheckedHooks(std::shared_ptr<const VariantScript> hooks, std::vector<HookSpec> specs, const std::vector<HookSpec>& all)
      : ForwardedScript(std::move(hooks)),
        specs_(std::move(specs)),
        fields_(fields_of(all)),
        position_(std::make_shared<const ValueShape>(position_shape(all))) {
    for (const HookSpec& spec : specs_)
      if (behind().has(spec.hook)) asked_[index_of(spec.hook)] = &spec;
  }

  bool has(Hook hook) const override { return is_of_match(hook) ? behind().has(hook) : asked_[index_of(hook)] != nullptr; }
  std::optional<Value> call(Hook hook, std::span<const Field> fields, std::uint64_t seed) const override {
    const DeclaredFields declared(names_of(hook), &position_);
    if (is_of_match(hook)) return behind().call(hook, fields, seed);
    const HookSpec* spec = asked_[index_of(hook)];
    return spec ? ask(behind(), *spec, fields, seed) : std::nullopt;
  }

 private:
  static constexpr std::size_t index_of(Hook hook) { return static_cast<std::size_t>(hook); }
  /// What the match gives its own hooks it has declared before it asks them.
  const std::vector<std::string>* names_of(Hook hook) const {
    if (is_of_match(hook)) return DeclaredFields::current();
    return fields_.empty() ? nullptr : &fields_;
  }

  std::vector<HookSpec> specs_;
  std::vector<std::string> fields_;
  std::shared_ptr<const ValueShape> position_;
  std::array<const HookSpec*, kHooks> asked_{};
};

}  // namespace

std::optional<Value> ask(const VariantScript& hooks, const HookSpec& spec, std::span<const Field> fields, std::uint64_t seed) {
  std::vector<std::string> own;
  std::optional<DeclaredFields> declared;
  if (is_of_match(spec.hook)) own = fields_of({spec}), declared.emplace(&own, &of_any_game());
  auto answer = hooks.call(spec.hook, fields, seed);
  if (!answer) return answer;
  const auto faults = faults_of(spec.answer, *answer, answer->as_bool() ? 0 : seats_in(fields));
  if (faults.empty()) {
    if (!answer->as_bool())
      rename_each(spec.answer, *answer,
                  [&](const std::string& unit, const std::string& name) { return hooks.own_name(spec.hook, unit, name); });
    return answer;
  }
  for (const Text& fault : faults) hooks.tell(spec.hook, fault);
  return std::nullopt;
}

std::shared_ptr<const VariantScript> checked(std::shared_ptr<const VariantScript> hooks, std::vector<HookSpec> specs,
                                             const std::vector<HookSpec>& all) {
  if (!hooks) return nullptr;
  return std::make_shared<CheckedHooks>(std::move(hooks), std::move(specs), all);
}

}  // namespace tablier
