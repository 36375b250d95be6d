#pragma once

#include "sdk/result.hpp"

#include <filesystem>
#include <optional>

/// A first look at a shared library without opening it.
namespace tablier {

/// Why the file cannot be a shared library of this machine: no plain file, not readable, not ELF, made for another processor.
/// Absent where nothing speaks against it. Reads its first bytes only.
std::optional<Problem> library_fault(const std::filesystem::path& file);

}  // namespace tablier
