#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <span>
#include <string>

/// The log of what scripts did wrong: `scripts.log` in the state folder, a line a fault, the latest 64 kB of it.
namespace tablier {

inline constexpr std::size_t kMaxScriptLog = 64u << 10;

std::filesystem::path script_log_file(const std::filesystem::path& state);

/// Adds lines, each with the date before it, and drops the oldest ones where the file grows too large. Programs may do so at once.
Status log_scripts(const std::filesystem::path& state, std::span<const std::string> lines);

}  // namespace tablier
