#pragma once

#include "host/catalogue.hpp"

#include <optional>
#include <span>
#include <vector>

/// Which settings mean something beside others: for what a match is set up with, whoever says it (screens, command line, saves).
namespace tablier {

/// A value for each parameter: what is set by hand, else the variant's, else the default. Both are maps, or null for nothing.
Value all_values(std::span<const Parameter> parameters, const Value& of_variant, const Value& by_hand);

/// True where a parameter means something beside these values (a map with all parameters): see Parameter::only_with. What hangs on one
/// that means nothing itself means nothing either, but where that one speaks for others.
bool is_meant(std::span<const Parameter> parameters, const Parameter& p, const Value& values);

/// Those that settings by hand have otherwise than the variant; not those that are seen on the table, how a board is laid out.
std::vector<const Parameter*> changed_parameters(std::span<const Parameter> parameters, const Value& of_variant, const Value& by_hand);

/// Why a value would change nothing beside these values (a map with all parameters); nothing where it is meant.
std::optional<Problem> meaningless(std::span<const Parameter> parameters, const Parameter& p, const Value& values);

/// Whether that value of it is set for what hangs on it, whatever it means itself (Parameter::speaks_for_others).
bool speaks_for_others(const Parameter& p, const Value& value);

/// Why settings by hand cannot be made with a variant: one of them would mean nothing beside the others, or would change what the variant
/// is made of (Parameter::by_variant). A setting that changes nothing is let be.
std::optional<Problem> vain_setting(std::span<const Parameter> parameters, const VariantEntry& variant, const Value& by_hand);

/// Those settings that `vain_setting` has nothing against.
Value without_vain_settings(std::span<const Parameter> parameters, const VariantEntry& variant, const Value& by_hand);

}  // namespace tablier
