#pragma once

#include "ui/core/services.hpp"

#include <filesystem>
#include <optional>

/// Files that stand below a content/ folder where nobody looks for them: for `tablier check`.
namespace tablier {

/// Why nobody finds that sheet, theme or text there, and where it belongs. Nothing for a file below no content/ or scripts/ folder, one of
/// the program's or any of that name, and for one whose kind is unknown.
std::optional<Problem> misplaced_sheet(const Services& services, const std::filesystem::path& file);

/// What a YAML file is that nobody reads under that name, or where it stands, and where it belongs: told of a sheet whose name is nearly
/// one of those that there are, of one that ends in `.yml`, of texts, and of any other file below a content/ folder. Nothing for a saved
/// match, and for what may be anything. Precondition: knows_yaml_file says no.
std::optional<Problem> stray_sheet(const Services& services, const std::filesystem::path& file);

/// That a script stands in content/.
std::optional<Problem> script_in_content(const Services& services, const std::filesystem::path& file);

}  // namespace tablier
