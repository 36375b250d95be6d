#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <optional>
#include <string_view>

/// A first look at a shared library without opening it.
namespace tablier {

/// Why the file cannot be a shared library of this machine: no plain file, not readable, not ELF, made for another processor.
/// Absent where nothing speaks against it. Reads its first bytes only.
std::optional<Problem> library_fault(const std::filesystem::path& file);

/// Whether that name stands in the file, as that of a function which a library gives must. Runs nothing of it.
bool names(const std::filesystem::path& file, std::string_view name);

}  // namespace tablier
