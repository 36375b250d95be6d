#pragma once

#include "sdk/hook.hpp"
#include "sdk/text.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// Values held against what is declared of them: what scripts answer, and in tests what they are given.
namespace tablier {

/// All that is wrong with `value`, eight faults at most, or nothing: then its whole numbers are integers and its records and maps are
/// maps, empty ones too. `seats` is how many play; 0: not known, and the shape's own limit counts.
std::vector<Text> faults_of(const ValueShape& shape, Value& value, std::int64_t seats);
/// The same where a part that is null is one that nobody knows: nothing is wrong with it.
std::vector<Text> known_faults_of(const ValueShape& shape, Value& value);
/// Whether it is null, or has a part that is.
bool has_unknown(const Value& value);
/// The first of these.
std::optional<Text> conform(const ValueShape& shape, Value& value, std::int64_t seats);

/// What names of texts are made of: small letters, digits and `_`.
bool is_name(std::string_view text);

}  // namespace tablier
