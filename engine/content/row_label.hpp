#pragma once

#include "content/locale.hpp"

#include <string>

/// What a row of a series is called: signs that the usual font has no letter for have words. For whatever names a row.
namespace tablier {

std::string row_label(const Locale& locale, const std::string& row);
/// The same as the value `row` of a sentence.
TextArg row_arg(const std::string& row);
/// The same in a sentence that others have made, for each value `row` in it.
Text with_row_words(Text sentence);

}  // namespace tablier
