#pragma once

#include "content/locale.hpp"

#include <string>
#include <string_view>

/// What a script catches with `pcall`, for people who read it in what it prints.
namespace tablier {

/// The line of a print or an answer, with the sentence of each fault in it that a script caught, and its line of the file.
std::string with_caught_faults(const Locale& locale, std::string_view line);

}  // namespace tablier
