#pragma once

#include "sdk/value.hpp"

#include <string>
#include <string_view>

/// Plain data as YAML that a person can read and mend.
namespace tablier {

/// Members in their order; a list or map of scalars (or of such) on one line where it fits, else one line an item; texts quoted only where
/// they must be. `read_yaml` reads the same data back; reals that are not finite become null, bytes that are not UTF-8 become U+FFFD.
/// `comment` stands at the head, each of its lines behind a `#`. Precondition: a map; keys of
/// at most kMaxYamlKey bytes.
std::string write_yaml(const Value& value, std::string_view comment = {});

}  // namespace tablier
