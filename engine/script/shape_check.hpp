#pragma once

#include "sdk/hook.hpp"
#include "sdk/text.hpp"

#include <optional>

/// Values held against what is declared of them: what scripts answer, and in tests what they are given.
namespace tablier {

/// What is wrong with `value`, or nothing: then its whole numbers are integers and its records and maps are maps, empty ones too. `seats`
/// is how many play; 0: not known, and the shape's own limit counts.
std::optional<Text> conform(const ValueShape& shape, Value& value, std::int64_t seats);

}  // namespace tablier
