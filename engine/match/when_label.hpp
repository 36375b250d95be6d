#pragma once

#include "sdk/text.hpp"

#include <ctime>
#include <string_view>

/// How long ago something was, for people. Used by lists of matches and of what was left unsaved.
namespace tablier {

/// `today at 14:05`, `yesterday`, `4 days ago`, `12 May 2024`, in the local time of the machine. `date` as `iso_date` writes it; one that
/// cannot be read is told as it stands.
Text when_label(std::string_view date, std::time_t now);

}  // namespace tablier
