#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <vector>

/// What `tablier check` says of texts in a file of content that nobody could read.
namespace tablier {

/// Titles without a letter, and control characters in any text: a terminal obeys these, and the window draws a question mark.
std::vector<Problem> unreadable_texts(const std::filesystem::path& file);

}  // namespace tablier
