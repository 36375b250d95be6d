#pragma once

#include "sdk/result.hpp"

#include <vector>

namespace tablier::pente {

/// The text `pente.reason.<name>`.
Problem refusal(const char* name, std::vector<TextArg> args = {});

}  // namespace tablier::pente
