#pragma once

#include "match/observation.hpp"

#include <string>
#include <string_view>

/// An observation as a text, whole: as YAML for people, as one line of JSON for programs. What was written is read as it was.
namespace tablier {

/// Grows when the layout changes; a text with another number is refused.
inline constexpr int kObservationVersion = 1;

Value observation_value(const Observation& seen);
std::string write_observation(const Observation& seen);

/// Reads either form; `file` is for the messages. What was read can be drawn and played; of several faults the first one is told.
Result<Observation> read_observation(std::string_view text, const std::string& file);

}  // namespace tablier
