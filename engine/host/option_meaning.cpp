#include "host/option_meaning.hpp"

#include <algorithm>

namespace tablier {
namespace {

const Value* find_in(const Value& map, std::string_view name) { return map.as_map() ? map.find(name) : nullptr; }

const Value& usual_value(const Parameter& p, const Value& of_variant) {
  const Value* set = find_in(of_variant, p.name);
  return set ? *set : p.fallback;
}

Problem settled(const Parameter& p, const VariantEntry& variant) {
  return Problem("option.settled", {{"name", p.name}, {"variant", variant.name}, {"value", to_text(usual_value(p, variant.settings))}});
}

Problem vain(const Parameter& p, const std::string& with, const Value& values) {
  return Problem("option.vain", {{"name", p.name}, {"with", with}, {"value", to_text(*values.find(with))}});
}

/// The parameter whose `only_with` does not hold; null where it means something.
const Parameter* unmet(std::span<const Parameter> parameters, const Parameter& p, const Value& values) {
  if (p.only_with.empty()) return nullptr;
  const Value* with = values.find(p.only_with);
  if (!with) return nullptr;
  if (std::find(p.only_for.begin(), p.only_for.end(), to_text(*with)) == p.only_for.end()) return &p;
  const auto upper = std::find_if(parameters.begin(), parameters.end(), [&](const Parameter& q) { return q.name == p.only_with; });
  return upper == parameters.end() || speaks_for_others(*upper, *with) ? nullptr : unmet(parameters, *upper, values);
}

std::optional<Problem> fault(std::span<const Parameter> parameters, const Parameter& p, const VariantEntry& variant, const Value& by_hand,
                             const Value& values) {
  const Value* set = find_in(by_hand, p.name);
  if (!set || *set == usual_value(p, variant.settings)) return std::nullopt;
  if (p.by_variant && find_in(variant.settings, p.name)) return settled(p, variant);
  if (speaks_for_others(p, *set)) return std::nullopt;
  return meaningless(parameters, p, values);
}

}  // namespace

Value all_values(std::span<const Parameter> parameters, const Value& of_variant, const Value& by_hand) {
  Value all = Value::map();
  for (const Parameter& p : parameters) {
    const Value* set = find_in(by_hand, p.name);
    all.set(p.name, set ? *set : usual_value(p, of_variant));
  }
  return all;
}

bool is_meant(std::span<const Parameter> parameters, const Parameter& p, const Value& values) { return !unmet(parameters, p, values); }

std::vector<const Parameter*> changed_parameters(std::span<const Parameter> parameters, const Value& of_variant, const Value& by_hand) {
  const Value before = all_values(parameters, of_variant, {}), now = all_values(parameters, of_variant, by_hand);
  std::vector<const Parameter*> changed;
  for (const Parameter& p : parameters) {
    const bool laid_out = p.type == ParameterType::patterns || (p.type == ParameterType::texts && p.values.empty());
    if (*now.find(p.name) != *before.find(p.name) && !laid_out && is_meant(parameters, p, now)) changed.push_back(&p);
  }
  return changed;
}

std::optional<Problem> meaningless(std::span<const Parameter> parameters, const Parameter& p, const Value& values) {
  const Parameter* lacking = unmet(parameters, p, values);
  return lacking ? std::optional(vain(p, lacking->only_with, values)) : std::nullopt;
}

bool speaks_for_others(const Parameter& p, const Value& value) { return p.speaks_for_others && value != p.fallback; }

std::optional<Problem> vain_setting(std::span<const Parameter> parameters, const VariantEntry& variant, const Value& by_hand) {
  const Value values = all_values(parameters, variant.settings, by_hand);
  for (const Parameter& p : parameters)
    if (auto bad = fault(parameters, p, variant, by_hand, values)) return bad;
  return std::nullopt;
}

Value without_vain_settings(std::span<const Parameter> parameters, const VariantEntry& variant, const Value& by_hand) {
  const Value values = all_values(parameters, variant.settings, by_hand);
  Value kept = Value::map();
  for (const Parameter& p : parameters)
    if (const Value* set = find_in(by_hand, p.name); set && !fault(parameters, p, variant, by_hand, values)) kept.set(p.name, *set);
  if (!by_hand.as_map() || kept.as_map()->size() == by_hand.as_map()->size()) return kept;
  return without_vain_settings(parameters, variant, kept);  // what was left out may have given another one its meaning
}

}  // namespace tablier
