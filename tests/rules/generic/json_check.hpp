#pragma once

#include <string_view>

namespace tablier::rules {

/// True where the text is one JSON document (RFC 8259). Linear; refuses nesting over 100.
bool is_json(std::string_view text);

}  // namespace tablier::rules
