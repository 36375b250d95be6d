#pragma once

#include "content/locale.hpp"
#include "host/catalogue.hpp"

#include <string>
#include <string_view>

/// What `tablier new variant` writes.
namespace tablier {

/// The file of a variant that extends that of `rules` and plays as it does: every parameter and every hook that it may set stands there,
/// commented, and one test. Comments are in the language of the locale.
std::string variant_template(const Locale& locale, const Ruleset& rules, std::string_view name);

}  // namespace tablier
